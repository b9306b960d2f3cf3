/** Spanish: complaints about a site to its editor, and advice on each. */

import { toShortText } from '#shared/short-text.ts';
import type { ComplaintCode, ComplaintWords, Failure } from '../../../model.ts';
import { listDays, listSome } from '../../list-some.ts';
import { ask } from './ask.ts';
import { reasons, detail as sayDetail } from './reasons.ts';
import { rule as say } from './rules.ts';

const more = (number: number): string => `y ${number} más`;

/** Statuses of answers that say that there is no such page (RFC 9110 §15.5). */
const GONE = [404, 410];

/** Writes why an address gave no page: reason, then status or detail, then where redirects ended. */
const toWhy = ({ reason, status, detail, end }: Failure): string =>
  [
    GONE.includes(status ?? 0) ? 'no existe' : reasons[reason],
    status === undefined ? detail && sayDetail(detail) : `estado ${status}`,
    ...(end === undefined ? [] : [`pasando por ${end}`]),
  ]
    .filter(Boolean)
    .join(', ');

/** Writes at most three of the ways in which an address was found. */
const toWays = (ways: readonly string[]): string =>
  ways
    .slice(0, 3)
    .map((way) => ({ sitemap: 'el mapa del sitio (sitemap)', seed: 'crawl.seeds' })[way] ?? way)
    .join(', ');

/** Writes the place of a statement: a page's path, or the data for search engines in it. */
const toFrom = (from: string): string => from.replace(/ \(JSON-LD\)$/, ' (en sus datos para buscadores, JSON-LD)');

/** In characters. */
const MAX_QUOTE_LENGTH = 160;
const toQuote = (text: string): string => toShortText(text, MAX_QUOTE_LENGTH);

const UNTIL_ALIKE = 'Hasta que coincidan, los agentes no reciben este dato.';

/** The name of a language tag, or the tag itself if it has no name. */
const toLanguageName = (language: string): string =>
  new Intl.DisplayNames(['es'], { type: 'language' }).of(language) ?? language;

const CANONICAL = 'El enlace canónico (el que dice a los robots la dirección verdadera de la página)';

/** Writes by how many percent something grew; all of it, if there was nothing before. */
const toGrowth = ({ before, after }: { before: number; after: number }): string =>
  before === 0
    ? 'todo lo suyo'
    : `un ${(after / before - 1).toLocaleString('es', { style: 'percent', maximumFractionDigits: 0 })} más`;

const canonicalTo = ({ named }: { named: string }): string =>
  `${CANONICAL} nombra ${named}, que no es una página de este sitio que pueda publicarse.`;

/** By code: a sentence. The reader knows the place, so it only names the details that it is given. */
export const complaints: ComplaintWords = {
  'access-denied': (about) => `La dirección no se puede leer: ${toWhy(about)}.`,
  'access-login': (about) => `La dirección no se puede leer: ${toWhy(about)}.`,
  'agent-instruction': () => 'El texto visible habla a los agentes y no a los visitantes.',
  'agents-shut-out': ({ agents }) =>
    `robots.txt prohíbe la portada a robots de servicios de IA, que no leerán el sitio: ${listSome(agents, more)}`,
  'app-shell': () => 'La página es el armazón vacío de una aplicación, que solo rellena un script.',
  'broken-link': (about) =>
    `La dirección no lleva a ninguna parte (${toWhy(about)}).${about.foundOn.length > 0 ? ` Aparece en: ${toWays(about.foundOn)}` : ''}`,
  'canonical-broken': canonicalTo,
  'canonical-off-site': canonicalTo,
  'canonical-to-other': ({ named }) => `${CANONICAL} nombra ${named}, que dice otra cosa; no se le ha hecho caso.`,
  'contact-data': (_) => 'Contiene un teléfono o un correo, que no se publica en listas, guías ni datos de la empresa.',
  'contact-in-captions': ({ pages }) =>
    `Páginas con un teléfono o un correo en el título o la descripción, que los agentes reciben sin él en las guías y los datos del negocio: ${pages}`,
  'contradictory-fact': ({ one, other, days = [] }) =>
    days.length > 0
      ? `${listDays(days, 'es', (said, first, second) => `${said}: ${toFrom(one.from)} dice ${first || 'cerrado'}; ${toFrom(other.from)} dice ${second || 'cerrado'}`)}. ${UNTIL_ALIKE}`
      : `${toFrom(one.from)} dice «${toQuote(one.text)}», pero ${toFrom(other.from)} dice «${toQuote(other.text)}». ${UNTIL_ALIKE}`,
  'crawl-delay': (about) =>
    `robots.txt pide ${about.stated} s entre petición y petición (Crawl-delay)${about.kept < about.stated ? `, de los que se guarda ${about.kept} s` : ''}: con ${about.requests} peticiones, leer el sitio ha llevado ${about.cost} s más.`,
  'document-unread': (about) => `El documento no se publica: ${toWhy(about)}.`,
  'document-cut': ({ sheets }) => `El documento es tan largo que no se han leído sus últimas páginas: ${sheets}`,
  'duplicate-content': ({ pages }) => `${pages} páginas dicen lo mismo.`,
  'duplicate-title': ({ pages }) => `${pages} páginas tienen el mismo título.`,
  'empty-page': () => 'La página no tiene texto propio, así que no se publica.',
  'fact-not-indexed': ({ path }) =>
    `Lo dice ${path}, que pide a los robots que no la indexen (noindex): no se da. La publica esta línea de la configuración: crawl: { despiteNoindex: ['${path}'] }`,
  'fact-not-located': ({ from, text }) => `No se ha encontrado el dato: «${text}» en ${from}.`,
  'golden-query-broken': (about) => `La pregunta «${about.query}»: ${ask.failed(about)}.`,
  'hidden-instruction': ({ selector }) => `Un texto oculto (${selector}) da órdenes a los agentes. No se ha publicado.`,
  'links-cut': ({ addresses }) =>
    `El sitio enlaza a más direcciones de las que se tienen en cuenta, que son ${addresses}: las demás no se han leído.`,
  'long-address': ({ length }) => `Su dirección tiene ${length} caracteres, más de los que los agentes pueden pedir.`,
  'missing-fact': () => 'Ninguna página lo dice.',
  'missing-title': (_) => 'La página no tiene título.',
  'named-page-missing': ({ address }) => `Nombra ${address}, que no es una página publicada.`,
  'orphan-page': ({ foundOn }) => `Ninguna página enlaza a ella. Aparece en: ${toWays(foundOn) || 'nada'}`,
  'other-site': (about) =>
    `La carpeta de salida tiene el contenido de ${about.published}, y esto es ${about.compiled}: ${about.kept} de las ${about.pages} páginas de allí están también aquí.`,
  'page-failed': (about) => `El sitio no dio una respuesta que sirva (${toWhy(about)}).`,
  'page-too-large': ({ unread }) =>
    `La página es tan grande que no se han leído sus últimos ${unread} caracteres de HTML.`,
  'pages-lost': (about) =>
    `Han desaparecido ${about.lost.length} de ${about.pages} páginas, y crawl.allowedLoss admite el ${about.allowedLoss.toLocaleString('es', { style: 'percent', maximumFractionDigits: 1 })}: ${listSome(about.lost, more)}`,
  'part-of-site': ({ missing, pages }) =>
    `Solo se lee una parte del sitio: ${missing} de las ${pages} páginas publicadas no están en ella.`,
  'pattern-matches-nothing': ({ pattern }) => `«${pattern}» no encaja con ninguna dirección del sitio.`,
  'pinned-page-gone': ({ path }) => `Nombra ${path}, que ya no es una página publicada.`,
  'query-string-pages': ({ addresses }) =>
    `Direcciones que se han dejado fuera porque solo se distinguen por su consulta (lo que sigue a ?), aunque dicen otra cosa: ${addresses}`,
  'relative-link': ({ links, pages }) =>
    `${links.length === 1 ? 'Un enlace no lleva' : 'Unos enlaces no llevan'} a ninguna parte desde ${pages === 1 ? 'esta página' : `${pages} páginas`}; parece que ${links.length === 1 ? 'está escrito' : 'están escritos'} sin «/» delante: ${listSome(
      links.map(({ written, means }) => `en vez de «${written}», escribe «${means}»`),
      more,
      '; ',
    )}.`,
  'robots-forbid-all': ({ line, rule }) =>
    `robots.txt prohíbe a los robots la portada, y con ella el sitio (línea ${line}: «${rule}»).`,
  'robots-unavailable': ({ status, why }) =>
    `No se pudo leer robots.txt (${status === undefined ? sayDetail(why ?? 'no answer') : `estado ${status}`}), así que no se puede pedir nada.`,
  'no-browser': ({ pages, isBroken }) =>
    `${isBroken ? 'No arranca el' : 'Falta un'} Chromium con el que leer las páginas que solo rellena un script: ${pages}`,
  'no-site-address': ({ url }) =>
    `Todas las direcciones que reciben los agentes empiezan por ${url}, este ordenador, porque ninguna página dice la del sitio.`,
  'scripts-failed': ({ why }) =>
    `No se pudieron ejecutar los scripts de la página (${sayDetail(why)}), así que se lee sin ellos.`,
  'scripts-run': (about) =>
    `${about.pages === 1 ? 'Una página dice' : `${about.pages} páginas dicen`} ${toGrowth(about)} después de sus scripts (${about.before} palabras antes, ${about.after} después).${about.known > 0 ? ` De ellas, como se leyeron otra vez, porque ni la página ni sus scripts han cambiado: ${about.known}.` : ''}${about.foreign.length > 0 ? ` Se han ejecutado scripts de ${listSome(about.foreign, more)}.` : ''}`,
  'selector-matches-nothing': ({ selector }) => `\`${selector}\` no coincide con nada en ninguna página.`,
  'site-unreachable': ({ why }) => `El sitio no responde: ${sayDetail(why)}.`,
  'sitemap-off-site': ({ entries, example }) =>
    `Entradas del mapa del sitio (sitemap) que no son de este sitio y se han dejado fuera: ${entries}, por ejemplo ${example}`,
  'sitemap-unreadable': ({ why }) => `No se pudo leer un mapa del sitio (sitemap): ${sayDetail(why)}.`,
  'sitemaps-cut': ({ addresses }) =>
    `Los mapas del sitio (sitemaps) contienen más de lo que se lee de ellos: se han tomado ${addresses} direcciones, y el resto ha quedado sin leer.`,
  'staging-leak': ({ host, files }) =>
    `El archivo contiene ${host === undefined ? 'una credencial del recorrido' : `el servidor recorrido ${host}`}, que no debe publicarse.${files.length > 1 ? ` También ${listSome(files.slice(1), more, ', ')}` : ''}`,
  'extraction-failed': ({ pages, of, rule }) =>
    rule
      ? `La regla «${say(rule)}» se ha llevado texto propio de ${pages} de ${of} páginas: puede que su contenido no se haya distinguido de lo que lo rodea.`
      : `${pages} de ${of} páginas no dicen casi nada: puede que un script escriba su contenido, o que no se haya encontrado.`,
  'own-text-lost': (about) =>
    `Se han guardado ${about.kept} de las ${about.words} palabras que solo tiene esta página; la regla «${say(about.rule)}» se llevó la mayor parte de las demás${about.selector ? `: ${about.selector}` : '.'}`,
  'thin-page': ({ words }) => `La página apenas tiene contenido: ${words === 1 ? '1 palabra' : `${words} palabras`}`,
  'unrendered-shortcode': () =>
    'La página muestra a sus visitas un código abreviado (shortcode) o relleno de su plantilla en lugar de un texto.',
  'unlinked-files': (about) =>
    `Páginas de la carpeta a las que no lleva ni un enlace ni el mapa del sitio (sitemap): ${about.files.length}, ${listSome(about.files, more)}. Se leen con ${about.patterns.map((pattern) => `--seed "${pattern}"`).join(' ')}`,
  'unreadable-files': ({ files }) =>
    `Archivos o carpetas del sitio que este usuario no puede leer, así que faltan: ${files.length}, ${listSome(files, more, ', ')}`,
  'unread-language': ({ language }) =>
    `El sitio está en ${toLanguageName(language)}, un idioma que Vitrina conoce solo en parte: pueden faltar datos del negocio que las páginas dicen, y la búsqueda no sabe qué palabras significan lo mismo.`,
  'unreadable-page': ({ why }) => `La página no se pudo leer (${sayDetail(why)}), así que no se publica.`,
};

const KEEP = 'Si falta algo, nómbralo en content.keep o márcalo con data-vitrina="keep".';
const OWN_CANONICAL = 'Nombra la dirección de la propia página.';
const OWN_SELECTOR = 'Corrígelo en la configuración, o quítalo.';

/** By code: advice on the complaint. */
export const hints: Readonly<Record<ComplaintCode, string>> = {
  'access-denied':
    'Si un navegador la abre, deja pasar a «Vitrina» en el cortafuegos o la red (CDN), por su nombre o por una clave en crawl.headers: los agentes de IA se encuentran con lo mismo.',
  'access-login':
    'Pon el usuario y la contraseña en crawl.basicAuth (si ya están, comprueba que son los de ahora), u otra credencial en crawl.headers; si no es para todos, nómbrala en crawl.exclude.',
  'agent-instruction': 'Averigua quién lo escribió; quítalo si no está para leerse.',
  'agents-shut-out':
    'Quita de robots.txt las reglas que los prohíben, si quieres que te encuentren allí; algún complemento o red (CDN) las pone por su cuenta.',
  'app-shell':
    'Haz que el servidor o la compilación del sitio pongan el texto en el HTML, compila la carpeta que escribe esa compilación, o usa --render (crawl.render: true) con un Chromium instalado: los agentes no ejecutan scripts.',
  'broken-link': 'Corrige o quita los enlaces; si la página se mudó, redirige su dirección a la nueva.',
  'canonical-broken': OWN_CANONICAL,
  'canonical-off-site': OWN_CANONICAL,
  'canonical-to-other': OWN_CANONICAL,
  'contact-data': 'Quítalo: a los agentes se les envía a la página de contacto.',
  'contact-in-captions': 'No hay que hacer nada: sigue donde está para los buscadores.',
  'contradictory-fact': 'Corrige la página que se equivoca, o indica el dato en la configuración.',
  'crawl-delay':
    'Añade a robots.txt las líneas `User-agent: Vitrina` y `Allow: /`, sin Crawl-delay, o compila la carpeta del sitio.',
  'document-unread':
    'Publica el mismo contenido con texto y sin contraseña, o mejor como página del sitio; si no es para agentes, nómbralo en crawl.exclude.',
  'document-cut': 'Repártelo en varios documentos, si lo que falta importa.',
  'duplicate-content': 'Redirige una a la otra, o nombra la mejor con un enlace canónico.',
  'duplicate-title': 'Da a cada una un título propio: los agentes eligen por él.',
  'empty-page': 'Escribe algo en ella, quítala del sitio, o nombra lo que falta en content.keep.',
  'fact-not-indexed': 'Añade esa línea, quita el noindex de la página, o indica el dato en la configuración.',
  'fact-not-located': 'Corrige la página o el selector (en lo descartado no se busca), o escribe el dato mismo.',
  'golden-query-broken': 'Mira con `vitrina query` por qué, o cambia search.golden; `vitrina ask` pregunta todas.',
  'hidden-instruction': 'Averigua quién lo puso y quítalo: puede que alguien haya manipulado el sitio.',
  'links-cut':
    'Deja fuera con crawl.exclude lo que no se acaba nunca, como calendarios, filtros o listas de resultados.',
  'long-address': 'Da a la página una dirección más corta y redirige la antigua.',
  'missing-fact': 'Añádelo al sitio, o indícalo en la configuración.',
  'missing-title': 'Ponle un <title> que diga de qué trata.',
  'named-page-missing': 'Corrige la ruta, o deja que se recorra la página.',
  'orphan-page': 'Enlázala desde la página donde los visitantes la buscarían.',
  'other-site': '¿Es otro sitio? Nombra otra carpeta con --out. ¿Se ha mudado? Acepta el cambio.',
  'page-failed':
    'Abre la página en un navegador: si allí funciona, compila otra vez; si el sitio está en mantenimiento, espera a que vuelva.',
  'page-too-large':
    'Reparte su contenido en varias páginas. Si no es tan grande, busca etiquetas que nunca se cierran.',
  'pages-lost': 'Comprueba que el sitio funciona y que sus enlaces y su mapa (sitemap) están completos.',
  'part-of-site': 'Nombra otra carpeta para la prueba con --out, o quita la opción.',
  'pattern-matches-nothing': 'Corrígelo o quítalo: `*` vale por una parte de la dirección, como en /servicios/*',
  'pinned-page-gone': 'Recupera la página, redirígela a la que ocupó su lugar, o cambia la configuración.',
  'query-string-pages': 'Si son páginas por sí mismas, dales rutas propias.',
  'relative-link': 'Si el enlace está en el menú o en el pie, que se repiten en todas las páginas, corrígelo allí.',
  'robots-forbid-all':
    'Quita esa línea, o añade las líneas `User-agent: Vitrina` y `Allow: /`. Si el servidor es tuyo, como uno de pruebas, activa crawl.ignoreRobots.',
  'robots-unavailable': 'Haz que robots.txt responda 200 o 404, o activa crawl.ignoreRobots si el servidor es tuyo.',
  'no-browser':
    'Instala uno (en Debian y Ubuntu, `apt-get install chromium`), o nombra su programa en la variable VITRINA_CHROMIUM; hace falta también el paquete playwright-core. Ninguno se descarga solo.',
  'no-site-address': 'Dila con --url https://www.example.es, o en site.url de la configuración.',
  'scripts-failed': 'Abre la página en un navegador; si allí funciona, compila otra vez, o nómbrala en crawl.exclude.',
  'scripts-run': 'Compruébalas con `vitrina explain`: los agentes que leen el sitio por su cuenta no ejecutan scripts.',
  'selector-matches-nothing': OWN_SELECTOR,
  'site-unreachable': 'Comprueba que la dirección es correcta y que el sitio funciona.',
  'sitemap-off-site': 'Si son este mismo sitio con otro origen, ponlo en site.url o crawl.from.',
  'sitemap-unreadable': 'Corrige el mapa, o quítalo de robots.txt o del índice de mapas.',
  'sitemaps-cut': 'Haz que nombren solo páginas que existan, o nombra el mapa que importa como único en robots.txt.',
  'staging-leak':
    'Quítalo del texto de la página de la que viene. Si la contraseña es una palabra corriente del sitio, elige otra más larga, con letras y cifras.',
  'extraction-failed': 'Mira algunas con `vitrina preview` y nombra lo que falta en content.keep.',
  'own-text-lost': KEEP,
  'thin-page': KEEP,
  'unrendered-shortcode':
    'Escribe el texto, activa el complemento (plugin) al que pertenece el código, o quítalo de la página.',
  'unlinked-files':
    'Si son del sitio, enlázalas, ponlas en el sitemap, o nombra esos patrones en --seed o en crawl.seeds.',
  'unreadable-files':
    'Dales permiso de lectura (chmod -R a+rX CARPETA), o ejecuta la orden con el usuario al que pertenecen.',
  'unread-language':
    'Di los datos en la configuración (company.hours, company.address…), y mira con `vitrina query` si se encuentra lo que preguntan tus clientes; ayudan los grupos de palabras en search.synonyms.',
  'unreadable-page':
    'Busca qué llena su HTML (listas generadas, etiquetas sin cerrar, estilos) y repártelo en varias páginas, o nombra la página en crawl.exclude. Si es una página corriente, es un fallo de Vitrina: cuéntaselo a sus autores.',
};
