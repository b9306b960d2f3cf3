/** Words, Spanish: all that the compiler knows of the language and says in it. */

import type { Words } from '../words.ts';
import { agentInstructions } from './agent-instructions.ts';
import { AMOUNT, claims, OTHER_AMOUNTS } from './claims.ts';
import { steps } from './facts/procedure.ts';
import { topics } from './facts/topics.ts';
import { worker } from './facts/who.ts';
import { interfaceWords } from './interface.ts';
import { addressLabels, corners, floors, located, streets } from './place.ts';
import { roles, standIns } from './roles.ts';
import { time } from './time.ts';

export const es: Words = {
  language: 'es',
  roles,
  standIns,
  topics,
  claims,
  time,
  worker,
  home: ['inicio', 'portada', 'página principal', 'página de inicio', 'principal'],
  amount: new RegExp(AMOUNT),
  otherAmounts: new RegExp(OTHER_AMOUNTS),
  from: /desde|a partir de/,
  allPrices:
    /(?:tod[oa]s (?:los|las|nuestr[oa]s)|nuestr[oa]s|los) (?:precios|importes|tarifas|presupuestos|desplazamientos|honorarios|modelo de honorarios)/,
  all: /(?:en )?(?:tod[oa]s (?:los|las|nuestr[oa]s)|nuestr[oa]s|cada|cualquier)/,
  beyond: /si (?:[^ ,]+ ){1,8}fuera|(?:para|en) (?:otr[oa]s|el resto de) [^ ]+|fuera de|salvo|excepto/,
  also: /tambien|ademas/,
  restrictions: /s[oó]lo|solamente|[uú]nicamente|exclusiv(?:[oa]s?|amente)/,
  offering: /(?:en que|como) (?:(?:te|le|os|les) )?(?:ayudo|ayudamos|(?:puedo|podemos) ayudar(?:te|le|os|les)?)/,
  serviceNouns: /servicios?|serveis|servizos|especialidades|tratamientos/,
  steps,
  deeds:
    /[a-z]{2,14}[aei]mos|[a-z]{3,14}nos|te|os|nos|tus?|sus?|elig[ae]s?|pid[ae]s?|haz|agenda|reserva|contacta|trae|envia|escribe|llama/,
  requests: /\p{L}{0,10}[áéíóú]\p{L}{1,5}(?:nos|me)/u,
  slogans:
    /(?:el|la|l[oa]s) (?:mas|mejor(?:es)?)|nos|les?|nosotr[oa]s|nuestr[oa]s?|nostr[ea]s?|sus?|tus?|te|ti|tuy[oa]s?|teus?|tev[ae]s?|os|vuestr[oa]s?|usted(?:es)?|que|se|como|somos|hacemos/,
  means: /por (?:whats ?app|wasap|telefono|telegram|sms|e-?mail|mail|correo(?: electronico)?)/,
  goingOn: /con|para|indicando|explicando|adjuntando|contando(?:nos|me)?/,
  announcements:
    /tel|tels|telf|tfno|tlf|telefonos?|movil|fijo|fax|whatsapp|wasap|e-?mail|mail|correo|electronico|en|el|la|al|por|o|y|de|llamar|llamando|llamanos|llame|llama|numero/,
  sale: {
    segments: /carrito|cesta|finalizar-compra|reservas?-online|reservar-online|reserva-tu-cita-online|cita-online/,
    links:
      /(?:reservar?|reserve|reservas|cita|citas|compra|comprar|pedir|pide|tienda|entradas|(?:ir al )?formulario de (?:pre)?inscripcion)(?: (?:ya|ahora|online|on line|en linea|por internet|aqui|mesa|cita|tu cita|tu mesa|habitacion|tu habitacion|entradas|tu plaza))*|(?:agendar?|agende|reservar?|reserve|pedir|pide) (?:(?:mi|tu|su|una|la) )?(?:cita|consulta|hora|turno)(?: (?:ya|ahora|online|on line|en linea|por internet|aqui))*|agendar?(?: (?:ahora|online|on line|en linea|por internet|aqui))+|(?:anadir|agregar) al carr(?:it)?o/,
    invites:
      /(?:pre)?inscri(?:pcion(?:es)?|birme|birse|bete|base|pcio|pcions|ure s)|matricula(?:te|rme|rse)?|apuntate|postul\w+|comprando|reservar|reservas|reserve|agendar|agende|(?:reserva|agenda) (?:tu|su|mi|una?|el|la|los|las|ya|hoy|ahora|aqui|online)/,
    frames:
      /(?:sistema|motor|calendario|modulo|formulario|widget) de (?:reservas?|citas?|turnos?)|(?:reservar?|agendar?|pedir|pide|reserva tu|agenda tu) (?:(?:tu|una|mi|la|el|un) )?(?:hora|cita|mesa|turno|consulta|sesion|habitacion|clase|visita)|reservas? online/,
    meetings:
      /(?:pedir|pide|pida|solicitar?|solicite|agendar?|agende|reservar?|reserve|reserva|concertar?) (?:(?:mi|tu|su|una?|la|el|ya|ahora) )*(?:primera )?(?:citas?|visitas?|consultas?|hora|turnos?|valoracion|evaluacion|llamada|reunion|conversacion|diagnostico|mesa)|(?:reservas?|citas?)(?= ?[^a-z]*$)/,
    desks:
      /(?:confirma[r]? y )?(?:pagar?|paga|abonar) (?:con|por|mediante|a traves de) (?:mercado ?pago|paypal|stripe|webpay|wompi|payu|redsys|tarjeta)|calendario de (?:reservas?|citas|disponibilidad)|(?:comprar?|compra|adquirir|adquiere|regala) (?:(?:un|tu|el|su|mi|ya|ahora) )*(?:vales?|bonos?|tarjetas?|cheques?|entradas?)(?: (?:de )?regalo)?|(?:pagar?|abonar) (?:la |el |una? |tu )?(?:senal|deposito|anticipo|reserva)(?: (?:online|ahora|aqui|con tarjeta))?/,
    said: /(?:compras?|comprar|comprando|pagos?|pagar?|reservas?|reservar|pedidos?|contratar|inscripcion(?:es)?|inscripcio|inscribirse|postulacion|matricula) (?:[^\s,.;]+ ){0,3}(?:en linea(?! con\b)|on ?line|por internet|(?:en|por|desde) (?:la|nuestra) web)\b/,
  },
  offerless: [
    'inscripcion',
    'inscripciones',
    'admision',
    'admisiones',
    'herramientas',
    'agenda',
    'productos',
    'catalogo',
    'tienda',
    'casos de exito',
    'casos',
    'galeria',
    'fotos',
    'videos',
    'galeria de fotos',
    'portfolio',
    'portafolio',
    'proyectos',
    'trabajos',
    'trabajos realizados',
    'clientes',
    'testimonios',
    'opiniones',
    'resenas',
    'carrito',
    'cuenta',
    'mi cuenta',
    'finalizar compra',
    'formas de pago',
    'especialistas',
  ],
  noBrands:
    /bienvenid[oa]s?|mi (?:sitio|pagina)(?: web)?|nombre del sitio|sin titulo|logotipo|todos los derechos reservados|.{1,80} (?:es|son) (?:propiedad|una marca|marcas?) .+/,
  greetings: /bienvenid[oa]s? a/,
  placeholders:
    /start bootstrap|(?:solo )?otro sitio (?:mas )?(?:realizado )?(?:con|de) wordpress|esta es una (?:pagina|entrada) de ejemplo|escrib[ea] aqui|(?:texto|direccion|calle) de ejemplo|calle (?:falsa|ejemplo)/,
  notices:
    /consult(?:e|ad|en)|consulta (?:aqui|el|l[ao]s?|tus?|nuestr[ao]s?)|descarg(?:a|ue|ad)|inscribete|inscripciones abiertas|matricula abierta|ya (?:esta|estan|puedes|puede|disponibles?)|(?:aviso|atencion)(?=[:!,])|recuerda|recorda(?:mos|torio)|informamos|comunicamos|se (?:informa|comunica|recuerda)|cerrad[oa]s? (?:por|hasta|del)|estimad[oa]s?/,
  hollow:
    /informacion|general(?:es)?|datos|paginas?|web|sitio|oficial|bienvenid[oa]s?|inicio|portada|principal|nuestr[oa]s?|sobre|empresa|negocio|para|todo|aqui|encontrar(?:as?|eis|an)?|tod[oa]s?|descripcion/,
  emptyLabels:
    /horarios?|nuestro horario|horario de (?:atencion|apertura)|cobertura|zona de (?:cobertura|servicio)|precios?|tarifas?|garantia|nota|importante/,
  answers: /s[ií]|claro(?: que s[ií])?|por supuesto/,
  by: /por|de/,
  addressLabels,
  located,
  townLabels: /ciudad|localidad|municipio|poblaci[oó]n/,
  seats:
    /(?:sede|seu|oficina|casa|tienda|local|cl[ií]nica|sucursal|planta|centro) (?:principal|central|matriz|corporativa)|oficinas (?:centrales|principales|corporativas)|corporativo|casa matriz|matriz/,
  perUnit: /por|al|a la|cada/,
  pricedThings:
    /plan(?:es)?|bonos?|abonos?|membresias?|suscripcion(?:es)?|packs?|paquetes|mensualidad(?:es)?|colegiaturas?|aranceles?|costos?/,
  ownPremises:
    /nuestr[oa]s? (?:escuelas?|colegios?|academias?|gimnasios?|restaurantes?|farmacias?|laboratorios?|centros?)|(?:nuestr[oa]s? )?(?:sedes?|seus?|sucursal(?:es)?|delegaci[oó]n(?:es)?|oficinas?|tiendas?|local(?:es)?|consultas?|consultorios?|cl[ií]nicas?|talleres|taller|f[aá]bricas?|almac[eé]n(?:es)?|plantas?|showrooms?|estudios?|despachos?|instalaciones|corporativo|matriz|direcci[oó]n(?:es)?|ubicaci[oó]n(?:es)?|d[oó]nde (?:estamos|encontrarnos))/,
  othersPremises:
    /distribuidor(?:es|as?)?|puntos? de venta|d[oó]nde (?:comprar|encontrar(?:los|las)?|adquirir)|colabora[a-z]*|asociad[oa]s|adherid[oa]s|patrocina[a-z]*|partners?|inscripci[oó]n(?:es)?|proveedor(?:es|as)?|representantes?/,
  countries:
    /españa|m[eé]xico|argentina|bolivia|chile|colombia|costa rica|cuba|ecuador|el salvador|guatemala|honduras|nicaragua|panam[aá]|paraguay|per[uú]|puerto rico|rep[uú]blica dominicana|uruguay|venezuela|(?:[ivx]{1,5} )?regi[oó]n(?: (?:metropolitana|del?)[^,]*)?|provincia del? [^,]+/iu,
  streets,
  corners,
  floors,
  determiners: /(?:ver )?tod[oa]s|l[oa]s|nuestr[oa]s?/,
  prepositions: /de|del|a|al|en|por|con|para|desde|hasta|sin|sobre|segun|entre/,
  calling: /llam[a-z]{1,9}|telefonos?|tel|marc(?:a|ar|ando|e|ad)|lineas?|numero|urgencias|emergencias/,
  toCustomers:
    /(?:servicios?|reparacion(?:es)?|clases|visitas?|atencion|asistencia|montaje|instalacion|vamos|acudimos|repartimos) a (?:tu |su )?(?:domicilio|casa)|nos desplazamos|(?:en|a) (?:tu|su) (?:domicilio|casa)/,
  conjunctions: /o|u|y|e/,
  plurals: /es|s/,
  addresses: {
    search: ['buscar', 'busqueda', 'búsqueda', 'buscador'],
    searchParameters: ['buscar', 'busqueda', 'termino'],
    furtherParts: ['pagina', 'página', 'pag'],
    archives: ['etiqueta', 'etiquetas', 'autor', 'autores'],
  },
  missingPage: {
    things: /p[aá]gina|contenido|recurso|enlace/,
    isMissing: /no (?:se )?(?:ha )?(?:sido )?(?:encontr|exist|localiz|disponible|est[aá] disponible)/,
    cannotFind: /no (?:se )?(?:ha )?(?:encontr\w*|existe|hemos encontrado|podemos encontrar|encontramos)/,
    headings:
      /(?:p[aá]gina )?no (?:encontrad[oa]|disponible)|no existe|error|(?:u{1,4}ps|o{1,4}ps)?[!¡,. ]{0,4}algo (?:ha salido|sali[oó]|ha ido|fue) mal/,
    codes: /c[oó]digo/,
  },
  classNames: {
    breadcrumb: /migas?(?:-de-pan)?|rastro/,
    footer: /pie/,
    visitorsWords: /comentarios?|testimonios?|opiniones|resenas/,
    notice: /aviso|barra/,
    answer: /exito|enviad[oa]|gracias|sin-?resultados|vaci[oa]/,
    fold: /acorde|pesta/,
    related: /relacionad[oa]s?|recomendad[oa]s?/,
    share: /compartir|redes(?:-sociales)?/,
    sidebar: /(?:barra-)?lateral/,
    newsletter: /boletin/,
    action: /bot[oó]n(?:es)?/,
  },
  interface: interfaceWords,
  agentInstructions,
  says: {
    openingHours: (days, times) => `${days} ${times.map(([opens, closes]) => `de ${opens} a ${closes}`).join(' y ')}`,
    dayRange: (first, last) => `${first} a ${last}`,
    everyDay: 'todos los días',
    alwaysOpen: 'Las 24 horas, todos los días',
  },
};
