/** Company stage, in a worker: the lead of a page, for sites that describe the business nowhere else. */

import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { endsSentence, splitSentences } from '../sentences.ts';
import type { Block } from './blocks.ts';

/** What themes and site builders leave in until somebody writes something: it speaks of no business. In folded text. */
export const PLACEHOLDER = new RegExp(
  `\\b(?:lorem ipsum|${inCompleteLanguages(({ placeholders }) => placeholders)})\\b`,
);

/** Less is a motto. */
const SHORTEST = 40;
const LONGEST = 300;
const NO_BEGINNING = new RegExp(`${PLACEHOLDER.source}|\\b(?:cookies|clic|click)\\b`);

/** As many sentences of the first paragraph as a description holds: below a heading, before it stand notices. */
export function readLead(blocks: readonly Block[]): string | undefined {
  const paragraphs = blocks.filter(
    ({ text, zone }) =>
      zone === 'main' && text.length >= SHORTEST && endsSentence(text) && !NO_BEGINNING.test(foldFully(text)),
  );
  const first = paragraphs.find(({ heading }) => heading !== '') ?? paragraphs[0];
  let lead = '';
  for (const sentence of splitSentences(first?.text ?? '')) {
    const longer = lead === '' ? sentence : `${lead} ${sentence}`;
    if (longer.length > LONGEST) break;
    lead = longer;
  }
  return lead === '' ? undefined : lead;
}
