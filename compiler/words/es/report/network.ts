/** Spanish: why a site gives no answer, each a clause, and what to do about it. */

const CERTIFICATE =
  'Corrige el certificado en el servidor: los agentes tampoco entran sin uno válido. Si es un servidor de pruebas, nómbralo con http:// o compila la carpeta del sitio.';
const WAIT = 'Espera un momento y repítelo; si sigue igual, pregunta a quien lleva el servidor.';
const BROKEN = 'Es un fallo del servidor, o de la red (CDN) que tiene delante: cuéntaselo a quien lo lleva.';

const faults = {
  'no-host': {
    why: 'no existe ningún servidor con ese nombre',
    mend: 'Mira si el nombre del sitio está bien escrito, y si este ordenador tiene conexión a internet.',
  },
  'no-names': {
    why: 'el servicio de nombres (DNS) de este ordenador no contesta',
    mend: 'Comprueba que este ordenador tiene conexión a internet, y repítelo.',
  },
  refused: {
    why: 'la conexión se rechaza, pues en esa dirección no hay nada en marcha',
    mend: 'Pon en marcha el sitio, y mira si el puerto (el número tras los dos puntos) es el suyo.',
  },
  'no-route': {
    why: 'desde este ordenador no se llega a ese servidor',
    mend: 'Comprueba la conexión a internet, o la red privada (VPN) si el sitio está en una.',
  },
  'blocked-port': {
    why: 'ese puerto no es de los que sirven webs',
    mend: 'Mira si el puerto (el número tras los dos puntos) es el del sitio.',
  },
  broken: {
    why: 'el servidor corta la conexión sin contestar',
    mend: 'Si el sitio usa https, nómbralo con https://; si no, mira si su cortafuegos rechaza a los programas.',
  },
  'no-https': {
    why: 'ese puerto no responde por https',
    mend: 'Nómbralo con http://, o con el puerto en el que el sitio tiene https.',
  },
  'self-signed': {
    why: 'su certificado no es de ninguna autoridad conocida, sino que lo ha firmado el propio servidor',
    mend: CERTIFICATE,
  },
  expired: { why: 'su certificado ha caducado, o aún no vale', mend: CERTIFICATE },
  'other-name': {
    why: 'su certificado es para otro nombre, no para el del sitio',
    mend: 'Nombra el sitio como dice su certificado (con www. o sin él), o pon en el servidor el certificado de este nombre.',
  },
  untrusted: {
    why: 'a su certificado le falta el de la autoridad que lo firma',
    mend: 'Pon en el servidor la cadena completa (fullchain), con los certificados intermedios: los agentes tampoco entran sin ella.',
  },
  'no-agreement': { why: 'no se ha podido acordar con él una conexión segura (TLS)', mend: BROKEN },
  'slow-connection': { why: 'la conexión no se establece, porque el servidor no contesta', mend: WAIT },
  'slow-answer': { why: 'el servidor acepta la petición, pero no contesta a tiempo', mend: WAIT },
  'no-http': {
    why: 'lo que contesta no es HTTP, así que ahí no hay una web',
    mend: 'Mira si la dirección y el puerto son los del sitio.',
  },
  'cut-answer': { why: 'la respuesta se corta antes de acabar', mend: BROKEN },
  'bad-coding': { why: 'la respuesta viene comprimida de una forma que no se puede leer', mend: BROKEN },
  'large-headers': { why: 'las cabeceras de la respuesta son demasiado grandes', mend: BROKEN },
  maintenance: {
    why: 'responde a todo con el estado 503: está parado o en mantenimiento (estado 503)',
    mend: 'Ponlo en marcha o quita el modo de mantenimiento, y repítelo.',
  },
  'server-error': {
    why: 'a todo lo que se le pide responde con un error suyo (estado 5xx)',
    mend: 'Abre el sitio en un navegador: si allí también falla, mira el registro de errores del servidor.',
  },
} satisfies Record<string, Record<'why' | 'mend', string>>;

/** Why a request to a site came to nothing. */
export type NetworkFault = keyof typeof faults;

export const network: Readonly<Record<NetworkFault, Readonly<Record<'why' | 'mend', string>>>> = faults;
