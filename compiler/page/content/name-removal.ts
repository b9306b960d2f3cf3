/** Choosing content: the rule by which a removed block is reported, so that a person can see why it is missing. */

import type { BlockScore } from './score-blocks.ts';

/** The first rule whose signals a removed block shows; the order is from certain to vague. */
const RULES: readonly (readonly [string, RegExp])[] = [
  ['consent', /^class:(?:cookies?|consent|gdpr|onetrust)$/],
  ['landmark-nav', /^in:(?:nav|menu)$/],
  ['breadcrumb', /^class:(?:breadcrumbs?|migas)$/],
  ['landmark-footer', /^in:footer\/page$/],
  ['landmark-header', /^in:header\/page$/],
  ['consent', /^says:consent$/],
  ['comments', /^(?:under:comments|class:comments?)$/],
  ['related', /^(?:under:related|class:(?:related|recommended|relacionados))$/],
  ['call-to-action', /^(?:says-only:action|tag:button|class:cta)$/],
  ['share', /^(?:says-only:share|class:(?:share|sharing|social))$/],
  ['landmark-aside', /^(?:in:aside|class:sidebar)$/],
  ['form', /^in:form$/],
  ['newsletter', /^(?:says|under):newsletter$/],
  ['account', /^says:account$/],
  ['legal', /^says:(?:legal|copyright)$/],
  ['byline', /^says:(?:byline|date)$/],
  ['link-list', /^links:(?:1|\.9|\.7)$/],
];

/** Name of the rule for a block with a score below the threshold. `decisive` says that only the template tipped it. */
export function nameRemoval({ signals }: BlockScore, decisive: boolean): string {
  if (decisive) return 'site-template';
  for (const [name, pattern] of RULES) if (signals.some((signal) => pattern.test(signal))) return name;
  return 'unlike-content';
}
