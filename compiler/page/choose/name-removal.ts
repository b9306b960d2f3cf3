/** Choosing content: the rule by which a removed block is reported, so that a person can see why it is missing. */

import { CHROME_CLASS_WORDS } from '../../signs/chrome.ts';
import type { BlockScore } from './score-blocks.ts';
import { anyClass } from './signals/chrome-signals.ts';

/** The first rule whose signals a removed block shows; the order is from certain to vague. */
const RULES: readonly (readonly [string, RegExp])[] = [
  ['consent', exactly(anyClass(CHROME_CLASS_WORDS.consent))],
  ['landmark-nav', /^in:(?:nav|menu)$/],
  ['breadcrumb', exactly(anyClass(CHROME_CLASS_WORDS.breadcrumb))],
  ['landmark-footer', /^in:footer\/page$/],
  ['landmark-header', /^in:header\/page$/],
  ['consent', /^says:consent$/],
  ['comments', exactly('under:comments', anyClass(CHROME_CLASS_WORDS.comments))],
  ['related', exactly('under:related', anyClass(CHROME_CLASS_WORDS.related))],
  ['call-to-action', exactly('says-only:action', 'tag:button', anyClass(CHROME_CLASS_WORDS.action))],
  ['share', exactly('says-only:share', anyClass(CHROME_CLASS_WORDS.share))],
  ['landmark-aside', exactly('in:aside', anyClass(CHROME_CLASS_WORDS.sidebar))],
  ['form', /^in:form$/],
  ['newsletter', /^(?:says|under):newsletter$/],
  ['account', /^says:account$/],
  ['legal', /^says:(?:legal|copyright)$/],
  ['byline', /^says:(?:byline|date)$/],
  ['link-list', /^links:(?:1|\.9|\.7)$/],
];

function exactly(...signals: readonly string[]): RegExp {
  return new RegExp(`^(?:${signals.join('|')})$`);
}

/** Name of the rule for a block with a score below the threshold. `decisive` says that only the template tipped it. */
export function nameRemoval({ signals }: BlockScore, decisive: boolean): string {
  if (decisive) return 'site-template';
  for (const [name, pattern] of RULES) if (signals.some((signal) => pattern.test(signal))) return name;
  return 'unlike-content';
}
