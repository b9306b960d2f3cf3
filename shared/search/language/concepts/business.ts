/** Concepts of what is asked of every business: hours, prices, contact, guarantees. */

import type { Concept } from '../concept.ts';

export const businessConcepts: readonly Concept[] = [
  // Asked of every business
  {
    es: 'horario, hora, horas, abierto, abrir~, apertura, cerrar~cierr, cierre, cerrado, atienden, atención al público, qué hora',
    en: 'hours, opening hours, opening, open~, opening times, close~, closed, closing, schedule, timetable, business hours, what time',
    asksFor: ['hours', 'opening_hours'],
    sign: 'hours',
  },
  {
    es: 'fin de semana, fines de semana, finde, +sábado, +domingo',
    en: 'weekend, weekends, +saturday, +sunday',
    asksFor: ['hours'],
    sign: 'hours',
  },
  { es: '+lunes', en: '+monday', asksFor: ['hours'], sign: 'hours' },
  { es: '+martes', en: '+tuesday', asksFor: ['hours'], sign: 'hours' },
  { es: '+miércoles', en: '+wednesday', asksFor: ['hours'], sign: 'hours' },
  { es: '+jueves', en: '+thursday', asksFor: ['hours'], sign: 'hours' },
  { es: '+viernes', en: '+friday', asksFor: ['hours'], sign: 'hours' },
  { es: '+domingo, +dominical', en: '+sunday', asksFor: ['hours'], sign: 'hours' },
  { es: '+sábado, +sabatino', en: '+saturday', asksFor: ['hours'], sign: 'hours' },
  {
    es: '+festivo, +feriado, +día de fiesta',
    en: '+holiday, +public holiday, +bank holiday',
    asksFor: ['hours'],
    sign: 'hours',
  },
  { es: 'mediodía', en: 'midday, noon, lunchtime', sign: 'hours' },
  {
    es: 'precio, tarifa, coste, costo, costar~cuest, valer~, importe, arancel, honorarios, qué valor, cuánto cuesta, cuánto vale, cuánto sale, cuánto saldría, cuánto me sale, cuánto me saldría, cuánto sería, cuántos euros, cuántos pesos, cuántos dólares, cobrar~, lista de precios, cuánta plata, cuánta guita, cuánta pasta, cuánta lana',
    en: 'price, pricing, cost~, rate, fee, charge~, how much, price list',
    asksFor: ['prices', 'prices_page', 'pages.prices'],
    sign: 'money',
  },
  {
    es: 'presupuesto, cotización, cotizar~, presupuestar~, proforma, presu, en cuánto me sale, >valoración, >sin compromiso',
    en: 'quote~, estimate~, quotation, +budget',
    asksFor: ['service_model.quoted_by'],
  },
  {
    es: 'contacto, contactar~, comunicarse, teléfono, teléfono móvil, llamar~, escribir~, +whatsapp, +correo, +email, hablar con alguien, hablar con una persona, a qué número, por dónde les escribo',
    en: 'contact~, phone, telephone, mobile phone, call~, reach you, get in touch, +whatsapp, +email, +mail, speak to someone, talk to a person',
    asksFor: ['contact_page', 'pages.contact', 'how_to_ask'],
    sign: 'contact',
  },
  {
    es: 'dirección, ubicación, ubicado, domicilio, dónde está, dónde estáis, dónde están, dónde estamos, dónde queda, dónde se encuentra, cómo llegar, localización, mapa, dónde quedan, dónde atienden, dónde los encuentro, en qué calle, en qué barrio, de qué pueblo, en qué pueblo, en qué ciudad, de dónde sois, de dónde son, >encuéntranos, >ubícanos, >visítanos, >punto de encuentro, >oficina, >sede, >local, >showroom, dónde nos juntamos, dónde nos encontramos, dónde nos vemos, dónde quedamos',
    en: 'address, location, located, directions, where are you, how to get there, how to get here, map, where can i find you, which town, which city, >find us, >visit us, >meeting point, >office, >showroom, where do we meet',
    asksFor: ['address', 'pages.contact'],
    sign: 'place',
  },
  {
    es: 'zona, cobertura, localidad, área, comarca, municipios, dónde trabajan, dónde atienden, >barrio, hasta dónde llegan, hasta dónde llegáis, a qué zonas, a qué pueblos, qué barrios, en qué barrios, otra ciudad, otras ciudades, >provincia, >alrededores, >nivel nacional, van a otros pueblos, cuántos kilómetros, se desplazan, llegan hasta, llegáis hasta, >desplazamiento',
    en: 'area, areas, coverage, region, zone, service area, neighbourhood, neighborhood, how far do you, other cities, >province, >nationwide, do you travel to',
    asksFor: ['coverage', 'pages.areas'],
  },
  {
    es: 'quiénes sois, quiénes somos, quiénes son, quién eres, sobre nosotros, sobre mí, acerca de, conócenos, nosotros, >dueño, >propietario, >fundador, quién lleva, quiénes llevan, quién está detrás, quién es el dueño, quiénes son los dueños, a qué se dedican',
    en: 'who are you, about us, who we are, about you, about me, about the company, who owns, who runs, >owner, >founder',
    asksFor: ['pages.about'],
  },
  {
    es: 'historia, trayectoria, orígenes, inicios, fundación, fundar~, años de experiencia, año de fundación, desde qué año, desde cuándo, cuántos años llevan, cuántos años lleváis, hace cuánto, hace mucho que están, cuánto tiempo llevan, cuánto llevan, cuántos años tiene la empresa, desde cuándo existe, desde qué año existe, de qué año es, de cuándo es, quién fundó, >generaciones, >tradición, >décadas',
    en: 'history, background, founded, foundation, years of experience, origins, since when, what year, how long have you been, who founded, >generations, >tradition, >decades',
    asksFor: ['pages.about'],
    sign: 'year',
  },
  {
    es: 'equipo, staff, miembros, +plantilla, +personal, +profesionales, trabajadores, empleados, colaboradores, quién atiende, quién me atiende, quién me va a atender, quiénes trabajan, cuántos trabajan, quién lo hace, quiénes lo dirigen, quién enseña',
    en: 'team, staff, employees, personnel, +members, who works, >workers, who teaches',
  },
  {
    es: 'trabajar con vosotros, trabaja con nosotros, empleo, vacante, únete, puesto de trabajo, bolsa de trabajo, oferta de empleo, currículum, +trabajo, busco trabajo, quiero trabajar, buscan gente, necesitan gente, necesitan personal, cv, mandar mi cv, dejar mi cv, busco curro, busco laburo, busco chamba, busco pega, busco empleo, buscar trabajo, ofertas de trabajo, +hay vacantes, dan trabajo, búsqueda laboral, bolsa de empleo, quiero laburar, >envía tu cv',
    en: 'job, jobs, job opening, career opportunities, work with us, join us, vacancy, hiring, apply for a job, +career, +employment, looking for work, send my cv, looking for a job, job search',
  },
  {
    es: 'dudas, preguntas frecuentes, preguntas, faq',
    en: 'questions, frequently asked questions, faq, doubts',
    asksFor: ['pages.faq'],
  },
  {
    es: 'servicio, prestación, a qué se dedican, qué hacen, qué ofrecen, qué hacéis',
    en: 'service, services, what do you do, what do you offer',
    asksFor: ['services', 'pages.services'],
  },
  {
    es: 'garantía, +garantizar~, +garantizado, si se rompe, si falla, si vuelve a fallar, >defecto, >desperfecto, >respaldo, no quedó bien, salió mal, se secó, >satisfacción, responden después, si queda mal, si se vuelve a romper, se me rompió a los, se rompió a los',
    en: 'warranty, guarantee, +guarantee~, if it breaks, if it fails, >defect, >satisfaction',
    asksFor: ['service_model.warranty'],
  },
  { es: 'iva, igic, impuesto, tributo', en: 'vat, tax, taxes', asksFor: ['tax'] },
  {
    es: 'factura, facturar~, facturación, recibo, boleta, +cfdi, comprobante fiscal, timbrar, timbrado, factura electrónica, >datos fiscales, >datos de facturación',
    en: 'invoice~, invoicing, bill, billing, receipt, e-invoice',
    asksFor: ['service_model.invoiced_by'],
  },
  {
    es: 'reservar~, reserva, reservación, reservar mesa, sacar turno, apartar~, +turno',
    en: 'book~, booking, book a table, reserve~, reservation',
    asksFor: ['service_model.online_booking'],
  },
  {
    es: 'cita, cita previa, pedir cita, pedir hora, pido hora, tomar hora, reserva de hora, reserva de cita, reservar hora, agendar~, +turno, +consulta, +visita',
    en: 'appointment, schedule an appointment, make an appointment, +visit',
    asksFor: ['how_to_ask'],
  },
  {
    es: 'opinión, reseña, valoración, testimonio, comentarios, puntuación, qué dice la gente, son buenos, >clientes',
    en: 'review, rating, opinion, testimonial, feedback, what people say',
  },
  { es: 'noticia, novedad, actualidad, blog, artículo', en: 'news, blog, article, post', asksFor: ['pages.blog'] },
  {
    es: 'sucursal, delegación, sede, oficina, filial, +local, +establecimiento',
    en: 'branch, office, headquarters, +premises, +location, +store',
  },
  { es: 'cliente, clientela, usuario', en: 'customer, client, user' },
  { es: 'ventaja, beneficio, por qué elegirnos', en: 'advantage, benefit, why choose us' },
  {
    es: 'requisito, qué hace falta, qué necesito, qué se necesita, +condiciones, qué piden, qué me piden, qué tengo que llevar, >documentación, >documentos, qué hay que haber estudiado, qué estudios hacen falta, qué hay que tener',
    en: 'requirement, requirements, what do i need, what is needed, +conditions, what do i have to bring, >documentation, what qualifications do i need',
  },
  {
    es: 'documento, documentación, papel, papeleo, documentos necesarios, papeles, qué papeles, >dni, >pasaporte, >fotocopia',
    en: 'document, documents, documentation, paperwork, papers, >id card, >passport, >photocopy',
  },
  {
    es: 'trámite, tramitar~, tramitación, +gestión, +gestionar~, +diligencia',
    en: 'procedure, formality, formalities, +process, +processing, +arrange~',
  },
  {
    es: 'queja, reclamación, reclamar~, reclamo, quejar~, libro de reclamaciones, >defecto, >incidencia, >posventa, >postventa, me trató mal, me trató fatal, me trataron mal, me atendieron mal, mala atención, mal servicio, pésimo servicio, grosero, maleducado, >hojas oficiales, >buzón',
    en: 'complaint, complain~, claim, >defect, >after-sales, rude, bad service, treated badly',
  },
  {
    es: 'anular~, cancelar~, cancelación, anulación, desistir~, desistimiento, arrepentir~arrepient, arrepentimiento, dar de baja, darse de baja, ya no lo quiero, no renovar, rescindir~, >retracto, darme de baja, quitarme del seguro, me doy de baja',
    en: 'cancel~, cancellation, withdraw~, withdrawal, unsubscribe, terminate~, cancel my policy',
  },
  {
    es: 'darse de alta, registrarse, inscribirse, inscripción, apuntarse, apuntar~, suscribirse, +alta, +registro, inscribir~, anotarse, >admisión, >matrícula, anotar~, apuntarme, inscribirme, asociarme, hacerme socio, >preinscripción, matricular~, anotar a, apuntar a',
    en: 'register~, registration, sign up, signup, enrol, enroll~, enrolment, enrollment, subscribe~, +join~, >admission, >tuition',
  },
  {
    es: 'contraseña, clave, password, olvidé la contraseña, olvidé la clave, restablecer~restablezc',
    en: 'password, passcode, forgot my password',
  },
  {
    es: 'área de clientes, iniciar sesión, acceder, entrar en mi cuenta, +cuenta, +perfil, +ingresar~, +acceso',
    en: 'account, login, log in, sign in, +profile, +access',
  },
  {
    es: 'soporte, servicio técnico, atención al cliente, +ayuda, +asistencia',
    en: 'support, customer service, customer support, technical support, +help, +assistance',
  },
  {
    es: 'consejo, recomendación, recomendar~recomiend, sugerencia, pautas, trucos, tips, >cuidados, >asesoramiento, >asesoría',
    en: 'advice, tip, tips, recommendation, recommend~, suggestion, guidelines, >aftercare',
  },
  {
    es: 'guía, paso a paso, tutorial, cómo se hace, instrucciones, manual',
    en: 'guide, step by step, tutorial, how to, instructions, manual',
  },
  {
    es: 'proceso, método, forma de trabajar, cómo trabajan, cómo trabajamos, cómo funciona, +pasos, en qué consiste, cómo es el proceso, >etapas, >fases',
    en: 'process, method, how it works, how you work, +steps, what does it involve, >stages, >phases',
  },
  {
    es: 'colaborar~, colaboración, voluntario, voluntariado, ayudar en, >donativo, >aportación',
    en: 'collaborate~, collaboration, volunteer~, volunteering, >donation',
  },
  {
    es: 'donar~, donación, donativo, aportación, dar plata, dar dinero, doy plata, doy dinero',
    en: 'donate~, donation, give money',
  },
  { es: 'calidad, excelencia', en: 'quality, excellence' },
  { es: 'catálogo, folleto, +gama, +surtido', en: 'catalogue, catalog, brochure, +range' },
  {
    es: 'proyectos, trabajos realizados, portafolio, portfolio, obras realizadas, casos de éxito, qué han hecho, ver trabajos, trabajos anteriores, antes y después, >galería',
    en: 'projects, portfolio, our work, case studies, previous work, before and after, >gallery',
  },
  {
    es: 'misión, filosofía, +visión, +valores, para qué sirve la asociación, >fines',
    en: 'mission, philosophy, +vision, +values, >aims',
  },

  // Time
  {
    es: '24 horas, 24h, día y noche, las 24 horas, nocturno, de noche, noche, madrugada, a las 2 de la mañana, a las 3 de la mañana, a las 4 de la mañana, a las 5 de la mañana',
    en: '24 hours, 24h, day and night, round the clock, night, overnight',
  },
  { es: 'noche, nocturno, de noche, madrugada', en: 'night, overnight' },
  { es: 'urgente, urgencia, emergencia, inmediato, cuanto antes', en: 'urgent, emergency, immediate, asap' },
  {
    es: 'tardar~, demora, demorar~, cuánto tiempo, duración, durar~, tiempo de entrega, +plazo, +espera, cuándo me lo dan, cuándo está listo, cuándo me llega, para cuándo lo tendría, cuándo estaría listo, >plazo de suministro, >plazo de fabricación, >tiempo de llegada, >tiempo de respuesta',
    en: 'how long, delay, waiting time, lead time, duration, take long, turnaround, when will it be ready, when will it arrive',
    sign: 'time',
  },
  { es: 'fecha, calendario, cuándo es, +agenda', en: 'dates, calendar, when is, +date' },
  { es: 'verano, estival', en: 'summer' },
  { es: 'invierno, invernal', en: 'winter' },
  { es: 'primavera', en: 'spring, springtime' },
  { es: 'otoño', en: 'autumn, fall' },
  { es: 'temporada, época, estación del año', en: 'season' },
  { es: 'semana, semanal, semanalmente', en: 'week, weekly' },
  { es: 'mes, mensual, mensualmente, mensualidad', en: 'month, monthly' },
  { es: 'año, anual, anualmente', en: 'year, yearly, annual, annually' },
  { es: 'diario, diariamente, cada día, todos los días', en: 'daily, every day, each day' },
  { es: 'mañana, por la mañana', en: 'morning' },
  { es: 'tarde, por la tarde, vespertino', en: 'afternoon, evening' },
  {
    es: 'frecuencia, cada cuánto, con qué frecuencia, cuántas veces, cuándo me toca, cuándo toca, periodicidad, cada cuántos años, cada cuántos meses',
    en: 'frequency, how often, how many times',
    sign: 'time',
  },
  { es: 'navidad, navideño, +nochebuena, +reyes magos, +nochevieja', en: 'christmas, xmas, +new year' },
  { es: 'semana santa, pascua', en: 'easter, holy week' },
  { es: 'vacaciones, veraneo', en: 'holidays, vacation, holiday' },

  // Shared by many trades
  { es: 'tiempo de respuesta, si se cae el sistema, cuánto tardan en responder', en: 'response time', sign: 'time' },
  { es: 'tengo que estar presente, tengo que estar cuando, presencia del propietario', en: 'do i have to be there' },
  { es: 'tarifa diaria, +por día, alquiler por días, pase diario, día suelto, cuánto el día', en: 'daily rate' },
  { es: 'seo, posicionamiento, salir primero, primero en google, que me encuentren, ficha de google', en: 'seo' },
  { es: 'anuncios en google, publicidad de pago, pagar por aparecer, campañas sem, +sem, >campañas', en: 'paid ads' },
  { es: 'conseguir clientes, captación de leads, lead, vender más, sé cómo vender', en: 'get more customers' },
  { es: 'hosting, +dominio, se guarda la web, se cae la página, al año por la página', en: 'hosting' },
  { es: 'autogestionable, gestor de contenidos, cambiar yo, modificarla yo, modificarlo yo', en: 'edit it myself' },
  { es: 'responsive, se ve mal en el celular, tarda en cargar, optimización de velocidad', en: 'responsive' },
  { es: 'analítica web, cuántas visitas tengo, informes de resultados, cómo sé si funciona, kpi', en: 'web analytics' },
  { es: '+redacción, quién escribe los textos, redactor, +redactar~, escribir los textos', en: 'copywriting' },
  { es: 'recuperación de datos, se me borraron, disco duro, recuperar datos, recuperar archivos', en: 'data recovery' },
  {
    es: 'formateo, se cuelga, optimización del equipo, va muy lento el ordenador',
    en: 'format my computer, computer freezes',
  },
  { es: 'configuración de redes, no me va internet, no pilla el wifi, punto de acceso', en: 'no internet, weak wifi' },
  { es: 'soporte remoto, asistencia remota, acceso remoto, se conectan a mi', en: 'remote support, remote access' },
  { es: 'asistencia presencial, vienen a la oficina, +in situ, van a la oficina', en: 'on-site support' },
  { es: 'en la nube, +nube, cloud', en: 'cloud' },
  { es: 'integraciones, +api, conectar mi programa, +compatibilidad, sirve para mac, +integrar~', en: 'integrations' },
  { es: 'me enseñan a usarlo, formación de usuarios, enseñan a usarla, +cómo se usa', en: 'show me how to use it' },
  { es: 'centralita, telefonía ip, voip, conmutador telefónico, teléfonos de la oficina', en: 'switchboard, voip' },
  { es: 'chatbot, responder solos, contestar solo, respuestas automáticas, asistente virtual', en: 'chatbot' },

  // How people ask for a way out, or in
  {
    es: 'a qué edad puede empezar, a qué edad empiezan, a qué edad se empieza, >edad mínima, >a partir de',
    en: 'what age can they start, >minimum age',
  },
  {
    es: 'no me gustó, no me gusta cómo quedó, no quedé conforme, no estoy conforme, si no me gusta, no quedó bien, >garantía, >retoques, >repaso, >satisfacción',
    en: 'not happy with it, if i do not like it, >touch-up, >satisfaction',
  },
  {
    es: 'no me contestan, nadie contesta, no responden, no cogen el teléfono, >teléfono, >atención al cliente',
    en: 'nobody answers, no reply, >customer service',
  },
  { es: 'cuándo me llaman, me avisan, avisarme, >notificación', en: 'will you let me know, notify me' },
  { es: 'ver una muestra, tienen muestras, muestras gratis, >prueba', en: 'sample, samples' },
  {
    es: 'cerca de mi casa, más cerca, el más cercano, tienen otro local, >sucursales',
    en: 'closest to me, another branch, >branches',
  },
  { es: 'cobran por venir, cobran por mirar, cobran la visita, >desplazamiento, >diagnóstico', en: 'call-out fee' },
  { es: 'tardan en llegar, tardáis en llegar, demoran en llegar, >tiempo de respuesta', en: 'how fast can you come' },
  { es: 'precio antes de empezar, precio cerrado, >presupuesto previo, >presupuesto cerrado', en: 'fixed price' },
];
