/** Choosing content: the table of evidence. What is removed of a page goes for one of these reasons, which reports name. */

import { enterRules } from '../../trial/rules.ts';
import { SIGNAL_NAMES, signalsNamed } from './signals/signals.ts';

/** What a reason proves of a block. */
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
  /** Names of the signals that show it. */
  shownBy: readonly string[];
  /** Which sentences are about the subject all the same: all in a box of labels, those with a figure in a call to action. */
  spares?: 'sentences' | 'figures';
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
  reason('menu', 'frame', 'named:menu'),
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

/** The last line of a page, whatever element its footer is in. */
const COPYRIGHT = [signalsNamed('says:copyright'), signalsNamed('in:footer')];
const LEGAL = reason('legal', 'chrome');

/** By position the name of its rule. */
const KEYS = REASONS.map(({ name, proves }) => `${name}-${proves}`);
const rules = enterRules(
  'reason',
  Object.fromEntries(REASONS.map(({ proves }, at) => [KEYS[at], { kind: 'rule', because: PROOFS[proves] }])),
);

/** By signal the position of its reason. */
const REASON_OF = SIGNAL_NAMES.map((signal) => REASONS.findIndex(({ shownBy }) => shownBy.includes(signal)));
// Every name is one of a signal.
for (const { shownBy } of REASONS) signalsNamed(...shownBy);

/** The reasons that signals show, the most certain first. */
export function reasonsOf(signals: readonly number[]): Reason[] {
  const shown = new Set<number | undefined>();
  for (const signal of signals) shown.add(REASON_OF[signal]);
  const found = REASONS.filter((_, position) => shown.has(position) && rules.applies(KEYS[position] as string));
  const isLegal = COPYRIGHT.every((shown) => signals.some((signal) => shown.has(signal)));
  const certain = found.filter(({ proves }) => proves === 'chrome' || proves === 'frame');
  return isLegal ? [...certain, LEGAL, ...found.slice(certain.length)] : found;
}
