/** Concepts of school, professions, and papers before the law. */

import type { Concept } from '../concept.ts';

export const schoolAndWorkConcepts: readonly Concept[] = [
  // School
  { es: 'primaria, educación primaria, nivel primario', en: 'primary school, elementary school, primary' },
  {
    es: 'secundaria, secundario, educación secundaria, eso, +bachillerato',
    en: 'secondary school, high school, secondary',
  },
  { es: 'bachillerato, bachiller, preparatoria, prepa', en: 'sixth form, baccalaureate, high school' },
  { es: 'aula, salón de clases, sala de clases', en: 'classroom' },
  { es: 'deberes, tarea, tareas escolares', en: 'homework' },
  { es: 'recreo, patio de juegos', en: 'break time, recess, playground' },
  { es: 'curso escolar, ciclo lectivo, año escolar, año lectivo, año académico', en: 'school year, academic year' },
  { es: 'computación, informática', en: 'computing, computer science, it' },
  { es: 'orientación vocacional, vocacional', en: 'career guidance, careers advice' },
  {
    es: 'religión, religioso, católico, cristiano, ideario, >valores',
    en: 'religion, religious, catholic, christian, >values',
  },
  { es: 'monja, religiosa, monjas', en: 'nun' },
  { es: 'sacerdote, párroco', en: 'priest' },
  { es: 'admisión, admisiones, ingreso al colegio', en: 'admissions, admission' },
  { es: 'nivel de idioma, nivel, niveles', en: 'level' },
  { es: 'material escolar, útiles, útiles escolares', en: 'school supplies' },
  { es: 'asignatura, materia, +módulo', en: 'subject, +module' },
  { es: 'plan de estudios, temario, programa de estudios, malla curricular', en: 'syllabus, curriculum' },
  { es: 'prácticas, pasantía, práctica profesional, practicante', en: 'internship, placement' },
  {
    es: 'aprobar~aprueb, suspender~, reprobar~reprueb, no la pasé, no lo pasé, desfavorable, no apto',
    en: 'pass the exam, fail the exam, did not pass',
  },

  // Professions and trades
  { es: 'ingeniero, ingeniería', en: 'engineer, engineering' },
  { es: 'periodista, periodismo, prensa, medios de comunicación', en: 'journalist, journalism, press, media' },
  { es: 'soldadura, soldar~sueld, soldador', en: 'welding, weld~, welder' },
  { es: 'tapicería, tapicero, tapizar~, tapizado', en: 'upholstery, upholsterer' },
  {
    es: 'niñera, canguro, nana, cuidado de niños, cuidado infantil, ludoteca, con quién dejar',
    en: 'babysitter, nanny, childcare, creche, playroom',
  },
  {
    es: 'empleada doméstica, asistenta, empleada del hogar, servicio doméstico, trabajadora del hogar, personal de casas particulares',
    en: 'maid, housekeeper, domestic help, domestic worker',
  },
  { es: 'chófer, conductor, +taxista', en: 'driver, chauffeur' },
  { es: 'vigilante, guardia, portero, conserje', en: 'guard, doorman, caretaker, concierge' },
  { es: 'escritor, autor', en: 'writer, author' },
  { es: 'cantante, cantar~, canto', en: 'singer, sing~, singing' },
  {
    es: 'perito, peritaje, tasador, tasación, tasar~, avalúo, +cuánto vale mi casa, +cuánto vale mi piso, +valoración de la vivienda, +valorar mi casa',
    en: 'appraiser, appraisal, valuation, surveyor, +what is my house worth',
  },
  { es: 'topógrafo, topografía, agrimensor', en: 'land surveyor, surveying' },
  { es: 'consultor, consultoría, +asesoramiento', en: 'consultant, consulting' },
  { es: 'proveedor, suministrador', en: 'supplier, provider' },
  { es: 'fundador, fundadora', en: 'founder' },
  { es: 'matrona, partera, comadrona', en: 'midwife' },
  { es: 'experiencia laboral, años trabajando', en: 'work experience' },

  // Papers and the law
  {
    es: 'caducar~, caducidad, vencimiento, caducado, vencido, expirar~, vencer~venz, se me venció, fuera de plazo',
    en: 'expire~, expiry, expired, expiration, out of date',
  },
  { es: 'vigencia, validez, válido, vigente', en: 'validity, valid' },
  {
    es: 'prórroga, prorrogar~, aplazar~, aplazamiento, posponer~, reprogramar~, cambiar la fecha, cambiar de fecha, cambio de fecha, mover la fecha, reagendar~, >modificación, cambiar el día, cambiar la hora, cambiar mi cita, mover la cita, mover mi cita',
    en: 'postpone~, reschedule~, extension, change the date, >change, change the day, move my appointment',
  },
  { es: 'firma, firmar~', en: 'signature, sign~' },
  { es: 'copia, copiar~, fotocopia, fotocopiar~', en: 'copy, photocopy' },
  { es: 'partida de nacimiento, acta de nacimiento, certificado de nacimiento', en: 'birth certificate' },
  { es: 'antecedentes penales, certificado de antecedentes', en: 'criminal record' },
  { es: 'poder notarial, apoderado, representante legal', en: 'power of attorney, legal representative' },
  { es: 'huella dactilar, huella digital, huella', en: 'fingerprint' },
  { es: 'ciudadanía, nacionalidad, nacionalizar~', en: 'citizenship, nationality' },
  { es: 'refugiado, asilo político, protección internacional', en: 'refugee, asylum' },
  { es: 'ingresos, ingresos mensuales', en: 'income, earnings' },
  { es: 'recurso de alzada, recurso de reposición, recurrir~, apelación, apelar~', en: 'appeal~' },
  { es: 'denuncia, denunciar~', en: 'report to the police, press charges' },
  { es: 'delito, penal, penalista, delincuente', en: 'crime, criminal' },
  { es: 'cárcel, prisión, preso, detenido', en: 'prison, jail, arrested' },
  { es: 'defender~defiend, defensa', en: 'defend~, defence, defense' },
  { es: 'indemnización, indemnizar~, compensación, +daños', en: 'compensation, damages' },
  { es: 'estafa, estafar~, fraude, timo', en: 'scam, fraud, swindle' },
  {
    es: 'maltrato, violencia de género, violencia doméstica, malos tratos, me pega, +orden de alejamiento',
    en: 'abuse, domestic violence, +restraining order',
  },
  {
    es: 'pensión alimenticia, cuota alimentaria, manutención, pensión de alimentos',
    en: 'child support, alimony, maintenance payments',
  },
  {
    es: 'desahucio, desahuciar~, desalojo, desalojar~, echar al inquilino, echar a un inquilino, inquilino que no paga, >okupa, +ocupación ilegal',
    en: 'evict~, eviction, >squatter',
  },
  { es: 'arrendador, dueño del piso', en: 'landlord' },
  { es: 'empadronar~, certificado de residencia', en: 'residence certificate' },
  {
    es: 'plazo de entrega, fecha límite, último día, fecha tope, +plazo, +vencimiento, hasta cuándo, hasta qué día, hasta qué fecha, >preinscripción, >prorrogado',
    en: 'deadline, due date, last day, until when',
    sign: 'time',
  },

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
    es: 'evento de empresa, jornada de empresa, para los empleados, para mis empleados, para mi equipo, team building, >empresas, >corporativos',
    en: 'corporate event, team building, for my employees, >companies',
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
];
