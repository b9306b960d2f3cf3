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
    es: 'principiante, iniciación, inicial, desde cero, nivel básico, nunca he hecho, no tengo ni idea, no tengo experiencia, sin experiencia, empezar de cero, para todos los niveles, >a1, >clase de prueba, nunca bailé, nunca he bailado, nunca he entrenado, nunca agarré, >todas las edades',
    en: 'beginner, beginners, introductory, starter, basic level, no experience, never done, from scratch, all levels',
  },
  {
    es: 'profesor, maestro, docente, profe, monitor, instructor, profes, coach, coaches, >equipo docente, >monitores, >educadora',
    en: 'teacher, instructor, tutor, trainer, coach, coaches, >teaching staff',
  },
  { es: 'alumno, estudiante, universitario', en: 'student, pupil' },
  { es: 'colegio, escuela, instituto, liceo, academia, centro educativo, cole, insti', en: 'school, academy, college' },
  {
    es: 'guardería, escuela infantil, jardín de infancia, jardín infantil, jardín de niños, preescolar',
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
  { es: 'traducción, traducir~traduzc, traductor, intérprete', en: 'translation, translate~, translator, interpreter' },
  { es: 'clases particulares, refuerzo escolar, apoyo escolar', en: 'private lessons, tutoring' },
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
  { es: 'gimnasio, gym, fitness, +musculación', en: 'gym, gymnasium, fitness, weights' },
  { es: 'entrenar~, entrenamiento, entrenador', en: 'training, workout, trainer, coach' },
  { es: 'natación, nadar~', en: 'swimming, swim~' },
  { es: 'fútbol, futbolista', en: 'football, soccer' },
  { es: 'baloncesto, básquet, basquetbol', en: 'basketball' },
  { es: 'tenis', en: 'tennis' },
  { es: 'pádel', en: 'padel' },
  { es: 'yoga, +meditación', en: 'yoga, +meditation' },
  { es: 'pilates', en: 'pilates' },
  { es: 'artes marciales, +judo, +karate, +boxeo', en: 'martial arts, +judo, +karate, +boxing' },
  { es: 'baile, bailar~, danza', en: 'dance~, dancing' },
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
  { es: 'socorrista, guardavidas, salvavidas, bañero', en: 'lifeguard' },
  { es: 'juego, jugar~jueg, juguete', en: 'game, play~, toy' },
  { es: 'juego de mesa, juegos de mesa', en: 'board game, board games' },
  { es: 'videojuego, consola', en: 'video game, console' },
  { es: 'música, músico, +concierto', en: 'music, musician, +concert' },
  { es: 'instrumento, instrumento musical, +guitarra, +piano', en: 'instrument, musical instrument, +guitar, +piano' },
  { es: '+teatro, +cine, +película', en: '+theatre, +theater, +cinema, +movie, +film' },
  { es: 'teatro', en: 'theatre, theater' },
  { es: 'cine, película, peli', en: 'cinema, movie, film' },
  {
    es: 'foto, fotografía, fotógrafo, imagen, imágenes, >álbum, >reportaje, >sesión de fotos',
    en: 'photo, photography, photographer, picture, image, images, >album, >photo shoot',
  },
  { es: 'vídeo, video, película, >dron, >grabación', en: 'video, film, >drone, >recording' },
  { es: 'arte, artista', en: 'art, artist' },
  { es: 'pintura artística, cuadro', en: 'painting' },
  { es: 'cerámica, alfarería, arcilla, barro', en: 'pottery, ceramics, clay' },
  { es: 'esmalte, esmaltado', en: 'glaze, enamel' },
  { es: 'artesanía, artesano, hecho a mano', en: 'craft, crafts, handmade, handcrafted, artisan' },
  {
    es: 'costura, coser~, modista, sastre, arreglos de ropa, sastrería, +confección, >patronaje',
    en: 'sewing, sew~, tailor, alterations, dressmaker',
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
  { es: 'invitación, invitar~', en: 'invitation, invite~' },
  {
    es: 'flor, floristería, florería, ramo, >corona de flores, >coronas',
    en: 'flower, flowers, florist, bouquet, >wreath',
  },
  { es: 'animación, payaso, mago', en: 'entertainment, entertainer, clown, magician' },
  { es: 'salón de eventos, alquiler de salas, +sala, +salón', en: 'hall, function room, venue, room hire' },
  {
    es: 'congreso, reunión, conferencia, jornada, asamblea, junta, sala de reuniones, sala de juntas, reunirme, reunirnos',
    en: 'conference, meeting, congress, assembly, general meeting, meeting room',
  },
  {
    es: 'funeraria, tanatorio, entierro, funeral, sepelio, +cremación, velorio, velatorio, velarlo, velarla, >sala de vela, >féretro, >fúnebre',
    en: 'funeral, funeral home, burial, +cremation, funeral wake',
  },
  {
    es: 'cremación, incineración, incinerar~, quemar el cuerpo, quemar al muerto, >cenizas, >urna',
    en: 'cremation, >ashes, >urn',
  },

  // Shows, outings and farewells
  {
    es: 'muerte, morir, murió, muere, muera, fallecer~, fallecimiento, defunción, deceso, difunto, se murió, acaba de morir',
    en: 'death, die~, deceased, passed away',
  },
  { es: 'ataúd, féretro', en: 'coffin, casket' },
  { es: 'esquela, necrológica, obituario, aviso fúnebre, >condolencias', en: 'obituary, death notice, >condolences' },
  {
    es: 'camposanto, cementerio, tumba, sepultura, lápida, panteón, nicho, columbario',
    en: 'grave, cemetery, tomb, gravestone',
  },
  { es: 'viudo, viuda, viudedad, viudez', en: 'widow, widower' },
  {
    es: 'laico, ateo, agnóstico, no creyente, no religioso, no somos católicos, no soy católico, no es religioso, >civil',
    en: 'secular, atheist, non-religious',
  },
  {
    es: 'boda civil, matrimonio civil, por lo civil, casarse en el juzgado, sin cura',
    en: 'civil wedding, civil marriage',
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
    en: 'live show, performance, theatre play',
  },
  { es: 'subtítulo, subtitulado, versión original, idioma original', en: 'subtitle, subtitles, original version' },
  { es: 'actor, actriz, quiero actuar, casting', en: 'actor, actress, acting, casting' },
  { es: 'asiento, butaca, platea, palco', en: '+seat, stalls' },
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
    es: 'salida en grupo, salida escolar, excursión escolar, excursión del cole, grupo escolar, llevo a mis alumnos, visita escolar, >grupos escolares, >visitas concertadas',
    en: 'school visit, school group, field trip',
  },
  { es: 'pinchadiscos, dj, disc jockey, discoteca móvil, poner música', en: 'dj, disc jockey, mobile disco' },
  { es: 'dron, drone, vídeo aéreo, tomas aéreas', en: 'drone, aerial video' },
  { es: 'álbum, libro de fotos, fotolibro, álbum impreso', en: 'album, photo book' },
  {
    es: 'quinceañera, quinceañeras, mis quince, fiesta de quince, fiesta de 15, xv años',
    en: 'quinceañera, fifteenth birthday, sweet fifteen',
  },
];
