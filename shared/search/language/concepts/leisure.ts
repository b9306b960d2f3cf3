/** Concepts of learning, sport and celebrations. */

import type { Concept } from '../concept.ts';

export const leisureConcepts: readonly Concept[] = [
  // Learning
  {
    es: 'curso, formación, capacitación, +taller, +clase, >capacitaciones',
    en: 'course, workshop, lesson, training, +class, >training course',
  },
  { es: 'aprender~, enseñar~, enseñanza, aprendizaje', en: 'learn~, teach~, teaching, learning' },
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
  { es: 'idioma, lengua, lenguas', en: 'language, languages' },
  { es: 'inglés', en: 'english' },
  { es: 'español, castellano', en: 'spanish' },
  { es: 'traducción, traducir~traduzc, traductor, intérprete', en: 'translation, translate~, translator, interpreter' },
  { es: 'clases particulares, refuerzo escolar, apoyo escolar', en: 'private lessons, tutoring' },
  { es: 'comedor escolar, comedor', en: 'canteen, school meals, dining hall' },
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
  { es: 'intercambio, programa de intercambio', en: 'exchange, exchange programme, exchange program' },

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
  { es: 'pesca, pescar~', en: 'fishing, fish~' },
  { es: 'caballo, equitación, hípica', en: 'horse, riding, horse riding' },
  {
    es: 'deportes acuáticos, deportes náuticos, +surf, +kayak, +piragua, +buceo, +vela',
    en: 'water sports, +surf, +surfing, +kayak, +canoe, +diving, +sailing',
  },
  { es: 'kayak, piragua', en: 'kayak, canoe' },
  { es: 'buceo, bucear~, submarinismo', en: 'diving, scuba' },
  { es: 'surf', en: 'surf, surfing' },
  { es: 'cancha, campo de juego, +pista', en: 'court, pitch, field' },
  {
    es: 'torneo, campeonato, competición, competencia, +liga, +partido',
    en: 'tournament, championship, competition, league, +match',
  },
  { es: 'club, asociación deportiva', en: 'club' },
  { es: 'socorrista, guardavidas, salvavidas', en: 'lifeguard' },
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
  { es: 'costura, coser~, modista, sastre, arreglos de ropa', en: 'sewing, sew~, tailor, alterations, dressmaker' },
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
  { es: 'flor, floristería, florería, ramo', en: 'flower, flowers, florist, bouquet' },
  { es: 'animación, payaso, mago', en: 'entertainment, entertainer, clown, magician' },
  { es: 'salón de eventos, alquiler de salas, +sala, +salón', en: 'hall, function room, venue, room hire' },
  {
    es: 'congreso, reunión, conferencia, jornada, asamblea, junta',
    en: 'conference, meeting, congress, assembly, general meeting',
  },
  {
    es: 'funeraria, tanatorio, entierro, funeral, sepelio, +cremación',
    en: 'funeral, funeral home, burial, +cremation',
  },
  { es: 'cremación, incineración, incinerar~', en: 'cremation' },
];
