/**
 * Finds the numbers of `shared/search/rank/ranking.ts` and of `shared/search/excerpt/likely-places.ts` again:
 * `npm run bench:rank -- FOLDER [queries a variant]`. FOLDER holds collections as the README beside this file describes
 * them. Each number is tried a little lower and higher until no change improves the score on half of the queries; the
 * other half judges the result. Prints the numbers found, and writes none.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passageWorth } from '#shared/search/excerpt/likely-places.ts';
import { foldFully } from '#shared/search/fold.ts';
import type { SearchHit } from '#shared/search/found.ts';
import { loadSearch } from '#shared/search/load-search.ts';
import { ranking } from '#shared/search/rank/ranking.ts';
import { emitSearchIndex } from '../../../compiler/emit/search-index.ts';

/** Numbers that collections can fit. The others were set by hand, as no public collection has queries for them. */
const fittedOrder: readonly (keyof typeof ranking)[] = [
  ...(['family', 'familyAlone', 'synonym', 'synonymBesides', 'edit', 'tilde', 'tildeBesides'] as const),
  ...(['prefix', 'prefixAlone', 'circumstance', 'title', 'heading', 'titleRecallPower', 'titlePrecision'] as const),
  ...(['titleOrder', 'close', 'closeWidth', 'repeated', 'light'] as const),
];
/** Value of a number without effect, if it is not 0. */
const neutral: Readonly<Record<string, number>> = {
  ...{ circumstance: 1, light: 1, repeated: 1, titleRecallPower: 1 },
  ...{ rarity: 1, ofTitle: 1, inQuestion: 1, pastSentence: 1, inSentence: 1, link: 1 },
  ...{ after: 1e-6, before: 1e-6, below: 1e-6 },
};
const STEPS = [0.8, 1.25, 0.9, 1.1];
/** Minimum gain of a change; smaller ones are chance. */
const LEAST_GAIN = 0.0005;
const PASSES = 3;

interface StatedQuery {
  q: string;
  variant: string;
  /** Number of the question of which this is a variant. */
  base: number;
  /** Grades of pages by address, or texts of which one must be in one of the first three excerpts. */
  rel?: Record<string, number>;
  answers?: string[];
}

/** Queries of a variant in one half of a collection. */
interface Group {
  collection: string;
  half: 'fit' | 'judge';
  find: (query: string) => SearchHit[];
  queries: StatedQuery[];
}

const [folder = '', most = '30'] = process.argv.slice(2);
const groups = readdirSync(folder)
  .filter((file) => file.endsWith('.docs.jsonl'))
  .sort()
  .flatMap((file) => openCollection(file.replace('.docs.jsonl', '')));
fit('order of results', ranking, fittedOrder, ({ rel }) => rel !== undefined, toNdcg);
fit('passage', passageWorth, Object.keys(passageWorth), ({ answers }) => answers !== undefined, isAnswered);

/** Opens a collection's search, and groups at most `most` queries of each variant and half. */
function openCollection(name: string): Group[] {
  const read = (kind: string) => {
    const file = join(folder, `${name}.${kind}.jsonl`);
    return existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : [];
  };
  const pages = read('docs')
    .map(({ id, title, headings, description, body, language }) => ({
      path: id,
      url: id,
      title,
      description,
      language: language ?? 'es',
      markdown: `# ${title}\n\n${body}\n`,
      headings: [title, ...headings].map((text: string, i) => ({ level: i === 0 ? 1 : 2, text, anchor: '' })),
      imageAlts: [],
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const [, packed] = emitSearchIndex({ pages, synonyms: [], facts: read('facts') });
  const index = loadSearch(
    Buffer.from(packed?.body ?? ''),
    pages.map((page) => ({ ...page, readMarkdown: () => page.markdown })),
  );
  const find = (query: string) => index.search(query, { limit: 10, offset: 0 }).hits;
  const ofCollection = new Map<string, Group>();
  for (const query of read('queries') as StatedQuery[]) {
    // All variants of a question are in the same half.
    const half = (createHash('sha256').update(`${name} ${query.base}`).digest()[0] as number) % 2 ? 'judge' : 'fit';
    const key = `${query.variant} ${half}`;
    const group = ofCollection.get(key) ?? { collection: name, half, find, queries: [] };
    ofCollection.set(key, group);
    if (group.queries.length < Number(most)) group.queries.push(query);
  }
  return [...ofCollection.values()];
}

/**
 * Fits the numbers of `names`, in place, to the queries that pass `of`. Prints the loss without each number, then the
 * changes found and the scores. @param judge returns the score of a query's results, 0 to 1
 */
function fit<Name extends string>(
  what: string,
  numbers: Record<Name, number>,
  names: readonly string[],
  of: (query: StatedQuery) => boolean,
  judge: (hits: readonly SearchHit[], query: StatedQuery) => number,
): void {
  const known = groups
    .map((group) => ({ ...group, queries: group.queries.filter(of) }))
    .filter((g) => g.queries.length);
  if (known.length === 0) return;
  const rates = numbers as Record<string, number>;
  /** Returns the mean of the collections' scores, each the mean of its variants. */
  const score = (half: Group['half']) => {
    const ofHalf = known.filter((group) => group.half === half);
    const ofCollection = (name: string) => ofHalf.filter(({ collection }) => collection === name);
    const ofGroup = ({ find, queries }: Group) => mean(queries.map((query) => judge(find(query.q), query)));
    return mean(
      [...new Set(ofHalf.map(({ collection }) => collection))].map((name) => mean(ofCollection(name).map(ofGroup))),
    );
  };
  const before = { fit: score('fit'), judge: score('judge') };
  console.log(`${what}: ${text(before.fit)} fitted, ${text(before.judge)} not\n\nwithout one number, on the latter`);
  for (const name of names) {
    const value = rates[name] as number;
    rates[name] = neutral[name] ?? 0;
    console.log(`${name.padEnd(18)} ${signed(score('judge') - before.judge)}`);
    rates[name] = value;
  }
  console.log('\nfound');
  let best = before.fit;
  for (let pass = 0, changed = true; pass < PASSES && changed; pass++) {
    changed = false;
    for (const name of names) {
      const value = rates[name] as number;
      for (const step of STEPS) {
        rates[name] = Number((value * step).toPrecision(3));
        const gain = score('fit') - best;
        if (gain > LEAST_GAIN) {
          console.log(`${name.padEnd(18)} ${value} → ${rates[name]}  ${signed(gain)}`);
          best += gain;
          changed = true;
          break;
        }
        rates[name] = value;
      }
    }
  }
  console.log(`\n${text(best)} fitted, ${text(score('judge'))} not\n`);
}

function toNdcg(hits: readonly SearchHit[], { rel = {} }: StatedQuery): number {
  const gain = (grade: number, position: number) => (2 ** grade - 1) / Math.log2(position + 2);
  const ideal = Object.values(rel).sort((a, b) => b - a);
  const most = ideal.slice(0, 10).reduce((sum, grade, i) => sum + gain(grade, i), 0);
  return hits.reduce((sum, { url }, i) => sum + gain(rel[url] ?? 0, i), 0) / most;
}

function isAnswered(hits: readonly SearchHit[], { answers = [] }: StatedQuery): number {
  const shown = hits.slice(0, 3).map(({ excerpt }) => foldFully(excerpt));
  return answers.some((answer) => shown.some((excerpt) => excerpt.includes(foldFully(answer)))) ? 1 : 0;
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
