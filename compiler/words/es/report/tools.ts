/** Spanish: texts of `init`, `query` and `gaps`. */

const quote = (words: readonly string[]): string => words.map((word) => `«${word}»`).join(', ');

export const init = {
  about: (url: string) =>
    `Lo que se cuenta a los agentes de ${url}. Propuesto a partir del propio sitio: repásalo una vez.`,
  required: 'Solo `site.url` es obligatorio; lo que falte se lee de las páginas en cada compilación.',
  noPatterns: (field: string) => `${field} no se puede escribir como patrones, así que se detecta cada vez.`,
  unlinked: (files: number) =>
    `A ${files === 1 ? 'una página de la carpeta' : `${files} páginas de la carpeta`} no lleva ningún enlace: se leen con crawl.seeds, que está propuesto abajo.`,
  noTexts: (language: string) =>
    `Las páginas están en «${language}», para la que aún no hay textos: se usan los españoles.`,
  patterns: 'En las rutas, «*» vale por una parte, y «!» delante de un patrón vuelve a quitar páginas.',
  /** Of the fields of a config. */
  fields: {
    url: 'Dirección pública. Todo se publica bajo ella, se lea de donde se lea.',
    apiPath: 'Ruta de la API; su último segmento es la versión.',
    language: 'Idioma de guías, mensajes y búsqueda.',
    brand: 'Nombre del negocio, tal como deben escribirlo los agentes.',
    from: 'Otro lugar de donde leer las páginas: un sitio de pruebas o una carpeta con el HTML.',
    basicAuth: 'Variable de entorno con usuario:contraseña de un sitio de pruebas.',
    seeds: 'Direcciones por las que empezar, además de la portada y el mapa del sitio (sitemap).',
    include: 'Las únicas páginas que se leen.',
    exclude: 'Páginas que no sirven a los agentes.',
    allowedLoss: 'Parte de las páginas que puede desaparecer sin que la compilación se niegue a publicar.',
    drop: 'Selectores CSS de lo que siempre se corta.',
    keep: 'Selectores CSS de lo que nunca se corta.',
    services: 'Páginas de un servicio cada una.',
    areas: 'Páginas de una zona cada una.',
    pages: 'Páginas por lo que son; se pueden añadir otros nombres.',
    synonyms: 'Palabras que para tus clientes significan lo mismo.',
    golden: 'Búsquedas que deben encontrar su página; si no, no se publica.',
  },
  facts:
    'Lo que sigue lo dice el sitio y se lee en cada compilación. Sin las barras queda fijado. También se puede nombrar dónde está un dato:',
  source: (page: string) => (page === 'config' ? 'De la configuración' : `De ${page}`),
  title: (brand: string, pages: number, language: string | undefined) =>
    `${brand}: ${pages === 1 ? '1 página' : `${pages} páginas`}${language ? `, idioma ${language}` : ''}`,
  found: {
    services: 'servicios',
    areas: 'zonas',
    pages: 'páginas con nombre',
  },
  nothing: 'ninguna',
};

export const query = {
  nothing: (query: string) => `«${query}» no encuentra nada`,
  unknown: (words: readonly string[], isMostlyUnknown: boolean) =>
    `ninguna página dice ${quote(words)}${isMostlyUnknown ? ': a los agentes se les avisa de que duden' : ''}`,
  corrected: (from: string, to: string) => `«${from}» se lee como «${to}»`,
  /** @param name of a fact */
  lacking: (name: string) => `se pide un dato que el sitio no dice (${name}): a los agentes se les avisa`,
  unsure: 'ninguna página responde a todo lo que se pide: a los agentes se les avisa de que duden',
  score: 'puntos',
  factors: {
    relevance: 'por las palabras',
    titles: 'por título y encabezados',
    closeness: 'por estar juntas',
    legal: 'por ser una página legal',
    thin: 'por decir muy poco',
    repeated: 'por repetir otra página mejor',
    otherLanguage: 'por estar en otro idioma',
  },
  also: 'también',
  notHere: 'aquí no',
};

export const gaps = {
  title: (searches: number, months: readonly string[], empty: number) =>
    `${searches} búsquedas, ${months.join(' a ') || 'ningún mes'}; ${empty} no encontraron nada`,
  nothing: 'No encuentra nada: falta una página, o una palabra en search.synonyms',
  missing: 'Pide una palabra que no tiene ninguna página',
  noPageSays: (words: readonly string[], first: string) =>
    `ninguna página dice ${quote(words)}; primer resultado ${first}`,
  most: 'Lo más buscado',
  tooFew: 'Nada se ha buscado tantas veces que se pueda contar sin decir quién preguntó.',
};
