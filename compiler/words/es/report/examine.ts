/** Spanish: expectations of a folder and of a live site, and advice where they fail. */

import { detail as because } from './reasons.ts';

const PROXY = 'en el servidor web que recibe las visitas (nginx, Caddy, CDN)';
const HAND_OVER = `Entrega esta dirección al servidor de Vitrina ${PROXY}.`;
const COMPILE = 'Compila con el site.url verdadero: las direcciones salen de él, nunca de la petición.';

/** By check: the expectation, and advice where it fails. */
const checks = {
  service: () => [
    'contesta el servidor de Vitrina',
    `Contesta otro servidor, que no sabe nada de lo que leen los agentes. Arranca el de Vitrina (\`vitrina serve\`) y entrégale sus direcciones ${PROXY}, como en las recetas de abajo.`,
  ],
  'no-password': () => [
    'se lee sin contraseña',
    'El sitio entero pide usuario y contraseña, así que ningún agente puede leerlo, ni se puede preguntar nada más. Quita la contraseña cuando lo publiques, y repite; el contenido se compila con ella en crawl.basicAuth.',
  ],
  'no-maintenance': () => [
    'está en marcha',
    'El sitio entero está en mantenimiento o parado, así que no se puede preguntar nada más. Ponlo en marcha, y repite.',
  ],
  'other-address': (named: string) => [
    'los documentos nombran la dirección por la que se pregunta',
    `¿Es ${named} la dirección pública? Repite con --public ${named}. Si no lo es, compila con el site.url verdadero.`,
  ],
  status: () => ['responde con estado 200', HAND_OVER],
  'html-fall-through': (type: string) => [
    `responde ${type}, no una página del sitio`,
    `El sitio contesta en lugar del servidor de Vitrina, como hacen muchas webs con cualquier dirección. ${HAND_OVER}`,
  ],
  header: (line: string) => [`lleva ${line}`, `Deja pasar esa cabecera, y no añadas otra, ${PROXY}.`],
  'wrong-origin': (site: string) => [`nombra direcciones de ${site}, no de dentro`, COMPILE],
  'says-its-address': (place: string) => [`dice ${place}`, `Los programas lo comparan letra por letra. ${COMPILE}`],
  says: () => ['dice todo lo que debe', 'Compila otra vez; si sigue así, es un fallo de Vitrina: avísanos.'],
  intact: () => [
    'es el archivo que escribió la compilación: el servidor no admite otro',
    'Falta, o se ha cambiado a mano. Compila otra vez, y cambia el sitio o la configuración, no el contenido compilado.',
  ],
  missing: () => [
    'no existe (404)',
    `Los agentes toman por verdad lo que llega con 200, y prometería lo que no hay. ${HAND_OVER}`,
  ],
  'page-mirror': () => [
    'da la página en Markdown, con título y dirección',
    'Entrega al servidor las direcciones *.md.',
  ],
  'shared-cache': () => [
    'no se guarda en ninguna caché común: sus cuotas son de un solo cliente',
    'Saca la API de la caché de la CDN o del proxy.',
  ],
  'error-shape': (status: string) => [
    `responde ${status} en JSON, con code y data.hint`,
    `Una página de error sustituye la respuesta, o la dirección no llega. ${HAND_OVER}`,
  ],
  'authorization-stripped': () => [
    'rechaza con 401 un token falso',
    `Deja pasar la cabecera Authorization ${PROXY}: sin ella todo agente identificado es anónimo.`,
  ],
  preflight: () => ['permite Authorization a los navegadores (OPTIONS)', 'Entrega también OPTIONS al servidor.'],
  method: (allowed: string) => [
    `responde 405 al método que no tiene, con Allow: ${allowed}`,
    'Entrega todos los métodos al servidor de Vitrina, que sabe cuáles responde.',
  ],
  'forged-address': () => [
    'cuenta a un cliente por su dirección, no por la que él dice',
    'Pon en TRUST_PROXY cuántos proxies hay de verdad delante, y que cada uno añada la dirección de quien llama.',
  ],
  'token-endpoint': () => ['responde 401 invalid_client sin credenciales', 'Entrega POST con su cuerpo al servidor.'],
  'mcp-tools': (tools: string) => [
    `ofrece las herramientas ${tools}`,
    'Entrega POST al servidor con la cabecera Host del sitio y sin guardar la respuesta en un búfer.',
  ],
  'home-page': () => ['da la portada a un navegador', 'El propio sitio web debe responder: revisa que esté en marcha.'],
  'page-header': (line: string) => [
    `lleva ${line}`,
    'Quien solo conoce la portada encuentra por ella la API. Pasa las páginas por el servidor de Vitrina.',
  ],
  'markdown-negotiation': () => [
    'da Markdown a quien lo pide (Accept: text/markdown)',
    'Los agentes reciben HTML con menús. Pasa las páginas por el servidor de Vitrina.',
  ],
  'robots-txt': () => [
    'nombra a los agentes de IA y dice para qué sirve el contenido (Content-Signal)',
    'El servidor de Vitrina añade esas líneas; o cópialas en el robots.txt del sitio.',
  ],
  'robots-open': () => [
    'no cierra el sitio a ningún agente de IA',
    'Quita de robots.txt el «Disallow: /» de esos nombres, si quieres que te recomienden.',
  ],
  'as-agent': (agent: string) => [
    `da a ${agent} lo mismo que a una visita`,
    'Deja pasar ese nombre en el cortafuegos, la CDN o el complemento (plugin) de seguridad: algunos cierran el paso a los robots de IA sin preguntar.',
  ],
} satisfies Record<string, (about: string) => [expected: string, hint: string]>;

export type CheckId = keyof typeof checks;

export const examine = {
  checks: checks as Readonly<Record<CheckId, (about: string) => [expected: string, hint: string]>>,
  title: (site: string, held: number, errors: number, warnings: number): string =>
    `${site}: ${held} comprobaciones bien, ${errors} mal, ${warnings} que se pueden mejorar`,
  /** By who mends it. */
  menders: {
    proxy: 'En el servidor: que las direcciones lleguen, y las respuestas vuelvan, como son',
    front: 'En el servidor, si también las páginas pasan por Vitrina',
    content: 'En el contenido compilado',
    website: 'En el sitio web',
  },
  held: 'Lo que está bien',
  liveOnly: 'Lo que solo enseña el sitio en marcha (cabeceras, cuotas, MCP) lo pregunta `vitrina doctor https://…`.',
  compileAgain: 'Compila otra vez; si sigue así, es un fallo de Vitrina: avísanos.',
  status: (status: number): string => `estado ${status}`,
  without: (names: string): string => `sin ${names}`,
  /** On the text that a visitor gets. */
  sameWords: (percent: number): string => `${percent} % de las mismas palabras`,
  asked: 'Preguntado con otros nombres',
  /** Why no answer came. */
  because,
};

export type ExamineWords = typeof examine;
