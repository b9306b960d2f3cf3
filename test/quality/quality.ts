/**
 * `npm run quality`: compiles the fixture sites, checks what must hold of each and what the phrases of the corpus state,
 * prints a table, and fails below the floor.
 *
 *     npm run quality                     all sites, and the corpus
 *     npm run quality -- NAME…            some, with every check that does not hold
 *     npm run quality -- --raise          writes the floor again, where nothing has fallen
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupBy } from '#shared/group-by.ts';
import { type Check, type CheckKind, checkExpectations, checkKinds } from './check-expectations.ts';
import { compileFixture } from './compile-fixture.ts';
import { checkPhrase, readCorpus } from './corpus.ts';
import { readExpectations } from './expectations.ts';

const fixtures = join(import.meta.dirname, '../fixtures');
const floorFile = join(fixtures, 'quality-floor.json');

/** Checks that hold, and all, by kind. */
type Score = Record<CheckKind, [held: number, all: number]>;

/** Folders of fixtures: whole sites, and small ones that each stand for one kind of fault. */
const folders = ['sites', 'cases'];

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isRaising = process.argv.includes('--raise');

/** By name, what checks a site or the phrases of a fact in a language. */
const subjects = new Map<string, () => Promise<Check[]> | Check[]>([
  ...folders
    .flatMap((folder) => readdirSync(join(fixtures, folder)).map((name) => join(folder, name)))
    .map((site) => [site, () => checkSite(join(fixtures, site))] as const),
  ...[...groupBy(readCorpus(join(fixtures, 'corpus')), ({ language, field }) => `corpus/${language}/${field}`)].map(
    ([name, phrases]) => [name, () => phrases.map(checkPhrase)] as const,
  ),
]);
const sites = [...subjects.keys()]
  .filter((site) => names.length === 0 || names.some((name) => site.includes(name)))
  .sort();
const floor: Record<string, Score> = JSON.parse(readFileSync(floorFile, 'utf8'));
const scores: Record<string, Score> = {};
const fallen: string[] = [];

for (const site of sites) {
  const checks = (await subjects.get(site)?.()) ?? [];
  const score = toScore(checks);
  scores[site] = score;
  const isLower = checkKinds.some((kind) => score[kind][0] < (floor[site]?.[kind][0] ?? 0));
  if (isLower) fallen.push(site);
  const cells = checkKinds.map((kind) => toCell(score[kind], floor[site]?.[kind][0]));
  process.stdout.write(`${site.padEnd(48)}${cells.join('')}${isLower ? ' fallen' : ''}\n`);
  if (isLower || names.length > 0)
    for (const { says, holds } of checks) if (!holds) process.stdout.write(`    ✗ ${says}\n`);
}

const total = (kind: CheckKind): [number, number] => {
  const sum = (at: 0 | 1) => Object.values(scores).reduce((all, score) => all + score[kind][at], 0);
  return [sum(0), sum(1)];
};
process.stdout.write(`${'all'.padEnd(48)}${checkKinds.map((kind) => toCell(total(kind))).join('')}\n`);

if (fallen.length > 0) {
  process.stderr.write(`\nBelow the floor: ${fallen.join(', ')}. The lines with ✗ are the checks that do not hold.\n`);
  process.exitCode = 1;
} else if (isRaising) {
  const raised = Object.entries({ ...floor, ...scores }).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = raised.map(([site, score]) => `  ${JSON.stringify(site)}: ${JSON.stringify(score)}`);
  writeFileSync(floorFile, `{\n${lines.join(',\n')}\n}\n`);
}

/** All checks of the site in a folder. A site that cannot be compiled holds none. */
async function checkSite(folder: string): Promise<Check[]> {
  const want = readExpectations(folder);
  const work = await mkdtemp(join(tmpdir(), 'vitrina-quality-'));
  try {
    return checkExpectations(await compileFixture(folder, join(work, 'out'), want), want);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function toScore(checks: readonly Check[]): Score {
  const of = (kind: CheckKind): [number, number] => {
    const some = checks.filter((check) => check.kind === kind);
    return [some.filter(({ holds }) => holds).length, some.length];
  };
  return { content: of('content'), facts: of('facts'), questions: of('questions') };
}

/** `  412 of 420 (≥ 410)`; nothing where nothing is asked. */
function toCell([held, all]: [number, number], least?: number): string {
  const text = all === 0 ? '' : `${held} of ${all}${least === undefined || least === held ? '' : ` (≥ ${least})`}`;
  return text.padEnd(24);
}
