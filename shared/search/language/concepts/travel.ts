/** Concepts of staying and travelling, outings and weather, countries and those who come from them. */

import type { Concept } from '../concept.ts';

export const travelConcepts: readonly Concept[] = [
  // Staying and travelling
  {
    es: 'alojamiento, hospedaje, alojar~, hospedar~, pernoctar~, hotel, hostal, posada, hostería, +pensión, +albergue',
    en: 'hotel, hostel, accommodation, lodging, inn, guesthouse, stay',
  },
  { es: 'casa rural, cabaña, bungalow, turismo rural', en: 'country house, cottage, cabin, bungalow, rural tourism' },
  { es: 'camping, acampar~', en: 'camping, campsite, campground' },
  { es: 'huésped, viajero, turista', en: 'guest, traveller, traveler, tourist' },
  {
    es: 'entrada y salida, hora de entrada, hora de salida, check-in, checkin, chekin, check-out, checkout, chekout, a qué hora hay que irse, a qué hora hay que salir, a qué hora se entra, llegar de noche, llegar tarde, >recepción',
    en: 'check-in, checkin, check-out, checkout, arrival time, late arrival, >reception',
  },
  {
    es: 'mascota, perro, se admiten mascotas, animales de compañía, +gato, perrito, perrita, pet friendly, >animales, >animal',
    en: 'pet, pets, dog, pet friendly, pets allowed, +cat, >animals',
  },
  { es: 'cuna, niños pequeños, trona', en: 'cot, crib, high chair' },
  {
    es: 'excursión, ruta, paseo, tour, recorrido, visita guiada, qué hay para hacer, qué se puede hacer, >actividades',
    en: 'tour, excursion, trip, route, guided tour, hike, things to do, >activities',
  },
  {
    es: 'senderismo, caminata, trekking, caminar~, ruta a pie, excursión a pie, hiking',
    en: 'hiking, trekking, walk~, walking',
  },
  {
    es: 'viaje, viajar~, agencia de viajes, >internacional, >desplazamiento',
    en: 'travel~, trip, journey, travel agency, >international',
  },
  { es: 'guía turístico', en: 'tour guide, guide' },
  {
    es: 'turismo, qué ver, qué visitar, sitios de interés, lugares de interés, qué hay para ver, qué hay para hacer, >alrededores, >actividades',
    en: 'tourism, sightseeing, things to do, what to see, places of interest, things to see, >surroundings',
  },
  { es: 'playa, costa', en: 'beach, coast' },
  { es: 'mar, océano', en: 'sea, ocean' },
  { es: 'montaña, sierra, cerro', en: 'mountain, hill' },
  { es: 'río', en: 'river' },
  { es: 'lago, laguna', en: 'lake, lagoon' },
  { es: 'pueblo, aldea, villa', en: 'village, town' },
  { es: 'ciudad, urbano, >capital', en: 'city, urban, >capital' },
  { es: 'castillo, palacio', en: 'castle, palace' },
  { es: 'iglesia, parroquia, templo, catedral, ermita', en: 'church, parish, temple, cathedral' },
  { es: 'peregrino, camino de santiago, peregrinación', en: 'pilgrim, way of st james, pilgrimage' },
  { es: 'termas, aguas termales, balneario, spa, baños termales', en: 'hot springs, thermal baths, spa, thermal' },
  { es: 'nieve, nevar~niev, nevada, nevado', en: 'snow~' },
  { es: 'esquí, esquiar~, pista de esquí, +nieve', en: 'ski~, skiing, +snow' },
  { es: 'parque', en: 'park' },
  { es: 'museo, exposición, galería, +pinacoteca', en: 'museum, exhibition, gallery' },
  {
    es: 'boleto, billete, tique, tickets, +entrada, +pasaje, comprar entradas, sacar la entrada, sacar entradas, >taquilla, >venta de entradas',
    en: 'ticket, tickets, +admission, +entry, buy tickets, >box office',
  },
  { es: 'pasaporte, +visado, +visa', en: 'passport, +visa' },
  { es: 'visado, visa', en: 'visa' },
  { es: 'mapa, plano', en: 'map' },
  {
    es: 'tiempo meteorológico, clima, +lluvia, +llover~lluev, mal tiempo, hace mal tiempo, condiciones climáticas, plan b, >viento, >tormenta, >condiciones meteorológicas, >meteorológicas, >meteorología',
    en: 'weather, climate, +rain~, bad weather, >wind, >storm',
  },

  // Outings and weather
  { es: 'cascada, salto de agua, catarata', en: 'waterfall' },
  {
    es: 'mirador, vista panorámica, vista al mar, buenas vistas, panorámica, +vistas',
    en: 'viewpoint, lookout, view, +views',
  },
  { es: 'tirolina, tirolesa, canopy, zipline', en: 'zip line, zipline' },
  {
    es: 'escalada, escalar~, rapel, +rocódromo, +vía ferrata, +boulder',
    en: 'climbing, climb~, abseiling, +climbing wall',
  },
  { es: 'parapente, vuelo en parapente', en: 'paragliding' },
  { es: 'avistamiento de aves, observación de aves, birding, birdwatching', en: 'birdwatching, birding' },
  { es: 'sendero, vereda, camino', en: 'path, trail' },
  { es: 'paisaje, panorama', en: 'landscape, scenery' },
  {
    es: 'altitud, altura sobre el nivel del mar, msnm, metros sobre el nivel del mar',
    en: 'altitude, elevation',
    sign: 'number',
  },
  { es: 'tormenta, huracán, temporal de viento, temporal de lluvia, granizo, granizada', en: 'storm, hurricane, hail' },
  {
    es: 'lluvia, llover~lluev, lluvioso, aguacero, mal tiempo, >plan b, >carpa, >condiciones climáticas',
    en: 'rain~, rainy, bad weather',
  },
  { es: 'viento, ventoso, vendaval, ventarrón', en: 'wind, windy, gale' },

  // Countries
  { es: 'españa, península ibérica', en: 'spain' },
  { es: 'francia, francés', en: 'france, french' },
  { es: 'alemania, alemán', en: 'germany, german' },
  { es: 'italia, italiano', en: 'italy, italian' },
  { es: 'portugal, portugués', en: 'portugal, portuguese' },
  { es: 'reino unido, inglaterra, gran bretaña, británico', en: 'united kingdom, uk, england, britain, british' },
  { es: 'rusia, ruso', en: 'russia, russian' },
  { es: 'ucrania, ucraniano', en: 'ukraine, ukrainian' },
  { es: 'rumanía, rumano', en: 'romania, romanian' },
  { es: 'marruecos, marroquí', en: 'morocco, moroccan' },
  { es: 'china, chino', en: 'china, chinese' },
  { es: 'japón, japonés', en: 'japan, japanese' },
  { es: 'méxico, mexicano', en: 'mexico, mexican' },
  { es: 'argentina, argentino', en: 'argentina, argentinian, argentine' },
  { es: 'colombia, colombiano', en: 'colombia, colombian' },
  { es: 'perú, peruano', en: 'peru, peruvian' },
  { es: 'venezuela, venezolano', en: 'venezuela, venezuelan' },
  { es: 'ecuador, ecuatoriano', en: 'ecuador, ecuadorian' },
  { es: 'bolivia, boliviano', en: 'bolivia, bolivian' },
  { es: 'uruguay, uruguayo', en: 'uruguay, uruguayan' },
  { es: 'paraguay, paraguayo', en: 'paraguay, paraguayan' },
  { es: 'cuba, cubano', en: 'cuba, cuban' },
  { es: 'brasil, brasileño', en: 'brazil, brazilian' },
  { es: 'república dominicana, dominicano', en: 'dominican republic, dominican' },
  { es: 'europa, europeo, unión europea, ue', en: 'europe, european, european union, eu' },
  {
    es: 'latinoamérica, iberoamérica, hispanoamérica, latinoamericano, iberoamericano, hispanoamericano, latino',
    en: 'latin america, latin american, latino',
  },
  {
    es: 'país, países, internacional, en el extranjero, +extranjero, exterior, otro país, al extranjero, >exportación',
    en: 'country, international, abroad, other countries, >export',
  },

  // On the road
  {
    es: 'sillita, silla de coche, silla para niños, silla infantil, sistema de retención, retención infantil, alzador',
    en: 'child seat, car seat, booster seat',
  },
  { es: 'transportín, jaula de viaje', en: 'pet carrier' },
  { es: 'ida y vuelta, viaje de vuelta, billete de vuelta, >regreso', en: 'return ticket, round trip' },
  { es: 'alquilar un autobús, alquiler de autobuses, microbús, minibús, >autocares', en: 'coach hire, minibus' },
  { es: 'ir al hospital, traslado al hospital, diálisis, >traslados sanitarios', en: 'hospital transfer, dialysis' },
  { es: 'maletero, cajuela', en: 'car boot, trunk' },
  {
    es: 'luz del motor, luz encendida, luz naranja, luz del tablero, testigo del motor, >testigos',
    en: 'warning light, engine light',
  },
  {
    es: 'chapa y pintura, abolladura, abollado, hojalatería, enderezado, latonería, rayón, bollo en el coche, golpe en la chapa, rayadura',
    en: 'bodywork, dent, scratch',
  },
  { es: 'embrague, clutch', en: 'clutch' },
  { es: 'parabrisas, luna delantera', en: 'windscreen, windshield' },
  { es: 'tubo de escape, mofle, silenciador', en: 'exhaust, muffler' },
  {
    es: 'coche eléctrico, auto eléctrico, carro eléctrico, vehículo eléctrico, cargar el coche, cargar el carro, cargar el auto, >punto de recarga, >puntos de recarga, >cargadores',
    en: 'electric car, electric vehicle, charge my car, >chargers',
  },
  { es: 'matricular un coche, matriculación, coche importado, importado', en: 'vehicle registration, imported car' },
  { es: 'con conductor, con chófer, con operario, con maquinista', en: 'with driver, with operator' },
  { es: 'repatriar~, repatriación', en: 'repatriation, repatriate~' },
  {
    es: 'quedarse a dormir, quedarnos a dormir, quedarme a dormir, pasar la noche, hacer noche, alojamiento, >habitaciones',
    en: 'stay the night, >rooms',
  },
  { es: 'fauna, vida marina, qué animales, qué bichos, >especies', en: 'wildlife, marine life, >species' },
  { es: 'requisitos de entrada, entrar en el país, entrar al país, >visado', en: 'entry requirements' },
  { es: 'cama supletoria, cama extra, +sofá cama', en: 'extra bed, +sofa bed' },
];
