/**
 * Fits the weights by which content is chosen to a folder of annotated pages:
 * `npm run bench:fit -- FOLDER [--write] [--quick]`. Prints the score of each set of signals on pages that it was not
 * fitted to; with `--quick` only of the set in use. `--write` writes the weights of that set.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnnotatedPage, readAnnotatedPages } from './fit/annotated-page.ts';
import { crossValidate, judgeRules, type Outcome, PENALTY } from './fit/cross-validate.ts';
import { DATA_SET } from './fit/data-set.ts';
import { declaredSignals, toRows, withClassWords } from './fit/feature-sets.ts';
import { fitLogistic } from './fit/logistic-regression.ts';
import { toWeightsModule } from './fit/weights-module.ts';

const [folder, ...options] = process.argv.slice(2);
if (!folder) throw new Error('Usage: npm run bench:fit -- FOLDER [--write]');

/** Numbers of best signals whose sets are compared with the whole. */
const FEWER = [40, 120, 250];
const target = join(import.meta.dirname, '../../compiler/page/choose/signals/signal-weights.ts');

const pages = readAnnotatedPages(folder);
console.log(`${pages.length} pages, ${pages.reduce((sum, { blocks }) => sum + blocks.length, 0)} blocks\n`);
console.log(headLine(pages));
if (!options.includes('--quick')) {
  print('rules alone', 0, judgeRules(pages));
  for (const count of FEWER) print('the best', count, crossValidate(pages, declaredSignals, count));
}
const outcomes = crossValidate(pages, declaredSignals);
print('all signals', declaredSignals.names.length, outcomes);
if (!options.includes('--quick')) {
  const all = withClassWords(pages);
  print('class words, too', all.names.length, crossValidate(pages, all));
}
if (options.includes('--write')) {
  const weights = fitLogistic(toRows(pages, declaredSignals), PENALTY);
  const scored = { all: mean(outcomes), service: mean(outcomes.filter(({ page }) => page.type === 'service')) };
  writeFileSync(
    target,
    toWeightsModule(declaredSignals.names, weights, { ...DATA_SET, pages: pages.length, ...scored }),
  );
  console.log(`\nWritten: ${target}`);
}

function typesOf(all: readonly AnnotatedPage[]): string[] {
  return [...new Set(all.map(({ type }) => type))].sort();
}

function headLine(all: readonly AnnotatedPage[]): string {
  const counts = typesOf(all).map((type) => `${type} ${all.filter((page) => page.type === type).length}`);
  return [
    'word F1'.padEnd(18),
    'signals'.padStart(8),
    'all'.padStart(7),
    ...counts.map((name) => name.padStart(18)),
    'without'.padStart(9),
  ].join('');
}

function print(name: string, signals: number, outcomes: readonly Outcome[]): void {
  const ofTypes = typesOf(pages).map((type) => mean(outcomes.filter(({ page }) => page.type === type)));
  const unwanted = outcomes.reduce((sum, { without }) => sum + without, 0) / outcomes.length;
  const figures = [
    mean(outcomes).toFixed(4).padStart(7),
    ...ofTypes.map((value) => value.toFixed(3).padStart(18)),
    unwanted.toFixed(3).padStart(9),
  ];
  console.log([name.padEnd(18), String(signals).padStart(8), ...figures].join(''));
}

function mean(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, { f1 }) => sum + f1, 0) / (outcomes.length || 1);
}
