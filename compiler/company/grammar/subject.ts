/** Company stage, grammar: the subject of a sentence on times, to tell the hours of others from the business's. */

import { inCompleteLanguages } from '../../words/any-language.ts';

const ARTICLE = inCompleteLanguages(({ time }) => time.articles);
const PREPOSITION = inCompleteLanguages(({ prepositions }) => prepositions);
/** Matches an article, unless it is a preposition of another language: `a` in `abre a las nueve`. */
const NAMED = `(?!${PREPOSITION} )${ARTICLE}`;
/** A verb of being open, attending or available, in folded text. */
const PREDICATE = new RegExp(`(?<!\\p{L})${inCompleteLanguages(({ time }) => time.opens)}(?!\\p{L})`, 'gu');
/** A noun behind its article that no preposition governs, with what names it: `el museo de la villa`, `the farm shop`. */
const NOUN = new RegExp(
  `(?<!(?:^|[^\\p{L}])${PREPOSITION} )(?<!\\p{L})${NAMED} (?!${ARTICLE} )(\\p{L}+(?: (?!${PREPOSITION} )\\p{L}+){0,2})`,
  'gu',
);
const BEHIND = new RegExp(`^ ${NAMED} (?!${ARTICLE} )(\\p{L}+)`, 'u');
/** Nouns for a time, which are not the subject of an opening. */
const TIME_NOUNS = inCompleteLanguages(({ time }) => {
  const { seasons, months, holidays, measures, workingDays, weekend, morning, afternoon, dayNames, timeNouns } = time;
  const nouns = [seasons, months, holidays, measures, workingDays, weekend, morning, afternoon, ...dayNames, timeNouns];
  return new RegExp(nouns.map(({ source }) => source).join('|'));
});
const TIME = new RegExp(`^${TIME_NOUNS}$`);
const CALLED = inCompleteLanguages(({ calling }) => calling);
/**
 * Numbers of three digits are not given to businesses: 112, 024, 911; nor are Europe's of six, 116 123. A number with
 * more digits before or behind it is part of a telephone number.
 */
const SHORT_NUMBER =
  /(?<![\d.,:€$/-]|\d )(?:0\d\d|11\d|911|999)(?![\d.,:/]| \d{2,3}[ .]\d|\s*(?:€|\$|%|m|km|kg)(?!\p{L}))/u;
/** A number of three digits behind a word for calling, or one of 116, in folded text. */
const HOTLINE = new RegExp(
  `(?<!\\d[ .]?)116[ .]?\\d{3}(?![ .]?\\d)|(?<!\\p{L})${CALLED}(?!\\p{L})[^.;]{0,30}?${SHORT_NUMBER.source}`,
  'u',
);
const NEARBY = new RegExp(
  `\\d ?(?:km|kilometros|miles)(?!\\p{L})|(?<!\\p{L})${inCompleteLanguages(({ time }) => time.nearby)}(?!\\p{L})`,
  'u',
);
/** The noun that begins a text, with a word behind it that no preposition is: `el alumno asiste`. */
const FIRST = new RegExp(
  `^(?:${ARTICLE}|${inCompleteLanguages(({ time }) => time.possessives)}) (?!${ARTICLE} )(\\p{L}+) (?!${PREPOSITION} )\\p{L}+`,
  'u',
);

/** The noun of a folded text that begins with it and its article, unless it means a time: `el alumno asiste`. */
export function firstSubjectOf(folded: string): string | undefined {
  const [, noun] = FIRST.exec(folded) ?? [];
  return noun === undefined || TIME.test(noun) ? undefined : noun;
}

/**
 * Nouns with an article that a folded text calls open, attending or available: the last one
 * before each such verb in its clause that does not mean a time, else the one right behind it.
 */
export function subjectsOf(folded: string): string[] {
  return [...folded.matchAll(PREDICATE)].flatMap(({ 0: verb, index }) => {
    const clause =
      folded
        .slice(0, index)
        .split(/[.;!?]|:(?!\d)/)
        .at(-1) ?? '';
    const [, before] = [...clause.matchAll(NOUN)].filter(([, noun = '']) => !TIME.test(noun)).at(-1) ?? [];
    const [, behind] = before === undefined ? (BEHIND.exec(folded.slice(index + verb.length)) ?? []) : [];
    return [before, behind].filter((noun) => noun !== undefined);
  });
}

/** Whether a folded text names a number that only institutions have: `llama al 112 las 24 horas`. */
export const isOfHotline = (folded: string): boolean => HOTLINE.test(folded);

/** Whether a folded text gives a distance, or says that something is next door: it speaks of a place nearby, not of the business. */
export const isOfNearby = (folded: string): boolean => NEARBY.test(folded);
