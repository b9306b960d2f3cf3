/**
 * Compares quality and speed of search on the example site with other engines in one run: `npm run bench:search [--
 * content folder]`, bundled as the runtime is. Only ratios of the times can be compared between machines.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artifactFiles, type Manifest, pagesFolder } from '#shared/artifacts.ts';
import { toPageMarkdown } from '#shared/page.ts';
import { type BenchPage, engines, type Query } from './search-engines.ts';
import { goldenQueries } from './search-golden.ts';

/** Copies of the site for the timing, each with its lines in another order. */
const COPIES = 40;
const PASSES = 20;

const folder = process.argv[2] ?? 'dist-content';
const manifest = JSON.parse(readFileSync(join(folder, artifactFiles.manifest), 'utf8')) as Manifest;
const pages = manifest.pages.map(
  (meta): BenchPage => ({
    ...meta,
    markdown: toPageMarkdown(readFileSync(join(folder, pagesFolder, meta.file), 'utf8')),
    imageAlts: [],
  }),
);
const grown = grow(pages, COPIES);

console.log(`${pages.length} pages and ${goldenQueries.length} queries; times on ${grown.length} pages`);
console.log('engine         nDCG@10  first  in 3  none   p50 ms   p99 ms');
for (const { name, open } of engines) {
  const { ndcg, first, inThree, none } = judge(open(pages));
  const { p50, p99 } = time(open(grown));
  const figures = [ndcg.toFixed(3), share(first), share(inThree), String(none), p50.toFixed(3), p99.toFixed(3)];
  console.log(name.padEnd(14), figures.map((figure, i) => figure.padStart([7, 6, 5, 5, 8, 8][i] ?? 8)).join(' '));
}

function share(count: number): string {
  return `${Math.round((100 * count) / goldenQueries.length)}%`;
}

/** Returns the mean nDCG@10, and how many queries have a best page first, in the first three, or no result. */
function judge(query: Query): { ndcg: number; first: number; inThree: number; none: number } {
  const sums = { ndcg: 0, first: 0, inThree: 0, none: 0 };
  for (const golden of goldenQueries) {
    const found = query(golden.query);
    const gain = (grade: number, position: number) => (2 ** grade - 1) / Math.log2(position + 2);
    const reached = found.reduce((sum, path, i) => sum + gain(golden.pages[path] ?? 0, i), 0);
    const best = Object.values(golden.pages).sort((a, b) => b - a);
    sums.ndcg += reached / best.reduce<number>((sum, grade, i) => sum + gain(grade, i), 0) / goldenQueries.length;
    const rank = found.findIndex((path) => golden.pages[path] === 2);
    if (rank === 0) sums.first++;
    if (rank >= 0 && rank < 3) sums.inThree++;
    if (found.length === 0) sums.none++;
    if (process.env.VERBOSE && rank !== 0) console.log(golden.query, '→', found.slice(0, 3).join(' '));
  }
  return sums;
}

/** Returns milliseconds over the queries, each the best of some passes, as other processes share the machine. */
function time(query: Query): { p50: number; p99: number } {
  const best = goldenQueries.map(() => Number.POSITIVE_INFINITY);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [i, golden] of goldenQueries.entries()) {
      const start = performance.now();
      query(golden.query);
      best[i] = Math.min(best[i] as number, performance.now() - start);
    }
  }
  best.sort((a, b) => a - b);
  const at = (part: number) => best[Math.min(best.length - 1, Math.floor(best.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Returns copies of the pages, each with its lines in another order; the same every time. */
function grow(originals: readonly BenchPage[], copies: number): BenchPage[] {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: copies }, (_, copy) =>
    originals.map((page) => {
      const lines = page.markdown.split('\n');
      for (let i = lines.length - 1; i > 0; i--) {
        const j = Math.floor(random() * (i + 1));
        [lines[i], lines[j]] = [lines[j] ?? '', lines[i] ?? ''];
      }
      return { ...page, path: `${page.path}${copy}/`, url: `${page.url}${copy}/`, markdown: lines.join('\n') };
    }),
  ).flat();
}
