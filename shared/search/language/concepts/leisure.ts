/** Concepts of learning, sport and celebrations. */

import type { Concept } from '../concept.ts';

export const leisureConcepts: readonly Concept[] = [
  // Learning
  {
    es: 'curso, formación, capacitación, +taller, +clase, >capacitaciones',
    en: 'course, workshop, lesson, training, +class, >training course',
  },
  {
    es: 'aprender~, enseñar~, enseñanza, aprendizaje, >curso, >clases, >escuela, >iniciación',
    en: 'learn~, teach~, teaching, learning, >course, >classes, >school',
  },
  {
    es: 'principiante, iniciación, inicial, desde cero, nivel básico, nunca he hecho, no tengo ni idea, no tengo experiencia, sin experiencia, empezar de cero, para todos los niveles, >a1, >clase de prueba, nunca bailé, nunca he bailado, nunca he entrenado, nunca agarré, >todas las edades, nunca he tocado, nunca toqué, no sé tocar, nunca he cantado, no sé bailar, soy torpe, >no se requiere experiencia, >no hace falta experiencia, no sé nada de',
    en: 'beginner, beginners, introductory, starter, basic level, no experience, never done, from scratch, all levels, never played, never danced, >no experience needed',
  },
  {
    es: 'profesor, maestro, docente, profe, monitor, instructor, profes, coach, coaches, >equipo docente, >monitores, >educadora, profesorado, quién da las clases, quién da la clase',
    en: 'teacher, instructor, tutor, trainer, coach, coaches, >teaching staff',
  },
  { es: 'alumno, estudiante, universitario', en: 'student, pupil' },
  { es: 'colegio, escuela, instituto, liceo, academia, centro educativo, cole, insti', en: 'school, academy, college' },
  {
    es: 'guardería, escuela infantil, jardín de infancia, jardín infantil, jardín de niños, preescolar, parvulario, jardín maternal, kínder, estancia infantil, >educación infantil',
    en: 'nursery, kindergarten, preschool, daycare',
  },
  { es: 'universidad, +facultad, +grado, +carrera, uni, universitario', en: 'university, +degree' },
  {
    es: 'matrícula, matricularse, plazo de inscripción, preinscripción',
    en: 'enrolment, enrollment, registration, tuition',
  },
  {
    es: 'examen, evaluación, calificación, +prueba, >simulacro, >b1, >b2, >c1, >cambridge, >delf, >toefl',
    en: 'exam, test, assessment, >mock exam, >b1, >b2, >c1',
  },
  {
    es: 'certificado, diploma, certificación, acreditación, +título, >aval, >reconocimiento oficial',
    en: 'certificate, diploma, qualification, certification, >accreditation',
  },
  {
    es: 'idioma, lengua, lenguas, me explican en inglés, hablan inglés, en otro idioma, en mi idioma, >bilingüe',
    en: 'language, languages, in english, in my language, >bilingual',
  },
  { es: 'inglés', en: 'english' },
  { es: 'español, castellano', en: 'spanish' },
  {
    es: 'traducción, traducir~traduzc, traductor, intérprete, alguien que traduzca, +interpretación',
    en: 'translation, translate~, translator, interpreter',
  },
  {
    es: 'clases particulares, refuerzo escolar, apoyo escolar, va mal en el colegio, va mal en el cole, malas notas, >refuerzo educativo, mi hijo apruebe',
    en: 'private lessons, tutoring, bad grades',
  },
  {
    es: 'comedor escolar, comedor, comer en el colegio, servicio de comedor',
    en: 'canteen, school meals, dining hall, school lunch',
  },
  {
    es: 'campamento, colonia de vacaciones, colonia de verano, escuela de verano, colonia',
    en: 'summer camp, camp, summer school',
  },
  { es: 'biblioteca', en: 'library' },
  { es: 'libro, libros', en: 'book, books' },
  { es: 'máster, posgrado, maestría', en: 'master, postgraduate' },
  {
    es: 'estudios, estudiar~, titulación, titulado, cualificado, cualificación, licenciado, graduado, +título, egresado, diplomado, >formado, >colegiado, qué estudió, dónde estudió, tiene título, tienen título, son titulados, >universidad',
    en: 'studies, study~, qualified, qualification, graduate, graduated, +degree, +accredited, >trained, where did you study, >university',
  },
  { es: 'intercambio, programa de intercambio, >erasmus', en: 'exchange, exchange programme, exchange program' },

  // Sport and leisure
  { es: 'deporte, deportivo', en: 'sport, sports' },
  {
    es: 'gimnasio, gym, fitness, +musculación, aparatos del gimnasio, +zumba',
    en: 'gym, gymnasium, fitness, weights, gym machines',
  },
  { es: 'entrenar~, entrenamiento, entrenador', en: 'training, workout, trainer, coach' },
  { es: 'natación, nadar~, +matronatación, +medio acuático, miedo al agua', en: 'swimming, swim~' },
  { es: 'fútbol, futbolista, escuela de fútbol, >escuela deportiva', en: 'football, soccer' },
  { es: 'baloncesto, básquet, basquetbol', en: 'basketball' },
  { es: 'tenis', en: 'tennis' },
  { es: 'pádel', en: 'padel' },
  { es: 'yoga, +meditación', en: 'yoga, +meditation' },
  { es: 'pilates', en: 'pilates' },
  {
    es: 'artes marciales, +judo, +karate, +boxeo, defensa personal, +deportes de contacto',
    en: 'martial arts, +judo, +karate, +boxing, self-defence, self-defense',
  },
  { es: 'baile, bailar~, danza, +ritmos latinos, +bailes de salón, +tango', en: 'dance~, dancing, +tango' },
  { es: 'golf', en: 'golf' },
  { es: 'caza, cazar~', en: 'hunting, hunt~' },
  { es: 'pesca, pescar~, caña, cañas, caña de pescar', en: 'fishing, fish~, fishing rod' },
  {
    es: 'caballo, equitación, hípica, montar a caballo, paseo a caballo, paseos a caballo, ecuestre, cabalgata',
    en: 'horse, riding, horse riding',
  },
  {
    es: 'deportes acuáticos, deportes náuticos, +surf, +kayak, +piragua, +buceo, +vela',
    en: 'water sports, +surf, +surfing, +kayak, +canoe, +diving, +sailing',
  },
  { es: 'kayak, piragua, +canoa, +canotaje', en: 'kayak, canoe, +canoeing' },
  { es: 'buceo, bucear~, submarinismo', en: 'diving, scuba' },
  { es: 'surf', en: 'surf, surfing' },
  { es: 'cancha, campo de juego, +pista', en: 'court, pitch, field' },
  {
    es: 'torneo, campeonato, competición, competencia, +liga, +partido',
    en: 'tournament, championship, competition, league, +match',
  },
  { es: 'club, asociación deportiva', en: 'club' },
  { es: 'socorrista, guardavidas, salvavidas, bañero, socorrismo', en: 'lifeguard' },
  { es: 'juego, jugar~jueg, juguete, juguetería, +muñeca, +peluche', en: 'game, play~, toy, toy shop' },
  { es: 'juego de mesa, juegos de mesa', en: 'board game, board games' },
  { es: 'videojuego, consola, joystick, mando de la consola, lee los discos', en: 'video game, console, joystick' },
  { es: 'música, músico, +concierto', en: 'music, musician, +concert' },
  { es: 'instrumento, instrumento musical, +guitarra, +piano', en: 'instrument, musical instrument, +guitar, +piano' },
  { es: '+teatro, +cine, +película', en: '+theatre, +theater, +cinema, +movie, +film' },
  { es: 'teatro', en: 'theatre, theater' },
  { es: 'cine, película, peli', en: 'cinema, movie, film' },
  {
    es: 'foto, fotografía, fotógrafo, imagen, imágenes, >álbum, >reportaje, >sesión de fotos',
    en: 'photo, photography, photographer, picture, image, images, >album, >photo shoot',
  },
  { es: 'vídeo, video, película, >dron, >grabación, videógrafo', en: 'video, film, >drone, >recording' },
  { es: 'arte, artista', en: 'art, artist' },
  { es: 'pintura artística, cuadro', en: 'painting' },
  { es: 'cerámica, alfarería, arcilla, barro', en: 'pottery, ceramics, clay' },
  { es: 'esmalte, esmaltado', en: 'glaze, enamel' },
  { es: 'artesanía, artesano, hecho a mano', en: 'craft, crafts, handmade, handcrafted, artisan' },
  {
    es: 'costura, coser~, modista, sastre, arreglos de ropa, sastrería, +confección, >patronaje, composturas, +compostura, dobladillo, subir el bajo, bajos de pantalón, me lo acortan, acortar un',
    en: 'sewing, sew~, tailor, alterations, dressmaker, hem, take up',
  },
  { es: 'afición, pasatiempo, ocio, tiempo libre', en: 'hobby, leisure, free time' },
  { es: 'actividad', en: 'activity, activities' },

  // Celebrations
  {
    es: 'boda, casarse, casarnos, casarme, nos casamos, casamiento, matrimonio, novios, casar~, me caso, >matrimonial, >nupcial',
    en: 'wedding, marriage, marry~, bride, get married',
  },
  {
    es: 'cumpleaños, cumple, aniversario, fiesta infantil, >celebración, >celebraciones, >evento, >fiesta',
    en: 'birthday, anniversary, birthday party, kids party, >celebration, >event, >party',
  },
  {
    es: 'fiesta, celebración, celebrar~, festejar~, festejo, >cumpleaños, >evento',
    en: 'party, celebration, celebrate~, >birthday, >event',
  },
  { es: 'evento, +acto, >celebración, >banquete, >reunión', en: 'event, >celebration, >banquet' },
  { es: '+comunión, +bautizo', en: '+communion, +baptism, +christening' },
  { es: 'bautizo, bautismo, bautizar~', en: 'baptism, christening' },
  { es: 'invitación, invitar~, tarjetas de casamiento', en: 'invitation, invite~' },
  {
    es: 'flor, floristería, florería, ramo, >corona de flores, >coronas, arreglos florales, decoración floral, centros de mesa, bouquet, ramo de novia, arreglo floral',
    en: 'flower, flowers, florist, bouquet, >wreath, floral arrangement, flower arrangements, centrepieces, flower arrangement',
  },
  { es: 'animación, payaso, mago, animador', en: 'entertainment, entertainer, clown, magician' },
  {
    es: 'salón de eventos, alquiler de salas, +sala, +salón, alquilar el teatro, alquilar el salón, alquilar la sala, alquilar el espacio, cesión de espacios, alquiler de espacios',
    en: 'hall, function room, venue, room hire, hire the hall, hire the theatre',
  },
  {
    es: 'congreso, reunión, conferencia, jornada, asamblea, junta, sala de reuniones, sala de juntas, reunirme, reunirnos',
    en: 'conference, meeting, congress, assembly, general meeting, meeting room',
  },
  {
    es: 'funeraria, tanatorio, entierro, funeral, sepelio, +cremación, velorio, velatorio, velarlo, velarla, >sala de vela, >féretro, >fúnebre',
    en: 'funeral, funeral home, burial, +cremation, funeral wake',
  },
  {
    es: 'cremación, incineración, incinerar~, quemar el cuerpo, quemar al muerto, >cenizas, >urna, que lo quemen, que la quemen, las cenizas',
    en: 'cremation, >ashes, >urn',
  },

  // Shows, outings and farewells
  {
    es: 'muerte, morir, murió, muere, muera, fallecer~, fallecimiento, defunción, deceso, difunto, se murió, acaba de morir',
    en: 'death, die~, deceased, passed away',
  },
  { es: 'ataúd, féretro', en: 'coffin, casket' },
  { es: 'esquela, necrológica, obituario, aviso fúnebre, >condolencias', en: 'obituary, death notice, >condolences' },
  { es: 'viudo, viuda, viudedad, viudez', en: 'widow, widower' },
  {
    es: 'laico, ateo, agnóstico, no creyente, no religioso, no somos católicos, no soy católico, no es religioso, >civil',
    en: 'secular, atheist, non-religious',
  },
  {
    es: 'boda civil, matrimonio civil, por lo civil, casarse en el juzgado, sin cura, ceremonia civil, casar ahí mismo, casarse ahí, casarnos ahí, >oficiante',
    en: 'civil wedding, civil marriage, civil ceremony, >officiant',
  },
  { es: 'luna de miel, viaje de novios, viaje de bodas, recién casados', en: 'honeymoon, newlyweds' },
  { es: 'romántico, en pareja, para mi pareja, con mi pareja, >para dos', en: 'romantic, for couples, >for two' },
  {
    es: 'pedir matrimonio, pedirle matrimonio, pedida de mano, anillo de compromiso, sortija de compromiso, >compromiso',
    en: 'propose marriage, engagement ring, engagement',
  },
  { es: 'despedida de soltera, despedida de soltero', en: 'hen party, stag party, bachelor party, bachelorette' },
  { es: 'graduación, fin de curso, viaje de estudios, egresados, promoción', en: 'graduation, school trip' },
  {
    es: 'cartelera, qué dan, qué ponen, qué obra, qué película, estreno, >programación, >función, >sesiones, >espectáculo',
    en: "what is on, what's on, showtimes, premiere, >show",
  },
  {
    es: 'representación teatral, espectáculo, obra de teatro, show, +función',
    en: 'live show, performance, theatre play, +the play',
  },
  {
    es: 'subtítulo, subtitulado, versión original, idioma original, traducir un vídeo',
    en: 'subtitle, subtitles, original version',
  },
  { es: 'actor, actriz, quiero actuar, casting', en: 'actor, actress, acting, casting' },
  { es: 'asiento, butaca, platea, palco, dónde me siento, dónde nos sentamos', en: '+seat, stalls, where do we sit' },
  { es: 'dónde se ve mejor, se ve bien, buena vista, >visibilidad', en: 'best view, good view, >visibility' },
  { es: 'un recuerdo, de recuerdo, souvenir, suvenir, >tienda', en: 'souvenir, >gift shop' },
  { es: 'raqueta, >palas', en: 'racket, racquet' },
  {
    es: 'olas, oleaje, mala mar, marejada, >condiciones meteorológicas, >estado del mar',
    en: 'wave, waves, rough sea',
  },
  { es: 'ensayo, ensayar~', en: 'rehearsal, rehearse~' },
  { es: 'dibujo, dibujar~, boceto, ilustración', en: 'drawing, sketch, illustration' },
  { es: 'disfraz, disfrazar~, vestuario', en: 'costume, fancy dress' },
  {
    es: 'no tengo con quién, no conozco a nadie, voy sola, voy solo, viajar solo, viajar sola, sin compañía, sin pareja, >en grupo, >singles',
    en: 'on my own, by myself, solo traveller, >group',
  },
  {
    es: 'conocer gente, hacer amigos, hacer contactos, networking, >encuentros',
    en: 'meet people, make friends, networking',
  },
  {
    es: 'salida en grupo, salida escolar, excursión escolar, excursión del cole, grupo escolar, llevo a mis alumnos, visita escolar, >grupos escolares, >visitas concertadas, llevar a mi clase, llevar a mis alumnos, ir con mi clase, >visitas escolares, >centros educativos',
    en: 'school visit, school group, field trip, take my class, >school visits',
  },
  { es: 'pinchadiscos, dj, disc jockey, discoteca móvil, poner música', en: 'dj, disc jockey, mobile disco' },
  { es: 'dron, drone, vídeo aéreo, tomas aéreas', en: 'drone, aerial video' },
  { es: 'álbum, libro de fotos, fotolibro, álbum impreso', en: 'album, photo book' },
  {
    es: 'quinceañera, quinceañeras, mis quince, fiesta de quince, fiesta de 15, xv años',
    en: 'quinceañera, fifteenth birthday, sweet fifteen',
  },

  // Children's parties, toys and books
  { es: 'se quedan los padres, quedarse los padres, >acompañantes', en: 'do parents stay, parents stay' },
  { es: 'cuide a los niños, cuidan a los niños, >monitores, >ludoteca', en: 'look after the children' },
  { es: 'parque de bolas, piscina de bolas, chiquipark, +pelotero, +ludoteca', en: 'soft play, ball pit' },
  { es: 'pintacaras, pintacaritas, pintan la cara, maquillaje de fantasía, maquillaje infantil', en: 'face painting' },
  { es: 'yincana, búsqueda del tesoro, qué juegos hacen, +escape room', en: 'treasure hunt, +escape room' },
  { es: 'piñata, cotillón, artículos de fiesta', en: 'party supplies, pinata' },
  { es: 'rompecabezas, puzzle, puzle', en: 'puzzle, jigsaw' },
  { es: 'juguetes educativos, juguetes de madera, montessori', en: 'educational toys, wooden toys, montessori' },
  { es: 'piezas pequeñas, riesgo de asfixia, que lo chupe, >no tóxico', en: 'small parts, choking hazard' },
  { es: 'libros de texto, textos escolares, libros del cole, libros de la escuela', en: 'textbooks, school books' },
  { es: 'descatalogado, encuentro un libro, conseguir un libro, libros por encargo', en: 'out of print, order a book' },
  { es: 'plastificar~, plastificado, enmicar~, +laminado', en: 'laminate~, laminating' },
  { es: 'rotulador, plumón, +marcador', en: 'marker pen, felt-tip' },
  { es: 'cinta adhesiva, cinta pegante', en: 'sticky tape, adhesive tape' },
  { es: 'grapadora, engrapadora, corchetera, abrochadora', en: 'stapler' },
  { es: 'firma de libros, firman libros, >presentación de libros, >presentación de autores', en: 'book signing' },
  { es: 'cómic, historieta, tebeo', en: 'comic, graphic novel' },
  { es: 'libros usados, libros de segunda mano, compran libros', en: 'used books, second-hand books' },

  // Photographs, weddings and the stage
  {
    es: 'cuántas fotos, dan las fotos, todas las fotos, entrega de las fotos, galería digital, +alta resolución',
    en: 'how many photos',
  },
  { es: 'retocan las fotos, retoque fotográfico, edición de fotos', en: 'photo retouching, photo editing' },
  { es: 'preboda, postboda, fotos antes de la boda', en: 'engagement shoot, pre-wedding' },
  { es: 'sesión de maternidad, sesión de embarazo, fotos de embarazada', en: 'maternity shoot' },
  { es: 'newborn, fotos de recién nacido', en: 'newborn shoot, newborn photos' },
  { es: 'retrato corporativo, foto para el currículum', en: 'headshot, professional portrait' },
  { es: 'foto carnet, foto de carnet, foto para el dni, foto para el pasaporte', en: 'passport photo, id photo' },
  {
    es: 'guardan el día, guardan la fecha, bloqueo de fecha, libre mi fecha, fecha libre, >disponibilidad',
    en: 'hold the date',
  },
  {
    es: 'wedding planner, organizador de bodas, ayudan a organizar, organizar todo, organice todo, organización de bodas, organización de eventos, >coordinación del evento',
    en: 'wedding planner, event planner, organise everything, >event coordination',
  },
  { es: 'mi propio catering, contratar su comida, >catering exclusivo, >proveedores externos', en: 'own catering' },
  { es: 'música en directo, música en vivo, grupo musical, toca un grupo, contratar una banda', en: 'live music' },
  { es: 'monólogo, humorista, comediante, stand up comedy, +humor', en: 'comedy, comedian, stand-up comedy' },
  { es: 'todos los públicos, pueden ir niños, apto para niños, apto para familias', en: 'suitable for children' },
  { es: 'entrar tarde, una vez comenzada, una vez iniciada', en: 'latecomers, late entry' },
  { es: 'guardarropa, dejar el abrigo, +ropero', en: 'cloakroom, coat check' },
];
