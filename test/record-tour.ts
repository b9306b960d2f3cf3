/**
 * Records the tours of the page for editors: runs the commands that its console blocks show, in order, on a copy of the
 * example site, and writes what they print below them. `npm run record`; with `--check` it only says whether that
 * would change the page.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportLanguages } from '../compiler/words/report-languages.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'compiler/README.md');

/** Lines of one answer, and characters of a line, that are shown. */
const LINES = 16;
const CHARACTERS = 118;

/** What is said only when a machine is slow. */
export const PROGRESS = new RegExp(
  Object.values(reportLanguages)
    .flatMap(({ progress }) => [progress.crawled(0, 0, 0), progress.converted(0, 0)])
    .map((text) => `^${text.replace(/:.*/, ':')}`)
    .join('|'),
);

/** Where the tours take place, as they show it. */
const SHOWN_FOLDER = '/home/ana/web';

/** The page with its console blocks recorded again. A block before `English` speaks Spanish. */
export function recordTour(page: string): string {
  const [spanish = '', english = ''] = page.split(/(?=^## English$)/m);
  return recordPart(spanish, 'es') + recordPart(english, 'en');
}

function recordPart(part: string, language: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-tour-'));
  cpSync(join(root, 'test/fixtures/site'), join(folder, 'public'), { recursive: true });
  const vitrina = `'${join(root, 'compiler/vitrina.js')}' "$@"`;
  const env = { ...process.env, LC_ALL: '', LC_MESSAGES: language, NO_COLOR: '1', FORCE_COLOR: '0' };
  const run = (command: string): string => {
    const script = `vitrina() { ${vitrina}; }\n{ ${command}\n} 2>&1 || true`;
    const printed = execFileSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
    const lines = printed
      .replaceAll(folder, SHOWN_FOLDER)
      .split('\n')
      .filter((line) => !PROGRESS.test(line));
    const shown = lines
      .map(maskGeneration)
      .map((line) => (line.length > CHARACTERS ? `${line.slice(0, CHARACTERS)}…` : line));
    // The last lines say what was done.
    const cut = shown.length > LINES ? [...shown.slice(0, LINES - 4), '…', ...shown.slice(-4)] : shown;
    return cut.join('\n').trimEnd();
  };
  try {
    return part.replace(/^```console\n([\s\S]*?)^```$/gm, (_, block: string) => {
      const commands = block.split('\n').filter((line) => line.startsWith('$ '));
      const answers = commands.map((line) => [line, run(line.slice(2))].filter(Boolean).join('\n'));
      return `\`\`\`console\n${answers.join('\n')}\n\`\`\``;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Digests and times are others with each version. */
export const maskGeneration = (line: string): string =>
  line
    .replace(/\b(?=\w*\d)[0-9a-f]{12}\b/g, 'c0ffee012345')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d(?= UTC)/g, '2026-11-21 23:40');

if (process.argv[1] === import.meta.filename) {
  const page = readFileSync(file, 'utf8');
  const recorded = recordTour(page);
  if (!process.argv.includes('--check')) writeFileSync(file, recorded);
  else if (recorded !== page) process.exitCode = 1;
}
