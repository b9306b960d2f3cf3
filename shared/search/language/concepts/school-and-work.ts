/** Concepts of school, lessons, professions and the town hall. */

import type { Concept } from '../concept.ts';

export const schoolAndWorkConcepts: readonly Concept[] = [
  // School
  {
    es: 'licenciatura, carrera universitaria, título universitario, +carrera, +grado',
    en: 'university degree, +graduate',
  },
  { es: 'empleador, patrono, +patrón, +empresario', en: 'employer' },
  { es: 'primaria, educación primaria, nivel primario', en: 'primary school, elementary school, primary' },
  {
    es: 'secundaria, secundario, educación secundaria, eso, +bachillerato',
    en: 'secondary school, high school, secondary',
  },
  { es: 'bachillerato, bachiller, preparatoria, prepa', en: 'sixth form, baccalaureate, high school' },
  { es: 'aula, salón de clases, sala de clases', en: 'classroom' },
  { es: 'deberes, tarea, tareas escolares', en: 'homework' },
  { es: 'recreo, patio de juegos', en: 'break time, recess, playground' },
  {
    es: 'curso escolar, ciclo lectivo, año escolar, año lectivo, año académico, calendario escolar, cuándo empiezan las clases, cuándo empieza el cole, inicio de clases, vuelta al cole, vacaciones escolares',
    en: 'school year, academic year, school calendar, when does school start',
  },
  { es: 'computación, informática, informático, ordenadores de la oficina', en: 'computing, computer science, it' },
  { es: 'orientación vocacional, vocacional', en: 'career guidance, careers advice' },
  {
    es: 'religión, religioso, católico, cristiano, ideario, >valores, es de monjas, de monjas, es de curas, de curas, colegio religioso',
    en: 'religion, religious, catholic, christian, >values, faith school',
  },
  { es: 'monja, religiosa, monjas', en: 'nun' },
  { es: 'sacerdote, párroco, el cura, con el cura, +pastor, >despacho parroquial, >parroquia, un cura', en: 'priest' },
  { es: 'admisión, admisiones, ingreso al colegio', en: 'admissions, admission' },
  {
    es: 'nivel de idioma, nivel, niveles, prueba de nivel, test de nivel, qué nivel tengo, en qué grupo me toca, en qué nivel estoy, +a2, +b1, +b2, +c1, >marco común europeo',
    en: 'level, placement test, level test, which group',
  },
  { es: 'material escolar, útiles, útiles escolares, lista de materiales, lista de útiles', en: 'school supplies' },
  { es: 'asignatura, materia, +módulo', en: 'subject, +module' },
  {
    es: 'plan de estudios, temario, programa de estudios, malla curricular, qué se da en el curso, qué se ve en el curso, qué voy a aprender, qué se aprende, qué aprenderé, contenidos del curso, contenido del curso, programa del curso, >programa',
    en: 'syllabus, curriculum, course content, what will i learn',
  },
  { es: 'prácticas, pasantía, práctica profesional, practicante', en: 'internship, placement' },
  {
    es: 'aprobar~aprueb, suspender~, reprobar~reprueb, no la pasé, no lo pasé, desfavorable, no apto, segunda convocatoria, si suspendo, si repruebo, volver a examinarme, >convocatoria',
    en: 'pass the exam, fail the exam, did not pass, resit, retake the exam',
  },

  // Professions and trades
  { es: 'ingeniero, ingeniería', en: 'engineer, engineering' },
  { es: 'periodista, periodismo, prensa, medios de comunicación', en: 'journalist, journalism, press, media' },
  { es: 'soldadura, soldar~sueld, soldador', en: 'welding, weld~, welder' },
  { es: 'tapicería, tapicero, tapizar~, tapizado, retapizar~, retapizado', en: 'upholstery, upholsterer' },
  {
    es: 'niñera, canguro, nana, cuidado de niños, cuidado infantil, ludoteca, con quién dejar, +miniclub',
    en: 'babysitter, nanny, childcare, creche, playroom',
  },
  {
    es: 'empleada doméstica, asistenta, empleada del hogar, servicio doméstico, trabajadora del hogar, personal de casas particulares, chica para limpiar, señora de la limpieza, señora para limpiar, chica de la limpieza, alguien que limpie, empleada de hogar, mucama, +interna, muchacha para limpiar',
    en: 'maid, housekeeper, domestic help, domestic worker, cleaning lady, live-in',
  },
  { es: 'chófer, conductor, +taxista', en: 'driver, chauffeur' },
  {
    es: 'vigilante, guardia, portero, conserje, guachimán, +sereno, guardia de seguridad',
    en: 'guard, doorman, caretaker, concierge',
  },
  { es: 'escritor, autor', en: 'writer, author' },
  { es: 'cantante, cantar~, canto', en: 'singer, sing~, singing' },
  {
    es: 'perito, peritaje, tasador, tasación, tasar~, avalúo, +cuánto vale mi casa, +cuánto vale mi piso, +valoración de la vivienda, +valorar mi casa, ver los daños, valorar los daños, cuánto vale el piso, cuánto vale la casa, informe pericial',
    en: 'appraiser, appraisal, valuation, surveyor, +what is my house worth, assess the damage',
  },
  {
    es: 'topógrafo, topografía, agrimensor, medir la finca, medir el terreno, lindes, levantamiento topográfico, deslinde',
    en: 'land surveyor, surveying',
  },
  { es: 'consultor, consultoría, +asesoramiento', en: 'consultant, consulting' },
  {
    es: 'proveedor, suministrador, +surtir~, abastecer~, +suministrar~',
    en: 'supplier, provider, +supply~, stock up',
  },
  { es: 'fundador, fundadora', en: 'founder' },
  { es: 'matrona, partera, comadrona', en: 'midwife' },
  { es: 'experiencia laboral, años trabajando', en: 'work experience' },

  // Study and what comes of it
  {
    es: 'sacar libros, llevarme libros, cuántos libros, préstamo de libros, >préstamo',
    en: 'borrow books, how many books, >loan',
  },
  { es: 'nota de corte, puntaje, puntuación, calificación, qué nota', en: 'grade, +score, cut-off mark' },
  {
    es: 'turno de noche, clases de noche, hacerla de noche, >vespertino, semipresencial, trabajo y estudio',
    en: 'evening classes, part-time study',
  },
  {
    es: 'salida laboral, salidas profesionales, de qué puedo trabajar, en qué puedo trabajar, campo laboral',
    en: 'career prospects, what jobs can i get',
  },
  {
    es: 'residencia de estudiantes, residencia universitaria, colegio mayor, dónde viven',
    en: 'student residence, hall of residence',
  },
  {
    es: 'estudiar fuera, estudiar en el extranjero, irme un semestre, erasmus, movilidad internacional',
    en: 'study abroad, erasmus',
  },
  { es: 'oposición, oposiciones, opositar~, opositor, sala de estudio', en: 'civil service exam, study room' },
  { es: 'cuentacuentos, hora del cuento', en: 'storytelling, story time' },
  {
    es: 'sin bachillerato, no terminé la secundaria, no acabé la secundaria, prueba de acceso, >mayores de 25',
    en: 'without qualifications, access exam, mature students',
  },
  { es: 'campus virtual, aula virtual, plataforma virtual', en: 'virtual campus, online platform' },

  // Learning again
  {
    es: 'repaso, repasar~, refrescar, hace años que no, hace mucho que no, ponerme al día, >reciclaje',
    en: 'refresher, refresh~, brush up',
  },
  { es: 'club de lectura, grupo de lectura, comentar libros, tertulia', en: 'book club, reading group' },
  { es: 'amateur, aficionado, gente común, >categorías', en: 'amateur, >categories' },
  {
    es: 'evento de empresa, jornada de empresa, para los empleados, para mis empleados, para mi equipo, team building, >empresas, >corporativos, formar a mis empleados, formar a mi equipo, capacitar a mi equipo, in company, formación para empresas',
    en: 'corporate event, team building, for my employees, >companies, in-company, train my staff',
  },
  {
    es: 'reagrupación familiar, reagrupar~, traer a mi mujer, traer a mi marido, traer a mi familia, traer a mis hijos, traer a mis padres, traerme a mi, traer a mi esposa, traer a mi pareja, >familiares',
    en: 'family reunification, bring my wife, bring my husband, bring my family, bring my children, >relatives',
  },
  {
    es: 'cláusulas abusivas, intereses abusivos, +cláusula suelo, +gastos de hipoteca, +tarjeta revolving',
    en: 'unfair terms, +floor clause, +mortgage fees, +revolving card',
  },
  {
    es: 'todo riesgo, cobertura total, seguro completo, +franquicia',
    en: 'full coverage, fully comprehensive, +excess, +deductible',
  },

  // Lessons and driving
  { es: 'técnicas de estudio, no se concentra, hábitos de estudio, no sabe estudiar', en: 'study skills' },
  { es: 'exámenes oficiales, título de inglés, +first, +cambridge, sacarme el inglés, +toefl', en: 'language exam' },
  { es: 'recuperar la clase, recuperación de clases, si falto a una clase, no puedo ir un día', en: 'make up a class' },
  { es: 'a mitad de curso, incorporación en cualquier momento, empezar en cualquier momento', en: 'start any time' },
  { es: 'presencial, en persona, comparecencia, hay que ir a clase, presencialmente, personarse', en: 'in person' },
  { es: '+formación bonificada, lo paga mi empresa, cursos subvencionados, >subvencionado', en: 'funded training' },
  { es: 'prl, curso de prevención, riesgos laborales, prevención de riesgos', en: 'occupational risk' },
  { es: 'permiso a2, permiso a1, carnet de moto, licencia de moto', en: 'motorbike licence' },
  { es: 'permiso c, carnet de camión, +cap, licencia de camión, carnet de autobús', en: 'lorry licence, hgv' },
  { es: 'test de conducir, tests online, estudiar la teórica, la teórica, examen teórico', en: 'theory test' },
  { es: 'amaxofobia, miedo conducir, tengo carnet pero, clases de reciclaje, miedo a conducir', en: 'fear of driving' },
  { es: 'coche automático, sin marchas, cambio automático, +automático, caja automática', en: 'automatic car' },
  { es: 'canje de permiso, +canje, carnet de otro país, canje del carnet', en: 'exchange my licence, foreign licence' },
  { es: 'curso intensivo, +intensivo, en cuánto tiempo lo saco, +acelerado, en pocas semanas', en: '+intensive' },

  // Nursery and school days
  { es: 'periodo de adaptación, adaptación progresiva, los primeros días llora, separarse de mí', en: 'settling in' },
  {
    es: 'acogida matinal, aula matinal, madrugadores, dejarlo antes, dejarlo más temprano, horario ampliado, horario extendido, jornada extendida, quedarse hasta más tarde, recogerlo más tarde, doble turno',
    en: 'breakfast club, early drop-off, late pick-up, extended hours, after-school care',
  },
  { es: 'puede ir con mocos, puede ir con fiebre, ir con fiebre, si se pone malo, puede ir enfermo', en: 'sick child' },
  { es: 'agenda escolar, cómo sé qué hizo, cómo le va, +tutoría, entrevista con la tutora', en: 'parents evening' },
  { es: '+concertado, público o privado, colegio privado, colegio de pago, colegio público', en: 'state school' },
  { es: 'bilingüe, enseñan en inglés, bilingüismo, clases en inglés, plurilingüe', en: 'bilingual' },
  { es: 'proyecto educativo, pedagogía, cómo enseñan, sin libros, pedagógico, cómo enseñáis', en: 'teaching method' },
  { es: 'ampa, asociación de padres, asociación de familias, cooperadora', en: 'parents association, pta' },
  { es: 'necesidades educativas especiales, educación inclusiva, +inclusión', en: 'special educational needs' },

  // Town hall, parish, work and certificates
  { es: 'transcripción, transcribir~, pasar un audio, audio a texto', en: 'transcription, transcribe~' },
  { es: 'coworking, un sitio para trabajar, alquilar una mesa, espacio de trabajo', en: 'coworking' },
  { es: 'puesto fijo, mesa fija, puesto flexible, mesa cualquiera', en: 'fixed desk, hot desk' },
  { es: 'oficina privada, despacho privado, despacho para mí', en: 'private office' },
  { es: 'licencia de obras, licencia de obra, permiso de obra, quiero hacer una reforma', en: 'building permit' },
  { es: 'licencia de apertura, licencia de actividad, abrir un bar, abrir mi tienda', en: 'business licence' },
  {
    es: 'vía pública, la acera, las aceras, hay un bache, farola, alumbrado público, +vereda, la banqueta',
    en: 'pavement, street light',
  },
  { es: 'ocupación de vía pública, poner una terraza, mesas en la calle', en: 'pavement terrace licence' },
  { es: 'mercadillo, venta ambulante, mercado ambulante, tianguis', en: 'street market' },
  { es: 'depósito municipal, corralón municipal, se llevaron mi coche, se llevó el auto, grúa municipal', en: 'towed' },
  { es: 'registro general, registro de entrada, entregar un papel, presentar un escrito', en: 'submit a document' },
  { es: 'el pleno, pleno municipal, +plenos, sesión plenaria', en: 'council meeting' },
  { es: 'tarjeta de estacionamiento, plaza para discapacitados, plaza de minusválidos', en: 'disabled parking' },
  { es: 'teleasistencia, botón de emergencia, botón para ancianos', en: 'telecare, panic button' },
  { es: 'abastecimiento, me cortaron el agua, corte de suministro, agua potable, corte de agua', en: 'water supply' },
  { es: 'cursillo prematrimonial, curso para casarse, casarnos por la iglesia', en: 'church wedding' },
  { es: 'catequesis, primera comunión, comunión de mi, catecismo', en: 'first communion, catechism' },
  { es: 'diezmo, +ofrenda, limosna, +colecta', en: 'tithe, church offering' },
  {
    es: 'petición de oración, peticiones de oración, oren por mí, rezar~, recen por mí, oran por, orar por',
    en: 'pray~',
  },
  { es: 'todos son bienvenidos, no soy creyente, abierto a todos', en: 'everyone is welcome' },
  { es: 'junta directiva, quién manda, comisión directiva', en: 'board of directors, committee' },
  { es: 'estatutos, reglas de la asociación, +reglamento interno', en: 'bylaws, statutes' },
  { es: 'apadrinar~, apadrinamiento, +padrino, +madrina', en: 'sponsor a child, godparent' },
  { es: 'donante recurrente, dinero cada mes, donación mensual, socio colaborador', en: 'monthly donation' },
  { es: 'selección de personal, me falta personal, necesito gente, trabajo temporal, headhunting', en: 'recruitment' },
  { es: 'contrato indefinido, +indefinido, contrato fijo, contrato temporal', en: 'permanent contract' },
  { es: '+media jornada, tiempo parcial, medio tiempo, part time', en: 'part-time, part time' },
  { es: 'teletrabajo, trabajar desde casa, trabajo remoto, home office', en: 'remote work, work from home' },
  { es: 'homologación de reformas, reforma del vehículo, bola de remolque, +homologar~', en: 'vehicle modification' },
  { es: 'inspección técnica de edificios, ite, revisión del edificio, la casa es vieja', en: 'building inspection' },
  { es: 'retimbrado, revisar los extintores, recarga de extintores', en: 'extinguisher service' },
  { es: 'catastro, catastral, subsanación de discrepancias', en: 'land register, cadastre' },
  { es: 'calibración, calibrar~, metrología', en: 'calibrate~, calibration' },
  { es: 'técnico competente, quién firma el certificado, papel de un arquitecto', en: 'qualified engineer' },
  // Lessons and clubs
  { es: 'aprender a cantar, canto mal, desafinar~, técnica vocal, educación vocal', en: 'singing lessons' },
  { es: 'solfeo, lenguaje musical, leer música, partitura', en: 'music theory, read music, sheet music' },
  { es: 'defensa personal, aprender a defenderme, +artes marciales', en: 'self-defence, self-defense, +martial arts' },
  { es: '+percusión, tocar la batería, clases de batería, baterista', en: '+drums, percussion' },
  { es: 'soy mayor para, soy muy mayor, a mi edad, >todas las edades', en: 'too old, at my age, >all ages' },
  {
    es: 'función de fin de año, actúan delante, tocar en público, +audiciones, +festival',
    en: 'student recital, +recital',
  },
  { es: 'coreografía, baile nupcial, baile para nuestra boda, el vals', en: 'choreography, first dance' },
  { es: 'grupos reducidos, son muchos en clase, cuántos van en el grupo', en: 'small groups, group size' },
  { es: 'sin ser socio, no socios, hay que ser socio, entrada puntual', en: 'non-members' },
  { es: 'equipo femenino, equipo de niñas, fútbol femenino, categoría femenina', en: "women's team, girls team" },
  { es: 'ficha federativa, licencia federativa, federado, papeles para jugar', en: 'player licence' },
  { es: 'seguro deportivo, me lesiono, si se lesiona, si se hace daño', en: 'sports insurance, if i get injured' },
  // Firms, works and printing
  { es: 'plan de viabilidad, mi negocio no va bien, mi negocio va mal, mi empresa va mal', en: 'struggling business' },
  { es: 'plan de negocio, plan de empresa, cómo empiezo con mi negocio, modelo de negocio', en: 'business plan' },
  { es: 'iso 9001, norma iso, sello de calidad, certificación iso, +iso', en: 'iso certification, quality mark' },
  { es: 'compraventa de empresas, vender mi negocio, traspaso, vender mi empresa', en: 'sell my business' },
  { es: 'internacionalización, comercio exterior, vender fuera, >exportación', en: 'sell abroad, foreign trade' },
  { es: 'solo venden a empresas, b2b, venden a particulares, >venta al público, venta a empresas', en: 'b2b' },
  { es: 'distribuidor autorizado, vender sus productos, revendedor, ser distribuidor', en: 'reseller' },
  { es: 'ficha técnica, hoja técnica, hoja de seguridad, papeles del producto', en: 'data sheet' },
  { es: 'corte por láser, cortan la chapa, doblan chapa, +plegado, corte láser, calderería', en: 'laser cutting' },
  { es: 'prototipo, +una sola pieza, piezas especiales', en: 'prototype, one-off part' },
  { es: 'marcado ce, sello europeo, declaración de conformidad', en: 'ce marking' },
  {
    es: 'equipo de protección, guantes y cascos, epi, epp, casco de seguridad, calzado de seguridad, ropa laboral, casco de obra, botas de seguridad',
    en: 'ppe, safety boots',
  },
  { es: 'con operador, con operario, maquinista, viene con conductor, quien la maneja', en: 'with operator' },
  { es: 'penalización por retraso, devuelvo más tarde, devuelvo tarde, devolver tarde', en: 'late return' },
  { es: 'plataforma elevadora, trabajar en altura, subir a limpiar, plataforma de tijera', en: 'access platform' },
  { es: 'martillo demoledor, martillo neumático, picar suelo, picar el suelo, romper cemento', en: 'jackhammer' },
  { es: 'hormigonera, mezcladora de cemento, +mezcladora, concretera, revolvedora', en: 'concrete mixer' },
  { es: 'rodillo compactador, apisonadora, compactadora', en: '+roller, compactor' },
  { es: '+archivo, pdf, mandar el diseño, mandar la imagen, +resolución, enviar el diseño', en: 'file format, pdf' },
  {
    es: 'prueba de color, +cómo queda, ver cómo queda, cómo va a quedar, vista previa, >boceto, >render',
    en: 'print proof',
  },
  { es: 'offset, tirada mínima, grandes tiradas, muchas copias, tiraje', en: 'offset, print run' },
  { es: 'gramaje, qué papel, papel mate, papel brillante, +estucado, acabado brillo', en: 'paper weight' },
  {
    es: 'serigrafía, estampar~, estampación, sublimación, camisetas con mi, vinilo textil, con mi dibujo, +con nuestro logo',
    en: 'screen printing',
  },
  {
    es: 'autoedición, hacer un libro, tapa dura, cartoné, publicar mi libro, publicar un libro, autopublicar~',
    en: 'self-publishing',
  },
  // Work and papers at hand
  { es: 'tarjeta de visita, tarjetas de presentación, tarjetas personales', en: 'business cards' },
  { es: '+volante, folleto, flyer, díptico, tríptico', en: 'flyer, leaflet' },
  {
    es: 'encuadernar~, encuadernación, anillado, engargolado, empastado, +tesis, imprimir mi tesis, tapa dura',
    en: 'binding, bind~',
  },
  { es: 'fotocopia, fotocopias, copias, copistería, imprimir un pdf', en: 'photocopy, photocopies, copy shop' },
  { es: 'taza, tazón, pocillo', en: 'mug, cup' },
  { es: 'lona, pancarta, pendón', en: 'banner' },
  { es: 'nevera portátil, conservadora, hielera', en: 'cool box, cooler' },
];
