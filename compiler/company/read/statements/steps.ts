/** Company stage, in a worker: the steps of a job, below a heading that announces them, as one text. */

import { remember } from '#shared/remember.ts';
import { foldWords } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../../words/any-language.ts';
import { endsSentence, splitSentences } from '../../sentences.ts';
import type { Block } from '../blocks.ts';

/** A whole folded heading that announces steps: `¿Cómo trabajamos?`. */
const ANNOUNCES = new RegExp(`^${inCompleteLanguages(({ steps }) => steps)}$`);
/** The number before the title of a step: `1.`, `Paso 2:`, `02 —`. */
const NUMBERING = /^(?:(?:paso|step)\s*)?\d{1,2}\s*[.:)ºª°–—-]*\s*|^[①-⑨]\s*/iu;
/** Words for deeds, in folded text: people and values are listed below such headings, too. */
const DEED = new RegExp(`(?<!\\p{L})${inCompleteLanguages(({ deeds }) => deeds)}(?!\\p{L})`, 'u');
/** In number, of titles alone, and in characters of them all. */
const MIN_STEPS = 3;
const MIN_TITLES = 3;
const MAX_STEPS = 8;
/** Lines of one step, with its title. */
const MAX_LINES = 4;
const MAX_LENGTH = 560;
/** Characters of a title of a step. */
const MAX_TITLE_LENGTH = 60;

/** A step: its title, `''` without one, and its first sentence, `''` without one. */
type Step = { title: string; text: string; isNumbered: boolean };

/** The steps below each heading that announces them, as one text, with the place of the first. */
export function readSteps(blocks: readonly Block[]) {
  const runs: { title: string; first: number; blocks: Block[] }[] = [];
  const announced = announcedByEyebrows(blocks);
  for (const [index, block] of blocks.entries()) {
    const title = [block.above, block.heading].find(
      (heading) => heading !== '' && (announced.has(heading) || announces(heading)),
    );
    if (title === undefined || block.zone !== 'main') continue;
    const last = runs.at(-1);
    if (last?.title === title) last.blocks.push(block);
    else runs.push({ title, first: index, blocks: [block] });
  }
  return runs.flatMap(({ title, first, blocks: below }) => {
    const text = sayAll(title, stepsIn(title, below));
    return text === '' ? [] : [{ text, zone: 'main' as const, heading: title, block: first }];
  });
}

/** Whether a heading announces steps; kept, as all blocks below it ask. */
const announces = remember((heading: string): boolean => ANNOUNCES.test(foldWords(heading)));

/** Headings below a line that announces steps: `04 — Cómo trabajamos` above `Un método sobrio`. */
function announcedByEyebrows(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(
    blocks.flatMap(({ text, heading, above }, index) => {
      if (text.length > MAX_TITLE_LENGTH || !announces(text.replace(NUMBERING, ''))) return [];
      const next = blocks.slice(index + 1).find((block) => /\p{L}{2}/u.test(block.text));
      const headings = next === undefined ? [] : [next.above, next.heading];
      return headings.filter((one) => one !== '' && one !== heading && one !== above).slice(0, 1);
    }),
  );
}

/**
 * One step for each heading below the title; without such headings, for each card or item of a list. None if one has
 * more than {@link MAX_LINES}: those are sections of a page.
 */
function stepsIn(title: string, blocks: readonly Block[]): Step[] {
  const headed = blocks.filter(({ heading }) => heading !== title);
  const steps = new Map<unknown, string[]>();
  for (const { heading, card, text } of headed.length > 0 ? headed : blocks) {
    const key = headed.length > 0 ? heading : card;
    if (key === undefined) continue;
    const lines = steps.get(key) ?? (headed.length > 0 ? [heading] : []);
    steps.set(key, [...lines, text]);
  }
  const said = [...steps.values()];
  if (said.some((lines) => lines.length > MAX_LINES)) return [];
  return said.map(toStep).filter((step) => step.title !== '' || step.text !== '');
}

function toStep(lines: readonly string[]): Step {
  const bare = lines.map((line) => line.replace(NUMBERING, '')).filter((line) => /\p{L}{2}/u.test(line));
  const [first = '', second = ''] = bare;
  const isTitle = first.length <= MAX_TITLE_LENGTH && !endsSentence(first);
  const title = isTitle ? first.replace(/:$/, '') : '';
  return {
    title,
    text: splitSentences(isTitle ? second : first)[0] ?? '',
    isNumbered: lines.some((line) => NUMBERING.test(line)),
  };
}

/** Writes all steps with their sentences, else their titles behind the heading; `''` for anything else. */
function sayAll(title: string, steps: readonly Step[]): string {
  const isQuestion = steps.some((step) => step.title.endsWith('?') || step.text.endsWith('?'));
  const isOfDeeds = steps.every((step) => step.isNumbered || DEED.test(foldWords(`${step.title} ${step.text}`)));
  if (steps.length < MIN_STEPS || steps.length > MAX_STEPS || isQuestion || !isOfDeeds) return '';
  if (steps.every(({ text }) => endsSentence(text))) {
    const said = steps.map((step) => (step.title === '' ? step.text : `${step.title}: ${step.text}`)).join(' ');
    if (said.length <= MAX_LENGTH) return said;
  }
  const titles = steps.map((step) => step.title);
  const said = `${title.replace(/[¿?:]/g, '').trim()}: ${titles.join('; ')}`;
  return titles.includes('') || titles.length < MIN_TITLES || said.length > MAX_LENGTH ? '' : said;
}
