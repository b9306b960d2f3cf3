/** Spanish: texts of a report that is written as a file to send. */

/** Names of facts of the business, by field. */
const fields: Readonly<Record<string, string>> = {
  brand: 'Nombre',
  website: 'Web',
  description: 'Qué es',
  hours: 'Horario',
  opening_hours: 'Horario para programas',
  coverage: 'Dónde trabaja',
  how_to_ask: 'Cómo se pide',
  contact_page: 'Página de contacto',
  address: 'Dirección postal',
  legal_notice: 'Titular',
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

export const file = {
  fields,
  title: (brand: string) => `${brand}: lo que leen los agentes de IA`,
  address: 'Sitio',
  date: 'Fecha',
  pages: 'Páginas',
  keptOfAll: 'Texto propio conservado',
  problems: 'Errores y avisos',
  notPublished: 'No se ha publicado',
  changes: (headline: string) => `Desde la última publicación: ${headline}`,
  first: 'Primera publicación',
  firstNote: 'No había nada publicado con que comparar.',
  pagesNote:
    '«Conservado» es la parte de las palabras propias de la página que reciben los agentes; se cortan menús, avisos de cookies y lo que se repite.',
  pageColumns: ['Página', 'Título', 'Conservado (%)', 'Palabras', 'Cortes', 'Problemas', 'Cambio', 'Idioma', 'Fecha'],
  problemColumns: ['Gravedad', 'Dónde', 'Qué pasa', 'Qué hacer'],
  factColumns: ['Dato', 'Lo que dice', 'Prueba', 'De dónde'],
  namedPage: (name: string) => `Página «${name}»`,
  yesNo: (isTrue: boolean): string => (isTrue ? 'sí' : 'no'),
  questions: (number: number) => `Preguntas sin respuesta${number > 0 ? ` (${number})` : ''}`,
  questionsNote: (brand: string) =>
    `Lo que falta en la web de ${brand}: primero los datos que un cliente suele preguntar, después lo que los agentes han buscado sin encontrarlo.`,
  /** @param asked number of different searches that were counted */
  noQuestions: (asked: number): string =>
    asked > 0
      ? 'Todo lo que se ha buscado tiene respuesta.'
      : 'Ningún servidor ha contado búsquedas todavía: con su carpeta de datos en .data o en DATA_DIR, aquí está lo que se buscó en vano.',
  questionColumns: ['Pregunta', 'Qué falta', 'Veces'],
  agents: 'Servicios de IA a los que robots.txt deja pasar',
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
