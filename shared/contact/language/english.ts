/** Contact data, English. */

import type { ContactWords } from './contact-language.ts';

export const englishContact: ContactWords = {
  digits: { zero: 0, oh: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  announcements: /phone|mobile|call/,
  prepositions: /us|on|at|now/,
  registers: /registration|licen[cs]e|vat|company/,
  registerKinds: /no\.?|number|id/,
  until: /to/,
  amounts: /hours?\b|days?\b|years?\b|months?\b/,
  openingTimes:
    /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mornings?|afternoons?|opening|hours|closed)(?!\p{L})/u,
  separators: /dot|dash|space|slash/,
  ordinaryAt: /at/,
  dot: /dot/,
  mailboxes: /contact|hello|admin|office|sales|support/,
};
