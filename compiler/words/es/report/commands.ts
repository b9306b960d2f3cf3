/** Spanish: what the commands say besides their reports. */

import { listSome } from '../../list-some.ts';
import { nameAddress } from '../../readable-address.ts';

export const commands = {
  said: {
    written: (folder: string) => `escrito en ${folder}`,
    upToDate: (folder: string) => `${folder} está al día`,
    stale: (folder: string, headline: string) =>
      `${folder} está anticuada (${headline}): \`vitrina compile\` la sustituye`,
    nothingPublished: (folder: string) => `${folder} aún no tiene contenido: \`vitrina compile\` lo escribe`,
    /** Before the reasons why a compile would write nothing. */
    wouldStop: 'una compilación se detendría:',
    nothingWritten: (isPublished: boolean) =>
      `no se ha escrito nada${isPublished ? ', lo publicado antes sigue como estaba' : ''}`,
    mendFirst: 'Arregla antes los errores: no se pueden aceptar.',
    /** Ended by the person before anything was written. */
    interrupted: 'terminado antes de escribir nada: no se ha cambiado nada',
    otherPort: (wanted: number, port: number) => `el puerto ${wanted} está ocupado, se usa el ${port}`,
    welcome: ({
      website,
      developerPage,
      agentsGuide,
      mcp,
    }: Record<'website' | 'developerPage' | 'agentsGuide' | 'mcp', string>) =>
      `  sitio          ${website}\n  para personas  ${developerPage}\n  para agentes   ${agentsGuide}, MCP en ${mcp}\n\nPruébalo:`,
    /** How to end what serves. */
    ending: 'Ctrl-C lo termina.',
    /** After a trial. */
    tried: 'terminado; no se ha cambiado nada',
    open: (pages: number) =>
      `${pages === 1 ? '1 página' : `${pages} páginas`}. Abre en un navegador la dirección de arriba; Ctrl-C lo termina.`,
    initNext: (file: string, isReplaced: boolean) =>
      `${isReplaced ? 'sustituido' : 'escrito en'} ${file}\nAhora: repásalo, y después \`vitrina compile\``,
    restored: (folder: string, generation: string, pages: number) =>
      `${folder} vuelve a ser la versión ${generation} (${pages} páginas); la próxima compilación la sustituye`,
    generation: (pages: number, compiled: string) => `${pages} páginas  compilada ${compiled} UTC`,
    published: (generation: string | undefined, pages: number) =>
      `publicada  ${generation ? `${generation}  ${pages} páginas` : 'nada'}`,
    /** @param option that accepts what was refused */
    anyway: (option: string) => `Para publicar de todos modos, repite con ${option}`,
  },
  errors: {
    /** @param what is wrong with the command line */
    usage: (what: string) => `vitrina: ${what}\n  → añade --help a la orden: enseña sus argumentos y opciones\n`,
    unknownGuard: (name: string, known: readonly string[]) =>
      `--accept-loss no conoce «${name}»; conoce: ${known.join(', ')}`,
    notANumber: (option: string, text: string, from: number, to: number) =>
      `${option} ${text} no es un número de ${from} a ${to}`,
    notAPattern: (option: string, text: string) =>
      `${option} ${text} no es un patrón de rutas: escríbelo como "/blog/*"`,
    noVariable: (field: string, name: string) => `${field}: la variable de entorno ${name} no está puesta`,
    notAnAddress: (what: string) => `${what} no es una dirección: escríbela como "https://www.example.es"`,
    noFolder: (folder: string) =>
      `no hay ninguna carpeta ${folder}; un sitio se nombra con su dirección, "${nameAddress(folder)}"`,
    isFile: (folder: string) => `${folder} es un archivo: nombra la carpeta que contiene el sitio`,
    noContent: (folder: string) =>
      `${folder} no tiene contenido compilado: ejecuta antes \`vitrina compile\`, o nombra otra carpeta con --out`,
    /** Files of another make in the output folder. */
    foreignFiles: (folder: string, files: readonly string[]) =>
      `${folder} contiene ${listSome(files, (number) => `y ${number} más`, ', ')}, que no escribió ninguna compilación y que al escribir se borrarían.\n  Llévalos a otro sitio, o nombra otra carpeta con --out.`,
    notContent: (folder: string, manifest: string) =>
      `${folder} contiene archivos pero ningún ${manifest} de contenido compilado, así que no es una carpeta de contenido compilado, y al escribir se borrarían.\n  Nombra una carpeta vacía o nueva con --out, o bórrala antes.`,
    damaged: (folder: string, files: readonly string[]) =>
      `${folder} está dañada (${files.join(', ')}), así que no se ha restaurado`,
    /** @param above a file, or with a `code` a folder that takes no new file */
    noPlace: (option: string, path: string, above: string, code?: string) =>
      `${option} ${path}: ${code === undefined ? `${above} es un archivo` : `no se puede escribir, ${above} no admite archivos nuevos (${code})`}. Nombra un lugar donde se pueda escribir.`,
    badConfig: (file: string, complaints: readonly string[]) =>
      `${file} no es válido:\n${complaints.map((line) => `  - ${line}`).join('\n')}`,
    noConfig: (folder: string) =>
      `no hay ningún site.config.ts en ${folder}: ejecuta \`vitrina init https://www.example.es\` para que proponga uno, o nombra un sitio o una carpeta con el HTML`,
    noConfigFile: (file: string) => `no existe el archivo de configuración ${file}`,
    noDefaultExport: (file: string) => `${file} debe tener "export default defineSite({ … })"`,
    unreadableConfig: (place: string, message: string, mend: 'line' | 'import' | 'file') =>
      `${place} no se puede leer como configuración: ${message}\n  → ${
        {
          line: 'Arregla esa línea o la anterior: a menudo falta una coma, una comilla o un corchete de cierre.',
          import: 'Corrige la ruta de esa importación, o instala con npm el paquete que nombra.',
          file: 'Arregla ahí la configuración.',
        }[mend]
      }`,
    noFreePort: (from: number) => `no hay ningún puerto libre desde el ${from}: pon otro en PORT`,
    portTaken: (port: number) => `el puerto ${port} está ocupado: elige otro con --port, o quita la opción`,
    noGaps: (file: string) =>
      `no existe ${file}: un servidor de Vitrina lo escribe en su DATA_DIR a los cinco minutos de la primera búsqueda; nombra esa carpeta, o una copia del archivo`,
    foreignGaps: (file: string) => `${file} no lo escribió un servidor de Vitrina de esta versión`,
    unreachable: (origin: string, why: string) => `no se puede llegar a ${origin}: ${why}`,
    noEarlier: 'no hay ninguna versión anterior del contenido: aún no se ha sustituido nada',
    unknownGeneration: (name: string, kept: readonly string[]) =>
      `no hay ninguna versión "${name}" del contenido; se guardan:\n${kept.map((line) => `  ${line}`).join('\n')}`,
    notSearchable: (folder: string, why: string) => `en ${folder} no se puede buscar: ${why}`,
    exists: (file: string) =>
      `${file} ya existe: --force lo sustituye, --print enseña la propuesta, --out nombra otro archivo`,
    noPages: (reasons: readonly string[]) =>
      `no se ha podido compilar ninguna página, así que no se ha escrito nada${reasons.map((line) => `\n  ${line}`).join('')}`,
    /** Where pages lie in a folder without a start page. */
    noStart: (folder: string, { folders: [first, ...others], page }: { folders: readonly string[]; page?: string }) => {
      const missing = `${folder} no tiene index.html`;
      // A page beside those folders may be the start under another name.
      const beside = page?.includes('/')
        ? ''
        : `, o una página suya, como ${page}, en crawl.seeds de una configuración`;
      if (first !== undefined && others.length === 0)
        return `${missing}; hay páginas en ${first}: nombra esa carpeta${beside}`;
      if (first !== undefined)
        return `${missing}; hay páginas en ${listSome([first, ...others], (number) => `y ${number} más`, ', ')}: nombra una de ellas${beside}`;
      return page === undefined
        ? `${missing} ni ninguna otra página: nombra la carpeta que contiene el HTML`
        : `${missing}; las páginas de allí tienen otros nombres, como ${page}: nombra la primera en crawl.seeds de una configuración, o llámala index.html`;
    },
  },
};

export type CommandWords = typeof commands;
