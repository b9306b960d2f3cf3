/** Spanish: what an editor is told of a site. */

import { listSome } from '../../list-some.ts';
import { type Failure, reasons, detail as sayDetail } from './reasons.ts';
import { rule as say } from './rules.ts';

/** Words of a page, and the page. */
interface Said {
  from: string;
  text: string;
}

/** The name of its kind, what is wrong, and what to do about it. */
export interface Complaint {
  kind: string;
  message: string;
  hint: string;
}

const pages = (number: number): string => (number === 1 ? '1 página' : `${number} páginas`);

const CANONICAL = 'El enlace canónico (el que dice a los robots la dirección verdadera de la página)';

const toWhy = ({ reason, status, detail, end }: Failure): string =>
  [
    reasons[reason],
    status === undefined ? detail && sayDetail(detail) : `estado ${status}`,
    ...(end === undefined ? [] : [`pasando por ${end}`]),
  ]
    .filter(Boolean)
    .join(', ');

/** What is told names what the sentences say of it, and its place where they need it. */
export const complaints = {
  'agent-instruction': () => ({
    kind: 'texto visible que habla a los agentes',
    message: 'El texto visible habla a los agentes y no a los visitantes.',
    hint: 'Averigua quién lo escribió; quítalo si no está para leerse.',
  }),
  'app-shell': () => ({
    kind: 'página que solo rellena un script',
    message:
      'La página es el armazón vacío de una aplicación: solo un script la rellena, y los agentes no ejecutan ninguno.',
    hint: 'Haz que el servidor o la compilación del sitio pongan el texto en el HTML (renderizado en servidor, prerenderizado), o compila la carpeta que escribe esa compilación.',
  }),
  'broken-link': (about: Failure & { pages: number }) => ({
    kind: 'enlace roto',
    message: `${about.pages === 1 ? 'Una página enlaza' : `${about.pages} páginas enlazan`} a esta dirección, que no lleva a ninguna parte (${toWhy(about)}).`,
    hint: 'Corrige o quita los enlaces, o redirige la dirección a la página que ocupó su lugar.',
  }),
  'broken-listing': (about: Failure & { foundOn: readonly string[] }) => ({
    kind: 'dirección indicada que no existe',
    message: `${toWays(about.foundOn) || 'El sitio'} nombra esta dirección, que no lleva a ninguna parte (${toWhy(about)}).`,
    hint: 'Quítala del mapa del sitio (sitemap), o de crawl.seeds.',
  }),
  'canonical-broken': ({ named }: { named: string }) => ({
    kind: 'enlace canónico roto',
    message: `${CANONICAL} lleva a ${named}, que no es una página que pueda publicarse.`,
    hint: 'Nombra la dirección de la propia página.',
  }),
  'canonical-loop': ({ circle }: { circle: readonly string[] }, where: string) => ({
    kind: 'enlaces canónicos en círculo',
    message: `Los enlaces canónicos (los que dicen a los robots la dirección verdadera de una página) forman un círculo (${circle.join(', ')}); se ha tomado ${where}.`,
    hint: 'Haz que todos nombren la misma página.',
  }),
  'canonical-off-site': ({ named }: { named: string }) => ({
    kind: 'enlace canónico a otro sitio',
    message: `${CANONICAL} nombra otro sitio: ${named}`,
    hint: 'Nombra la dirección de la página en este sitio.',
  }),
  'canonical-to-home': () => ({
    kind: 'enlace canónico a la portada',
    message: `${CANONICAL} nombra la portada, que dice otra cosa; no se le ha hecho caso.`,
    hint: 'Nombra la dirección de la propia página.',
  }),
  'contact-data': (
    { holder }: { holder: 'stated-phone' | 'stated-email' | 'entry' | 'address' | 'caption' },
    where,
  ) => {
    const message = {
      'stated-phone': `${where} contiene un número de teléfono, que nunca se publica.`,
      'stated-email': `${where} contiene una dirección de correo, que nunca se publica.`,
      entry:
        'La dirección o el nombre de esta página contiene un teléfono o un correo: se queda fuera de la información de la empresa.',
      address: 'La dirección de la página contiene un teléfono o un correo: ninguna lista ni guía la nombra.',
      caption: 'El título o la descripción contiene un teléfono o un correo: las listas y guías los muestran sin él.',
    }[holder];
    const hint = 'Quítalo: a los agentes se les envía a la página de contacto.';
    return {
      kind: 'teléfono o correo',
      message,
      hint: holder === 'entry' ? 'Da a la página un nombre que no lo lleve.' : hint,
    };
  },
  'contradictory-fact': ({ one, other }: { one: Said; other: Said }, where: string) => ({
    kind: 'dato que se contradice',
    message: `${one.from} dice «${one.text}», pero ${other.from} dice «${other.text}»: no se da ninguno.`,
    hint: `Corrige la página que se equivoca, o indica ${where} en la configuración.`,
  }),
  'duplicate-content': (about: { pages: number }) => ({
    kind: 'páginas que dicen lo mismo',
    message: `${pages(about.pages)} dicen lo mismo.`,
    hint: 'Redirige una a la otra, o nombra la mejor con un enlace canónico.',
  }),
  'duplicate-title': (about: { pages: number }) => ({
    kind: 'título repetido',
    message: `${pages(about.pages)} tienen el mismo título.`,
    hint: 'Da a cada una un título propio: los agentes eligen por él.',
  }),
  'empty-page': () => ({
    kind: 'página sin texto propio',
    message: 'La página no tiene texto propio, así que no se publica.',
    hint: 'Escribe algo en ella, quítala del sitio, o nombra lo que falta en content.keep.',
  }),
  'fact-not-located': ({ from, text }: Said, where: string) => ({
    kind: 'dato que no está donde se indica',
    message: `No se ha encontrado nada para ${where}: «${text}» en ${from}.`,
    hint: `Corrige la página o el selector de ${where} (en lo descartado no se busca), o escribe el dato mismo.`,
  }),
  'golden-query-broken': (about: { query: string; expect: string; within: number; finds: readonly string[] }) => ({
    kind: 'búsqueda de prueba que ya no acierta',
    message: `«${about.query}» ya no encuentra ${about.expect} entre los ${about.within} primeros resultados; encuentra ${listSome(about.finds, more) || 'nada'}.`,
    hint: 'Mira con «vitrina query» por qué, o cambia search.golden.',
  }),
  'hidden-instruction': ({ selector }: { selector: string }) => ({
    kind: 'órdenes ocultas a los agentes',
    message: `Un texto oculto (${selector}) da órdenes a los agentes. No se ha publicado.`,
    hint: 'Averigua quién lo puso y quítalo: puede que alguien haya manipulado el sitio.',
  }),
  'hidden-text': ({ rule, selector }: { rule: string; selector: string }) => ({
    kind: 'texto oculto a los visitantes',
    message: `No se ha publicado un texto que los visitantes no ven (${say(rule)}, ${selector}).`,
    hint: 'Si debe leerse, muéstralo también a los visitantes, o márcalo con data-vitrina="keep".',
  }),
  'invalid-selector': ({ selector }: { selector: string }, where: string) => ({
    kind: 'selector que no es CSS',
    message: `\`${selector}\` no es un selector CSS.`,
    hint: `Corrige ${where} en la configuración.`,
  }),
  'long-address': ({ length }: { length: number }) => ({
    kind: 'dirección demasiado larga',
    message: `Su dirección tiene ${length} caracteres, más de los que los agentes pueden pedir.`,
    hint: 'Da a la página una dirección más corta y redirige la antigua.',
  }),
  'missing-fact': (_: null, where: string) => ({
    kind: 'dato que no dice ninguna página',
    message: `Ninguna página dice ${where}.`,
    hint: `Añádelo al sitio, o indica ${where} en la configuración.`,
  }),
  'missing-title': ({ hasHeading }: { hasHeading: boolean }) => ({
    kind: 'página sin título',
    message: hasHeading ? 'La página no tiene título.' : 'La página no tiene título ni encabezado principal.',
    hint: 'Ponle un <title> que diga de qué trata.',
  }),
  'named-page-missing': ({ address }: { address: string }, where: string) => ({
    kind: 'página nombrada que no está publicada',
    message: `${where} nombra ${address}, que no es una página publicada.`,
    hint: `Corrige la ruta en ${where}, o deja que se recorra la página.`,
  }),
  'orphan-page': ({ foundOn }: { foundOn: readonly string[] }) => ({
    kind: 'página a la que ninguna enlaza',
    message: `Ninguna página enlaza a ella; solo la nombra ${toWays(foundOn) || 'nada'}.`,
    hint: 'Enlázala desde la página donde los visitantes la buscarían.',
  }),
  'other-site': (about: { published: string; compiled: string; pages: number; kept: number }) => ({
    kind: 'contenido de otro sitio',
    message: `La carpeta de salida tiene el contenido de ${about.published}, y esto es ${about.compiled}: ${about.kept} de las ${about.pages} páginas de allí están también aquí.`,
    hint: `¿Es ${about.published} otro sitio? Nombra otra carpeta con --out. ¿Se ha mudado a ${about.compiled}? Acepta el cambio.`,
  }),
  'page-failed': (about: Failure) => ({
    kind: 'página que no responde bien',
    message: `El sitio no dio una respuesta que sirva (${toWhy(about)}).`,
    hint: 'Abre la página en un navegador; si allí funciona, compila otra vez.',
  }),
  'page-too-large': ({ unread }: { unread: number }) => ({
    kind: 'página demasiado grande',
    message: `La página es tan grande que no se han leído sus últimos ${unread} caracteres de HTML.`,
    hint: 'Reparte su contenido en varias páginas. Si no es tan grande, busca etiquetas que nunca se cierran.',
  }),
  'pages-lost': (about: { lost: readonly string[]; pages: number; allowedLoss: number }) => ({
    kind: 'páginas desaparecidas',
    message: `Han desaparecido ${about.lost.length} de ${about.pages} páginas, y crawl.allowedLoss admite el ${about.allowedLoss.toLocaleString('es', { style: 'percent', maximumFractionDigits: 1 })}: ${listSome(about.lost, more)}`,
    hint: 'Comprueba que el sitio funciona y que sus enlaces y su mapa (sitemap) están completos.',
  }),
  /** Pages of the published content that are missing. */
  'part-of-site': ({ missing, pages: total }: { missing: number; pages: number }, where) => ({
    kind: 'solo una parte del sitio',
    message: `${where} lee solo una parte del sitio: ${missing} de las ${total} páginas publicadas no están en ella.`,
    hint: 'Nombra otra carpeta para la prueba con --out, o quita la opción.',
  }),
  'pattern-matches-nothing': ({ pattern }: { pattern: string }, where: string) => ({
    kind: 'patrón sin ninguna página',
    message: `«${pattern}» no encaja con ninguna dirección del sitio.`,
    hint: `Corrige ${where}, o quítalo de la configuración: \`*\` vale por una parte de la dirección, como en /servicios/*`,
  }),
  'pinned-page-gone': ({ path }: { path: string }, where: string) => ({
    kind: 'página fijada que falta',
    message: `${path} está nombrada en ${where} y ya no es una página publicada.`,
    hint: `Recupera la página, redirígela a la que ocupó su lugar, o cambia ${where}.`,
  }),
  'query-string-pages': ({ addresses }: { addresses: number }) => ({
    kind: 'direcciones que solo difieren en la consulta (?)',
    message: `${addresses === 1 ? 'Se ha dejado fuera 1 dirección que solo se distingue' : `Se han dejado fuera ${addresses} direcciones que solo se distinguen`} por su consulta (lo que sigue a ?), aunque dicen otra cosa.`,
    hint: 'Si son páginas por sí mismas, dales rutas propias.',
  }),
  'robots-forbid-all': ({ line, rule }: { line: number; rule: string }) => ({
    kind: 'robots.txt que lo prohíbe todo',
    message: `robots.txt prohíbe a los robots la portada, y con ella el sitio (línea ${line}: «${rule}»).`,
    hint: 'Quita esa línea, o añade las líneas `User-agent: Vitrina` y `Allow: /`. Si el servidor es tuyo, como uno de pruebas, activa crawl.ignoreRobots.',
  }),
  'robots-unavailable': ({ status }: { status?: number }) => ({
    kind: 'robots.txt que no se puede leer',
    message: `No se pudo leer robots.txt (${status === undefined ? 'sin respuesta' : `estado ${status}`}), así que no se puede pedir nada.`,
    hint: 'Haz que robots.txt responda 200 o 404, o activa crawl.ignoreRobots si el servidor es tuyo.',
  }),
  'selector-matches-nothing': ({ selector }: { selector: string }, where: string) => ({
    kind: 'selector que no encuentra nada',
    message: `\`${selector}\` no coincide con nada en ninguna página.`,
    hint: `Corrige ${where}, o quítalo de la configuración.`,
  }),
  'site-unreachable': ({ why }: { why: string }) => ({
    kind: 'sitio que no responde',
    message: `El sitio no responde: ${why}.`,
    hint: 'Comprueba que la dirección es correcta y que el sitio funciona.',
  }),
  'sitemap-off-site': ({ entries, example }: { entries: number; example: string }) => ({
    kind: 'mapa del sitio con direcciones de otro',
    message: `${entries} entradas del mapa del sitio (sitemap) no son de este sitio y se han dejado fuera, por ejemplo ${example}`,
    hint: 'Si son este mismo sitio con otro origen, ponlo en site.url o crawl.from.',
  }),
  'sitemap-unreadable': ({ why }: { why: string }) => ({
    kind: 'mapa del sitio que no se puede leer',
    message: `No se pudo leer un mapa del sitio (sitemap) que el sitio nombra: ${why}.`,
    hint: 'Corrige el mapa, o quítalo de robots.txt o del índice de mapas.',
  }),
  /** The host that was crawled; absent for a credential. */
  'staging-leak': ({ host }: { host?: string }) => ({
    kind: 'servidor o credencial del recorrido a la vista',
    message: `El archivo contiene ${host === undefined ? 'una credencial del recorrido' : `el servidor recorrido ${host}`}, que no debe publicarse.`,
    hint: 'Quítalo del texto de la página de la que viene.',
  }),
  /** One rule took text of their own from so many pages; without a rule, so many say next to nothing. */
  'extraction-failed': ({ pages, of, rule }: { pages: number; of: number; rule?: string }) => ({
    kind: 'contenido que no se ha encontrado',
    message: rule
      ? `La regla «${say(rule)}» se ha llevado texto propio de ${pages} de ${of} páginas: puede que su contenido no se haya distinguido de lo que lo rodea.`
      : `${pages} de ${of} páginas no dicen casi nada: puede que un script escriba su contenido, o que no se haya encontrado.`,
    hint: 'Mira algunas con vitrina preview y nombra lo que falta en content.keep.',
  }),
  /** The rule that took most, and the largest part that it took. */
  'own-text-lost': (about: { kept: number; words: number; rule: string; selector?: string }) => ({
    kind: 'página que ha perdido texto propio',
    message: `Se han guardado ${about.kept} de las ${about.words} palabras que solo tiene esta página; la regla «${say(about.rule)}» se llevó la mayor parte de las demás.`,
    hint: about.selector
      ? `Si falta algo, pon en la configuración: content: { keep: ['${about.selector}'] }`
      : 'Si falta algo, nómbralo en content.keep.',
  }),
  'thin-page': ({ words }: { words: number }) => ({
    kind: 'página con muy poco texto',
    message: `De la página solo es contenido esto: ${words === 1 ? '1 palabra' : `${words} palabras`}.`,
    hint: 'Si falta algo, nómbralo en content.keep o márcalo con data-vitrina="keep".',
  }),
  'unrendered-shortcode': () => ({
    kind: 'código abreviado a la vista',
    message: 'La página muestra a sus visitas un código abreviado (shortcode) en lugar de lo que representa.',
    hint: 'Activa el complemento (plugin) al que pertenece, o quítalo de la página.',
  }),
  'unlinked-files': ({ files }: { files: readonly string[] }) => ({
    kind: 'archivos a los que nada lleva',
    message: `Nada de lo leído, ni un enlace ni el mapa del sitio (sitemap), lleva a ${files.length === 1 ? '1 página' : `${files.length} páginas`} de la carpeta: ${listSome(files, more)}`,
    hint: 'Si son del sitio, enlázalas, ponlas en el sitemap o nómbralas en crawl.seeds.',
  }),
  'unreadable-page': () => ({
    kind: 'página que no se pudo leer',
    message: 'La página no se pudo leer en el tiempo y la memoria que puede ocupar una, así que no se publica.',
    hint: 'Busca qué llena su HTML (listas generadas, etiquetas sin cerrar) y repártelo en varias páginas, o nombra la página en crawl.exclude.',
  }),
} satisfies Record<string, (about: never, where: string) => Complaint>;

const more = (number: number): string => `y ${number} más`;

/** The ways in which an address was found, other than by a link. */
const toWays = (ways: readonly string[]): string =>
  ways.map((way) => ({ sitemap: 'el mapa del sitio (sitemap)', seed: 'crawl.seeds' })[way] ?? way).join(' y ');

export type ComplaintWords = typeof complaints;

export type ComplaintCode = keyof ComplaintWords;

/** What the sentences of a complaint name besides its place; null where they name nothing. */
export type Complaints = {
  [Code in ComplaintCode]: Parameters<ComplaintWords[Code]> extends [infer About, ...unknown[]] ? About : null;
};
