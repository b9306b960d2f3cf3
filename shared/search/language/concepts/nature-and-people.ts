/** Concepts of animals and plants, people, and what they do. */

import type { Concept } from '../concept.ts';

export const natureAndPeopleConcepts: readonly Concept[] = [
  // Animals, plants, country
  { es: 'veterinario, veterinaria', en: 'vet, veterinary, veterinarian' },
  { es: 'perro, can, canino, cachorro', en: 'dog, canine, puppy' },
  { es: 'gato, felino, gatito', en: 'cat, feline, kitten' },
  { es: 'ave, pájaro, loro', en: 'bird, parrot' },
  {
    es: 'animales exóticos, exóticos, +conejo, +roedores, +hámster, +cobaya, +tortuga, +reptil, +hurón',
    en: 'exotic animals, +rabbit, +rodents, +hamster, +guinea pig, +tortoise, +reptile, +ferret',
  },
  {
    es: 'parásito, desparasitar~, desparasitación, +pulga, +garrapata, +lombriz, +antiparasitario',
    en: 'parasite, deworm~, deworming, +flea, +tick, +worm, +flea treatment',
  },
  { es: 'pienso, comida para perros, croquetas', en: 'pet food, dog food, feed' },
  {
    es: 'residencia canina, guardería canina, hotel para perros, dejar al perro, dejar a mi perro, cuidar a mi perro, hotel canino, pensión canina',
    en: 'kennel, dog boarding, boarding, leave my dog',
  },
  {
    es: 'adiestrar~, adiestramiento, adiestrador, etología, etólogo, educación canina, educador canino, morder~muerd, es agresivo, tira de la correa, ladrar~, mal con otros perros, >modificación de conducta, >socialización, problemas de comportamiento',
    en: 'dog training, obedience, dog trainer, +bark~, +bite~, aggressive dog, pulls on the lead, >behaviour, >socialisation',
  },
  { es: 'adoptar~, adopción', en: 'adopt~, adoption' },
  { es: 'planta, +vivero, +invernadero', en: 'plant, +nursery, +greenhouse' },
  { es: 'árbol, poda, podar~, >tala de árboles, >arbolado', en: 'tree, pruning, prune~' },
  { es: 'semilla, sembrar~siembr, siembra, cultivo, cultivar~', en: 'seed, sow~, crop, grow~, cultivation' },
  {
    es: 'abeja, colmena, enjambre, apicultura, apícola, apiario, colmenar, +miel',
    en: 'bee, hive, beehive, swarm, beekeeping, +honey',
  },
  { es: 'bosque, monte, forestal', en: 'forest, woods, forestry' },
  {
    es: 'ecológico, orgánico, sostenible, medio ambiente, ambiental, natural, sin químicos, sin pesticidas, >certificado',
    en: 'organic, ecological, eco, sustainable, environment, environmental, natural',
  },
  { es: 'energía, consumo', en: 'energy, consumption' },
  { es: 'volcán, volcánico', en: 'volcano, volcanic' },

  // People
  {
    es: 'niño, niña, crío, infantil, nene, chaval, pibe, peque, chiquillo, chamaco, +chico, +menores, +guagua, chamo, escuincle, wawa, cabro, gurí, >pediátrico',
    en: 'child, children, kid, kids, >paediatric',
  },
  {
    es: 'bebé, recién nacido, lactante, +guagua, >cuna, >trona, >maternal, >sala cuna',
    en: 'baby, newborn, infant, >cot, >infants',
  },
  { es: 'joven, jóvenes, juvenil, adolescente', en: 'young, youth, teenager, teen, teens' },
  { es: 'adulto', en: 'adult' },
  {
    es: 'edad, a partir de qué edad, desde qué edad, años cumplidos, hasta qué edad, desde cuántos meses, desde cuántos años, qué edad, menores de edad, mayor de edad, >menores, mi hijo de, mi hija de, mi niño de, mi niña de, mi nene de, mi nena de, >edad mínima, >edad recomendada',
    en: 'age, ages, how old, minimum age, what age, up to what age, minors, under age, my son is, my daughter is',
    sign: 'number',
  },
  { es: 'mujer, femenino, señora, que sea mujer, una doctora, >femenina', en: 'woman, women, female, lady' },
  { es: 'hombre, masculino, caballero', en: 'man, men, male, gentleman' },
  {
    es: 'familia, familiar, con niños, con los niños, con los chicos, con los nenes, con mis hijos, ir en familia, toda la familia, >infantil, >niños',
    en: 'family, with kids, with children, whole family',
  },
  {
    es: 'padre, madre, padres, mamá, papá, papás, mami, papi, >familias',
    en: 'parent, parents, father, mother, mum, mom, dad',
  },
  { es: 'grupo, grupal, >excursión escolar, >comensales', en: 'group, >school trip' },
  {
    es: 'pareja, cónyuge, +marido, +esposo, +esposa, mi mujer, mi marido, mi esposo, mi esposa',
    en: 'couple, partner, spouse, +husband, +wife, my husband, my wife',
  },
  {
    es: 'aforo, cupo, plazas, capacidad, cuántas personas, cuánta gente, caben, cabe, caber, butacas, +asientos, +comensales, cuántos por clase, cuántos hay por clase, cuántos niños por, cuántas plazas, cuántos entran, cuántas personas entran, hasta cuántas personas, cuántos invitados, >grupos reducidos, >ratio, >máximo, hay mucha gente, se llena, somos seis, somos siete, somos ocho, somos diez, somos doce, somos quince, somos veinte, somos muchos, somos un grupo',
    en: 'capacity, places, how many people, spots, seats, seating, how many per class, how many guests, >small groups, >ratio, >maximum, is it crowded, we are a group',
    sign: 'people',
  },
  { es: 'asociación, ong, fundación, federación', en: 'association, ngo, foundation, charity, federation' },
  {
    es: 'misa, oración, sermón, +culto, eucaristía, >celebración, a qué hora es el culto',
    en: 'mass, worship, prayer, sermon, eucharist',
  },
  { es: 'gobierno, +estado', en: 'government, +state' },
  { es: 'político, partido político, elecciones', en: 'political, party, elections' },
  { es: 'sindicato, gremio', en: 'union, trade union' },
  {
    es: 'director, gerente, jefe, presidente, +encargado, +responsable, quién dirige, quién está al frente, rector, >al frente',
    en: 'director, manager, boss, head, person in charge, president, who is in charge, who leads, principal',
  },
  { es: 'especialista, experto', en: 'specialist, expert' },
  { es: 'investigación, ciencia, científico', en: 'research, science, scientific' },

  // Doing and being
  { es: 'uso, usar~, utilizar~', en: 'usage, use~' },
  {
    es: 'necesario, obligatorio, imprescindible, hay que',
    en: 'necessary, mandatory, compulsory, obligatory, required',
  },
  {
    es: 'prohibido, no se permite, prohibir~, >normas, >no se autoriza, qué no puedo, qué no se puede, está permitido, >no se admite, >no se admiten, >prohibidos',
    en: 'forbidden, prohibited, not allowed, >rules, is it allowed',
  },
  { es: 'permitido, se permite, se puede', en: 'allowed, permitted' },
  {
    es: 'incluido, incluir~incluy, incluye, comprendido, van incluidos, aparte, por separado, está incluido, qué incluye, >suplemento, >extra, >extras',
    en: 'included, include~, what does it include, separately, >extra, >extras, >supplement',
  },
  { es: 'grande, gran', en: 'big, large' },
  { es: 'pequeño, +chico', en: 'small, little' },
  { es: 'rápido, veloz, +velocidad', en: 'fast, quick, rapid, speed' },
  {
    es: 'peso, pesar~, +kilos, +kilogramos, cuánto peso aguanta, >capacidad de carga, >carga máxima, límite de peso',
    en: 'weight, weigh~, +kilos, weight limit',
    sign: 'measure',
  },
  { es: 'kilo, kilos, kilogramos, kg', en: 'kilo, kilos, kilogram, kg' },
  {
    es: '+ancho, +anchura, +largo, +longitud, +altura, +alto',
    en: '+width, +wide, +length, +long, +height, +high',
    sign: 'measure',
  },
  { es: 'ancho, anchura', en: 'width, wide', sign: 'measure' },
  { es: 'largo, longitud', en: 'length, long', sign: 'measure' },
  { es: 'altura, alto', en: 'height, high', sign: 'measure' },
  {
    es: 'máximo, tope, límite, >restricción, >restricciones, >capacidad',
    en: 'maximum, limit, >restriction, >capacity',
  },
  { es: 'mínimo', en: 'minimum' },
  { es: 'cantidad, cuántos, +número', en: 'amount, quantity, how many, +number' },
  { es: 'diferencia, comparar~, comparativa, comparación', en: 'difference, compare~, comparison, versus' },
  { es: 'elegir~elij, escoger~, seleccionar~', en: 'choose~, select~, pick~' },
  { es: 'significado, significar~, qué es, qué significa, definición', en: 'meaning, mean~, what is, definition' },
  { es: 'recuperar~, recuperación', en: 'recover~, recovery' },
  { es: 'proteger~protej, protección, que no se caiga, >seguridad', en: 'protect~, protection' },
  { es: 'evitar~, prevenir~previen, prevención', en: 'avoid~, prevent~, prevention' },
  { es: 'olvidar~, olvido', en: 'forget~, forgot, forgotten' },
  {
    es: 'perder~pierd, pérdida, extraviar~, >extravío, >duplicado, >duplicados, >reposición',
    en: 'lose~, lost, loss, >duplicate',
  },
  { es: 'robo, robar~, hurto', en: 'theft, steal~, robbery, stolen' },
  { es: 'llegar~, llegada', en: 'arrive~, arrival, reach~' },
  { es: 'salir~salg, salida', en: 'leave~, departure, exit' },
  { es: 'empezar~empiez, comenzar~comienz, comienzo, inicio', en: 'start~, begin~, beginning' },
  { es: 'terminar~, acabar~, fin, finalizar~', en: 'end~, finish~' },
  {
    es: 'reducir~reduzc, reducción, disminuir~disminuy, disminución, bajar~, rebajar~, menor',
    en: 'reduce~, reduction, lower~, decrease~, cut down',
  },
  { es: 'aumentar~, aumento, incrementar~, incremento, subir~', en: 'increase~, raise~, rise' },
  {
    es: 'mejorar~, mejora, mejoría, notar mejoría, notar cambios, progreso, progresos, +avance, +avances',
    en: 'improve~, improvement, progress',
  },
  { es: 'caída, caer~caig, caerse, resbalón, resbalar~', en: 'fell, slip~, +fall~' },
  { es: 'ingresar~, entrar~, admisión, +ingreso, +entrada', en: 'admission, enter~, get in, +entry' },
  { es: 'responder~, contestar~, respuesta', en: 'answer~, reply~, respond~, response' },
  { es: 'informe, reporte', en: 'report~' },
  { es: 'estatus, estado', en: 'status' },
  { es: 'fuerza, potencia', en: 'power, strength' },
  { es: 'rutina, hábito', en: 'routine, habit' },
  { es: 'perfil', en: 'profile' },
  { es: 'guardar~, custodiar~, custodia, almacenar~', en: 'keep safe, custody, store~' },
  {
    es: 'miedo, temor, fobia, pánico, +nervios, me da miedo, tengo miedo, >ansiedad, >seguridad, >odontofobia',
    en: 'fear, afraid, scared, phobia, panic, +nervous, >anxiety, >phobias',
  },
  {
    es: 'estados unidos, eeuu, ee uu, usa, norteamérica, estadounidense, +americano',
    en: 'united states, usa, america, american',
  },
  { es: 'diseño, diseñar~, diseñador', en: 'design~, designer' },
  { es: 'fabricar~, fabricación, fábrica', en: 'manufacture~, manufacturing, factory' },
  {
    es: 'personalizado, a medida, personalizar~, a mi gusto, como yo quiera',
    en: 'custom, bespoke, customised, customized, personalised, personalized, tailor-made',
  },
  { es: 'material, materiales', en: 'material, materials' },
  { es: 'instalaciones, equipamiento', en: 'facilities, equipment, amenities' },
  { es: 'tecnología, tecnológico', en: 'technology, technological' },
  { es: 'importar~, importación, exportar~, exportación', en: 'import~, export~' },
  {
    es: 'desinfectar~, desinfección, higiene, >autoclave, >desechable, >esterilización, >esterilizado, aguja nueva, aguja limpia, >un solo uso, >estéril, >ozono, >ozonización',
    en: 'disinfect~, disinfection, hygiene, >disposable, >sterilised, clean needles, new needles, >single use, >sterile',
  },
  { es: 'virus, bacterias, gérmenes', en: 'virus, bacteria, germs' },
  { es: 'caliente', en: 'hot, warm' },
  { es: 'seco, secar~, secado', en: 'dry~, drying' },
  { es: 'mojado, húmedo', en: 'wet, damp' },
  {
    es: 'exterior, al aire libre, intemperie, afuera, >terraza, >jardín, comer fuera, comer afuera, mesa afuera, mesa fuera, comer en la calle',
    en: 'outdoor, outdoors, outside, exterior, >terrace, >garden, eat outside, outside tables',
  },
  { es: 'interior, bajo techo', en: 'indoor, indoors, interior' },
  { es: 'subterráneo, sótano', en: 'basement, underground, cellar' },

  // Pests and plants
  { es: 'piojo, liendre, pediculosis', en: 'lice, head lice' },
  { es: 'avispa, avispero, nido de avispas, +nido, +panal', en: 'wasp, wasp nest, +nest' },
  { es: 'cucaracha, chiripa, >insectos, >rastreros', en: 'cockroach, roach, >insects' },
  { es: 'mosquito, zancudo, mosco, >insectos', en: 'mosquito, >insects' },
  {
    es: 'carcoma, termita, polilla, comején, >xilófagos, bichos en la madera, bichitos en la madera, agujeritos en la madera, se comió la madera, >tratamiento de la madera',
    en: 'woodworm, termite, moth',
  },
  { es: 'paloma, +ave', en: 'pigeon, +bird' },
  {
    es: 'pesticida, plaguicida, insecticida, herbicida, biocida, +veneno, +químico',
    en: 'pesticide, insecticide, weedkiller, +chemical',
  },
  { es: 'jaula, canil', en: 'cage, kennel' },
  { es: 'pasear~, sacar a pasear, paseador, >paseos', en: 'walk the dog, dog walker, >walks' },
  {
    es: 'menor de edad, tengo 14, tengo 15, tengo 16, tengo 17, menores, >tutor legal, >edad mínima, siendo menor, >mayores de edad, >consentimiento de los padres, >autorización de los padres',
    en: 'under 18, underage, >minors, 16 years old, 17 years old, >parental consent',
  },
  { es: 'nublado, nuboso, está nublado', en: 'cloudy' },
  {
    es: 'sombra, quiero sombra, el sol pega, pega el sol, da el sol, me pega el sol, el sol me pega, >toldo, >toldos, >pérgola',
    en: 'shade, too much sun, >awning, >pergola',
  },
  {
    es: 'tomar el sol, tomar sol, broncear~, ir a la playa, exposición solar, asolear~, >sol, >fotoprotección, >protección solar, >protector solar',
    en: 'sunbathe~, tanning, >sun, >sun protection, >sunscreen',
  },
  { es: 'sobrante, excedente, lo que sobra, lo que me sobra', en: 'surplus, leftover, leftovers' },
  { es: 'lodo, fango, encharcar~, charco, >drenaje, >drenajes', en: 'mud, puddle, >drainage' },
  { es: 'pudrir~, podrido, echado a perder, en mal estado, >estropeado', en: 'rotten, spoiled, gone off' },

  // Measures and entry
  { es: 'medir, miden, medición, tomar medidas, vienen a medir', en: 'measure~, take measurements' },
  {
    es: 'puede entrar, pueden entrar, se puede entrar, dejan entrar, me dejan entrar, dejan pasar, >acceso, >admisión',
    en: 'can i get in, are they allowed in, >access',
  },
  {
    es: 'mi perro está malo, urgencias veterinarias, urgencia veterinaria, mi gato está malo, veterinario de guardia, mi perro vomita, mi perro no come, mi perro cojea, mi gato no come, mi gato vomita, se tragó un, se tragó algo, >gastroenteritis, >cuerpo extraño, >intoxicación, >traumatología',
    en: 'my dog is ill, emergency vet, my dog is vomiting, my dog is not eating, swallowed something, >foreign body',
  },
  {
    es: 'peluquería canina, estilismo canino, bañar al perro, bañar a mi perro, lavar al perro, cortarle el pelo al perro, cortar el pelo al perro, grooming',
    en: 'dog grooming, groomer, grooming, wash my dog',
  },
  {
    es: 'pasaporte europeo, certificado zoosanitario, viajar con mi perro, viajar con mi gato, viajar con mascota',
    en: 'pet passport, pet travel, travel with my dog',
  },
  { es: '+rabia, antirrábica, vacuna de la rabia', en: 'rabies' },
  {
    es: 'cremación de mascotas, incineración de mascotas, se murió mi perro, se ha muerto mi perro, se murió mi gato, se ha muerto mi gato, enterrar a mi mascota, enterrar a mi perro',
    en: 'pet cremation, my dog died, my cat died',
  },
  { es: 'pecera, acuario, acuariofilia, +pez', en: 'fish tank, aquarium' },
  // Gardens, flowers and farms
  {
    es: 'cada cuánto se riega, cada cuánto la riego, cuánta agua necesita, riego moderado, frecuencia de riego',
    en: 'how often to water, how much water',
  },
  {
    es: 'flor preservada, flor seca, flor eterna, rosa eterna, no se marchitan, flores que duran, >preservadas',
    en: 'preserved flowers, dried flowers, eternal roses',
  },
  {
    es: 'corona de flores, corona funeraria, corona fúnebre, arreglo fúnebre, flores para un muerto, flores para el tanatorio, flores para un entierro, flores para un velorio',
    en: 'funeral flowers, wreath',
  },
  {
    es: 'cosecha, cosechar~, vendimia, fruta de temporada, verdura de temporada, producto de temporada, +recolección',
    en: 'harvest~, +seasonal',
  },
  {
    es: '+granja, granja escuela, ver animales de granja, comer a los animales',
    en: 'farm animals, petting zoo, feed the animals',
  },
];
