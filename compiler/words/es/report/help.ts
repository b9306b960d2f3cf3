/** Spanish: the command line's help and errors, by the English sentences that stand with each option. */

export const help: Readonly<Record<string, string>> = {
  'Examples:': 'Ejemplos:',
  'Usage:': 'Uso:',
  'Options:': 'Opciones:',
  'Arguments:': 'Argumentos:',
  'Commands:': 'Órdenes:',
  'default:': 'si no se dice:',
  'choices:': 'a elegir:',
  'display help for command': 'muestra la ayuda de una orden',
  'output the version number': 'dice la versión',
  'Turns the published website of a business into something that AI agents can search and read.':
    'Convierte la web publicada de un negocio en algo que los agentes de IA pueden buscar y leer.',

  'look at a site and propose its config file': 'mira un sitio y propone su archivo de configuración',
  'crawl a site and write what agents read': 'recorre un sitio y escribe lo que leen los agentes',
  'tell whether the compiled content is stale; exit with 2 when it is':
    'dice si el contenido compilado está anticuado; termina con 2 si lo está',
  'show what a compile would change for agents: facts first, then page by page':
    'enseña lo que una compilación cambiaría para los agentes: primero los datos, después página a página',
  'tell how an address was found, what became of it and why, and what was cut from its page':
    'cuenta cómo se encontró una dirección, qué fue de ella y por qué, y qué se cortó de su página',
  'show what agents find for a query, and why in that order':
    'enseña lo que encuentran los agentes con una búsqueda, y por qué en ese orden',
  'show what agents searched and did not find, and what to do about it':
    'enseña lo que los agentes buscaron y no encontraron, y qué hacer',
  'see in a browser what was cut from each page and what agents get':
    'enseña en un navegador lo que se cortó de cada página y lo que reciben los agentes',
  'put an earlier generation of the content back; a second time undoes it':
    'vuelve a una versión anterior del contenido; otra vez, lo deshace',
  'compile a site into a temporary folder and serve website and API as one origin':
    'compila un sitio en una carpeta temporal y sirve la web y la API en una sola dirección',
  'serve the compiled content: API, MCP, discovery': 'sirve el contenido compilado: API, MCP, descubrimiento',
  'ask a live site for everything that is published, and say what mends it':
    'pide a un sitio en marcha todo lo que publica, y dice cómo se arregla lo que falla',
  'tell whether the compiled content says all that agents expect':
    'dice si el contenido compilado tiene todo lo que esperan los agentes',

  'address of a website, or folder of built HTML; default: what the config names':
    'dirección de una web, o carpeta con el HTML; si no se dice, lo que nombra la configuración',
  'address or path': 'dirección o ruta',
  'what an agent would search': 'lo que buscaría un agente',
  'data folders of runtimes, or their gaps.json; several are added up (default: .data)':
    'carpetas de datos de servidores de Vitrina, o su gaps.json; varias se suman (si no se dice, .data)',
  'number that --list tells; default: what was replaced last':
    'número que dice --list; si no se dice, lo último que se sustituyó',
  'folder of the compiled content (default: CONTENT_DIR, else dist-content)':
    'carpeta del contenido compilado (si no se dice, CONTENT_DIR o dist-content)',
  'address of the site as agents reach it': 'dirección del sitio, tal como llegan a él los agentes',

  'address of the site, where a folder does not tell': 'dirección del sitio, si la carpeta no la dice',
  'read so many pages only, for a first look': 'lee solo tantas páginas, para un primer vistazo',
  'read only pages that fit: "/blog/*"; may be given again':
    'lee solo las páginas que encajan: "/blog/*"; se puede repetir',
  'leave pages out; may be given again': 'deja páginas fuera; se puede repetir',
  'folder of the compiled content': 'carpeta del contenido compilado',
  'config file (default: site.config.ts)': 'archivo de configuración (si no se dice, site.config.ts)',
  'fetch and convert everything again, whatever is remembered':
    'lo pide y convierte todo otra vez, se recuerde lo que se recuerde',
  'do not ask for pages whose sitemap states no change (lastmod)':
    'no pide las páginas que según el mapa del sitio no han cambiado (lastmod)',
  'print all that is known': 'cuenta todo lo que se sabe',
  'write all of it as one HTML file': 'lo escribe todo como un archivo HTML',
  'no colours': 'sin colores',
  'no progress and no report': 'sin decir cómo va, y sin informe',
  'write nothing; exit with 2 when the folder is stale': 'no escribe nada; termina con 2 si la carpeta está anticuada',
  'publish although these guards say no': 'publica aunque estas protecciones digan que no',
  'language of the reports': 'idioma de los informes',
  'print Markdown for a pull request or a CI summary': 'escribe Markdown, para un pull request o el resumen de una CI',
  'crawl again instead of telling what the last compile or check found':
    'recorre el sitio otra vez, en vez de contar lo que encontró la última compilación o comprobación',
  'print JSON': 'escribe JSON',
  results: 'resultados',
  'queries of each kind': 'búsquedas de cada clase',
  'port of the local page; 0 takes a free one': 'puerto de la página local; 0 toma uno libre',
  'only list the generations that are kept': 'solo enumera las versiones que se guardan',
  'address that the documents must name, when another is asked':
    'dirección que deben nombrar los documentos, si se pregunta a otra',
  'file to write': 'archivo que se escribe',
  'replace the file if it exists': 'sustituye el archivo si existe',
  'print the file instead of writing it': 'enseña el archivo en vez de escribirlo',
};

/** What the library of the command line complains of, as it says it in English. */
export const usage: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/unknown option '(.+?)'/, 'no existe la opción «$1»'],
  [/unknown command '(.+?)'/, 'no existe la orden «$1»'],
  [/\(Did you mean (?:one of )?(.+)\?\)/, '(¿querías decir $1?)'],
  [/missing required argument '(.+?)'/, 'falta <$1>'],
  [/option '(.+?)' argument missing/, 'la opción «$1» necesita un valor'],
  [
    /option '(.+?)' argument '(.*?)' is invalid\. Allowed choices are (.+)\./,
    'la opción «$1» no admite «$2»: elige entre $3',
  ],
  [
    /too many arguments for '(.+?)'\. Expected (\d+) arguments? but got (\d+)\./,
    'sobran argumentos en «$1»: admite $2 y hay $3; los que llevan espacios van entre comillas',
  ],
];
