/** Compares a compiled fixture with its expectations: a check for each text, pattern, fact and condition of a query. */

import { foldWords } from '#shared/search/fold.ts';
import { lowerRaised } from '../../compiler/company/grammar/raised.ts';
import { searchPages } from '../../runtime/operations/search-pages.ts';
import type { CompiledFixture } from './compile-fixture.ts';
import type { Expectations, ExpectedAnswer, ExpectedFact, ExpectedPage } from './expectations.ts';

export const checkKinds = ['content', 'facts', 'questions'] as const;
export type CheckKind = (typeof checkKinds)[number];

export interface Check {
  kind: CheckKind;
  /** What was expected and, if it does not hold, what there is instead. */
  says: string;
  holds: boolean;
}

/** Returns the checks of one site: pages, whole site, report, company information and its sources, queries. */
export function checkExpectations(fixture: CompiledFixture, want: Expectations): Check[] {
  return [
    ...Object.entries(want.pages ?? {}).flatMap(([file, page]) => checkPage(file, fixture.markdown.get(file), page)),
    ...checkSite(fixture, want),
    ...checkPatterns('the report', fixture.report, want.report),
    ...Object.entries(want.company ?? {}).map(([field, fact]) => checkFact(field, fixture.company, fact)),
    ...checkSources(fixture),
    ...(want.queries ?? []).flatMap((query) => checkAnswer(fixture, query)),
  ];
}

const content = (says: string, holds: boolean): Check => ({ kind: 'content', says, holds });

function checkPage(file: string, markdown: string | undefined, want: ExpectedPage): Check[] {
  if (want.absent) return [content(`${file} is not published`, markdown === undefined)];
  const text = wordsOf(markdown ?? '');
  const times = (wanted: string) => text.split(fold(wanted)).length - 1;
  const title: string = JSON.parse(/^title: (".*")$/m.exec(markdown ?? '')?.[1] ?? '""');
  const titles = want.title === undefined ? [] : [want.title].flat();
  return [
    content(`${file} is published`, markdown !== undefined),
    ...(want.has ?? []).map((one) => content(`${file} has «${one}»`, times(one) > 0)),
    ...(want.lacks ?? []).map((one) => content(`${file} lacks «${one}»`, markdown !== undefined && times(one) === 0)),
    ...(want.once ?? []).map((one) => content(`${file} has «${one}» once, not ${times(one)} times`, times(one) === 1)),
    ...(want.whole ?? []).map((group) => {
      const found = group.filter((one) => times(one) > 0).length;
      return content(`${file} has all or none of «${group[0]}»…: ${found}`, found === 0 || found === group.length);
    }),
    ...checkOrder(file, text, want.order ?? []),
    ...checkPatterns(file, bodyOf(markdown ?? ''), want.markdown),
    ...(titles.length > 0
      ? [
          content(
            `${file} is titled «${titles.join('» or «')}», not «${title}»`,
            titles.some((one) => one.toLowerCase() === title.toLowerCase()),
          ),
        ]
      : []),
  ];
}

/** Returns a check for each text: whether it is after the one before. */
function checkOrder(file: string, text: string, order: readonly string[]): Check[] {
  let at = 0;
  return order.map((one) => {
    const next = text.indexOf(fold(one), at);
    if (next >= 0) at = next + fold(one).length;
    return content(`${file} has «${one}» in its place`, next >= 0);
  });
}

function checkPatterns(
  where: string,
  text: string,
  { has = [], lacks = [] }: { has?: string[] | undefined; lacks?: string[] | undefined } = {},
): Check[] {
  return [
    ...has.map((one) => content(`${where} has /${one}/`, matches(text, one))),
    ...lacks.map((one) => content(`${where} lacks /${one}/`, !matches(text, one))),
  ];
}

function checkSite({ markdown }: CompiledFixture, { somewhere, nowhere, atMost }: Expectations): Check[] {
  const texts = [...markdown.values()].map(wordsOf);
  const holders = (wanted: string) => texts.filter((text) => text.includes(fold(wanted))).length;
  return [
    ...(somewhere ?? []).map((one) => content(`a page has «${one}»`, holders(one) > 0)),
    ...(nowhere ?? []).map((one) => content(`no page has «${one}», not ${holders(one)}`, holders(one) === 0)),
    ...(atMost === undefined
      ? []
      : [content(`at most ${atMost} pages, not ${markdown.size}`, markdown.size <= atMost)]),
  ];
}

function checkFact(field: string, company: CompiledFixture['company'], want: ExpectedFact): Check {
  const value = field.split('.').reduce<unknown>((object, key) => (object as Record<string, unknown>)?.[key], company);
  const says = `${field} as expected, not «${typeof value === 'string' ? value : JSON.stringify(value)}»`;
  return { kind: 'facts', says, holds: isAsExpected(value, want) };
}

/** Matches evidence that is not text of the Markdown. */
const OF_DATA = /^(?:JSON-LD|meta description|title$|table$|first paragraph|main heading)/;
/** Matches fields with texts that are read from pages. */
const TEXTS = /^(?:hours|coverage|how_to_ask|address|legal_notice|tax|prices|service_model\.(?!online|description))/;

/** Returns a check for each text of the company: whether the Markdown of its page has the words of its evidence. */
function checkSources({ facts, markdown }: CompiledFixture): Check[] {
  const pages = new Map(
    [...markdown.values()].map((text) => [/^url: "https?:\/\/[^/]+(.*)"$/m.exec(text)?.[1] ?? '', text]),
  );
  return facts
    .filter(
      ({ field, from, evidence, isOfFrame }) =>
        TEXTS.test(field) && from !== 'config' && !isOfFrame && !OF_DATA.test(evidence),
    )
    .map(({ field, from, evidence }) => {
      const words = new Set(foldWords(lowerRaised(wordsOf(pages.get(from) ?? ''))).split(' '));
      const lost = foldWords(evidence)
        .split(' ')
        .filter((word) => !words.has(word));
      return {
        kind: 'facts',
        says: `${from} holds ${field}, not without «${lost.join(' ')}»`,
        holds: lost.length === 0,
      };
    });
}

function isAsExpected(value: unknown, want: ExpectedFact): boolean {
  if (value === undefined) return want.orAbsent === true || (want.has === undefined && !('is' in want));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (want.absent || (want.has && !matches(text, want.has)) || (want.lacks && matches(text, want.lacks))) return false;
  return !('is' in want) || JSON.stringify(value) === JSON.stringify(want.is);
}

function checkAnswer({ content: served }: CompiledFixture, want: ExpectedAnswer): Check[] {
  if (!served) return [{ kind: 'questions', says: `«${want.query}» is answered`, holds: false }];
  const {
    results,
    unknown_words: unknown = [],
    hint,
  } = searchPages({ query: want.query, limit: 8 }, { content: served }).result;
  const paths = results.map(({ url }) => decodeURI(new URL(url).pathname));
  const top = want.first ?? want.in3;
  const { excerpt = '', section = '' } = results[Math.max(0, top ? paths.indexOf(top) : 0)] ?? {};
  const check = (says: string, holds: boolean): Check => ({
    kind: 'questions',
    says: `«${want.query}»: ${says}`,
    holds,
  });
  return [
    ...(want.first ? [check(`first is ${want.first}, not ${paths[0]}`, paths[0] === want.first)] : []),
    ...(want.in3 ? [check(`${want.in3} is in ${paths.slice(0, 3)}`, paths.slice(0, 3).includes(want.in3))] : []),
    ...(want.excerpt ? [check(`excerpt has /${want.excerpt}/: «${excerpt}»`, matches(excerpt, want.excerpt))] : []),
    ...(want.section ? [check(`section is /${want.section}/: «${section}»`, matches(section, want.section))] : []),
    ...(want.unknown ?? []).map((word) => check(`«${word}» is unknown`, unknown.includes(word))),
    ...(want.noUnknown ? [check(`no word is unknown: ${unknown.join(', ')}`, unknown.length === 0)] : []),
    ...(want.hint === undefined
      ? []
      : [check(want.hint ? 'a hint' : `no hint: «${hint}»`, Boolean(hint) === want.hint)]),
  ];
}

/** Replaces each run of white space by a blank. */
const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

const bodyOf = (markdown: string): string => markdown.replace(/^---\n[\s\S]*?\n---\n/, '');

/** Whether a text matches, regardless of case. `^` and `$` are the ends of a line. */
const matches = (text: string, pattern: string): boolean => new RegExp(pattern, 'im').test(text);

const LINK = /!?\[([^\][]*)\]\([^)]*\)/g;

/** Returns the text that a reader sees of a page's file: no front matter, marks or addresses, with single blanks. */
function wordsOf(markdown: string): string {
  // A picture may be in a link.
  const text = bodyOf(markdown).replace(LINK, '$1').replace(LINK, '$1');
  const lines = text.replace(/^[ \t]*(#{1,6}|[-*+]|\d+\.|>)[ \t]+/gm, '');
  return fold(lines.replace(/[\\*`|~]+/g, ' ')).replace(/ ([,.;:!?)»])/g, '$1');
}
