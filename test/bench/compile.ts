/**
 * Compares a compile with `wget --mirror` of the same site and with a crawler made of linkedom, readability and
 * turndown, in turns: `npm run bench:compile [-- --pages 1000 --from 10000 --to 100000 --rounds 3 --only NAME,…]`. With
 * `--edit` it compares compiles after edits of the site with that crawler, and checks each once against a compile
 * without a cache. A local nginx serves the generated site. Needs nginx, and wget without `--edit`.
 */

import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { startNginx } from '../compiler/examine/nginx.ts';
import { toBenchSite } from './compile/bench-site.ts';
import { edits } from './compile/edits.ts';
import { measureRun, type Run } from './compile/measure-run.ts';
import { median } from './http/median.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    from: { type: 'string', default: '10000' },
    to: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    edit: { type: 'boolean', default: false },
  },
});
const size = { pages: Number(values.pages), from: Number(values.from), to: Number(values.to) };

if (!values.edit && spawnSync('wget', ['--version']).status !== 0)
  throw new Error('wget is needed: apt-get install wget');
const files = toBenchSite(size);
const megabytes = Object.values(files).reduce((sum, html) => sum + html.length, 0) / 1e6;
const nginx = await startNginx(files, { server: 'location / { try_files $uri $uri/index.html =404; }' });
const folder = await mkdtemp(join(tmpdir(), 'bench-compile-'));

const crawler = join(import.meta.dirname, 'compile/readability-crawler.js');
/** As `npm run compile` does it. */
const compile = (out: string, ...more: string[]) => [
  process.execPath,
  ...packageJson.scripts.compile.split(' ').slice(1),
  ...[nginx.origin, '--out', join(folder, out, 'dist'), '--quiet', ...more],
];

/** Name of a row, and the command to measure in each round. */
type Side = readonly [name: string, run: (round: number) => Promise<Run>];

const readability: Side = [
  'readability',
  (round) => measureRun([process.execPath, crawler, nginx.origin, join(folder, `readability${round}`)]),
];
const first: Side = [
  'compile',
  async (round) => {
    const run = await measureRun(compile(`compile${round}`));
    await requireWholeSite(join(folder, `compile${round}`, 'dist'));
    return run;
  },
];
const unchanged: Side = ['unchanged', (round) => measureRun(compile(`compile${round}`))];
/** Exit code of wget after dead links, such as to the pictures that the site lacks. */
const DEAD_LINKS = 8;
const mirror: Side = [
  'wget',
  (round) =>
    measureRun(['wget', '--mirror', '--quiet', '-P', join(folder, `wget${round}`), `${nginx.origin}/`], DEAD_LINKS),
];

let served = files;
const edited = Object.entries(edits).map(
  ([name, edit], at): Side => [
    name,
    async (round) => {
      await serve(edit(served), at + 1);
      const run = await measureRun(compile(`compile${round}`));
      if (round === 0) await requireSameAsFresh(name);
      return run;
    },
  ],
);
const all = values.edit ? [readability, first, unchanged, ...edited] : [mirror, readability, first, unchanged];
const sides = all.filter(([name]) => !values.only || values.only.split(',').includes(name));

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}: ${size.pages} pages, ${megabytes.toFixed(0)} MB`,
);
try {
  const runs: Run[][] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    await serve(files, 0);
    for (const [at, [, run]] of sides.entries()) runs[at] = [...(runs[at] ?? []), await run(round)];
  }
  const other = runs[sides.indexOf(readability)];
  console.log('                  seconds       CPU  of readability   peak MB');
  for (const [at, [name]] of sides.entries()) {
    const own = runs[at] ?? [];
    const ratios = own.map(({ cpuSeconds }, round) => cpuSeconds / (other?.[round]?.cpuSeconds ?? Number.NaN));
    const cells = [
      median(own.map((run) => run.seconds))
        .toFixed(2)
        .padStart(9),
      median(own.map((run) => run.cpuSeconds))
        .toFixed(2)
        .padStart(9),
      median(ratios).toFixed(2).padStart(15),
      Math.max(...own.map((run) => run.megabytes))
        .toFixed(0)
        .padStart(9),
    ];
    console.log(name.padEnd(16) + cells.join(' '));
  }
} finally {
  await nginx.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Replaces the served files by `next`. Changed ones get a date `hours` later than that of the first site. */
async function serve(next: Record<string, string>, hours: number): Promise<void> {
  for (const name of Object.keys(served)) if (!(name in next)) await rm(join(nginx.site, name));
  const writtenAt = new Date(Date.UTC(2026, 0, 15, 10 + hours));
  for (const [name, html] of Object.entries(next)) {
    if (served[name] === html) continue;
    const file = join(nginx.site, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    await utimes(file, writtenAt, writtenAt);
  }
  served = next;
}

/** Checks that all pages and the home page were compiled. @throws Error with the number of pages if not */
async function requireWholeSite(out: string): Promise<void> {
  const { pages } = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as { pages: unknown[] };
  if (pages.length !== size.pages + 1) throw new Error(`${pages.length} of ${size.pages + 1} pages were compiled`);
}

/** Compiles without a cache and compares all files. @throws Error if the compile after an edit wrote others */
async function requireSameAsFresh(edit: string): Promise<void> {
  await measureRun(compile('fresh', '--fresh', '--accept-loss'));
  const [kept, fresh] = ['compile0', 'fresh'].map((out) => join(folder, out, 'dist')) as [string, string];
  const namesIn = async (out: string) =>
    (await readdir(out, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
      .sort();
  const names = await namesIn(fresh);
  if (`${await namesIn(kept)}` !== `${names}`) throw new Error(`${edit}: other files than a fresh compile writes`);
  for (const name of names) {
    const [a, b] = await Promise.all([readFile(join(kept, name)), readFile(join(fresh, name))]);
    if (!a.equals(b)) throw new Error(`${edit}: ${name} is not what a fresh compile writes`);
  }
}
