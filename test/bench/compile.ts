/**
 * A compile beside `wget --mirror` of the same site and beside a crawler made of linkedom, readability and turndown, in
 * turns: `npm run bench:compile [-- --pages 1000 --from 10000 --to 100000 --rounds 3]`. The site is generated and served
 * by a local nginx. Needs nginx and wget.
 */

import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { startNginx } from '../compiler/examine/nginx.ts';
import { root } from '../service/running-service.ts';
import { toBenchSite } from './compile/bench-site.ts';
import { median } from './http/median.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    from: { type: 'string', default: '10000' },
    to: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const size = { pages: Number(values.pages), from: Number(values.from), to: Number(values.to) };

/** Milliseconds between looks at the memory of a process. */
const LOOK = 50;

if (spawnSync('wget', ['--version']).status !== 0) throw new Error('wget is needed: apt-get install wget');
const files = toBenchSite(size);
const megabytes = Object.values(files).reduce((sum, html) => sum + html.length, 0) / 1e6;
const nginx = await startNginx(files, { server: 'location / { try_files $uri $uri/index.html =404; }' });
const folder = await mkdtemp(join(tmpdir(), 'bench-compile-'));

const crawler = join(import.meta.dirname, 'compile/readability-crawler.js');
/** As `npm run compile` does it. */
const compile = (out: string) => [
  process.execPath,
  ...packageJson.scripts.compile.split(' ').slice(1),
  ...[nginx.origin, '--out', join(folder, out, 'dist'), '--quiet'],
];
/** In the order in which they run: the last finds what the one before it left. */
const sides = {
  wget: (round: number) => ['wget', '--mirror', '--quiet', '-P', join(folder, `wget${round}`), `${nginx.origin}/`],
  readability: (round: number) => [process.execPath, crawler, nginx.origin, join(folder, `readability${round}`)],
  compile: (round: number) => compile(`compile${round}`),
  unchanged: (round: number) => compile(`compile${round}`),
};
type Side = keyof typeof sides;
const names = (Object.keys(sides) as Side[]).filter((name) => !values.only || values.only.split(',').includes(name));

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}: ${size.pages} pages, ${megabytes.toFixed(0)} MB`,
);
try {
  const times: Partial<Record<Side, number[]>> = {};
  const memory: Partial<Record<Side, number>> = {};
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const name of names) {
      const { seconds, megabytes: used } = await run(sides[name](round));
      if (name === 'compile') await requireWholeSite(join(folder, `compile${round}`, 'dist'));
      times[name] = [...(times[name] ?? []), seconds];
      memory[name] = Math.max(memory[name] ?? 0, used);
    }
  }
  console.log('              seconds   of wget   peak MB');
  for (const name of names) {
    const seconds = times[name] ?? [];
    const ratio = median(seconds.map((figure, round) => figure / (times.wget?.[round] ?? Number.NaN)));
    const cells = [median(seconds).toFixed(2), ratio.toFixed(2), (memory[name] ?? 0).toFixed(0)];
    console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(9)).join(' '));
  }
} finally {
  await nginx.stop();
  await rm(folder, { recursive: true, force: true });
}

/** @throws Error when a page of the site, or its first, was not compiled */
async function requireWholeSite(out: string): Promise<void> {
  const { pages } = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as { pages: unknown[] };
  if (pages.length !== size.pages + 1) throw new Error(`${pages.length} of ${size.pages + 1} pages were compiled`);
}

/** Runs a command to its end. @returns how long it took and the most memory that it held */
async function run([command = '', ...args]: string[]): Promise<{ seconds: number; megabytes: number }> {
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  let peak = 0;
  const looking = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peak = Math.max(peak, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
  }, LOOK);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(looking);
  // wget says 8 when a site has dead links, such as to the pictures that it has not.
  if (code !== 0 && !(command === 'wget' && code === 8)) throw new Error(`${command} ended with ${code}: ${said}`);
  return { seconds: (performance.now() - startedAt) / 1000, megabytes: peak };
}
