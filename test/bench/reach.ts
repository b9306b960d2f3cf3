/**
 * What each rule of the compiler is worth: `npm run bench:reach -- [--pages N] [--only STAGE,…] [--golden] FOLDER…`. Each
 * rule is switched off in turn, and the folders of built sites, N pages of each (15), are compiled without it. A row says
 * how many sites and pages change, how many words go and come by the rule, and, with `--golden`, how many checks of the
 * fixture sites fail without it.
 */

import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSettings } from '../../compiler/commands/steps/settings.ts';
import { compile } from '../../compiler/compile.ts';
import { allRules, without } from '../../compiler/rules.ts';
import { checkExpectations } from '../quality/check-expectations.ts';
import { compileFixture } from '../quality/compile-fixture.ts';
import { readExpectations } from '../quality/expectations.ts';
import { wordsApart } from './reach/words-apart.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '15' },
    only: { type: 'string' },
    golden: { type: 'boolean', default: false },
  },
});
const maxPages = Number(values.pages);
const fixtures = join(import.meta.dirname, '../fixtures/sites');
const golden = values.golden ? readdirSync(fixtures).sort() : [];

/** Markdown by file of a site. */
type Site = ReadonlyMap<string, string>;

async function compileSite(folder: string): Promise<Site> {
  const url = `https://${basename(folder)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')}.example`;
  const settings = await loadSettings(folder, { url }, { environment: {}, folder: fixtures });
  const { artifacts } = await compile({ ...settings, crawl: { ...settings.crawl, maxPages } }, { threads: 0 });
  const text = (body: string | Uint8Array) => (typeof body === 'string' ? body : new TextDecoder().decode(body));
  return new Map(
    artifacts.flatMap(({ path, body }) => (/^pages\/.+\.md$/.test(path) ? [[path, text(body)] as const] : [])),
  );
}

/** Checks of the golden sites that hold. */
async function countHeld(): Promise<number> {
  let held = 0;
  for (const name of golden) {
    const folder = join(fixtures, name);
    const want = readExpectations(folder);
    const work = await mkdtemp(join(tmpdir(), 'vitrina-reach-'));
    const checks = checkExpectations(await compileFixture(folder, join(work, 'out'), want), want);
    held += checks.filter(({ holds }) => holds).length;
    await rm(work, { recursive: true, force: true });
  }
  return held;
}

interface Reach {
  sites: number;
  pages: number;
  /** Words that are published only with the rule, and only without it. */
  added: number;
  removed: number;
}

async function measure(before: readonly Site[]): Promise<Reach> {
  const reach = { sites: 0, pages: 0, added: 0, removed: 0 };
  for (const [at, folder] of positionals.entries()) {
    const site = before[at] as Site;
    const now = await compileSite(folder);
    const files = [...new Set([...site.keys(), ...now.keys()])];
    const changed = files.filter((file) => site.get(file) !== now.get(file));
    if (changed.length > 0) reach.sites++;
    reach.pages += changed.length;
    for (const file of changed) {
      const { onlyFirst, onlySecond } = wordsApart(site.get(file) ?? '', now.get(file) ?? '');
      reach.added += onlyFirst;
      reach.removed += onlySecond;
    }
  }
  return reach;
}

const print = (...cells: readonly (string | number)[]): void => {
  const [name = '', kind = '', ...numbers] = cells.map(String);
  process.stdout.write(`${name.padEnd(38)}${kind.padEnd(7)}${numbers.map((cell) => cell.padStart(9)).join('')}\n`);
};

const before: Site[] = [];
for (const folder of positionals) before.push(await compileSite(folder));
const held = await countHeld();
const pages = before.reduce((sum, site) => sum + site.size, 0);
process.stdout.write(
  `${positionals.length} sites, ${pages} pages; ${golden.length} golden sites, ${held} checks hold\n`,
);
print('rule', 'kind', 'sites', 'pages', 'words +', 'words −', 'golden −');
for (const [name, { kind }] of allRules()) {
  if (values.only && !values.only.split(',').some((stage) => name.startsWith(stage))) continue;
  const row = await without(name, async () => ({ ...(await measure(before)), lost: held - (await countHeld()) })).catch(
    (error: Error) => error.message,
  );
  if (typeof row === 'string') print(name, kind, row);
  else print(name, kind, row.sites, row.pages, row.added, row.removed, golden.length > 0 ? row.lost : '–');
}
