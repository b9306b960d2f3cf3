/** Choosing content: reasons to remove a text block, as its signals and corrections show them. */

import type { BlockScore } from './score-blocks.ts';
import { SIGNAL_NAMES, signalsNamed } from './signals/signals.ts';

export interface Reason {
  /** Shown in reports. */
  name: string;
  shownBy: readonly string[];
  /** Whether it proves what the block is, which is enough for text that no other page has. */
  isEvidence: boolean;
  /** Whether it names boxes without sentences. A box of sentences with this name is about the subject. */
  isOfLabels?: boolean;
}

/** The most certain first. */
const REASONS: readonly Reason[] = [
  evidence('consent', 'named:consent'),
  evidence('landmark-nav', 'in:nav', 'in:menu'),
  evidence('breadcrumb', 'named:breadcrumb'),
  evidence('landmark-footer', 'in-page:footer', 'named:footer'),
  evidence('landmark-header', 'in-page:header'),
  evidence('comments', 'named:comments'),
  evidence('related', 'named:related'),
  { ...evidence('share', 'named:share'), isOfLabels: true },
  evidence('landmark-aside', 'in-page:aside', 'named:sidebar'),
  evidence('form', 'in:form'),
  evidence('newsletter', 'named:newsletter'),
  evidence('menu', 'named:menu'),
  { ...evidence('search', 'named:search'), isOfLabels: true },
  { ...evidence('account', 'named:account'), isOfLabels: true },
  evidence('advertising', 'named:advertising'),
  evidence('dialog', 'named:dialog'),
  hint('consent', 'says:consent'),
  hint('comments', 'section:comments'),
  hint('related', 'section:related'),
  hint('advertising', 'section:advertising'),
  hint('call-to-action', 'says-only:action', 'tag:button', 'named:action'),
  hint('share', 'says-only:share'),
  hint('newsletter', 'says:newsletter', 'section:newsletter'),
  hint('account', 'says:account'),
  hint('legal', 'says:legal', 'says:copyright'),
  hint('byline', 'says:byline', 'says:date', 'named:byline'),
  hint('link-list', 'links:1', 'links:.9', 'links:.7'),
];

/** The last line of a page, whatever element its footer is in. */
const COPYRIGHT = [signalsNamed('says:copyright'), signalsNamed('in:footer')];

/** By signal the position of its reason. */
const REASON_OF = SIGNAL_NAMES.map((signal) => REASONS.findIndex(({ shownBy }) => shownBy.includes(signal)));
// Every name is one of a signal.
for (const { shownBy } of REASONS) signalsNamed(...shownBy);

/** Corrections that identify a block, by their names; reports say the same. */
const KNOWING = new Map(
  ['breadcrumb', 'menu', 'contact-button', 'form', 'table-frame', 'related'].map((name) => [name, evidence(name)]),
);

/** Evidence first, then a correction that knows, else the most certain sign; `undefined` for a block that has none. */
export function reasonToRemove({
  signals,
  corrections,
}: Pick<BlockScore, 'signals' | 'corrections'>): Reason | undefined {
  let first = REASONS.length;
  for (const signal of signals) {
    const reason = REASON_OF[signal] ?? -1;
    if (reason >= 0 && reason < first) first = reason;
  }
  const reason = REASONS[first];
  if (reason?.isEvidence) return reason;
  if (COPYRIGHT.every((shown) => signals.some((signal) => shown.has(signal)))) return evidence('legal');
  for (const { name } of corrections) if (KNOWING.has(name)) return KNOWING.get(name);
  return reason;
}

function evidence(name: string, ...shownBy: readonly string[]): Reason {
  return { name, shownBy, isEvidence: true };
}

function hint(name: string, ...shownBy: readonly string[]): Reason {
  return { name, shownBy, isEvidence: false };
}
