/** Concepts of looks, diets, keeping fit, and care for the old and the young. */

import type { Concept } from '../../concept.ts';

export const looksAndCareConcepts: readonly Concept[] = [
  // Skin, face and hair
  { es: 'descamación, descamar~, se me pela, se pela la piel, pelarse la piel, +pelar~', en: 'peeling skin, flaking' },
  { es: 'cruelty free, probado en animales, testado en animales, sin crueldad', en: 'cruelty free, tested on animals' },
  {
    es: 'limpieza facial, limpieza de cara, limpieza de cutis, higiene facial, +puntos negros, +comedones',
    en: 'facial cleansing, deep cleansing, +blackheads',
  },
  {
    es: 'dermatitis, eccema, piel atópica, +psoriasis, me salen escamas',
    en: 'dermatitis, eczema, +psoriasis, flaky skin',
  },
  {
    es: 'piel seca, piel reseca, piel muy seca, +hidratar~, +hidratación, hidratante',
    en: 'dry skin, hydration, moisturise~, moisturiser',
  },
  { es: 'piel grasa, cara grasa, sebo, seborreguladora, seborregulador', en: 'oily skin, sebum' },
  { es: 'ojeras, contorno de ojos, bolsas en los ojos', en: 'dark circles, eye bags, under-eye' },
  { es: 'párpado, blefaroplastia', en: 'eyelid, blepharoplasty' },
  {
    es: 'aumento de pecho, aumento de mamas, mamoplastia, prótesis mamaria, implante mamario, ponerme pecho, operarme los pechos, operarme el pecho, +lolas, bubis',
    en: 'breast augmentation, breast implants, boob job',
  },
  { es: 'nariz, nasal, +rinoplastia', en: 'nose, nasal, +rhinoplasty, +nose job' },
  { es: 'labio, labial, +ácido hialurónico', en: 'lip, lips, +lip filler' },
  {
    es: 'flacidez, flácido, cara caída, reafirmar~, reafirmante, tensar la piel, levantar la cara, +lifting, +hilos tensores',
    en: 'sagging skin, loose skin, firming, +facelift, +thread lift',
  },
  { es: '+papada, doble mentón, +mesoterapia', en: 'double chin' },
  { es: 'moretón, moratón, hematoma', en: '+bruise, bruising, haematoma' },
  {
    es: 'queda natural, se ve natural, se nota que me, resultado natural, resultado armónico',
    en: 'look natural, natural-looking, natural results',
  },
  {
    es: 'cuándo se nota, cuándo se ven los resultados, cuándo se ve el resultado, cuándo hace efecto, resultado visible, efecto inmediato',
    en: 'when will i see results, visible results',
  },
  {
    es: 'drenaje linfático, linfático, retengo líquidos, retención de líquidos, piernas hinchadas, piernas cansadas, >presoterapia',
    en: 'lymphatic drainage, water retention, swollen legs',
  },
  {
    es: 'borrar tatuaje, borrar un tatuaje, quitar un tatuaje, quitarme un tatuaje, quitarme el tatuaje, eliminación de tatuajes, +eliminación láser, +remoción con láser',
    en: 'tattoo removal, remove a tattoo',
  },
  { es: 'cover up, tapar un tatuaje, tapar tatuaje, cubrir un tatuaje', en: 'cover up, cover-up' },
  {
    es: '+piercing, agujeros en las orejas, ponerme un pendiente, ponerme un aro, ponerme un arito, aros para el bebé, +perforación, +lóbulo',
    en: 'piercing, pierced ears, ear piercing',
  },
  { es: 'flequillo, fleco, capul, +chasquilla, cerquillo', en: '+fringe, +bangs' },
  { es: '+degradado, corte fade', en: '+fade, skin fade' },
  {
    es: 'pelo quemado, pelo dañado, pelo estropeado, pelo maltratado, pelo hecho polvo, cabello dañado, reparación capilar, puntas abiertas, +tratamiento reconstructor',
    en: 'damaged hair, split ends, hair repair',
  },
  { es: '+rizo, rizado, +rulo, crespo, pelo chino, curly, +permanente, +ondulado', en: 'curly, curls, +perm' },
  { es: 'peluca, pelo de mentira, pelo postizo, prótesis capilar, perdí el pelo', en: 'wig, hairpiece' },
  { es: '+extensiones, extensiones de pelo, alargar el pelo, alargamiento capilar', en: 'hair extensions' },
  { es: 'caspa, cuero cabelludo', en: 'dandruff, scalp' },

  // Keeping fit
  {
    es: 'mancuerna, hacer pesas, levantar pesas, sala de pesas, +musculación',
    en: 'dumbbells, weight lifting, free weights',
  },
  { es: 'cinta de correr, caminadora, trotadora, máquina de correr', en: 'treadmill' },
  {
    es: '+spinning, ciclo indoor, ciclismo indoor, bici estática, bicicleta estática, bicicleta fija',
    en: 'spinning, indoor cycling, exercise bike',
  },
  { es: 'ponerme en forma, ponerse en forma, acondicionamiento físico', en: 'get fit, get in shape' },
  {
    es: 'ganar músculo, sacar músculo, masa muscular, hipertrofia, ponerme fuerte, tonificar~',
    en: 'build muscle, muscle mass, tone up',
  },
  { es: 'quemar grasa, pérdida de grasa, bajar la panza, +cardio', en: 'burn fat, fat loss, +cardio' },
  {
    es: 'clase dirigida, actividad dirigida, clase en grupo, clase grupal, clase colectiva, clases con gente',
    en: 'group classes, fitness classes',
  },
  {
    es: 'entrenador personal, entrenamiento personal, entrenador para mí solo, plan de entrenamiento, haga la rutina',
    en: 'personal trainer, personal training, training plan',
  },
  { es: 'estirar~, estiramiento, +flexibilidad, elongación', en: 'stretch~, stretching, +flexibility' },
  { es: 'aquagym, gimnasia en el agua, gimnasia acuática', en: 'aqua aerobics, water aerobics' },

  // Care for the old and the young, and farewell
  {
    es: '+dependiente, +dependencia, no se vale por sí, no puede estar sola, no puede estar solo, no puede sola, no puede solo, >autonomía',
    en: '+dependent, cannot live alone, cannot be left alone',
  },
  {
    es: 'aseo personal, higiene personal, bañarla, bañarlo, ayuda para bañarse, vestirla, vestirlo, +darle de comer, actividades básicas, >vida diaria',
    en: 'personal care, help with bathing, help dressing, >daily living',
  },
  {
    es: 'darle las pastillas, darle la medicación, administración de medicación, control de medicación, >medicación',
    en: 'give medication, medication management',
  },
  {
    es: 'cuidadora interna, duerma en casa, duerma con ella, quede a vivir en casa, cuiden por la noche, cuidado nocturno, cuidadora por horas, señora por horas, +interna, +externa',
    en: 'live-in carer, live-in caregiver, night care, hourly care',
  },
  {
    es: 'estancia temporal, dejarla unos días, dejarlo unos días, dejarla solo unos días, solo por unas semanas, solo unas semanas, respiro familiar',
    en: 'respite care, short stay, temporary stay',
  },
  { es: 'centro de día, solo durante el día, que pase el día, estancia diurna', en: 'day centre, day care centre' },
  { es: 'escaras, úlcera por presión, llagas de estar en cama', en: 'bedsores, pressure ulcers' },
  {
    es: 'horario de visitas, puedo visitarla, puedo visitarlo, visita de familiares',
    en: 'visiting hours, can i visit her, can i visit him',
  },
  {
    es: 'hacerle compañía, haga compañía, hacer compañía, llevarla al médico, llevarlo al médico, >acompañamiento',
    en: 'companionship, keep her company, keep him company',
  },
  { es: 'papilla, alimentación complementaria', en: 'baby food, weaning' },
  {
    es: 'control de esfínteres, dejar el pañal, quitarle el pañal, quitar el pañal, sacarle el pañal',
    en: 'potty training',
  },
  {
    es: 'plan funerario, previsión funeraria, dejarlo pagado en vida, pagar mi entierro',
    en: 'funeral plan, prepaid funeral',
  },
  {
    es: 'tanatopraxia, tanatoestética, arreglar al difunto, maquillar al muerto, maquillar al difunto',
    en: 'embalming',
  },
  // Looks
  {
    es: 'peluquería, peluquero, cortar el pelo, corte de pelo, +barbería, +barbero',
    en: 'hairdresser, haircut, hair salon, +barber',
  },
  { es: 'barbería, barbero', en: 'barber' },
  { es: 'pelo, cabello', en: 'hair' },
  { es: 'estética, belleza, esteticista, salón de belleza', en: 'beauty, beautician, beauty salon, aesthetics' },
  {
    es: 'uñas, manicura, +pedicura, +pedicure, +esmaltado, +semipermanente, +acrílicas, hacerme los pies, arreglarme los pies, quiten el gel, +gelish',
    en: 'nails, manicure, +pedicure, +gel nails, +acrylics, +shellac',
  },
  {
    es: 'depilación, depilar~, +láser, quitar el vello, quitar los pelos, +fotodepilación, +cera tibia, vello, +bozo, +rasurado, quitarme el bigote, >diodo',
    en: 'hair removal, +waxing, +laser, unwanted hair, +threading',
  },
  { es: 'maquillaje, maquillar~, cosmético', en: 'makeup, cosmetics' },
  {
    es: 'arruga, +botox, +ácido hialurónico, patas de gallo, +bótox, +toxina botulínica, línea de expresión, +relleno facial',
    en: 'wrinkle, +botox, +hyaluronic acid, +botulinum toxin, fine lines, +filler',
  },
  {
    es: 'tatuaje, +piercing, tatuar~, tatuador, >fine line, >retoque, >cover up, >cicatrización',
    en: 'tattoo, +piercing, tattoo artist, >fine line, >touch-up',
  },
  { es: 'perfume, fragancia, colonia', en: 'perfume, fragrance' },
  {
    es: 'celulitis, grasa localizada, piel de naranja, +liposucción, +criolipólisis, +abdominoplastia, sacarme grasa, quitar la barriga, quitarme la barriga, sacar la panza, grasa abdominal',
    en: 'cellulite, fat, +liposuction, +tummy tuck, belly fat',
  },
  { es: 'ceja, cejas, +micropigmentación, +microblading', en: 'eyebrow, brow, +microblading' },
  { es: 'pestaña, pestañas', en: 'eyelash, lash' },
  {
    es: 'tinte, tintura, teñir~tiñ, coloración, +mechas, +balayage, +reflejos, las canas, tengo canas, tapar canas, cobertura de canas, +decoloración, decolorar~, +rayitos, se me ven las raíces, retoque de raíz, ser rubia',
    en: 'hair dye, colouring, coloring, +highlights, grey hair, gray hair, root touch-up, +bleach',
  },
  { es: 'barba, afeitar~, afeitado, rasurar~, +bigote, >perfilado', en: 'beard, shave~, shaving, moustache, mustache' },
  {
    es: 'alisado, alisar~, keratina, queratina, frizz, antifrizz, encrespado, pasarme la plancha',
    en: 'straightening, keratin, frizz, frizzy',
  },
  {
    es: 'peinado, peinar~, +brushing, recogido de novia, recogido para boda',
    en: 'hairstyle, hairdo, styling, updo, blow-dry',
  },
  { es: 'crema, loción', en: 'cream, lotion' },

  // Eating, and what it is good for
  {
    es: 'para qué sirve, sirve para, es bueno para, para qué es bueno, +propiedades, >indicado, >indicaciones',
    en: 'what is it good for, good for, properties',
  },
  {
    es: 'llevar mi propia comida, llevar comida, traer comida, comida de fuera, comida de afuera, mi propia comida, mi propia bebida, llevar bebida',
    en: 'bring my own food, own drinks, outside food',
  },
  { es: 'barra libre, bebida ilimitada, copas ilimitadas', en: 'open bar' },
  {
    es: 'coffee break, desayuno de trabajo, desayuno para reunión, desayuno para la oficina',
    en: 'coffee break, business breakfast',
  },
  { es: 'paella, arroz', en: 'paella, rice' },
  { es: 'golosina, chuches, caramelo, dulces para niños', en: 'sweets, candy' },
  {
    es: 'atracón, atracones, como por ansiedad, comer por ansiedad, anorexia, bulimia, trastorno alimentario, >conducta alimentaria',
    en: 'binge eating, eating disorder, anorexia, bulimia',
  },
  { es: 'no come nada, come poco, inapetente, mal comedor', en: 'fussy eater, picky eater' },
  {
    es: 'suplementos alimenticios, batidos, vitaminas, proteínas, >suplementos',
    en: 'food supplements, vitamins, shakes',
  },
  { es: 'báscula, balanza, pesarme', en: 'scales, weigh me' },
  {
    es: 'detalles de boda, regalitos para invitados, regalar a los invitados, recuerdos de boda, detalles para invitados',
    en: 'wedding favours, wedding favors',
  },
];
