/** Contact data, English. */

import type { ContactWords } from '../contact-words.ts';

export const englishContact: ContactWords = {
  units: { zero: 0, oh: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  teens: {
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
  },
  tens: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  hundreds: {},
  and: /and/,
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
