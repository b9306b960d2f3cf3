/** English: what the commands say besides their reports. */

import type { CommandWords } from '../../es/report/commands.ts';
import { listSome } from '../../list-some.ts';
import { nameAddress } from '../../readable-address.ts';

export const commands: CommandWords = {
  said: {
    written: (folder) => `written to ${folder}`,
    upToDate: (folder) => `${folder} is up to date`,
    stale: (folder, headline) => `${folder} is stale (${headline}): \`vitrina compile\` replaces it`,
    nothingPublished: (folder) => `${folder} holds no content yet: \`vitrina compile\` writes it`,
    wouldStop: 'a compile would stop:',
    nothingWritten: (isPublished) => `nothing was written${isPublished ? ', what was published before stays' : ''}`,
    mendFirst: 'Mend the errors first: they cannot be accepted.',
    interrupted: 'ended before anything was written: nothing was changed',
    otherPort: (wanted, port) => `port ${wanted} is taken, using ${port}`,
    welcome: ({ website, developerPage, agentsGuide, mcp }) =>
      `  website     ${website}\n  for people  ${developerPage}\n  for agents  ${agentsGuide}, MCP at ${mcp}\n\nTry it:`,
    ending: 'Ctrl-C ends it.',
    tried: 'ended; nothing was changed',
    open: (pages) =>
      `${pages === 1 ? '1 page' : `${pages} pages`}. Open the address above in a browser; Ctrl-C ends it.`,
    initNext: (file, isReplaced) =>
      `${isReplaced ? 'replaced' : 'written to'} ${file}\nNext: look it over, then \`vitrina compile\``,
    restored: (folder, generation, pages) =>
      `${folder} is generation ${generation} again (${pages} pages); the next compile replaces it`,
    generation: (pages, compiled) => `${pages} pages  compiled ${compiled} UTC`,
    published: (generation, pages) => `published  ${generation ? `${generation}  ${pages} pages` : 'nothing'}`,
    anyway: (option) => `To publish anyway, repeat with ${option}`,
  },
  errors: {
    usage: (what) => `vitrina: ${what}\n  → add --help to the command: it shows its arguments and options\n`,
    unknownGuard: (name, known) => `--accept-loss names no guard "${name}"; there are: ${known.join(', ')}`,
    notANumber: (option, text, from, to) => `${option} ${text} is not a number from ${from} to ${to}`,
    notAPattern: (option, text) => `${option} ${text} is not a path pattern: write it as "/blog/*"`,
    noVariable: (field, name) => `${field}: the environment variable ${name} is not set`,
    notAnAddress: (what) => `${what} is not an address: write it as "https://www.example.es"`,
    noFolder: (folder) => `there is no folder ${folder}; a website is named by its address, "${nameAddress(folder)}"`,
    isFile: (folder) => `${folder} is a file: name the folder that holds the site`,
    noContent: (folder) =>
      `${folder} holds no compiled content: run \`vitrina compile\` first, or name another folder with --out`,
    foreignFiles: (folder, files) =>
      `${folder} holds ${listSome(files, (number) => `and ${number} more`, ', ')}, which no compile wrote and writing would delete.\n  Move them elsewhere, or name another folder with --out.`,
    notContent: (folder, manifest) =>
      `${folder} holds files but no ${manifest} of compiled content, so it is not a folder of compiled content, and writing would delete them.\n  Name an empty or new folder with --out, or remove it first.`,
    damaged: (folder, files) => `${folder} is damaged (${files.join(', ')}), so it was not restored`,
    noPlace: (option, path, above, code) =>
      `${option} ${path}: ${code === undefined ? `${above} is a file` : `cannot be written, ${above} takes no new file (${code})`}. Name a place that can be written.`,
    badConfig: (file, complaints) => `${file} is not valid:\n${complaints.map((line) => `  - ${line}`).join('\n')}`,
    noConfig: (folder) =>
      `there is no site.config.ts in ${folder}: run \`vitrina init https://www.example.es\` to have one proposed, or name a website or a folder of built HTML`,
    noConfigFile: (file) => `there is no config file ${file}`,
    noDefaultExport: (file) => `${file} must have "export default defineSite({ … })"`,
    unreadableConfig: (place, message, mend) =>
      `${place} cannot be read as a config: ${message}\n  → ${
        {
          line: 'Mend that line or the one before it: often a comma, a quote or a closing bracket is missing.',
          import: 'Correct the path of that import, or install the package that it names with npm.',
          file: 'Mend the config there.',
        }[mend]
      }`,
    noFreePort: (from) => `no free port from ${from} on: set PORT to another`,
    portTaken: (port) => `port ${port} is taken: choose another with --port, or leave it out`,
    noGaps: (file) =>
      `there is no ${file}: a runtime writes it in its DATA_DIR within five minutes of the first search; name that folder, or a copy of the file`,
    foreignGaps: (file) => `${file} was not written by a runtime of this version`,
    unreachable: (origin, why) => `${origin} cannot be reached: ${why}`,
    noEarlier: 'there is no earlier generation: nothing has been replaced yet',
    unknownGeneration: (name, kept) =>
      `there is no generation "${name}"; kept are:\n${kept.map((line) => `  ${line}`).join('\n')}`,
    notSearchable: (folder, why) => `${folder} cannot be searched: ${why}`,
    exists: (file) => `${file} exists: --force replaces it, --print shows the proposal, --out names another file`,
    noPages: (reasons) =>
      `no page could be compiled, so nothing was written${reasons.map((line) => `\n  ${line}`).join('')}`,
    noStart: (folder, { folders: [first, ...others], page }) => {
      const missing = `${folder} has no index.html`;
      const beside = page?.includes('/') ? '' : `, or a page of its own, such as ${page}, in crawl.seeds of a config`;
      if (first !== undefined && others.length === 0)
        return `${missing}; pages lie in ${first}: name that folder${beside}`;
      if (first !== undefined)
        return `${missing}; pages lie in ${listSome([first, ...others], (number) => `and ${number} more`, ', ')}: name one of them${beside}`;
      return page === undefined
        ? `${missing} and no other page: name the folder that holds the built HTML`
        : `${missing}; the pages there have other names, such as ${page}: name the first one in crawl.seeds of a config, or call it index.html`;
    },
  },
};
