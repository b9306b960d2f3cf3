/** Choosing content: the table of evidence. Each removal of a block has one of these reasons, which reports name. */

import { enterRules } from '../../trial/rules.ts';
import { SIGNAL_NAMES, signalsNamed } from './signals/signals.ts';

/** Kinds of proof against a block, each with an explanation. */
const PROOFS = {
  chrome: 'the block is no content, whatever it says',
  frame:
    'its box is named like a part around the content: none, unless only this page has it and the model takes it for content',
  links: 'what only leads elsewhere in this box is no content, what it says is',
  repeated: 'the block is no content where several pages have it',
  nothing: 'it only names what the model removes of a page that is judged by itself',
};
type Proof = keyof typeof PROOFS;

export interface Reason {
  /** Shown in reports. */
  name: string;
  proves: Proof;
  /** Names of the signals that show it, each alone; a signal shows one reason only. */
  shownBy: readonly string[];
  /** Content in such a box all the same: sentences, only those with a figure, or links with a picture and its name. */
  spares?: 'sentences' | 'figures' | 'pictures';
}

const reason = (name: string, proves: Proof, ...shownBy: readonly string[]): Reason => ({ name, proves, shownBy });

/** The most certain first. */
const REASONS: readonly Reason[] = [
  reason('consent', 'chrome', 'named:consent'),
  reason('landmark-nav', 'frame', 'in:nav', 'in:menu'),
  reason('breadcrumb', 'chrome', 'named:breadcrumb', 'part:breadcrumb'),
  reason('landmark-footer', 'frame', 'in-page:footer', 'named:footer'),
  reason('landmark-header', 'frame', 'in-page:header'),
  reason('comments', 'chrome', 'named:comments'),
  reason('related', 'chrome', 'named:related', 'part:related'),
  { ...reason('share', 'frame', 'named:share'), spares: 'sentences' },
  reason('form', 'chrome', 'part:form'),
  reason('form', 'frame', 'in:form'),
  reason('newsletter', 'frame', 'named:newsletter'),
  reason('menu', 'chrome', 'part:menu'),
  // The list of a restaurant's dishes is named so too.
  { ...reason('menu', 'frame', 'named:menu'), spares: 'pictures' },
  { ...reason('search', 'frame', 'named:search'), spares: 'sentences' },
  { ...reason('account', 'frame', 'named:account'), spares: 'sentences' },
  reason('advertising', 'frame', 'named:advertising'),
  reason('dialog', 'frame', 'named:dialog'),
  reason('contact-button', 'chrome', 'part:contact-button'),
  reason('table-frame', 'chrome', 'part:table-frame'),
  reason('credit', 'chrome', 'part:credit'),
  reason('page-link', 'chrome', 'part:page-link'),
  reason('landmark-aside', 'links', 'in-page:aside', 'named:sidebar'),
  reason('related', 'links', 'says-only:related'),
  reason('page-link', 'repeated', 'part:page-top'),
  reason('consent', 'repeated', 'says:consent'),
  reason('related', 'repeated', 'section:related'),
  reason('call-to-action', 'repeated', 'says-only:action', 'tag:button', 'part:invitation'),
  { ...reason('call-to-action', 'repeated', 'named:action'), spares: 'figures' },
  reason('share', 'repeated', 'says-only:share'),
  reason('newsletter', 'repeated', 'says:newsletter'),
  reason('legal', 'repeated', 'says:legal', 'says:copyright'),
  reason('byline', 'nothing', 'says:byline', 'says:date', 'named:byline'),
  reason('link-list', 'nothing', 'links:1', 'links:.9', 'links:.7'),
];

/** Signals of the last line of a page, a copyright in a footer of any element. */
const COPYRIGHT = [signalsNamed('says:copyright'), signalsNamed('in:footer')];
const LEGAL = reason('legal', 'chrome');

/** The name of each reason's rule, by position. */
const KEYS = REASONS.map(({ name, proves }) => `${name}-${proves}`);
const rules = enterRules(
  'reason',
  Object.fromEntries(REASONS.map(({ proves }, at) => [KEYS[at], { kind: 'rule', because: PROOFS[proves] }])),
);

/** The position of each signal's reason; −1 without one. */
const REASON_OF = SIGNAL_NAMES.map((signal) => REASONS.findIndex(({ shownBy }) => shownBy.includes(signal)));
// Throws if a name is not one of a signal.
for (const { shownBy } of REASONS) signalsNamed(...shownBy);

/**
 * Returns the reasons that signals show, the most certain first; a copyright in a footer is one too, by both signals
 * together. Reasons that a trial switches off are left out.
 */
export function reasonsOf(signals: readonly number[]): Reason[] {
  const shown = new Set<number | undefined>();
  for (const signal of signals) shown.add(REASON_OF[signal]);
  const found = REASONS.filter((_, position) => shown.has(position) && rules.applies(KEYS[position] as string));
  const isLegal = COPYRIGHT.every((shown) => signals.some((signal) => shown.has(signal)));
  const certain = found.filter(({ proves }) => proves === 'chrome' || proves === 'frame');
  return isLegal ? [...certain, LEGAL, ...found.slice(certain.length)] : found;
}
