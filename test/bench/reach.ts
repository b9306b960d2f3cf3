/**
 * Measures the effect of each rule of the document and page stages: `npm run bench:reach -- [--pages N] [--only
 * STAGE,…] FOLDER…`. Each rule is switched off in turn, and the folders of built sites, N pages of each (15), and all
 * golden sites are made into pages without it. A row tells how many of the folders' sites and pages change, how many
 * words are published only with the rule and only without it, and how many checks of the golden sites fail without it.
 */

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { allRules, withoutRule } from '../../compiler/trial/rules.ts';
import { checkExpectations } from '../quality/check-expectations.ts';
import { type Expectations, readExpectations } from '../quality/expectations.ts';
import { openSite, type ReachSite, readSite, writeSite } from './reach/pages-of-site.ts';
import { wordsApart } from './reach/words-apart.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string', default: '15' }, only: { type: 'string' } },
});
const fixtures = join(import.meta.dirname, '../fixtures/sites');

/** Markdown by file. */
type Pages = ReadonlyMap<string, string>;

const toHost = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');

const sites: { site: ReachSite; before: Pages }[] = [];
for (const folder of positionals) {
  const site = await openSite(folder, `https://${toHost(folder)}.example`, Number(values.pages));
  sites.push({ site, before: writeSite(site, site.documents) });
}

const golden: { site: ReachSite; want: Expectations }[] = [];
for (const name of readdirSync(fixtures)) {
  const want = readExpectations(join(fixtures, name));
  const { args = [] } = want;
  const url = args[args.indexOf('--url') + 1] ?? `https://${name}.example`;
  golden.push({ site: await openSite(join(fixtures, name, 'site'), url), want });
}

/** Counts the checks of content of the golden sites that hold. */
function countHeld(toPages: (site: ReachSite) => Pages): number {
  let held = 0;
  for (const { site, want } of golden) {
    const checks = checkExpectations({ markdown: toPages(site), company: {}, facts: [], report: '' }, want);
    held += checks.filter(({ kind, holds }) => kind === 'content' && holds).length;
  }
  return held;
}

/** Returns how many of the folders' sites, pages and words change. */
function measure(toPages: (site: ReachSite) => Pages) {
  const reach = { sites: 0, pages: 0, onlyWith: 0, onlyWithout: 0 };
  for (const { site, before } of sites) {
    const now = toPages(site);
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
      (file) => before.get(file) !== now.get(file),
    );
    if (changed.length > 0) reach.sites++;
    reach.pages += changed.length;
    for (const file of changed) {
      const { onlyFirst, onlySecond } = wordsApart(before.get(file) ?? '', now.get(file) ?? '');
      reach.onlyWith += onlyFirst;
      reach.onlyWithout += onlySecond;
    }
  }
  return reach;
}

const print = (...cells: readonly (string | number)[]): void => {
  const [name = '', kind = '', ...numbers] = cells.map(String);
  process.stdout.write(`${name.padEnd(38)}${kind.padEnd(7)}${numbers.map((cell) => cell.padStart(9)).join('')}\n`);
};

const held = countHeld((site) => writeSite(site, site.documents));
const pages = sites.reduce((sum, { before }) => sum + before.size, 0);
process.stdout.write(`${sites.length} sites, ${pages} pages; ${golden.length} golden sites, ${held} checks hold\n`);
print('rule', 'kind', 'sites', 'pages', 'with', 'without', 'golden');
for (const [name, { kind }] of allRules()) {
  if (values.only && !values.only.split(',').some((stage) => name.startsWith(stage))) continue;
  // Only what reads documents must read them again.
  const toPages = (site: ReachSite): Pages =>
    writeSite(site, name.startsWith('document/') ? readSite(site) : site.documents);
  await withoutRule(name, async () => {
    const { sites: changed, pages: ofThem, onlyWith, onlyWithout } = measure(toPages);
    print(name, kind, changed, ofThem, onlyWith, onlyWithout, held - countHeld(toPages));
  }).catch((error: Error) => print(name, kind, `fails: ${error.message}`));
}
