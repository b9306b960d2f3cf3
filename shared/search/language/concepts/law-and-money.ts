/** Concepts of law, papers, taxes, insurance and loans, and what a website answers for. */

import type { Concept } from '../concept.ts';

export const lawAndMoneyConcepts: readonly Concept[] = [
  // Papers and the law
  {
    es: 'caducar~, caducidad, vencimiento, caducado, vencido, expirar~, vencer~venz, se me venció, fuera de plazo',
    en: 'expire~, expiry, expired, expiration, out of date',
  },
  { es: 'vigencia, validez, válido, vigente, vale para el ministerio, validez oficial', en: 'validity, valid' },
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
  { es: 'ciudadanía, nacionalidad, nacionalizar~, abuelo era español, ley de nietos', en: 'citizenship, nationality' },
  { es: 'refugiado, asilo político, protección internacional', en: 'refugee, asylum' },
  { es: 'ingresos, ingresos mensuales', en: 'income, earnings' },
  {
    es: 'recurso de alzada, recurso de reposición, recurrir~, apelación, apelar~, me denegaron, me lo denegaron, me negaron, denegación, denegado, no estoy de acuerdo con la sentencia, recurrir la sentencia, >sentencia, >recurso',
    en: 'appeal~, +refused, +denied, +refusal, disagree with the ruling',
  },
  { es: 'denuncia, denunciar~, querella, me han denunciado, injurias', en: 'report to the police, press charges' },
  { es: 'delito, penal, penalista, delincuente', en: 'crime, criminal' },
  { es: 'cárcel, prisión, preso, detenido, me arrestaron, arrestaron a, arrestar~', en: 'prison, jail, arrested' },
  { es: 'defender~defiend, defensa', en: 'defend~, defence, defense' },
  { es: 'indemnización, indemnizar~, compensación, +daños', en: 'compensation, damages' },
  { es: 'estafa, estafar~, fraude, timo, ciberdelincuencia, ciberdelito, phishing', en: 'scam, fraud, swindle' },
  {
    es: 'maltrato, violencia de género, violencia doméstica, malos tratos, me pega, +orden de alejamiento',
    en: 'abuse, domestic violence, +restraining order',
  },
  {
    es: 'pensión alimenticia, cuota alimentaria, manutención, pensión de alimentos, no me pasa dinero, no me pasa plata, no pasa la pensión, no paga la pensión, no me pasa la pensión, cuota de alimentos, mi ex no paga',
    en: 'child support, alimony, maintenance payments, does not pay maintenance',
  },
  {
    es: 'desahucio, desahuciar~, desalojo, desalojar~, echar al inquilino, echar a un inquilino, inquilino que no paga, >okupa, +ocupación ilegal, se metieron en mi casa, metieron en la casa, me ocuparon la casa, ocupar la casa, no me pagan el alquiler, no paga el alquiler, no me paga el alquiler, no paga la renta, no me pagan la renta, impago del alquiler, >impago',
    en: 'evict~, eviction, >squatter, does not pay the rent, unpaid rent, squatted',
  },
  { es: 'arrendador, dueño del piso', en: 'landlord' },
  {
    es: 'empadronar~, certificado de residencia, padrón, empadronamiento, empadronarse, papel de que vivo, demostrar dónde vivo, comprobante de domicilio, volante de empadronamiento, apuntarme en el pueblo, cambiar de dirección, cambio de domicilio',
    en: 'residence certificate, census, residence registration, proof of address, change of address',
  },
  {
    es: 'plazo de entrega, fecha límite, último día, fecha tope, +plazo, +vencimiento, hasta cuándo, hasta qué día, hasta qué fecha, >preinscripción, >prorrogado',
    en: 'deadline, due date, last day, until when',
    sign: 'time',
  },

  // Law from day to day
  { es: 'justicia gratuita, turno de oficio, no puedo pagar un abogado, dinero para un abogado', en: 'legal aid' },
  { es: 'cuota litis, honorarios a éxito, solo pago si gano, si no gano, a éxito', en: 'no win no fee' },
  { es: 'acoso laboral, mobbing, mi jefe me trata, me hacen la vida imposible', en: 'workplace bullying, mobbing' },
  { es: 'trabajo en negro, +en negro, no me dieron de alta, economía sumergida, me pagan en b', en: 'undeclared work' },
  { es: 'baja voluntaria, ir de la empresa, dejar el trabajo, dejar mi trabajo, renunciar al trabajo', en: 'resign~' },
  { es: 'pareja de hecho, unión libre, sin casarnos, no estamos casados, unión de hecho', en: 'civil partnership' },
  { es: 'alcoholemia, bebido conduciendo, positivo en el control, >seguridad vial', en: 'drink driving, breathalyser' },
  { es: 'retirada del carnet, retirada del permiso, me quitaron el carnet, perdí los puntos', en: 'lost my licence' },
  { es: 'responsabilidad patrimonial, me caí en la calle, reclamar al ayuntamiento', en: 'fell in the street' },
  { es: 'atropello, atropellar~, me atropellaron, >accidente, >indemnización', en: 'run over, hit by a car' },
  { es: 'incapacidad permanente, invalidez, +incapacidad, no puedo trabajar por', en: 'incapacity benefit' },
  { es: '+segunda oportunidad, no puedo pagar lo que debo, demasiadas deudas, insolvencia', en: 'bankruptcy' },
  {
    es: '+mediación, mediación familiar, +conciliación, extrajudicial, llegar a un acuerdo, llegar a un arreglo',
    en: 'mediation',
  },
  { es: 'registro civil, cambiarme el nombre, cambiarme el apellido, rectificación registral', en: 'civil registry' },
  { es: 'curatela, ya no puede decidir, medidas de apoyo, tutela legal, incapacitación', en: 'guardianship' },
  { es: 'vicio oculto, vicios ocultos, defectos de construcción, piso con fallos', en: 'hidden defects' },
  {
    es: 'registro de marca, registrar el nombre, propiedad industrial, copiaron la idea, patentar, patentar una idea',
    en: 'trademark',
  },
  { es: 'acta notarial, que quede constancia, dejar todo por escrito, acta de presencia', en: 'notarial record' },
  { es: 'donación de inmueble, dejar la casa a mis, poner la casa a nombre, >donación', en: 'gift the house' },
  { es: 'testamento vital, voluntades anticipadas, me alarguen la vida, que no me mantengan', en: 'living will' },
  { es: '+disolución, cerrar mi empresa, disolución y liquidación, disolver la sociedad', en: 'close my company' },

  // Taxes, insurance and loans
  { es: 'plusvalía, itp, impuestos de vender, impuestos de comprar, impuestos por vender', en: 'capital gains tax' },
  { es: 'impuesto de sucesiones, impuestos al heredar, sucesiones y donaciones', en: 'inheritance tax' },
  { es: 'ibi, predial, contribución de la casa, impuesto de la casa, bienes inmuebles', en: 'council tax' },
  { es: 'impuesto de vehículos, impuesto del coche, impuesto del carro, tenencia vehicular, refrendo', en: 'road tax' },
  { es: '+requerimiento, carta de hacienda, aviso del sat, hacienda me reclama, >inspección', en: 'tax inspection' },
  { es: '+fuera de plazo, +recargo, me pasé de fecha, no presenté el iva, extemporáneo', en: 'late filing, surcharge' },
  { es: 'trimestre, trimestral, cada tres meses, trimestralmente, cada 3 meses', en: 'each quarter, quarterly' },
  { es: 'semestre, semestral, cada seis meses, cada 6 meses', en: 'six-monthly, every six months, twice a year' },
  { es: 'cuota de autónomo, >reta, >tarifa plana, cuota de autónomos', en: 'self-employed contribution' },
  { es: 'planificación fiscal, pagar menos impuestos, ahorro fiscal, optimización fiscal', en: 'tax planning' },
  { es: 'auditoría, auditor, auditar~, revisar las cuentas', en: 'audit~, auditor' },
  { es: 'certificado digital, firma para hacer trámites, firma electrónica, firma digital', en: 'digital certificate' },
  { es: 'sede electrónica, papeles por internet, trámites por internet, trámites online', en: 'online procedures' },
  {
    es: 'transferencia de vehículo, +cambio de titularidad, papeles del coche, papeles del carro, papeles del auto, coche a mi nombre, carro a mi nombre, auto a mi nombre, nombre del carro, nombre del coche, transferencia del vehículo, +gestoría y transferencia, +traspaso',
    en: 'transfer of ownership, car paperwork, car in my name',
  },
  { es: 'prestación por desempleo, desempleo, cobrar el paro, me quedé en paro', en: 'unemployment benefit' },
  { es: 'parte de accidente, dar parte, declaración de siniestro, >siniestro, parte amistoso', en: 'insurance claim' },
  { es: '+exclusión, qué no entra, >no incluido, qué no cubre, qué no incluye, no cubre, >excluido', en: 'exclusions' },
  { es: '+franquicia, +deducible, lo que pongo yo, copago, la parte que pago', en: 'copayment, +excess, +deductible' },
  { es: 'entrada en vigor, desde cuándo estoy cubierto, desde cuándo cubre, inicio de vigencia', en: 'start of cover' },
  { es: 'periodo de carencia, +carencia, esperar para usarlo, cuándo puedo usar el seguro', en: 'waiting period' },
  { es: 'preexistencia, ya estoy enfermo, preexistente, enfermedades previas', en: 'pre-existing condition' },
  { es: 'capacidad de endeudamiento, cuánto me puede prestar, me dan el préstamo', en: 'how much can i borrow' },
  { es: 'ahorro previo, cuánto necesito de entrada, hipoteca 100, financiación 100, >ahorros', en: '100% mortgage' },
  { es: 'euríbor, tipo fijo, fijo o variable, cuota que sube, tipo variable, tasa fija', en: 'fixed rate' },
  { es: 'novación, subrogación, bajar la cuota de la hipoteca, llevarme la hipoteca, subrogar~', en: 'remortgage' },
  { es: 'nuda propiedad, hipoteca inversa, seguir viviendo en ella, cobrar por mi casa', en: 'equity release' },

  // Data, and what the website answers for
  {
    es: 'finalidad del tratamiento, finalidades, para qué usan mis datos, para qué usáis mis datos, qué hacen con mis datos, qué hacéis con mis datos, para qué quieren mis datos, por qué piden mis datos, por qué piden mi teléfono, >base jurídica, >base legal, >legitimación, >interés legítimo',
    en: 'purpose of processing, what do you do with my data, why do you need my data, >legal basis, >legitimate interest',
    isLegal: true,
  },
  {
    es: 'cesión de datos, cesión a terceros, ceder datos, venden mis datos, vender mis datos, venden los datos, comparten mis datos, dais mis datos, dan mis datos, pasan mis datos, quién ve mis datos, mis datos a otros, mis datos a otra, salen mis datos, >terceros, >destinatarios, >no se cederán, >encargado del tratamiento, >transferencias internacionales',
    en: 'share my data, sell my data, who sees my data, >third parties, >recipients, >international transfers',
    isLegal: true,
  },
  { es: 'plazo de conservación, guardan mis datos, tiempo guardan, >retención', en: 'data retention', isLegal: true },
  { es: 'responsable del tratamiento, quién responde de mis datos, +dpd, +dpo', en: 'data controller', isLegal: true },
  {
    es: 'dejar de recibir, no quiero más correos, no quiero correos, no quiero publicidad, me manden publicidad, spam, correo no deseado, comunicaciones comerciales, +newsletter, +boletín, >darse de baja, >cancelar suscripción',
    en: 'stop receiving, spam, unsubscribe, newsletter, marketing emails',
  },
  {
    es: 'están seguros mis datos, es segura la página, es segura la web, página segura, web segura, pago seguro, es seguro pagar, es seguro comprar, guardan mi tarjeta, +ssl, cifrado, cifrados, +encriptar~, >medidas de seguridad, >pasarela de pago, >datos bancarios',
    en: 'is my data safe, secure website, secure payment, encryption, encrypted, +ssl',
  },
  {
    es: 'exclusión de responsabilidad, limitación de responsabilidad, no se responsabiliza, no se hace responsable, se hacen responsables, os hacéis responsables, se hace responsable, la web tiene errores, errores en la web, fallo en la información, virus en la web, >no garantiza',
    en: '+liability, disclaimer, are you liable, not responsible, errors on the website',
    isLegal: true,
  },
  { es: 'legislación aplicable, qué ley, a qué juzgado, reclamar en europa', en: 'applicable law', isLegal: true },
  {
    es: 'derecho de desistimiento, desistimiento, devolverlo, puedo devolver, cuántos días para devolver, días tengo para devolver, me arrepentí de la compra, ya no lo quiero, +devolución, +devolver~devuelv, >días naturales, >14 días, >reembolso',
    en: 'right of withdrawal, can i return it, changed my mind, how many days to return, >14 days',
  },

  // Family, debts and firms
  {
    es: 'custodia, tenencia, patria potestad, régimen de visitas, visitas de mi hijo, visitas de mi hija, quedarme con los niños, quedarme con mis hijos, con quién viven los niños, ver a mis hijos, quién se queda con los niños, no me deja ver a los niños, no me deja ver a mis hijos, no me deja ver a mi hijo, no me deja ver a mi hija',
    en: 'child custody, custody, visitation, keep the children, see my children, who gets the children, will not let me see my children',
  },
  { es: 'embargo, embargar~, me van a embargar, >deudas', en: 'seizure, repossession, >debts' },
  {
    es: 'abrir un negocio, abrir mi negocio, montar una empresa, montar un negocio, crear una empresa, abrir una empresa, constitución de sociedades, abrir una sl, montar una sl, montar una sociedad, crear una sociedad, abrir una sas, +sociedad limitada, +sociedad anónima, constituir una',
    en: 'start a business, set up a company, company formation, limited company, incorporate a company',
  },
  { es: 'seguridad social, imss, anses, essalud, dar de alta a un trabajador', en: 'social security' },
  {
    es: 'comunidad paga, entre todos los vecinos, derrama, zonas comunes, elementos comunes',
    en: 'common areas, shared costs',
  },
  { es: 'órganos, donar órganos, donación de órganos, trasplante', en: 'organ donation, transplant' },
  { es: 'negligencia, mala praxis, error médico, me operaron mal, error del médico', en: 'malpractice, negligence' },
  { es: 'bloquear~, bloqueo', en: 'block my card, lock my phone' },
  {
    es: 'infidelidad, infiel, cuernos, me engañó, me engaña, me ha sido infiel, me fue infiel, >traición',
    en: 'infidelity, unfaithful, cheated on me, affair, >betrayal',
  },
  {
    es: 'permiso de trabajo, autorización de trabajo, trabajar legalmente, papeles para trabajar, >cuenta ajena',
    en: 'work permit, work authorisation, work legally, right to work',
  },
  { es: 'grosor, espesor', en: 'thickness' },
  { es: 'se oxida, >anticorrosión, >inoxidable, oxidar~, +óxido, corrosión, >galvanizado', en: 'rust~, corrosion' },
];
