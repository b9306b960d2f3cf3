/**
 * Finds the numbers of `shared/search/rank/ranking.ts` again: `npm run bench:rank -- FOLDER [queries a
 * variant]`. FOLDER holds collections as the README beside this file describes them. Each number is tried
 * a little lower and higher until no change helps half of the queries; the other half judges what came of it.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ranking } from '#shared/search/rank/ranking.ts';
import { type BenchPage, engines, type Query } from '../search-engines.ts';

type NumberName = keyof typeof ranking;

/** Those that such collections tell; what no public collection asks for was set by hand. */
const fitted: readonly NumberName[] = [
  ...(['family', 'familyAlone', 'synonym', 'synonymBesides', 'edit', 'tilde', 'tildeBesides'] as const),
  ...(['prefix', 'prefixAlone', 'circumstance', 'title', 'heading', 'titleRecallPower', 'titlePrecision'] as const),
  ...(['titleOrder', 'close', 'closeWidth', 'repeated', 'light'] as const),
];
/** What makes a number decide nothing, where that is not 0. */
const neutral: Partial<Record<NumberName, number>> = { circumstance: 1, light: 1, repeated: 1, titleRecallPower: 1 };
const STEPS = [0.8, 1.25, 0.9, 1.1];
/** Smaller gains are chance. */
const LEAST_GAIN = 0.0005;
const PASSES = 3;

interface StatedQuery {
  q: string;
  variant: string;
  /** Number of the question that the variants are made of. */
  base: number;
  rel: Record<string, number>;
}

interface Collection {
  name: string;
  query: Query;
  /** By variant, of each half. */
  queries: Record<'fit' | 'judge', Map<string, StatedQuery[]>>;
}

const [folder = '', most = '30'] = process.argv.slice(2);
const collections = readdirSync(folder)
  .filter((file) => file.endsWith('.docs.jsonl'))
  .sort()
  .map((file) => openCollection(file.replace('.docs.jsonl', '')));
const before = { fit: score('fit'), judge: score('judge') };
console.log(`${collections.map(({ name }) => name).join(', ')}: ${text(before.fit)} fitted, ${text(before.judge)} not`);

console.log('\nwithout one of them, on the queries that are not fitted to');
for (const name of fitted) {
  const value = ranking[name];
  ranking[name] = neutral[name] ?? 0;
  console.log(`${name.padEnd(18)} ${signed(score('judge') - before.judge)}`);
  ranking[name] = value;
}

console.log('\nfound');
let best = before.fit;
for (let pass = 0, changed = true; pass < PASSES && changed; pass++) {
  changed = false;
  for (const name of fitted) {
    for (const step of STEPS) {
      const value = ranking[name];
      ranking[name] = Number((value * step).toPrecision(3));
      const reached = score('fit');
      if (reached > best + LEAST_GAIN) {
        console.log(`${name.padEnd(18)} ${value} → ${ranking[name]}  ${signed(reached - best)}`);
        best = reached;
        changed = true;
        break;
      }
      ranking[name] = value;
    }
  }
}
console.log(`\n${text(best)} fitted, ${text(score('judge'))} not (before: ${text(before.fit)}, ${text(before.judge)})`);

function openCollection(name: string): Collection {
  const read = (kind: string) =>
    readFileSync(join(folder, `${name}.${kind}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const pages = read('docs').map(
    ({ id, title, headings, description, body }): BenchPage => ({
      path: id,
      url: `https://www.example.es${id}`,
      title,
      description,
      language: 'es',
      markdown: `# ${title}\n\n${body}\n`,
      headings: [title, ...headings].map((heading: string, i) => ({
        level: i === 0 ? 1 : 2,
        text: heading,
        anchor: '',
      })),
      imageAlts: [],
    }),
  );
  const queries = { fit: new Map<string, StatedQuery[]>(), judge: new Map<string, StatedQuery[]>() };
  for (const query of read('queries') as StatedQuery[]) {
    // All variants of a question stand in the same half.
    const half = createHash('sha256').update(`${name} ${query.base}`).digest()[0] as number;
    const ofHalf = queries[half % 2 === 0 ? 'fit' : 'judge'];
    const ofVariant = ofHalf.get(query.variant) ?? [];
    ofHalf.set(query.variant, ofVariant);
    if (ofVariant.length < Number(most)) ofVariant.push(query);
  }
  return { name, query: (engines[0] as (typeof engines)[number]).open(pages), queries };
}

/** Mean nDCG@10 of the collections, each the mean of its variants. */
function score(half: 'fit' | 'judge'): number {
  return mean(
    collections.map(({ query, queries }) =>
      mean([...queries[half].values()].map((ofVariant) => mean(ofVariant.map(({ q, rel }) => toNdcg(query(q), rel))))),
    ),
  );
}

function toNdcg(found: readonly string[], relevant: Readonly<Record<string, number>>): number {
  const gain = (grade: number, position: number) => (2 ** grade - 1) / Math.log2(position + 2);
  const ideal = Object.values(relevant).sort((a, b) => b - a);
  const most = ideal.slice(0, 10).reduce((sum, grade, i) => sum + gain(grade, i), 0);
  return found.reduce((sum, path, i) => sum + gain(relevant[path] ?? 0, i), 0) / most;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function text(value: number): string {
  return value.toFixed(4).replace(/^0/, '');
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${text(Math.abs(value))}`;
}
