/** Spanish: what the commands say besides their reports. */

import type { CommandWords } from '../command-words.ts';

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
    anyway: 'Para publicar de todos modos, repite con --accept-loss.',
  },
};
