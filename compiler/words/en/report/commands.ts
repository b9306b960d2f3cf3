/** English: texts of the commands besides their reports. */

import type { CommandWords } from '../../es/report/commands.ts';
import { listSome } from '../../list-some.ts';

export const commands: CommandWords = {
  said: {
    ciComplete: 'workflow, .gitignore and .gitattributes are there already',
    interrupted: 'interrupted: nothing was changed',
    example:
      'no site and no config: this is the bundled example; name another like this: `vitrina try https://www.example.es`',
    written: (folder) => `written to ${folder}`,
    took: (seconds) => `Done in ${seconds.toLocaleString('en', { maximumFractionDigits: 1 })} s.`,
    upToDate: (folder) => `${folder} is up to date`,
    stale: (folder, headline, compile) => `${folder} is stale (${headline}): \`${compile}\` replaces it`,
    otherFiles: (files) =>
      files === 1
        ? 'a file is missing or is not the compiled one'
        : `${files} files are missing or are not the compiled ones`,
    nothingPublished: (folder, compile) => `${folder} holds no content yet: \`${compile}\` writes it`,
    wouldStop: 'a compile would stop:',
    nothingWritten: (isPublished) => `nothing was written${isPublished ? ', what was published before stays' : ''}`,
    mendFirst: 'Mend the errors first: they cannot be accepted.',
    otherPort: (wanted, port) => `port ${wanted} is taken, using ${port}`,
    welcome: (website, people, agents, mcp) =>
      `  website     ${website}\n  for people  ${people}\n  for agents  ${agents}, MCP at ${mcp}\n\nTry it:`,
    ending: 'Ctrl-C ends it.',
    hooked: (name) =>
      `Each POST to that address, with the header Authorization: Bearer and the value of ${name}, asks for a compile.`,
    hookCalled: 'called: compiling',
    hookEnded: (seconds, code) =>
      code === 0
        ? `compiled in ${seconds} s`
        : `the compile ended with ${code ?? 'a signal'} after ${seconds} s: what was published before stays`,
    open: 'Open the address above in a browser.',
    initNext: (compile) => `Next: look it over, then \`${compile}\``,
    restored: (folder, generation, pages) =>
      `${folder} is generation ${generation} again (${pages} pages); the next compile replaces it`,
    generation: (pages, compiled) => `${pages} pages  compiled ${compiled} UTC`,
    published: (generation, pages) => `published  ${generation ? `${generation}  ${pages} pages` : 'nothing'}`,
    anyway: (option) => `To publish anyway, repeat with ${option}`,
  },
  faults: {
    noDefault: '«export default defineSite({ … })» is missing',
    noSyntax: (line, column, what) =>
      `line ${line}, column ${column}, is no TypeScript: ${what}; see whether a comma, quote or bracket is missing or too many`,
    unfinished: 'it never ends to load: it awaits what does not come, or calls process.exit; take that out',
    noModule: (name) =>
      `«${name}», which the file imports, is not found: correct its name or install it. If it is «vitrina», you may do without: \`export default { … }\` needs no defineSite`,
  },
  files: {
    full: (path) => `the disk${path && ` of ${path}`} is full: free some space and try again`,
    forbidden: (path) =>
      `this user may not read or write ${path}: allow it (chmod, chown), or try as another user or in another place`,
    readOnly: (path) => `${path} is on a read-only disk: name a place that can be written`,
    isFolder: (path) => `${path} is a folder, where a file is needed: name another, or move it away`,
    noFolder: (path) =>
      `${path} is impossible: a file on the way is where a folder is needed; remove it, or name another place`,
    loop: (path) => `${path} goes through a link that leads to itself: remove it, or name another place`,
    tooLong: (path) => `${path} is too long a name for this disk: name a shorter one`,
    gone: (path) => `${path} does not exist, or another program removed it meanwhile: look, and try again`,
    tooMany: (path) =>
      `too many files are open to open ${path}: close other programs, or raise the limit (ulimit -n), and try again`,
    faulty: (path, code) =>
      `the disk refuses to read or write ${path} (${code}): see whether another program uses it or the disk fails, and try again`,
    brokenLink: (at, target) =>
      `${at} is a link to ${target}, which does not exist: remove the link, or create its target`,
    noCurrent: () => 'the current folder no longer exists: go to another (cd) and try again',
  },
  startAdvice: {
    'redirect-off-site': (detail) =>
      `→ The site is at ${detail}: name that address to compile, or put it into site.url of the config`,
    'not-html': () =>
      '→ Open the address in a browser. If it is a file of data or of an API, name that of the website; if the website looks right, the server does not say that it is HTML (Content-Type: text/html), or the start page was not saved as text in UTF-8',
    'http-status': () =>
      '→ Open the address in a browser. If the start page has another path, name it with --seed /path/ (crawl.seeds)',
    empty: () => '→ Open the address in a browser: if there is text, a script writes it, and --render reads it',
    'too-large': () =>
      '→ Share the start page out among several pages, or begin with another: --seed /path/ (crawl.seeds)',
  },
  errors: {
    usage: (what) => [what, '→ add --help to the command: it shows its arguments and options'],
    invalid: (what, form) => `${what} is not valid: write it as ${form}`,
    noLogin: (origin) =>
      `the address has a user or a password, and here it is asked as an agent does, which has none: name ${origin}`,
    badHeader: (field) =>
      `${field}: is no possible header: its name has letters, digits and hyphens only, its value neither line breaks nor signs such as "€"`,
    noColon: (field, name) =>
      `${field}: the environment variable ${name} is not of the form user:password, as it has no colon`,
    lineBreak: (field, name) =>
      `${field}: the environment variable ${name} contains a line break, probably at its end: take it away`,
    noBrowser: (name, program) =>
      `the environment variable ${name} names ${program}, which is not the program of a browser: write the path of a Chromium, or unset the variable so that the usual places are searched`,
    noVariable: (field, name) => `${field}: the environment variable ${name} is not set`,
    noSecret: (name) => [
      `a secret is missing: without it anybody could ask for compiles. Set the environment variable ${name} to 32 letters and digits or more.`,
      `→ \`${name}=$(openssl rand -hex 32) vitrina hook\`; the CMS needs the same value, so keep it`,
    ],
    badSecret: (name) => [
      `the environment variable ${name} holds no secret that will do: it takes 32 to 200 letters without accents, digits or signs . _ ~ + / = -, without blanks and quotes.`,
      `→ \`${name}=$(openssl rand -hex 32) vitrina hook\`; the CMS needs the same value, so keep it`,
    ],
    noFolder: (folder, meant) =>
      `there is no folder ${folder}; ${meant ? `did you mean ${meant}?` : 'a website is named by its address, "https://www.example.es"'}`,
    noFolderButFile: (file, folder) => `${file} is a file: name the folder of the site, ${folder}`,
    noMatch: (option, pattern) =>
      `${option} «${pattern}» fits no address of the site, so nothing was written: «*» stands for a part of an address, «**» for several`,
    noContent: (folder) =>
      `${folder} holds no compiled content: run \`vitrina compile\` first, or name another folder with --out`,
    brokenManifest: (file, folder) => [
      `${file} is missing or damaged, and without it the other files of the folder are not known, so nothing was done.`,
      `→ delete the whole folder ${folder}, and \`vitrina compile\` writes it anew`,
    ],
    damagedContent: (file) => [
      `${file} is missing, or is not as the compile wrote it.`,
      '→ `vitrina compile` writes it again',
    ],
    otherFormat: (folder) => [
      `the content of ${folder} is of another version of Vitrina.`,
      '→ `vitrina compile` writes it with this one',
    ],
    siteForFolder: (site) =>
      `${site} is a website, where a folder of compiled content is named: \`vitrina doctor ${site}\` asks the live site`,
    twoFolders: (content, out) => `two folders are named, ${content} and --out ${out}: leave the one that you mean`,
    fileForFolder: (file) =>
      `${file} is a file, where the folder of the content is needed: remove it, or name another with --out`,
    foreignFiles: (folder, files) => [
      `${folder} holds ${listSome(files, (number) => `and ${number} more`, ', ')}, which no compile wrote and writing would delete.`,
      'Move them elsewhere, or name another folder with --out.',
    ],
    damaged: (folder, files) => `${folder} is damaged (${files.join(', ')}), so it was not restored`,
    noPlace: (option, folder, code) =>
      `${option}: ${folder} takes no new file (${code}); name a place that can be written`,
    reportInContent: (file) =>
      `--report: ${file} is within the compiled content, which is written as a whole and takes no other file: name a place outside of it`,
    reportOverSite: (file) =>
      `--report: ${file} is a file of the site, which the report would replace: name another place`,
    badConfig: (file, complaints) => [`${file} is not valid:`, ...complaints.map((line) => `- ${line}`)],
    noConfig: (folder, like) =>
      `there is no site.config.ts in ${folder}: ${like ? `there is a ${like}, named by --config ${like}; if it is not that one, ` : ''}run \`vitrina init https://www.example.es\` to have one proposed, or name a website or a folder of built HTML`,
    noConfigToEdit: (folder, site) => [
      `what you decide is written into a site.config.ts, and ${folder} has none.`,
      `→ \`vitrina init ${site}\` proposes it; \`vitrina preview ${site}\` shows the site without writing anything`,
    ],
    notEditable: (file, field) =>
      `${file} is not written in a way that Vitrina can change: write ${field} in it yourself, or write it as "export default defineSite({ … })", with its lists in it`,
    changedByHand: (file) => `${file} has changed since then, so nothing is undone: mend it by hand`,
    noConfigFile: (file) =>
      `there is no config file ${file}: name another with --config, or have \`vitrina init https://www.example.es\` propose one`,
    unreadableConfig: (file, message) => `${file} cannot be read as a config: ${message}`,
    portTaken: (port, option) => `port ${port} is taken: choose another with ${option}`,
    noQuestions: (file, line, isComma) =>
      `${file} is no list of questions in JSON${line === undefined ? '' : ` (${isComma ? 'there is an extra comma at the end of' : 'see'} line ${line})`}: [{ "query": "Are you open on Sundays?", "expect": "/contact/" }]; \`vitrina ask --propose\` proposes one`,
    noQuestionFile: (file) =>
      `there is no file ${file}: name the list of questions, or write it with \`vitrina ask --propose > questions.json\``,
    otherEncoding: (file) => `${file} is not in UTF-8: save it in that encoding`,
    askNothing: (place, isConfig) => [
      `there is no question in ${place}${isConfig ? ' (search.golden)' : ''}, so nothing was checked.`,
      '→ `vitrina ask --propose > questions.json` proposes some, and `vitrina ask questions.json` asks them',
    ],
    noGaps: (file) =>
      `${file} is no file of counted searches, or of another version: a runtime writes it as gaps.json in its DATA_DIR; name that folder, or a copy of the file`,
    askedQuestion: (file, query) => [
      `there is no file «${file}»: \`vitrina ask\` takes a list of questions with their expected answers.`,
      `→ To see what agents find for a question: \`${query}\``,
    ],
    noSearches: (file) => [
      `no searches were counted yet: there is no ${file}.`,
      '→ A runtime (`vitrina serve`) writes it within five minutes of the first search, and when it ends. If its DATA_DIR is another folder, name that folder, or a copy of its gaps.json',
    ],
    unreachable: (origin, why, mend = 'Check that the address is right and that the site is up.') => [
      `${origin} cannot be reached: ${why}`,
      `→ ${mend}`,
    ],
    noGeneration: (kept) => [
      `there is no such earlier generation; kept are:${kept.length > 0 ? '' : ' none'}`,
      ...kept,
    ],
    otherCompiled: (compiled, named) => [
      `the last compile or check here was of ${compiled}, and you name ${named}, so nothing is explained.`,
      '→ --fresh crawls the one that you name; if it was compiled into another folder, name that with --out',
    ],
    otherAddress: (address, site) =>
      `${address} is an address of another site, and ${site} was compiled here: name one of its own, or only its path, such as /contact/`,
    exists: (file) => `${file} exists: --force replaces it, --print shows the proposal, --out names another file`,
    noPages: (place, reasons) => [`no page of ${place} could be compiled, so nothing was written`, ...reasons],
    noStart: (pages) =>
      pages.length === 0
        ? 'there is no HTML file in it. Name the folder that holds the built HTML of the site, or its address: https://www.example.es'
        : `there is no index.html; pages lie in: ${listSome(pages, (number) => `and ${number} more`, ', ')}. Name the folder that holds the built HTML, or a first page in crawl.seeds of a config.`,
  },
};
