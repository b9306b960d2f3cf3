/** Spanish: texts of a report that is written as a file to send. */

import type { MissingField } from '#shared/contract/schemas.ts';

/** Names of facts of the business, by field. */
const fields: Readonly<Record<string, string>> = {
  brand: 'Nombre',
  website: 'Dirección de la web',
  description: 'Qué es',
  hours: 'Horario',
  opening_hours: 'Horario para programas',
  coverage: 'Dónde trabaja',
  how_to_ask: 'Cómo se pide',
  contact_page: 'Página de contacto',
  address: 'Dirección postal',
  legal_notice: 'Aviso legal',
  tax: 'Impuestos',
  prices: 'Precios',
  prices_page: 'Página de precios',
  language: 'Idioma',
  services: 'Servicio',
  areas: 'Zona',
  'service_model.description': 'Cómo funciona el servicio',
  'service_model.performed_by': 'Quién hace el trabajo',
  'service_model.quoted_by': 'Quién da el precio',
  'service_model.invoiced_by': 'Quién factura',
  'service_model.warranty': 'Garantía',
  'service_model.online_booking': 'Reserva o compra en línea',
};

/** Names of the pages that the company information names, by role. */
const namedPages: Readonly<Record<string, string>> = {
  home: 'Portada',
  services: 'Página de servicios',
  areas: 'Página de zonas',
  prices: 'Página de precios',
  contact: 'Página de contacto',
  faq: 'Página de preguntas frecuentes',
  blog: 'Blog',
  about: 'Página sobre el negocio',
  legal: 'Página del aviso legal',
  privacy: 'Página de privacidad',
  cookies: 'Página de cookies',
  terms: 'Página de condiciones',
  developers: 'Página para programadores',
};

/** Names of the lists of facts, in the plural. */
const lists: Readonly<Record<string, string>> = {
  services: 'Servicios',
  areas: 'Zonas',
  pages: 'Páginas señaladas',
};

/** Names of what a page states of itself. */
const pageFields: Readonly<Record<string, string>> = {
  title: 'título',
  description: 'descripción',
  language: 'idioma',
  last_modified: 'fecha',
  aliases: 'otras direcciones',
};

/** Ways in which an address was found, other than a page that links to it. */
const ways: Readonly<Record<string, string>> = { seed: 'la lectura empieza por ella', sitemap: 'mapa del sitio' };

export const file = {
  fields,
  namedPages,
  lists,
  pageFields,
  ways,
  title: (brand: string) => `${brand}: lo que leen los agentes de IA`,
  address: 'Sitio',
  date: 'Informe hecho el',
  pages: 'Páginas',
  keptOfAll: 'Texto propio conservado',
  problems: 'Errores y avisos',
  lacking: 'Datos que faltan',
  /** Severity of a missing fact. */
  lacks: 'falta',
  /** Number of problems in a heading, where a row may have several. */
  inRows: (problems: number, rows: number) =>
    problems === rows ? String(problems) : `${problems} en ${rows === 1 ? 'una fila' : `${rows} filas`}`,
  notes: (number: number) => `Para saber (${number})`,
  notesNote: 'No hace falta que hagas nada hoy.',
  unknownAddress: 'no se sabe todavía',
  notPublished: 'No se ha publicado',
  changes: (headline: string) => `Desde la última publicación: ${headline}`,
  first: 'Primera publicación',
  firstNote: 'No había nada publicado con que comparar.',
  /** Headings of the report of a check, by the state of the published content. */
  checked: {
    unpublished: 'Esto es solo una comprobación: no se ha escrito nada, y todavía no hay nada publicado.',
    stale: 'Esto es solo una comprobación: no se ha escrito nada, y los agentes siguen leyendo lo publicado antes.',
    fresh: 'Esto es solo una comprobación: no se ha escrito nada. Lo publicado está al día.',
  },
  wouldChange: (headline: string) => `Lo que cambiaría al publicar: ${headline}`,
  changeColumns: ['Qué ha cambiado', 'Antes', 'Ahora'],
  newPage: 'página nueva',
  removedPage: 'página quitada',
  /** A fact that was given before. */
  notGiven: 'ya no se da',
  /** Documents that are made of facts and pages. */
  derived: (number: number): string =>
    number === 1
      ? 'También cambia un documento para los agentes, que se hace con lo anterior.'
      : `También cambian ${number} documentos para los agentes, que se hacen con lo anterior.`,
  pagesNote:
    '«Conservado» es la parte de las palabras propias de la página que reciben los agentes; se cortan menús, avisos de cookies y lo que se repite. «Problemas» cuenta los de «Para arreglar hoy» que aparecen en la página. La fecha es la del último cambio que declara la web, en su mapa (sitemap) o al dar la página.',
  pageColumns: [
    'Página',
    'Título',
    'Conservado (%)',
    'Palabras',
    'Cortes',
    'Problemas',
    'Cambio',
    'Idioma',
    'Fecha según la web',
  ],
  problemColumns: ['Gravedad', 'Dónde', 'Qué pasa', 'Qué hacer'],
  factColumns: ['Dato', 'Lo que dice', 'Prueba', 'De dónde'],
  /** @param page path of the contact page */
  contactNote: (page?: string) =>
    `El teléfono y el correo no se dan como datos: los agentes los leen en las páginas, como las personas${page === undefined ? '' : `, y se les envía a ${page}`}.`,
  namedPage: (name: string) => `Página «${name}»`,
  yesNo: (isTrue: boolean): string => (isTrue ? 'sí' : 'no'),
  questions: (number: number) => `Preguntas sin respuesta${number > 0 ? ` (${number})` : ''}`,
  questionsNote: (brand: string) =>
    `Lo que falta en la web de ${brand}: primero los datos que un cliente suele preguntar, después lo que los agentes han buscado sin encontrarlo.`,
  /** @param asked number of different searches that were counted */
  noQuestions: (asked: number): string =>
    asked > 0
      ? 'Todo lo que se ha buscado tiene respuesta.'
      : 'Todavía no se han contado búsquedas. Cuando los agentes busquen en esta web, aquí estará lo que no encontraron.',
  questionColumns: ['Pregunta', 'Qué falta', 'Qué hacer', 'Veces'],
  /** By why a fact is missing. @param line of the config */
  addFact: {
    not_stated: (line: string) => `Escríbelo en la web, o en la configuración: ${line}`,
    contradicted: (line: string) => `Corrige la página que se equivoca, o escríbelo en la configuración: ${line}`,
    not_indexed: (line: string) => `Quita el noindex de la página, o escribe en la configuración: ${line}`,
  } satisfies Record<MissingField['because'], (line: string) => string>,
  addPage: 'Escribe la respuesta en la página donde un cliente la buscaría.',
  agents: 'Servicios de IA a los que robots.txt deja pasar',
  noRobots: 'No hay robots.txt, o está vacío: no se cierra el paso a ninguno.',
  agentsUnknown: 'No se ha leído robots.txt: crawl.ignoreRobots lo pide así.',
  letsIn: 'Pueden leer el sitio',
  shutsOut: 'No pueden leer el sitio',
  cuts: 'Qué se ha cortado, por regla',
  cutColumns: ['Regla', 'Partes', 'Páginas', 'Palabras', 'Ejemplo'],
  leftOutColumns: ['Dirección', 'Qué fue de ella', 'Por qué', 'Dónde aparece'],
  /** Checks of `audit` and `doctor`. */
  findings: 'Todo lo que se ha comprobado',
  findingColumns: ['Resultado', 'Dirección', 'Qué se espera', 'Qué hay', 'Qué hacer', 'Quién lo arregla'],
  passed: 'bien',
};
