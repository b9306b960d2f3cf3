/**
 * Records the tours of the page for editors: runs the commands that its console blocks show, in order, on a copy of the
 * example site, and writes what they print below them. `npm run record`; with `--check` it only says whether that
 * would change the page.
 */

import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { reportLanguages } from '../compiler/words/report-languages.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'compiler/README.md');

/** Lines of one answer, and characters of a line, that are shown. */
const LINES = 16;
const CHARACTERS = 118;

/** Matches lines of progress, which the commands print only on a slow machine. */
export const PROGRESS = new RegExp(
  Object.values(reportLanguages)
    .flatMap(({ progress }) => [progress.crawled(0, 0, 0), progress.converted(0, 0)])
    .map((text) => `^${text.replace(/:.*/, ':')}`)
    .join('|'),
);

const CONSOLE_BLOCK = /^```console\n([\s\S]*?)^```$/gm;

/** Folder of the tours, as the page shows it. */
const SHOWN_FOLDER = '/home/ana/web';

/** Returns the page with its console blocks recorded again: in Spanish before the heading `English`. */
async function recordTour(page: string): Promise<string> {
  const [spanish = '', english = ''] = page.split(/(?=^## English$)/m);
  return (await Promise.all([recordPart(spanish, 'es'), recordPart(english, 'en')])).join('');
}

/** Records one language's blocks. They run in order, in one folder, so that each sees the files of those before. */
async function recordPart(part: string, language: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-tour-'));
  await cp(join(root, 'test/fixtures/site'), join(folder, 'public'), { recursive: true });
  const programs = await mkdtemp(join(tmpdir(), 'vitrina-programs-'));
  await symlink(join(root, 'compiler/vitrina.js'), join(programs, 'vitrina'));
  const env = {
    ...process.env,
    ...{ LC_ALL: '', LC_MESSAGES: language, NO_COLOR: '1', FORCE_COLOR: '0' },
    PATH: `${programs}${delimiter}${process.env.PATH}`,
    // As if no npm had started it.
    npm_command: undefined,
  };
  const run = async (command: string): Promise<string> => {
    const script = `{ ${command}\n} 2>&1 || true`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder, env });
    const lines = stdout
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
    const answered: string[] = [];
    for (const [, block = ''] of part.matchAll(CONSOLE_BLOCK)) {
      const answers: string[] = [];
      for (const line of block.split('\n').filter((line) => line.startsWith('$ '))) {
        answers.push([line, await run(line.slice(2))].filter(Boolean).join('\n'));
      }
      answered.push(answers.join('\n'));
    }
    return part.replace(CONSOLE_BLOCK, () => `\`\`\`console\n${answered.shift()}\n\`\`\``);
  } finally {
    for (const made of [folder, programs]) await rm(made, { recursive: true });
  }
}

/** Replaces digests, dates and durations of a line by fixed ones, as each run has others. */
export const maskGeneration = (line: string): string =>
  line
    .replace(/\b(?=\w*\d)[0-9a-f]{12}\b/g, 'c0ffee012345')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d(?= UTC)/g, '2026-11-21 23:40')
    .replace(/(Done in|Hecho en) [\d.,]+ s\./g, '$1 3 s.');

if (process.argv[1] === import.meta.filename) {
  const page = readFileSync(file, 'utf8');
  const recorded = await recordTour(page);
  if (!process.argv.includes('--check')) writeFileSync(file, recorded);
  else if (recorded !== page) {
    console.error('compiler/README.md shows what the commands print no longer: `npm run record` writes it again');
    process.exitCode = 1;
  }
}
