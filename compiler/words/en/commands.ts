/** English: what the commands say besides their reports. */

import type { CommandWords } from '../command-words.ts';

export const commands: CommandWords = {
  said: {
    written: (folder) => `written to ${folder}`,
    upToDate: (folder) => `${folder} is up to date`,
    stale: (folder, headline) => `${folder} is stale (${headline}): \`vitrina compile\` replaces it`,
    nothingPublished: (folder) => `${folder} holds no content yet: \`vitrina compile\` writes it`,
    wouldStop: 'a compile would stop:',
    nothingWritten: (isPublished) => `nothing was written${isPublished ? ', what was published before stays' : ''}`,
    mendFirst: 'Mend the errors first: they cannot be accepted.',
    anyway: 'To publish anyway, repeat with --accept-loss.',
  },
};
