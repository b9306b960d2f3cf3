/** Concepts of coming, waiting, bringing, trying out and what may go wrong, which are asked of any trade. */

import type { Concept } from '../concept.ts';

export const dailyLifeConcepts: readonly Concept[] = [
  {
    es: 'videollamada, videoconferencia, por zoom, desde casa, desde mi casa, desde mi país, a distancia, >online, >en línea, >virtual, >remoto, >zoom, >meet, >teleconsulta, >por internet, >telemedicina',
    en: 'video call, videoconference, from home, remotely, >online, >virtual, >remote, >zoom, >telemedicine',
  },
  {
    es: 'a domicilio, a mi casa, en mi casa, a casa, van a casa, vienen a casa, ir a la casa, >desplazamiento, >domicilio, >visita, no puede moverse, no me puedo mover, no puede salir de casa, está en cama, postrado, encamado',
    en: 'home visit, to my home, come to my house, at my home, >call-out, >home, bedridden, cannot leave home',
  },
  {
    es: 'llegar tarde, llego tarde, retraso, retrasar~, atraso, atrasar~, impuntual, puntualidad, >tolerancia, se me hace tarde, minutos después, devolví tarde, >retrasos, no terminan a tiempo, no acaban a tiempo, si se retrasan, >penalización por demora',
    en: 'late, delay, delayed, punctuality, running late, finish late',
  },
  {
    es: 'faltar a, inasistencia, ausencia, no puedo ir, no podemos ir, no asistir, no presentarse, >cancelación, >cancelar~, si no voy, no pude ir, si falto, falté, >no comparecencia',
    en: 'no-show, absence, cannot come, cannot make it, >cancellation, if i miss, did not show up',
  },
  {
    es: 'permanencia, compromiso, ataduras, sin compromiso, contrato mínimo, >penalización, >baja, estoy atado, atado un año, me ata, >permanencia, irme cuando quiera, dejarlo cuando quiera, salirme cuando quiera, me puedo salir, tengo que quedarme un año, contrato de cuánto tiempo',
    en: 'minimum term, lock-in, commitment, no obligation, >penalty, tied in, leave whenever i want',
  },
  { es: 'congelar~, pausar~, congelamiento, suspensión temporal, suspender~', en: 'freeze~, pause~, put on hold' },
  {
    es: 'probar antes, clase de prueba, clase gratis, clase de cortesía, prueba gratis, primera clase, sesión de prueba, periodo de prueba, >probar~prueb, >degustación, >cata, >jornada de prueba, puedo probarlo, probarlo antes, se puede probar, +demo, >demostración',
    en: 'trial, trial class, free trial, taster, try it first, >tasting',
  },
  {
    es: 'puertas abiertas, ir a conocer, ir a ver, ver las instalaciones, >visita guiada, >visita, >visitas',
    en: 'open day, open house, see the place, >guided tour',
  },
  {
    es: 'objetos perdidos, objetos olvidados, me dejé, me olvidé, se me olvidó, pertenencias, dejé el, dejé la, dejé mi, olvidé mi, olvidé el, olvidé la, se me quedó, >extraviados',
    en: 'lost property, lost and found, left behind, belongings, i left my, i forgot my',
  },
  {
    es: 'qué llevar, qué hay que llevar, qué tengo que llevar, qué debo llevar, >equipo necesario, >ropa, >equipo recomendado, >material recomendado, >calzado cómodo',
    en: 'what to bring, what should i bring, >clothes',
  },
  {
    es: 'defecto, defectuoso, llegó roto, llegó dañado, en mal estado, >daño, >rotura, >incidencia, >desperfecto, llegó fallado, vino roto, vino fallado, >tara',
    en: 'defect, defective, arrived broken, arrived damaged, >damage',
  },
  {
    es: 'hoy mismo, exprés, express, que llegue hoy, lo necesito hoy, entrega en el día, lo hacen para mañana, lo necesito para mañana',
    en: 'same day, today, express',
  },
  {
    es: 'necesidades especiales, tdah, dislexia, disléxico, inclusivo, inclusión, atención a la diversidad, >autismo, >discapacidad, >adaptaciones, le cuesta leer, al revés las letras, las letras al revés, >lectoescritura',
    en: 'special needs, adhd, dyslexia, dyslexic, inclusive, inclusion, >autism, >disability',
  },
  {
    es: 'acoso escolar, acoso, bullying, >convivencia, le pegan en el cole, le pegan en la escuela, se meten con él, se ríen de él',
    en: 'bullying, harassment',
  },
  {
    es: 'certificado médico, apto físico, apto médico, examen médico, reconocimiento médico, papel para el colegio, papel para el gimnasio, certificado para conducir, >psicotécnico',
    en: 'medical certificate, medical exam, fitness certificate, fit-to-drive certificate',
  },
  {
    es: 'extraescolar, actividades extraescolares, después de clase, después del colegio, >taller, actividades por la tarde, talleres después del cole, después del cole',
    en: 'after-school, extracurricular',
  },
  { es: 'ejercicio, ejercitar~, >entrenamiento', en: 'exercise~, >training' },
  { es: 'microchip, chip, identificación electrónica', en: 'microchip, chip' },
  {
    es: 'castración, castrar~, esterilización, esterilizar~, capar, en celo, >ovariohisterectomía',
    en: 'neutering, neuter~, spay~, spaying, sterilisation, sterilization, in heat',
  },
  { es: 'eutanasia, dormir a mi perro, dormirlo, sacrificar~, despedida', en: 'euthanasia, put to sleep' },
  { es: 'intoxicación, intoxicar~, envenenar~, veneno, >comió', en: 'poisoning, poison~' },
  { es: 'orinar~, pipí, pis, hacer pis, hacer pipí, necesidades', en: 'pee~, urinate~, toilet training' },
  { es: 'regla, cumplir la ley, todo legal, >normativa', en: 'compliant, by the book' },
  {
    es: 'subcontratado, tercerizado, tercerizar~, intermediario, intermediarios, personal propio, >subcontratar~',
    en: 'outsourced, outsource~, middleman, own staff, >subcontractor',
  },
  { es: 'copia de llaves, duplicado, duplicar~', en: 'key cutting, duplicate~' },
  { es: 'invitado, invitados, asistentes, >comensales', en: 'guest, guests, attendees' },
  {
    es: 'confidencial, confidencialidad, secreto profesional, queda entre nosotros, discreto, discreción, sin que se enteren, que no se enteren, me da vergüenza, >discretos, contar a alguien, contárselo a, le cuenta a, se entera alguien',
    en: 'confidential, confidentiality, discreet, discretion, tell anyone',
  },
  {
    es: 'origen, procedencia, proveniencia, de dónde viene, de dónde traen, de dónde sale',
    en: 'origin, where does it come from, sourced',
  },
  {
    es: 'conservar~, conservación, guardar en la nevera, fuera de la nevera, >caducidad, cuánto aguanta, aguanta en la nevera, en la nevera, en la heladera, en el frigo, >consumo preferente, >refrigerado',
    en: 'keep it, storage instructions, >shelf life, in the fridge, >refrigerated',
  },
  { es: 'fresco, del día, recién hecho, >congelado', en: 'fresh, freshly made, >frozen' },
  { es: 'regalo sorpresa, anónimo, sin que sepa', en: 'anonymous, surprise' },
  {
    es: 'lotes, regalos de empresa, regalos corporativos, cestas de navidad, con nuestro logo, con mi logo',
    en: 'corporate gifts, hampers, with our logo',
  },
  {
    es: 'logo, logotipo, imagen corporativa, identidad visual, identidad corporativa, branding, rebranding',
    en: 'logo, branding, visual identity',
  },
  {
    es: 'manual de uso, cambiar yo mismo, modificar yo mismo, actualizar yo mismo, autogestión',
    en: 'edit it myself, update it myself, self-managed',
  },
  {
    es: 'modificar~, modificación, corregir~corrij, corrección, >cambios, >revisiones, cuántas veces se puede cambiar, cuántas veces puedo cambiar, cuántos cambios, quiero cambiar algo',
    en: 'modify~, modification, correct~, correction, >changes, >revisions, how many changes',
  },
  {
    es: 'éxito, posibilidades de ganar, probabilidad de ganar, viabilidad',
    en: 'chances of winning, success, viability',
  },
  {
    es: 'entierro, enterrar~, cementerio, nicho, camposanto, tumba, sepultura, lápida, panteón, columbario',
    en: 'burial, bury~, cemetery, grave, tomb, gravestone',
  },
  { es: 'procesión, cofradía, hermandad, >semana santa', en: 'procession, brotherhood' },
  { es: 'confesar~confies, confesarme, confesión, reconciliación', en: 'confession, confess~' },
  {
    es: 'en directo, transmisión, retransmisión, transmitir~, streaming, >youtube',
    en: 'live stream, broadcast~, streaming, >youtube',
  },
  {
    es: 'contacto de emergencia, teléfono de urgencias, teléfono de guardia, guardia, >urgencias',
    en: 'emergency number, on call, >emergencies',
  },
  {
    es: 'cambiar de abogado, cambiar de asesor, cambiar de gestoría, cambiarme con',
    en: 'switch lawyer, change provider',
  },
  {
    es: 'temporada alta, temporada baja, entre semana, laborables, días laborables',
    en: 'high season, low season, weekdays, working days',
  },
  {
    es: 'encargar una tarta, por encargo, bajo pedido, con antelación, con anticipación, con cuánto tiempo, con cuánta antelación, con cuántos días, >antelación, >anticipación, para mañana, para hoy, >anticipada',
    en: 'made to order, in advance, how far in advance, notice, for tomorrow',
  },
  {
    es: 'alojarse los invitados, dormir los invitados, dormir allí, >alojamiento, >habitaciones',
    en: 'stay overnight, sleep there, >accommodation',
  },
  { es: 'entrevista, entrevistar~', en: 'interview~' },
  { es: 'nota de cata, a qué sabe, sabor, aroma, saber a', en: 'tasting notes, flavour, flavor, taste, aroma' },
  { es: 'maridaje, maridar~, con qué comida, acompañar con', en: 'pairing, goes well with' },
  { es: 'botella, garrafa, envase de vidrio', en: 'bottle, jug' },
  {
    es: 'tarjeta de puntos, puntos, acumular puntos, fidelidad, fidelización, club de clientes, cliente frecuente',
    en: 'loyalty card, loyalty programme, loyalty program, reward points',
  },
  { es: 'derivación, volante médico, orden médica, médico de cabecera, remisión', en: 'referral, family doctor, gp' },
  { es: 'resultado, resultados, cuándo salen, >informe, >informes', en: 'results, >report' },
  {
    es: 'alzhéimer, alzheimer, demencia, pérdida de memoria, deterioro cognitivo, le falla la memoria, se le olvidan las cosas, >estimulación cognitiva',
    en: 'alzheimer, dementia, memory loss, cognitive decline',
  },
  { es: 'suelto, por unidad, por unidades, a granel', en: 'loose, by the unit, in bulk' },
  { es: 'papel de regalo, envolver para regalo, envoltorio, envolver~envuelv', en: 'gift wrap, gift wrapping, wrap~' },
  {
    es: 'coche de sustitución, coche de cortesía, vehículo de cortesía, me prestan otro, me prestan uno, >cortesía, >sustitución',
    en: 'courtesy car, replacement car, loaner, >courtesy',
  },
  {
    es: 'sustituto, suplente, suplencia, si se enferma, >ausencias, >reemplazo',
    en: 'substitute, stand-in, cover staff, >replacement',
  },
  {
    es: 'una sola vez, solo una vez, servicio puntual, esporádico, ocasional, >puntuales',
    en: 'one-off, just once, occasional',
  },
  { es: 'desempleado, en paro, parado, sin trabajo, cesante, desocupado', en: 'unemployed, out of work, jobless' },
  { es: 'discutir~, pelear~, pelea, discusión, >conflicto, >conflictos', en: 'argue~, quarrel, fight~, >conflict' },
  {
    es: 'restaurar~, restauración de muebles, mueble antiguo, muebles antiguos',
    en: 'restore~, furniture restoration, antique furniture',
  },
  {
    es: 'asistencia en carretera, quedarse tirado, me quedo tirado, me dejó tirado, >grúa, coche tirado, se varó, varado, auxilio vial, asistencia vial',
    en: 'roadside assistance, broken down, stranded, >tow truck',
  },
  {
    es: 'se mojó, se cayó al agua, mojado, >humedad, se me mojó, >daños por líquido',
    en: 'got wet, water damage, fell in water',
  },
  {
    es: 'pantalla rota, se rompió la pantalla, se me cayó, cambio de pantalla, pantalla estrellada, pantalla rajada',
    en: 'broken screen, cracked screen, screen replacement',
  },
  {
    es: 'desbloquear~, liberar~, liberación, me quedé bloqueado, olvidé el patrón, desbloqueo',
    en: 'unlock~, unlocking',
  },
  {
    es: 'ir acompañado, acompañante, con acompañante, puede entrar mi, voy con un amigo, ir con un amigo, ir con alguien, puedo llevar a alguien, >acompañantes, >acompañamiento',
    en: 'companion, accompanied, plus one, bring a friend, can my partner',
  },
  {
    es: 'quién puede recoger, personas autorizadas, >autorización',
    en: 'who can pick up, authorised persons, authorized persons, >authorisation',
  },
  {
    es: 'de noche cuando no hay nadie, horario flexible, horarios flexibles, fuera de horario, >a medida',
    en: 'flexible hours, out of hours, after hours',
  },
  {
    es: 'daño, dañar~, estropear~, >desperfectos, >responsabilidad civil, si rompen algo, si me rompen algo, me rompen algo, se rompe algo, rompéis algo, por si pasa algo, si hay un accidente, >seguro de responsabilidad, >todo riesgo',
    en: 'damage~, >liability, if you break something, >insured',
  },
  {
    es: 'recargo, suplemento, cargo extra, coste adicional, costo adicional',
    en: 'surcharge, extra charge, additional cost, supplement',
  },

  // What people do not say the way texts do
  {
    es: 'no sube, no baja, no arranca, no se mueve, no enciende, no prende, no cierra, no abre, se trabó, se atoró, se paró, dejó de funcionar, no funciona, no anda, se descompuso, se me descompuso, se rompió, se me rompió, está roto, está rota, reparar~, reparación, arreglo, >avería, >asistencia, >servicio técnico',
    en: 'does not work, not working, stopped working, is broken, >repair, >repairs',
  },
  {
    es: 'no me entra, me queda chico, me queda pequeño, me queda grande, me queda largo, me quedan largos, me queda corto, me aprieta, me aprietan, ensanchar~, estrechar~, agrandar~, achicar~, acortar~, ajustar~, +ajuste, >talla, >dobladillo, >cambios y devoluciones, >composturas',
    en: 'too tight, too big, too small, too long, shorten~, alter~, >hem',
  },
  { es: 'agujero, agujerear~, orificio, perforar~, perforación, taladrar~', en: 'hole, drill~, pierce~, perforation' },
  {
    es: 'qué trae, qué viene, +contenido, contiene, contienen, composición, qué contiene',
    en: 'contents, contain~, what is in it',
  },
  {
    es: 'hay lugar, hay sitio, hay hueco, queda lugar, quedan plazas, quedan lugares, queda sitio, disponibilidad, plazas libres, lista de espera',
    en: 'any places left, any availability, >availability, >waiting list',
  },
  {
    es: 'no está lo que busco, no encuentro lo que busco, si no lo tienen, no tienen lo que busco, >encargos, >bajo pedido, >sugerencias',
    en: 'cannot find what i want, >special order',
  },
  {
    es: 'no estoy en casa, no estaré en casa, no hay nadie en casa, punto de recogida, no estaba en casa, >intento de entrega',
    en: 'not at home, nobody home, >pick-up point',
  },
  {
    es: 'de fiar, de confianza, son serios, es confiable, son confiables, es una estafa, >registrados, >opiniones, me fío, puedo fiarme, me puedo fiar, darles las llaves, dejarles las llaves, >personal de confianza, >referencias',
    en: 'trustworthy, reliable company, legit, >reviews, can i trust, give them my keys, >references',
  },
  {
    es: 'vale la pena, merece la pena, rentable, rentabilidad, recuperar la inversión, recupero la inversión, recupero el dinero, recupero la plata, >amortización, >retorno, se pagan solas, se pagan solos, se paga solo, se paga sola, cuánto tiempo se pagan, cuánto tiempo se paga, cuántos años se paga, cuántos años se pagan',
    en: 'worth it, profitable, payback, return on investment, pay for itself, pay for themselves',
  },
  {
    es: 'tener más tiempo, quedármelo más tiempo, ampliar el plazo, >renovación, >renovaciones, >prórroga, >prorrogar~',
    en: 'more time, >renewal, >extension',
  },
  {
    es: 'no me cabe, no tengo espacio, no tengo lugar, falta de espacio, guardar mis cosas, guardar mis muebles, guardamuebles, trastero, dejar los muebles, guardar los muebles, guardar muebles, almacenar~, almacenaje, almacenamiento, +bodega, +guardar~, +minibodega, +baulera, cuarto para guardar',
    en: 'no space, no room, store my things, >storage, self storage, storage unit, store my furniture',
  },
  {
    es: 'dejar mis cosas, dónde dejo mis cosas, dejar la mochila, dejo la mochila, dejar las maletas, guardar las maletas, consigna, taquilla',
    en: 'leave my things, leave my bags, >lockers',
  },
  { es: 'tomar algo, beber algo, para tomar algo, >cafetería, >bar, >bebidas', en: 'have a drink, >bar, >café' },
  { es: 'sentarse, sentarme, donde sentarse, >asientos', en: 'sit down, somewhere to sit, >seats' },
  {
    es: 'cambiarme de ropa, dónde me cambio, ducharme, ducharse, dónde me ducho, duchas, >vestuarios',
    en: 'get changed, have a shower, >changing rooms, >showers',
  },
  { es: 'última hora, último minuto, a última hora, último momento', en: 'last minute' },
  {
    es: 'por persona, por cabeza, por comensal, por barba, por invitado',
    en: 'per person, per head, a head, per guest',
    sign: 'money',
  },
  {
    es: 'transparencia, a dónde va el dinero, qué hacen con el dinero, >auditoría, memoria anual, rendición de cuentas',
    en: 'transparency, where does the money go, audit, annual report',
  },
  { es: 'lentísimo, muy lento, va lento, anda lento, >velocidad, >ampliación de memoria', en: 'slow, >speed' },
  {
    es: '+señal, sin señal, mala señal, no llega la señal, no llega el wifi, >repetidor, >repetidores',
    en: 'signal, no signal, >repeater',
  },
  {
    es: 'corte de servicio, se cortó, sin servicio, se cayó el servicio, >averías, >avería, >incidencias',
    en: 'service down, outage, >faults',
  },
  { es: 'tranquilo, tranquilidad, silencioso, >apacible, >insonorizado', en: 'quiet, peaceful' },
  {
    es: 'motorizar~, motorización, +automatizar~, automatismo, mando a distancia, control remoto, domótica, persiana con motor, toldo con motor, poner motor, persiana eléctrica, portón eléctrico',
    en: 'motorise~, motorised, automatic, remote control, home automation, electric blind, electric gate',
  },
  {
    es: 'rendija, ranura, burlete, entra aire por la ventana, entra aire por la puerta, goma de la puerta, goma de la nevera, junta de la puerta',
    en: 'draught, draughty, door seal',
  },
  { es: 'carnet, credencial, >tarjeta', en: 'membership card, library card' },
  { es: 'mudarme de casa, me mudo, >traslado', en: 'moving house, change of address' },
];
