/** Spanish: what the commands say besides their reports. */

import type { CommandWords } from '../command-words.ts';
import { listSome } from '../list-some.ts';
import { nameAddress } from '../name-address.ts';

export const commands: CommandWords = {
  said: {
    written: (folder) => `escrito en ${folder}`,
    upToDate: (folder) => `${folder} está al día`,
    stale: (folder, headline) => `${folder} está anticuada (${headline}): \`vitrina compile\` la sustituye`,
    nothingPublished: (folder) => `${folder} aún no tiene contenido: \`vitrina compile\` lo escribe`,
    wouldStop: 'una compilación se detendría:',
    nothingWritten: (isPublished) =>
      `no se ha escrito nada${isPublished ? ', lo publicado antes sigue como estaba' : ''}`,
    mendFirst: 'Arregla antes los errores: no se pueden aceptar.',
    interrupted: 'terminado antes de escribir nada: no se ha cambiado nada',
    otherPort: (wanted, port) => `el puerto ${wanted} está ocupado, se usa el ${port}`,
    welcome: ({ website, developerPage, agentsGuide, mcp }) =>
      `  sitio          ${website}\n  para personas  ${developerPage}\n  para agentes   ${agentsGuide}, MCP en ${mcp}\n\nPruébalo:`,
    ending: 'Ctrl-C lo termina.',
    tried: 'terminado; no se ha cambiado nada',
    open: (pages) => `${pages} páginas. Abre en un navegador la dirección de arriba; Ctrl-C lo termina.`,
    initNext: (file, isReplaced) =>
      `${isReplaced ? 'sustituido' : 'escrito en'} ${file}\nAhora: repásalo, y después \`vitrina compile\``,
    restored: (folder, generation, pages) =>
      `${folder} vuelve a ser la versión ${generation} (${pages} páginas); la próxima compilación la sustituye`,
    generation: (pages, compiled) => `${pages} páginas  compilada ${compiled} UTC`,
    published: (generation, pages) => `publicada  ${generation ? `${generation}  ${pages} páginas` : 'nada'}`,
    anyway: (option) => `Para publicar de todos modos, repite con ${option}`,
  },
  errors: {
    usage: (what) => `vitrina: ${what}\n  → añade --help a la orden: enseña sus argumentos y opciones\n`,
    unknownGuard: (name, known) => `--accept-loss no conoce «${name}»; conoce: ${known.join(', ')}`,
    notANumber: (option, text, from, to) => `${option} ${text} no es un número de ${from} a ${to}`,
    notAPattern: (option, text) => `${option} ${text} no es un patrón de rutas: escríbelo como "/blog/*"`,
    noVariable: (field, name) => `${field}: la variable de entorno ${name} no está puesta`,
    notAnAddress: (what) => `${what} no es una dirección: escríbela como "https://www.example.es"`,
    noFolder: (folder) =>
      `no hay ninguna carpeta ${folder}; un sitio se nombra con su dirección, "${nameAddress(folder)}"`,
    isFile: (folder) => `${folder} es un archivo: nombra la carpeta que contiene el sitio`,
    noContent: (folder) =>
      `${folder} no tiene contenido compilado: ejecuta antes \`vitrina compile\`, o nombra otra carpeta con --out`,
    foreignFiles: (folder, files) =>
      `${folder} contiene ${listSome(files, (number) => `y ${number} más`, ', ')}, que no escribió ninguna compilación y que al escribir se borrarían.\n  Llévalos a otro sitio, o nombra otra carpeta con --out.`,
    notContent: (folder, manifest) =>
      `${folder} contiene archivos pero ningún ${manifest} de contenido compilado, así que no es una carpeta de contenido compilado, y al escribir se borrarían.\n  Nombra una carpeta vacía o nueva con --out, o bórrala antes.`,
    damaged: (folder, files) => `${folder} está dañada (${files.join(', ')}), así que no se ha restaurado`,
    noPlace: (option, path, above, code) =>
      `${option} ${path}: ${code === undefined ? `${above} es un archivo` : `no se puede escribir, ${above} no admite archivos nuevos (${code})`}. Nombra un lugar donde se pueda escribir.`,
    badConfig: (file, complaints) => `${file} no es válido:\n${complaints.map((line) => `  - ${line}`).join('\n')}`,
    noConfig: (folder) =>
      `no hay ningún site.config.ts en ${folder}: ejecuta \`vitrina init https://www.example.es\` para que proponga uno, o nombra un sitio o una carpeta con el HTML`,
    noConfigFile: (file) => `no existe el archivo de configuración ${file}`,
    noDefaultExport: (file) => `${file} debe tener "export default defineSite({ … })"`,
    unreadableConfig: (place, message, mend) =>
      `${place} no se puede leer como configuración: ${message}\n  → ${
        {
          line: 'Arregla esa línea o la anterior: a menudo falta una coma, una comilla o un corchete de cierre.',
          import: 'Corrige la ruta de esa importación, o instala con npm el paquete que nombra.',
          file: 'Arregla ahí la configuración.',
        }[mend]
      }`,
    noFreePort: (from) => `no hay ningún puerto libre desde el ${from}: pon otro en PORT`,
    portTaken: (port) => `el puerto ${port} está ocupado: elige otro con --port, o quita la opción`,
    noGaps: (file) =>
      `no existe ${file}: un servidor de Vitrina lo escribe en su DATA_DIR a los cinco minutos de la primera búsqueda; nombra esa carpeta, o una copia del archivo`,
    foreignGaps: (file) => `${file} no lo escribió un servidor de Vitrina de esta versión`,
    unreachable: (origin, why) => `no se puede llegar a ${origin}: ${why}`,
    givesNone: (target, pages) => `${target} no da ninguna de las ${pages} páginas`,
    notApiPath: (text, example) => `--api-path "${text}" debe ser una ruta que acabe en su versión: "${example}"`,
    notAHost: (text) => `--runtime "${text}" debe ser un servidor y un puerto: "127.0.0.1:3000"`,
    noEarlier: 'no hay ninguna versión anterior del contenido: aún no se ha sustituido nada',
    unknownGeneration: (name, kept) =>
      `no hay ninguna versión "${name}" del contenido; se guardan:\n${kept.map((line) => `  ${line}`).join('\n')}`,
    notSearchable: (folder, why) => `en ${folder} no se puede buscar: ${why}`,
    exists: (file) => `${file} ya existe: --force lo sustituye, --print enseña la propuesta, --out nombra otro archivo`,
    noPages: (reasons) =>
      `no se ha podido compilar ninguna página, así que no se ha escrito nada${reasons.map((line) => `\n  ${line}`).join('')}`,
    noStart: (folder, { folders: [first, ...others], page }) => {
      const missing = `${folder} no tiene index.html`;
      if (first !== undefined && others.length === 0) return `${missing}; hay páginas en ${first}: nombra esa carpeta`;
      if (first !== undefined)
        return `${missing}; hay páginas en ${listSome([first, ...others], (number) => `y ${number} más`, ', ')}: nombra una de ellas`;
      return page === undefined
        ? `${missing} ni ninguna otra página: nombra la carpeta que contiene el HTML`
        : `${missing}; las páginas de allí tienen otros nombres, como ${page}: nombra la primera en crawl.seeds de una configuración, o llámala index.html`;
    },
  },
};
