/** Spanish: why an address became what it did, each a clause. */

export const reasons = {
  ok: 'es una página por sí misma',
  redirect: 'redirige a otra dirección',
  refresh: 'envía a los visitantes enseguida a otra dirección',
  canonical: 'su enlace canónico (el que dice su dirección verdadera) nombra otra página',
  duplicate: 'dice lo mismo que otra página',
  noindex: 'pide a los robots que no la indexen (noindex)',
  'robots-txt': 'robots.txt la prohíbe',
  'not-html': 'no es una página HTML',
  'http-status': 'el sitio respondió con un error',
  'needs-login': 'pide usuario y contraseña',
  'turned-away': 'el sitio rechaza a los programas',
  excluded: 'crawl.exclude la deja fuera',
  'not-included': 'no encaja con ningún patrón de crawl.include',
  'query-string': 'solo su consulta (lo que sigue a ?) la distingue de otras páginas',
  'action-link': 'su dirección hace algo en vez de mostrar algo',
  archive: 'es una lista de otras páginas',
  pagination: 'es una parte más de una lista',
  attachment: 'solo muestra un archivo',
  password: 'pide una contraseña',
  'search-results': 'es una lista de resultados de búsqueda',
  feed: 'es un canal de noticias (feed)',
  'service-address': 'pertenece a la maquinaria del sitio',
  'address-too-long': 'su dirección es demasiado larga',
  'path-trap': 'su dirección se repite, como hacen los enlaces mal hechos, o es una de demasiadas iguales',
  'query-trap': 'demasiadas direcciones que solo cambian lo que sigue a ? no llevaron a nada nuevo',
  'too-many-redirects': 'demasiadas redirecciones llevan a ella',
  'redirect-without-target': 'redirige, pero no dice adónde',
  'redirect-off-site': 'redirige a otro sitio',
  'redirect-broken': 'redirige a una dirección que no lleva a ninguna parte',
  'redirect-loop': 'sus redirecciones dan vueltas en círculo',
  'app-shell': 'está vacía hasta que un script la rellena',
  empty: 'no tiene texto propio',
  unreadable: 'su lectura falló, o pasó del tiempo o la memoria que puede ocupar una página',
  'pdf-locked': 'el PDF está protegido con una contraseña',
  'pdf-broken': 'el PDF está dañado',
  'pdf-bomb': 'leer el PDF pide más tiempo o memoria de lo que puede ocupar un documento',
  'pdf-without-text': 'el PDF no tiene texto, solo imágenes, como los escaneados',
  'soft-404': 'parece la página de lo que no existe',
  'too-large': 'es más grande de lo que puede ser una página',
  timeout: 'el sitio no respondió a tiempo',
  'too-slow': 'su respuesta tardó demasiado',
  connection: 'la conexión se cortó',
  'invalid-answer': 'el sitio respondió con algo que no es HTTP válido',
  'page-limit': 'antes se alcanzó crawl.maxPages',
  'not-visited': 'no se visitó',
};

/** Stable identifier of why an address became what it did. */
export type LedgerReason = keyof typeof reasons;

/** Why an address gave no page; `detail` is what the server or the network said. */
export interface Failure {
  reason: LedgerReason;
  status?: number | undefined;
  detail?: string | undefined;
  /** Where redirects from it end. */
  end?: string | undefined;
}

/** What stands beside a reason or a fact, by its English form; what a server or the site said is not translated. */
const details: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/^line (\d+)$/, 'línea $1'],
  [/^more than (\d+)(?: characters)?$/, 'más de $1'],
  [/^(\d+) of (.+) led to nothing new$/, '$1 de $2 no llevaron a nada nuevo'],
  [/^list of posts by (\w+)$/, 'lista de entradas por $1'],
  [/^by its address$/, 'por su dirección'],
  [/^parameter (.+)$/, 'parámetro $1'],
  [/^(\d+) levels deep$/, '$1 niveles'],
  [/^(“.+”) stands (\d+) times in the path$/, '$1 está $2 veces en la ruta'],
  [/^leads to itself$/, 'lleva a sí misma'],
  [/^status (\d+)$/, 'estado $1'],
  [/^bytes that are no text$/, 'bytes que no son texto'],
  [/^more than (\d+) (ms|MB)$/, 'más de $1 $2'],
  [/^its style sheets take too many steps$/, 'aplicar sus hojas de estilo pide demasiados pasos'],
  [/^not complete after (\d+) ms$/, 'sin terminar a los $1 ms'],
  // Where a fact was read, when that is no sentence of the site.
  [/^address$/, 'su dirección'],
  [/^address of the site$/, 'dirección del sitio'],
  [/^below (\/\S*)$/, 'debajo de $1'],
  [/^copyright line$/, 'línea de copyright'],
  [/^first paragraph$/, 'primer párrafo'],
  [/^link to the home page$/, 'enlace a la portada'],
  [/^link («.+») under («(?:(?!» under «).)+»)$/, 'enlace $1 bajo $2'],
  [/^link («.+»)$/, 'enlace $1'],
  [/^main heading$/, 'encabezado principal'],
  [/^no shop, payment or booking desk on any page$/, 'ninguna página tiene tienda, pago ni reservas'],
  [/^table$/, 'tabla'],
  [/^title(s?)( «.+»)?$/, 'título$1$2'],
];

export const detail = (said: string): string =>
  details.reduce((text, [english, spanish]) => text.replace(english, spanish), said);
