/** Concepts of works in and around a house, of buying, letting and furnishing it. */

import type { Concept } from '../../concept.ts';

export const worksConcepts: readonly Concept[] = [
  {
    es: 'nivelar, nivelado, nivelamos, nivelación, emparejar~, aplanar~, allanar~',
    en: 'levelling, leveling, level the ground',
  },
  { es: 'inmueble, +vivienda, +finca, +propiedad', en: '+property, +dwelling, +home' },
  { es: 'subir la luz contratada, más potencia, subir la potencia, potencia contratada', en: 'contracted power' },
  {
    es: 'luces led, poner luces, luces empotradas, ojo de buey, >iluminación, >puntos de luz',
    en: 'led lights, downlight',
  },
  {
    es: 'guardar la energía, guardar la luz, sin sol, funcionan de noche, >baterías, >acumuladores',
    en: 'store energy, at night',
  },
  { es: 'cuántos paneles, cuántas placas, >dimensionamiento, >dimensionado', en: 'how many panels, >sizing' },
  {
    es: 'calentar agua con el sol, agua caliente con el sol, terma solar, solar térmica',
    en: 'solar thermal, solar water heating',
  },
  {
    es: 'no calientan los radiadores, no calienta el radiador, purgar~, purgado',
    en: 'bleed the radiators, cold radiator',
  },
  { es: 'frigorías, btu, qué potencia necesito, >potencia frigorífica', en: 'btu, cooling capacity' },
  {
    es: 'no calienta el horno, horno no calienta, no calienta el agua, >resistencia, >termostato',
    en: 'oven not hot, >element',
  },
  {
    es: 'no centrifuga, no desagua, no desagota, >rodamientos, >bomba de desagüe',
    en: 'will not spin, does not drain',
  },
  { es: 'hace hielo, se llena de hielo, escarcha, >no frost, >desescarche', en: 'ices up, frost inside' },
  {
    es: 'casa pequeña, piso pequeño, ganar espacio, hacer más espacio, aprovechar el espacio, >aprovechamiento del espacio',
    en: 'make more space',
  },
  {
    es: 'muro de carga, pared maestra, muro portante, se cae el techo, apuntalar~, >estructural',
    en: 'load-bearing wall, >structural',
  },
  {
    es: 'se hunde, se está hundiendo, hundimiento, asentamiento del terreno, asentamientos',
    en: 'subsidence, sinking',
  },
  { es: 'aparejador, arquitecto técnico, maestro mayor de obras', en: 'quantity surveyor, technical architect' },
  {
    es: 'se paga por partes, pagar según avance, certificaciones de obra, >pagos parciales',
    en: 'stage payments, pay in stages',
  },
  { es: '+legalizar~, casa sin papeles, +regularizar~, +regularización', en: 'legalise~, built without permit' },
  {
    es: 'terreno rústico, suelo rústico, finca rústica, no urbanizable, +casa de campo',
    en: 'rural land, country property',
  },
  { es: 'estudio geotécnico, geotécnico, estudio de suelo, aguanta el suelo', en: 'soil study, geotechnical' },
  {
    es: 'cédula de habitabilidad, habitabilidad, cédula para alquilar, primera ocupación, +se puede vivir',
    en: 'certificate of occupancy',
  },
  {
    es: 'edificio viejo, revisar el edificio, inspección de edificio, inspección técnica de edificios, +ite, +iee',
    en: 'building inspection',
  },
  {
    es: 'casa ecológica, gaste poco, casa pasiva, passivhaus, bioclimático, >arquitectura sostenible',
    en: 'passive house, eco house',
  },
  {
    es: 'convertir local, convertir un local, local en vivienda, cambio de uso',
    en: 'change of use, convert premises',
  },
  {
    es: 'dividir el piso, dividir la casa, partir la casa, +segregación, división horizontal',
    en: 'split the flat, divide the house',
  },
  { es: 'casa contenedor, casa con contenedor, +container', en: 'container house, shipping container' },
  { es: 'minicasa, tiny house, casa móvil, mobil home, móvil home', en: 'tiny house, mobile home' },
  {
    es: 'acometida, luz y agua en, llevar la luz, conectar la luz, enganche de luz',
    en: 'connect electricity, mains connection',
  },
  {
    es: 'quitar las escaleras, quitar el escalón, salvaescaleras, barreras arquitectónicas',
    en: 'stairlift, remove the steps',
  },
  { es: 'cortar la calle, corte de calle, vía pública, ocupación de calle', en: 'close the street, street permit' },
  {
    es: 'cuántas manos, mano de pintura, capas de pintura, dos capas, dos manos',
    en: 'coats of paint, how many coats',
  },
  {
    es: 'pintura que no huela, huele mucho la pintura, pintura sin olor, no sea tóxica, +cov',
    en: 'odourless paint, voc',
  },
  { es: 'pintar el garaje, epoxi, epóxico, microcemento, suelo continuo', en: 'epoxy, garage floor paint' },
  { es: 'quitar pintadas, pintadas en la, grafiti, graffiti', en: 'graffiti' },
  { es: 'deck, tarima de exterior, tarima exterior', en: 'decking' },
  { es: 'la puerta roza, roza la puerta, no cierra bien, puerta descolgada, bisagra', en: 'door sticks, hinge' },
  {
    es: 'cuerda de la persiana, cinta de la persiana, correa de la persiana, cambio de cinta',
    en: 'blind cord, blind strap',
  },
  { es: 'malla para gatos, red para gatos, malla de seguridad, red de protección', en: 'cat netting, safety net' },
  { es: 'bumping, antibumping, ganzúa, >cilindro de seguridad, >antitaladro', en: 'lock picking, anti-bump' },
  {
    es: 'caja fuerte, caja de seguridad, caja de caudales, objetos de valor, cosas de valor',
    en: 'safe box, strongbox, open a safe, safe deposit box, valuables',
  },
  { es: 'llave del coche, llave del auto, llave del carro, transponder, telemando', en: 'car key, transponder' },
  {
    es: 'vaciar los armarios, qué tengo que preparar, qué hay que preparar, >preparación previa',
    en: 'prepare before you come, >preparation',
  },
  { es: 'legionela, legionella', en: 'legionella' },
  { es: 'diógenes, casa llena de basura, limpieza traumática', en: 'hoarding, hoarder, trauma cleaning' },
  { es: 'deshollinar~, deshollinador, limpiar la chimenea, hollín', en: 'chimney sweep, soot' },
  { es: 'están asegurados, dados de alta, trabajan en negro, >seguridad social', en: 'employed legally, on the books' },
  {
    es: '+m3, metro cúbico, cuánto ocupan, ocupan mis cosas, cuánto espacio necesito, >volumen',
    en: 'cubic metre, volume',
  },
  { es: 'compartir camión, camión compartido, mudanza compartida, grupaje', en: 'shared move, groupage, part load' },
  { es: 'cuántos mozos, mozos vienen, cuántas personas vienen, mozo de carga, >operarios', en: 'how many men come' },
  {
    es: 'dejo de pagar, si no pago, no puedo pagar, me atraso, >impago, >falta de pago',
    en: 'cannot pay, stop paying, >non-payment',
  },
  {
    es: 'guardar la moto, guardar el coche, meter la moto, guardar el auto, >vehículos',
    en: 'store my car, store my motorbike',
  },
  { es: 'canapé abatible, cama que se abre, cama con cajones, box con cajones', en: 'storage bed, ottoman bed' },
  { es: 'ergonómico, ergonomía, >para dolor de espalda, >lumbar', en: 'ergonomic, back support' },
  { es: 'gavetero, mueble cómoda, cómoda con cajones, sinfonier, +cajonera', en: 'chest of drawers' },
  { es: 'probar el colchón, probarlo en casa, >noches de prueba, >días de prueba', en: 'try it at home, trial nights' },
  {
    es: 'no se manche, no se manchen, fácil de limpiar, antimanchas, desenfundable',
    en: 'stain resistant, easy to clean',
  },
  {
    es: 'viene armado, viene montado, hay que montarlo, hay que armarlo, >listo para usar',
    en: 'comes assembled, flat-pack',
  },
  { es: 'outlet, sofá de exposición, mueble de exposición, fin de serie', en: 'outlet, ex-display, clearance' },
  {
    es: 'tierra para macetas, tierra para plantas, sustrato, tierra negra, mantillo',
    en: 'potting soil, topsoil, substrate',
  },
  { es: 'zonas verdes, áreas verdes, jardín del edificio, jardín de la comunidad', en: 'green areas, communal garden' },
  { es: 'camino de piedra, adoquín, adoquinado, empedrado, +pavimento exterior', en: 'paving, driveway, stone path' },
  {
    es: 'limpiar el fondo, robot para la pileta, robot de piscina, limpiafondos, barrefondo',
    en: 'pool cleaner, pool robot',
  },
  { es: 'tapar la piscina, tapar la pileta, lona para la piscina, cubierta de piscina, +cobertor', en: 'pool cover' },
  {
    es: 'piscina para el invierno, pileta para el invierno, hibernación, invernaje, >puesta en marcha',
    en: 'winterise the pool',
  },
  {
    es: 'piscina de plástico, piscina de fibra, pileta de fibra, piscina de poliéster, +poliéster',
    en: 'fibreglass pool',
  },
  { es: 'piscina de cemento, piscina de obra, piscina de hormigón, gunite, gunitado', en: 'concrete pool, gunite' },
  {
    es: 'pintar la pileta, pintar la piscina, lámina armada, liner, >revestimiento, >gresite',
    en: 'pool liner, paint the pool',
  },
  { es: 'cambiar la arena, arena del filtro, filtro de arena, filtro de vidrio', en: 'sand filter, change the sand' },
  {
    es: 'falsa alarma, salta sola, se dispara sola, suena sola, inmune a mascotas',
    en: 'false alarm, goes off by itself',
  },
  { es: '+inhibidor, cortan el wifi, cortan los cables, sabotaje', en: 'jammer, jamming, cut the line' },
  { es: 'okupa, antiokupación, antiokupa, se metan en mi casa, ocupación ilegal', en: 'squatter, squatters' },
  { es: 'botón de pánico, botón de ayuda, +pulsador, botón de emergencia', en: 'panic button' },
  {
    es: 'control de accesos, puerta del edificio, +torniquete, molinete, tarjeta de proximidad',
    en: 'access control, turnstile',
  },
  { es: 'enseñar las nóminas, últimas nóminas, demostrar ingresos, +solvencia', en: 'proof of income, solvency' },
  {
    es: 'administran el piso, administran mi casa, llevan el alquiler, gestión del alquiler, >gestión integral del alquiler',
    en: 'rental management',
  },
  { es: '+arras, señal para reservar, boleto de compraventa', en: 'earnest money, holding deposit' },
  { es: 'papeles de la casa, papeles del piso, título de propiedad, +escritura', en: 'title deeds, deeds' },
  { es: 'impuestos al comprar, impuesto de compra, itp, alcabala', en: 'purchase tax, stamp duty' },
  { es: 'impuestos al vender, impuesto de venta, plusvalía, ganancia patrimonial', en: 'capital gains tax' },
  {
    es: 'segunda residencia, casa en la playa, casa de playa, casa de vacaciones, casa de verano',
    en: 'second home, beach house',
  },
  { es: 'monoambiente, apartaestudio, loft, >estudio', en: 'studio flat, studio apartment' },
  { es: 'home staging, casa para venderla, preparar la casa para vender', en: 'home staging, stage my house' },
  {
    es: 'moodboard, ideas de colores, elegir colores, ayudan con los colores, asesoramiento cromático, >paleta',
    en: 'mood board',
  },
  { es: 'decorar mi tienda, decorar mi local, diseño de locales, diseño de tiendas', en: 'shop design, retail design' },
  { es: 'tarugo, taquete, chazo, taco de pared, +taco', en: 'wall plug, rawl plug' },
  {
    es: 'mezcla de color, mezclan colores, color que quiero, igualar el color, tintometría',
    en: 'paint mixing, colour matching',
  },
  { es: '+varilla, acero corrugado, hierro de construcción, fierro de construcción', en: 'rebar' },
  {
    es: '+calamina, lámina de zinc, chapa de zinc, chapa acanalada, plancha metálica',
    en: 'sheet metal, corrugated sheet',
  },
  { es: '+silicona, +sellador, sellante, sellar juntas', en: 'silicone, sealant' },
  {
    es: 'cuántos sacos, cuánta pintura, cuántos litros necesito, >cálculo de materiales, >rendimiento',
    en: 'how much paint, how many bags',
  },
  {
    es: 'ver los materiales, ver materiales, ver los muebles, showroom, sala de exposición',
    en: 'showroom, see the materials',
  },
  { es: 'carretilla, carrito de carga, transpaleta', en: 'wheelbarrow, hand truck, +trolley' },
  // What goes wrong, and what is done about it
  {
    es: 'avería, averiado, estropeado, estropear~, roto, romper~, fallo, falla, dañado, malogrado, descompuesto, no funciona, no anda, rotura, desperfecto, se rompió, rayado, golpeado, defectuoso, no enfría, no calienta',
    en: 'broken, break~, fault, faulty, breakdown, failure, damaged, not working, scratched, defective',
  },
  { es: 'reparar~, reparación, arreglar~, arreglo, componer~', en: 'repair~, fix~, mend~' },
  {
    es: 'cambiar~, cambio, sustituir~sustituy, sustitución, reemplazar~, reemplazo',
    en: 'replace~, replacement, change~, swap~',
  },
  {
    es: 'instalar~, instalación, montar~, montaje, colocar~, colocación, poner~, puesta, armar~, armado, >puesta en marcha',
    en: 'install~, installation, fit~, fitting, mount~, set up, put in, assemble~, assembly',
  },
  {
    es: 'mantenimiento, revisión, revisar~, puesta a punto, inspección, qué revisan, qué miran, qué te miran',
    en: 'maintenance, servicing, inspection, inspect~, check~, checkup',
  },
  {
    es: 'ruido, ruidoso, suena, sonar~suen, bulla, silencio, descanso nocturno, música alta, no se oiga, >acústico, >convivencia, >insonorización, >insonorizado, >insonorizada, se oye todo, oigo a los vecinos, se oye a los vecinos, se oyen los vecinos, no dejen pasar ruido, no dejen pasar el ruido, que no pase el ruido, pasa el ruido, >nivel sonoro, >decibelios',
    en: 'noise, noisy, sound, quiet, silence, loud music, >acoustic, >soundproofing, i hear everything, hear the neighbours, >decibels',
  },
  { es: 'olor, oler~huel, huele, peste, malos olores, >ozono', en: 'smell~, odour, odor' },
  { es: 'enciende, encender~enciend, arrancar~, prender~', en: 'turn on, switch on, start~' },
  { es: 'apagar~', en: 'turn off, switch off' },
  { es: 'desaguar~, vaciar~', en: 'drain~, empty~' },
  { es: 'rajado, agrietado, grieta, raja, fisura', en: 'crack, cracked' },
  { es: 'técnico, reparador, operario', en: 'technician, engineer, repairman' },
  { es: 'peligro, riesgo, peligroso', en: 'danger, risk, dangerous, hazard' },
  {
    es: 'accidente, siniestro, choque, chocar~, colisión, percance, me atropellaron, >asistencia en viaje',
    en: 'accident, crash~, collision',
  },
  { es: 'quemar~, quemadura', en: 'burn~' },
  { es: 'problema, inconveniente', en: 'problem, issue, trouble' },
  { es: 'sesión', en: 'session' },
  { es: 'síntoma, señal de alerta', en: 'symptom, warning sign' },
  { es: 'causa, motivo, por qué', en: 'cause, reason' },
];
