/** Spanish: texts of the commands besides their reports. */

import type { LedgerReason } from '../../../model.ts';
import { listSome } from '../../list-some.ts';

export const commands = {
  said: {
    ciComplete: 'el flujo de trabajo, .gitignore y .gitattributes ya están',
    interrupted: 'interrumpido: no se ha cambiado nada',
    example:
      'sin sitio ni configuración: se muestra el ejemplo incluido; otro se nombra así: `vitrina try https://www.example.es`',
    written: (folder: string) => `escrito en ${folder}`,
    took: (seconds: number) => `Hecho en ${seconds.toLocaleString('es', { maximumFractionDigits: 1 })} s.`,
    upToDate: (folder: string) => `${folder} está al día`,
    /** @param compile command line that compiles the same site */
    stale: (folder: string, headline: string, compile: string) =>
      `${folder} está anticuada (${headline}): \`${compile}\` la sustituye`,
    /** @param files that differ although no fact, page or document does */
    otherFiles: (files: number) =>
      files === 1
        ? 'le falta un archivo, o no es el compilado'
        : `le faltan ${files} archivos, o no son los compilados`,
    nothingPublished: (folder: string, compile: string) =>
      `${folder} aún no tiene contenido: \`${compile}\` lo escribe`,
    /** Before the reasons why a compile would write nothing. */
    wouldStop: 'una compilación se detendría:',
    nothingWritten: (isPublished: boolean) =>
      `no se ha escrito nada${isPublished ? ', lo publicado antes sigue como estaba' : ''}`,
    mendFirst: 'Arregla antes los errores: no se pueden aceptar.',
    otherPort: (wanted: number, port: number) => `el puerto ${wanted} está ocupado, se usa el ${port}`,
    welcome: (website: string, people: string, agents: string, mcp: string) =>
      `  sitio          ${website}\n  para personas  ${people}\n  para agentes   ${agents}, MCP en ${mcp}\n\nPruébalo:`,
    /** How to end a server. */
    ending: 'Ctrl-C lo termina.',
    /** @param name of the variable with the secret */
    hooked: (name: string) =>
      `Cada POST a esa dirección, con la cabecera Authorization: Bearer y lo que hay en ${name}, pide una compilación.`,
    hookCalled: 'aviso recibido: compilando',
    /** @param code with which the compile ended; null when it was ended */
    hookEnded: (seconds: number, code: number | null) =>
      code === 0
        ? `compilado en ${seconds} s`
        : `la compilación ha terminado con ${code ?? 'una señal'} a los ${seconds} s: lo publicado antes sigue como estaba`,
    open: 'Abre en un navegador la dirección de arriba.',
    initNext: (compile: string) => `Ahora: repásalo, y después \`${compile}\``,
    restored: (folder: string, generation: string, pages: number) =>
      `${folder} vuelve a ser la versión ${generation} (${pages} páginas); la próxima compilación la sustituye`,
    generation: (pages: number, compiled: string) => `${pages} páginas  compilada ${compiled} UTC`,
    published: (generation: string | undefined, pages: number) =>
      `publicada  ${generation ? `${generation}  ${pages} páginas` : 'nada'}`,
    /** @param option that publishes all the same */
    anyway: (option: string) => `Para publicar de todos modos, repite con ${option}`,
  },
  /** Why a config file cannot be read. */
  faults: {
    noDefault: 'falta «export default defineSite({ … })»',
    noSyntax: (line: number, column: number, what: string) =>
      `línea ${line}, columna ${column}, no es TypeScript: ${what}; mira si falta o sobra una coma, una comilla o un paréntesis`,
    unfinished: 'no acaba de cargarse: espera (await) algo que no llega, o llama a process.exit; quítalo',
    noModule: (name: string) =>
      `no se encuentra «${name}», que el archivo importa: corrige su nombre o instálalo. Si es «vitrina», puedes prescindir de él: \`export default { … }\` no necesita defineSite`,
  },
  /** Errors of the file system, each with a remedy. The path is empty for standard output. */
  files: {
    full: (path: string) => `no queda espacio en el disco${path && ` de ${path}`}: libera espacio y repítelo`,
    forbidden: (path: string) =>
      `este usuario no tiene permiso para leer o escribir ${path}: dáselo (chmod, chown), o prueba con otro usuario o en otro lugar`,
    readOnly: (path: string) => `${path} está en un disco de solo lectura: nombra un lugar donde se pueda escribir`,
    isFolder: (path: string) => `${path} es una carpeta, y aquí va un archivo: nombra otro, o llévatela a otro sitio`,
    noFolder: (path: string) =>
      `${path} no puede ser: en ese camino hay un archivo donde va una carpeta; quítalo, o nombra otro lugar`,
    loop: (path: string) => `${path} pasa por un enlace que lleva a sí mismo: bórralo, o nombra otro lugar`,
    tooLong: (path: string) => `${path} es un nombre demasiado largo para este disco: nombra otro más corto`,
    gone: (path: string) => `${path} no existe, o lo ha borrado otro programa mientras tanto: compruébalo y repítelo`,
    tooMany: (path: string) =>
      `hay demasiados archivos abiertos para abrir ${path}: cierra otros programas, o sube el límite (ulimit -n), y repítelo`,
    faulty: (path: string, code: string) =>
      `el disco no deja leer o escribir ${path} (${code}): mira si lo usa otro programa o si el disco falla, y repítelo`,
    /** @param at link whose target is missing */
    brokenLink: (at: string, target: string) =>
      `${at} es un enlace a ${target}, que no existe: borra el enlace, o crea lo que falta`,
    noCurrent: () => 'la carpeta en la que estás ya no existe: entra en otra (cd) y repítelo',
  },
  /** By what became of the start page: advice on it. @param detail address of another site, or a media type */
  startAdvice: {
    'redirect-off-site': (detail: string) =>
      `→ El sitio está en ${detail}: nombra esa dirección al compilar, o ponla en site.url de la configuración`,
    'not-html': () =>
      '→ Abre la dirección en un navegador. Si es un archivo de datos o de una API, nombra la de la web; si la web se ve bien, el servidor no dice que es HTML (Content-Type: text/html), o la portada no se guardó como texto en UTF-8',
    'http-status': () =>
      '→ Abre la dirección en un navegador. Si la portada está en otra ruta, nómbrala con --seed /ruta/ (crawl.seeds)',
    empty: () => '→ Abre la dirección en un navegador: si allí hay texto, lo escribe un script, y lo lee --render',
    'too-large': () => '→ Reparte la portada en varias páginas, o empieza por otra con --seed /ruta/ (crawl.seeds)',
  } as Partial<Readonly<Record<LedgerReason, (detail: string) => string>>>,
  /** A sentence, or one and further lines that stand below it. */
  errors: {
    /** @param what the fault of the command line */
    usage: (what: string) => [what, '→ añade --help a la orden: enseña sus argumentos y opciones'],
    /** @param form of a valid value, by an example or the values */
    invalid: (what: string, form: string) => `${what} no es válido: escríbelo como ${form}`,
    noLogin: (origin: string) =>
      `la dirección lleva usuario o contraseña, y aquí se pregunta como un agente, que no los tiene: nombra ${origin}`,
    /** @param field of the config, without its value, which may be secret */
    badHeader: (field: string) =>
      `${field}: no puede ser una cabecera: el nombre lleva solo letras, cifras y guiones, y el valor ni saltos de línea ni signos como «€»`,
    noColon: (field: string, name: string) =>
      `${field}: la variable de entorno ${name} no tiene la forma usuario:contraseña, pues le faltan los dos puntos`,
    lineBreak: (field: string, name: string) =>
      `${field}: la variable de entorno ${name} contiene un salto de línea, seguramente al final: quítaselo`,
    noBrowser: (name: string, program: string) =>
      `la variable de entorno ${name} nombra ${program}, que no es el programa de ningún navegador: escribe la ruta de un Chromium, o quita la variable para que se busque en los lugares de costumbre`,
    noVariable: (field: string, name: string) => `${field}: la variable de entorno ${name} no está puesta`,
    /** @param name of the variable that is missing, or easy to guess */
    noSecret: (name: string) => [
      `falta un secreto: sin él cualquiera podría pedir compilaciones. Pon en la variable de entorno ${name} 32 letras y cifras o más.`,
      `→ \`${name}=$(openssl rand -hex 32) vitrina hook\`; el gestor de contenidos necesita el mismo valor, así que guárdalo`,
    ],
    badSecret: (name: string) => [
      `lo que hay en la variable de entorno ${name} no sirve de secreto: hacen falta de 32 a 200 letras sin acento, cifras o signos . _ ~ + / = -, sin espacios ni comillas.`,
      `→ \`${name}=$(openssl rand -hex 32) vitrina hook\`; el gestor de contenidos necesita el mismo valor, así que guárdalo`,
    ],
    /** @param meant a likely intention: a folder beside it, or an address */
    noFolder: (folder: string, meant?: string) =>
      `no hay ninguna carpeta ${folder}; ${meant ? `¿querías decir ${meant}?` : 'un sitio se nombra con su dirección, "https://www.example.es"'}`,
    noFolderButFile: (file: string, folder: string) => `${file} es un archivo: nombra la carpeta del sitio, ${folder}`,
    /** @param option with a pattern of addresses */
    noMatch: (option: string, pattern: string) =>
      `${option} «${pattern}» no encaja con ninguna dirección del sitio, así que no se ha escrito nada: «*» vale por una parte de la dirección, «**» por varias`,
    noContent: (folder: string) =>
      `${folder} no tiene contenido compilado: ejecuta antes \`vitrina compile\`, o nombra otra carpeta con --out`,
    /** @param file manifest of compiled content */
    brokenManifest: (file: string, folder: string) => [
      `${file} falta o está dañado, y sin él no se sabe de qué es lo demás que hay en la carpeta, así que no se ha hecho nada.`,
      `→ borra la carpeta ${folder} entera, y \`vitrina compile\` la escribe de nuevo`,
    ],
    /** @param file of compiled content */
    damagedContent: (file: string) => [
      `${file} falta, o no es como lo escribió la compilación.`,
      '→ `vitrina compile` lo escribe otra vez',
    ],
    otherFormat: (folder: string) => [
      `el contenido de ${folder} es de otra versión de Vitrina.`,
      '→ `vitrina compile` lo escribe con esta',
    ],
    siteForFolder: (site: string) =>
      `${site} es un sitio, y aquí se nombra una carpeta de contenido compilado: \`vitrina doctor ${site}\` pregunta al sitio en marcha`,
    twoFolders: (content: string, out: string) =>
      `se nombran dos carpetas, ${content} y --out ${out}: deja solo la que quieres`,
    fileForFolder: (file: string) =>
      `${file} es un archivo, y aquí va una carpeta, la del contenido: quítalo, o nombra otra con --out`,
    /** Files of another make in the output folder. */
    foreignFiles: (folder: string, files: readonly string[]) => [
      `${folder} contiene ${listSome(files, (number) => `y ${number} más`, ', ')}, que no escribió ninguna compilación y que al escribir se borrarían.`,
      'Llévalos a otro sitio, o nombra otra carpeta con --out.',
    ],
    damaged: (folder: string, files: readonly string[]) =>
      `${folder} está dañada (${files.join(', ')}), así que no se ha restaurado`,
    noPlace: (option: string, folder: string, code: string | undefined) =>
      `${option}: ${folder} no admite archivos nuevos (${code}); nombra un lugar donde se pueda escribir`,
    reportInContent: (file: string) =>
      `--report: ${file} está dentro del contenido compilado, que se escribe entero y no admite otros archivos: nombra un lugar fuera de él`,
    reportOverSite: (file: string) =>
      `--report: ${file} es un archivo del sitio, y el informe lo sustituiría: nombra otro lugar`,
    badConfig: (file: string, complaints: readonly string[]) => [
      `${file} no es válido:`,
      ...complaints.map((line) => `- ${line}`),
    ],
    /** @param like name of a config with another ending */
    noConfig: (folder: string, like?: string) =>
      `no hay ningún site.config.ts en ${folder}: ${like ? `hay un ${like}, que se nombra con --config ${like}; si no es ese, ` : ''}ejecuta \`vitrina init https://www.example.es\` para que proponga uno, o nombra un sitio o una carpeta con el HTML`,
    /** @param site that was named without a config */
    noConfigToEdit: (folder: string, site: string) => [
      `lo que decidas se escribe en un site.config.ts, y en ${folder} no hay ninguno.`,
      `→ \`vitrina init ${site}\` lo propone; \`vitrina preview ${site}\` enseña el sitio sin escribir nada`,
    ],
    /** @param field that a decision changes */
    notEditable: (file: string, field: string) =>
      `${file} no está escrito de una forma que Vitrina sepa cambiar: escribe tú ${field} en él, o escríbelo como «export default defineSite({ … })», con las listas a la vista`,
    changedByHand: (file: string) => `${file} ha cambiado desde entonces, así que no se deshace: corrígelo a mano`,
    /** @param file that is missing, or a folder */
    noConfigFile: (file: string) =>
      `no hay ningún archivo de configuración ${file}: nombra otro con --config, o que lo proponga \`vitrina init https://www.example.es\``,
    unreadableConfig: (file: string, message: string) => `${file} no se puede leer como configuración: ${message}`,
    /** @param option that names another */
    portTaken: (port: number, option: string) => `el puerto ${port} está ocupado: elige otro con ${option}`,
    /** @param file that was to hold questions */
    noQuestions: (file: string, line?: number, isComma?: boolean) =>
      `${file} no es una lista de preguntas en JSON${line === undefined ? '' : ` (${isComma ? 'sobra una coma al final de' : 'mira'} la línea ${line})`}: [{ "query": "¿Abrís los domingos?", "expect": "/contacto/" }]; \`vitrina ask --propose\` propone una`,
    noQuestionFile: (file: string) =>
      `no hay ningún archivo ${file}: nombra la lista de preguntas, o escríbela con \`vitrina ask --propose > preguntas.json\``,
    otherEncoding: (file: string) => `${file} no está en UTF-8: guárdalo con esa codificación`,
    /** @param isConfig whether `place` is the config, and not a list of questions */
    askNothing: (place: string, isConfig: boolean) => [
      `no hay ninguna pregunta en ${place}${isConfig ? ' (search.golden)' : ''}, así que no se ha comprobado nada.`,
      '→ `vitrina ask --propose > preguntas.json` propone algunas, y `vitrina ask preguntas.json` las hace',
    ],
    noGaps: (file: string) =>
      `${file} no es un archivo de búsquedas contadas, o es de otra versión: el servidor de Vitrina lo escribe como gaps.json en su DATA_DIR; nombra esa carpeta, o una copia del archivo`,
    /** @param query command line that asks what was taken for the name of a file */
    askedQuestion: (file: string, query: string) => [
      `no existe el archivo «${file}»: \`vitrina ask\` lee una lista de preguntas con la respuesta que se espera.`,
      `→ Para ver lo que encuentran los agentes con una pregunta: \`${query}\``,
    ],
    /** @param file that no runtime has written yet */
    noSearches: (file: string) => [
      `todavía no se ha contado ninguna búsqueda: no existe ${file}.`,
      '→ El servidor (`vitrina serve`) lo escribe a los cinco minutos de la primera búsqueda, y al terminar. Si su DATA_DIR es otra carpeta, nombra esa carpeta, o una copia de su gaps.json',
    ],
    unreachable: (
      origin: string,
      why: string,
      mend = 'Comprueba que la dirección es correcta y que el sitio funciona.',
    ) => [`no se puede llegar a ${origin}: ${why}`, `→ ${mend}`],
    noGeneration: (kept: readonly string[]) => [
      `no hay tal versión anterior del contenido; se guardan:${kept.length > 0 ? '' : ' ninguna'}`,
      ...kept,
    ],
    /** @param compiled site of the last compile. @param named site that the command names */
    otherCompiled: (compiled: string, named: string) => [
      `lo último que se compiló o comprobó aquí es ${compiled}, y nombras ${named}, así que no se explica nada.`,
      '→ con --fresh se recorre el que nombras; si se compiló en otra carpeta, nómbrala con --out',
    ],
    otherAddress: (address: string, site: string) =>
      `${address} es una dirección de otro sitio, y aquí se compiló ${site}: nombra una de las suyas, o solo su ruta, como /contacto/`,
    exists: (file: string) =>
      `${file} ya existe: --force lo sustituye, --print enseña la propuesta, --out nombra otro archivo`,
    noPages: (place: string, reasons: readonly string[]) => [
      `no se ha podido compilar ninguna página de ${place}, así que no se ha escrito nada`,
      ...reasons,
    ],
    /** Where pages lie in a folder without a start page. */
    noStart: (pages: readonly string[]) =>
      pages.length === 0
        ? 'no hay ningún archivo HTML en ella. Nombra la carpeta que contiene el HTML del sitio, o su dirección: https://www.example.es'
        : `no hay index.html; hay páginas en: ${listSome(pages, (number) => `y ${number} más`, ', ')}. Nombra la carpeta que contiene el HTML, o una primera página en crawl.seeds de una configuración.`,
  },
};

export type CommandWords = typeof commands;
