/** Spanish: texts of reports. */

import type { Language } from '#shared/contract/language.ts';
import type { MissingField } from '#shared/contract/schemas.ts';
import type { Outcome, Severity } from '../../../model.ts';
import { ask } from './ask.ts';
import { commands } from './commands.ts';
import { complaints, hints } from './complaints.ts';
import { documentUses } from './documents.ts';
import { examine } from './examine.ts';
import { file } from './file.ts';
import { help, usage } from './help.ts';
import { network } from './network.ts';
import { detail, reasons } from './reasons.ts';
import { rule } from './rules.ts';
import { gaps, init, query } from './tools.ts';

/** Writes a number and its noun. */
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const outcomes: Readonly<Record<Outcome, string>> = {
  published: 'publicada',
  alias: 'otra dirección de una página',
  skipped: 'fuera',
  failed: 'falló',
};
const severities: Readonly<Record<Severity, string>> = { error: 'error', warning: 'aviso', info: 'nota' };

export const report = {
  language: 'es' as Language,
  ask,
  commands,
  complaints,
  hints,
  examine,
  file,
  help,
  usage,
  init,
  query,
  gaps,
  network,
  reasons,
  detail,
  rule,
  outcomes,
  severities,
  progress: {
    crawled: (done: number, known: number, failed: number) =>
      `leyendo el sitio: ${done} de ${known} direcciones conocidas, ${failed} han fallado`,
    converted: (done: number, total: number) => `haciendo Markdown: ${done} de ${total} páginas`,
  },
  /** Faults of a field of the config. */
  config: {
    rules: {
      address: () => 'debe ser una dirección como "https://www.example.es"',
      origin: (origin: string) => `debe ser un origen sin ruta, usuario ni contraseña: "${origin}"`,
      apiPath: (example: string) => `debe ser una ruta que acabe en su versión: "${example}"`,
      selector: () => 'no es un selector CSS que se pueda preguntar: ".promo", "main > p"',
      pattern: () => 'debe empezar por "/": "/blog/**", "/tienda/*"',
      path: () => 'debe ser una ruta: "/precios/"',
      golden: () =>
        'debe esperar algo: expect (una página), passage (unas palabras), fact (un dato) o solo unknown: true',
      /** @param names the fact that is meant, or all with commas between them */
      fact: (names: string) =>
        names.includes(',')
          ? `dato desconocido; se conocen: ${names.replaceAll(',', ', ')}`
          : `dato desconocido, ¿querías decir "${names}"?`,
      contentSignal: () => 'debe decir yes o no a search, ai-input o ai-train: "search=yes, ai-input=yes, ai-train=no"',
    } satisfies Record<string, (value: string) => string>,
    meant: (name: string) => `campo desconocido, ¿querías decir "${name}"?`,
    unknown: (known: readonly string[]) => `campo desconocido; se conocen: ${known.join(', ')}`,
    elsewhere: (field: string) => `este campo no va aquí, sino en ${field}`,
    /** By kind of a wrong value. */
    kinds: {
      missing: 'falta',
      null: 'está vacío (null)',
      text: 'es un texto entre comillas',
      number: 'es un número',
      yesNo: 'es true o false',
      list: 'es una lista entre corchetes',
      object: 'es un grupo de campos entre llaves',
      function: 'no es un valor, sino una función o algo parecido',
    },
    misfits: {
      small: 'es demasiado pequeño o corto, o está vacío',
      big: 'es demasiado grande',
      choice: 'no es uno de los valores que hay',
      key: 'tiene un nombre con signos que no son minúsculas, cifras ni «_»',
    },
    number: (min: number, max: number, isWhole: boolean) => `un número ${isWhole ? 'entero ' : ''}de ${min} a ${max}`,
    /** @param forms of valid values */
    write: (what: string, forms: readonly string[]) => `${what}; escríbelo así: ${forms.join(' o ')}`,
  },
  preview: {
    title: 'Lo que leen los agentes',
    pages: 'Páginas',
    search: 'Buscar',
    placeholder: 'dirección, título, regla, problema o cualquier texto',
    welcome:
      'Elige una página. A la izquierda verás el original con lo cortado tachado, a la derecha lo que reciben los agentes.',
    original: 'Original',
    agents: 'Lo que reciben los agentes',
    keepThis: 'conservar esto',
    dropThis: 'quitar esto',
    theseHours: 'este es el horario',
    /** @param number of parts of the page that the line in the config fits */
    alike: (number: number): string => (number === 2 ? '(y otra como esta)' : `(y otras ${number - 1} como esta)`),
    cutParts: 'Partes cortadas',
    keptParts: 'Partes conservadas',
    count: (shown: number, total: number) => `${shown} de ${total} páginas`,
    row: (kept: number, cuts: number, problems: number) =>
      `${kept} % conservado · cortes: ${cuts}${problems > 0 ? ` · problemas: ${problems}` : ''}`,
    siteProblems: 'Problemas de todo el sitio',
    tabs: { pages: 'Páginas', facts: 'Datos', search: 'Búsqueda', documents: 'Documentos' },
    facts: 'Lo que se cuenta del negocio',
    factsNote: 'Cada dato, con la frase de la que sale. Lo que no es verdad es peor que lo que falta.',
    lacking: 'Lo que falta o se contradice',
    /** Facts that are published nowhere, besides the missing ones. */
    unstated: 'Lo que los agentes no saben',
    notFound: 'no se ha encontrado en las páginas',
    leftOut: 'la configuración dice que no se cuente',
    decide: 'Decidir',
    isRight: 'es correcto: fijarlo',
    isWrong: 'no es verdad: no decirlo',
    state: 'lo digo yo',
    stateHere: (name: string): string => `${name}, con tus palabras`,
    unstate: 'que se lea del sitio',
    searchAs: 'Lo que encuentra un agente',
    question: 'Pregunta',
    askIt: 'Preguntar',
    makeGolden: 'debe seguir encontrándola',
    makeUnknown: 'debe seguir sin respuesta',
    toldFacts: 'Datos que reciben los agentes con esta pregunta',
    golden: 'Preguntas que deben conservar su respuesta',
    remove: 'quitar de la lista',
    documents: 'Documentos para los agentes',
    documentsNote:
      'Se hacen solos con lo que dicen las páginas y los datos: para cambiarlos, cambia la web o la configuración.',
    /** By name of a document: its use, for an editor. */
    documentUses,
    undo: 'Deshacer el último cambio',
    trouble: 'Se muestra lo anterior:',
    sort: 'Orden',
    sorts: { kept: 'lo menos conservado', path: 'dirección', cuts: 'más cortes', problems: 'más problemas' },
    only: 'Solo',
    filters: { all: 'todas', changed: 'las que cambian', problems: 'con problemas' },
    language: 'Idioma',
    show: 'Mostrar',
    changes: { added: 'nueva', changed: 'cambiada' },
    refused: 'Ese cambio no se puede hacer desde aquí.',
    notChanged: 'No se ha cambiado nada:',
    noPage: 'No existe esa página.',
    noOriginal: 'No se puede mostrar el original:',
  },
  summary: {
    title: (brand: string, pages: number) => `${brand}: ${count(pages, 'página', 'páginas')} para los agentes`,
    addresses: (seen: number, { published, alias, skipped, failed }: Readonly<Record<Outcome, number>>) =>
      `${count(seen, 'dirección vista', 'direcciones vistas')}: ${count(published, 'página', 'páginas')}, ${alias} que ${alias === 1 ? 'lleva' : 'llevan'} a una página, ${skipped} fuera, ${failed} con error`,
    /** Pages that were not asked for, since the sitemap states no change. */
    trusted: (number: number) =>
      `--quick: ${count(number, 'dirección no pedida', 'direcciones no pedidas')}, porque el mapa del sitio (sitemap) no indica cambios`,
    facts: 'Datos del negocio, y las páginas que los dicen',
    noFacts: 'ninguno',
    missing: 'Datos que faltan, y la línea de la configuración que los pone',
    because: {
      not_stated: () => 'ninguna página lo dice',
      contradicted: (said: string) => `el sitio se contradice: ${said}`,
      not_indexed: (page: string) => `lo dice ${page}, que pide no ser indexada (noindex)`,
    } satisfies Record<MissingField['because'], (said: string) => string>,
    /** A page; for a fact in the frame around its content, which agents do not read, with a note of that. */
    place: (page: string, isOfFrame?: true) => (isOfFrame ? `${page} (cabecera o pie)` : page),
    /** @param page its path, or `config` */
    from: (page: string) => (page === 'config' ? 'de la configuración' : `de ${page}`),
    since: (headline: string) => `Desde la última compilación: ${headline}`,
    problems: 'Para arreglar hoy',
    noProblems: 'Nada que haya que arreglar',
    /** Where nothing is wrong, but facts are missing. */
    noErrors: 'Ningún error, pero faltan datos del negocio',
    /** @param init command line that proposes a config */
    noConfig: (init: string) =>
      `La configuración es un archivo, site.config.ts, que esta web todavía no tiene: \`${init}\` lo propone; si la web te la lleva otra persona, pídeselo a ella.`,
    /** Further complaints of the same kind. */
    alike: (number: number) => `(y ${number} más de este tipo)`,
    /** Problems and notes that only the details tell. */
    rest: (number: number) => `y ${count(number, 'problema o nota', 'problemas y notas')} más (--details)`,
    leftOut: 'Qué fue de las direcciones que no son páginas',
    /** @param preview command line that shows the same site */
    next: (preview: string) =>
      `Ahora: \`${preview}\` muestra lo que se guardó y lo que se cortó; --details lo cuenta todo, --report ARCHIVO lo escribe como página`,
  },
  diff: {
    title: (siteUrl: string, headline: string) => `Lo que leen los agentes de ${siteUrl}: ${headline}`,
    nothing: 'nada ha cambiado',
    counts: {
      facts: (number: number) => count(number, 'dato cambiado', 'datos cambiados'),
      added: (number: number) => count(number, 'página nueva', 'páginas nuevas'),
      changed: (number: number) => count(number, 'página cambiada', 'páginas cambiadas'),
      removed: (number: number) => count(number, 'página quitada', 'páginas quitadas'),
      documents: (number: number) => count(number, 'documento cambiado', 'documentos cambiados'),
    },
    facts: 'Datos',
    pages: 'Páginas',
    documents: 'Documentos',
    /** Before the changed lines of a page. */
    atLine: (line: number) => `@@ línea ${line} @@`,
    /** Documents that are made of facts and pages. */
    derived: (number: number) =>
      `y ${count(number, 'documento para los agentes', 'documentos para los agentes')}, que se ${number === 1 ? 'hace' : 'hacen'} con lo anterior`,
    removed: 'quitada ',
    added: 'nueva   ',
    changed: 'cambiada',
    more: (number: number) => `… y ${number} más`,
  },
  explain: {
    neverSeen: 'no se ha visto nunca: ninguna página enlaza a ella y ningún mapa del sitio (sitemap) la nombra',
    /** An address that ends like a file other than a page. */
    asset:
      'es un archivo para el navegador, como una hoja de estilo o una imagen, o para otro programa: solo se leen páginas y PDF',
    unlinked: (file: string) =>
      `es el archivo ${file} de la carpeta, al que no lleva ni un enlace ni el mapa del sitio (sitemap), así que no se ha leído: enlázalo, o nómbralo en crawl.seeds`,
    similar: 'direcciones parecidas:',
    foundBy: { seed: 'la lectura empieza por ella', sitemap: 'la nombra el mapa del sitio (sitemap)' },
    linkedFrom: 'Enlazada desde',
    morePages: (number: number) => `y ${count(number, 'página más', 'páginas más')}`,
    status: 'estado',
    aliases: (addresses: readonly string[]) => `también conocida como ${addresses.join(', ')}`,
    kept: (words: number) => `Se guarda: ${count(words, 'palabra', 'palabras')}`,
    cut: (parts: number) => `Se corta: ${count(parts, 'parte', 'partes')}`,
    facts: 'Datos de la empresa que salen de ella',
    problems: 'Problemas',
  },
};

export type ReportWords = typeof report;
