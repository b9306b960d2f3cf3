/** Words, English: terms that a business states or denies. Folded text, but for names of places. */

import { CURRENCY_CODES } from '../no-language.ts';
import type { Words } from '../words.ts';

/** Source: currencies, for folded text and for text as it is written. */
const CURRENCY = `(?:${CURRENCY_CODES}|euros?|pounds|dollars)\\b`;
/** Source: an amount of money with its currency. */
export const AMOUNT = `(?:[€£$] ?\\d[\\d.,]{0,20}(?: ?${CURRENCY})?|\\d[\\d.,]{0,20} ?(?:€|${CURRENCY}))`;
/** Source: others in the same trade, whose terms are not the business's. */
export const OTHERS =
  '\\b(?:other|some|many|most) (?:garages?|compan(?:y|ies)|firms?|shops?|builders?|businesses|professionals?|contractors?|homes)\\b';
/** Words for amounts that are not prices of a business. */
export const OTHER_AMOUNTS =
  '(?:grants?|subsid\\w+|scholarships?|bursar\\w+|fines?|penalt\\w+|salar\\w+|wages?|turnover|revenues?|sales of|share capital|capital|donat\\w+|raised|prizes?|awards?|sav(?:e|es|ed|ings?)|deposits?|invest\\w+|debts?|loans?|mortgages?|compensation|funds|funding|surcharges?|free (?:shipping|delivery)|interest|financing|liability|insured)';

const TAX = '(?:vat|taxes|tax|iva|igic|ipsi)';
const QUOTE = '(?:quotes?|estimates?)';
const VISIT = '(?:call-?outs?|call-out fees?|visits?)';
const FREE = '(?:free(?: of charge)?|at no (?:cost|charge))';
const CHARGED = '(?:(?:is|are) (?:charged|not free)|costs?)';

export const claims: Words['claims'] = {
  signs: {
    'tax-included': {
      yes: [
        new RegExp(`\\b(?:includes?|including) (?:all )?${TAX}\\b`),
        new RegExp(`\\b${TAX} (?:(?:is|are) )?included\\b`),
      ],
      no: [
        new RegExp(`\\b(?:do not|does not|don't|not) (?:include|including) (?:any )?${TAX}\\b`),
        new RegExp(`(?:\\b(?:excluding|excl\\.?|plus|without)|\\+) ?${TAX}\\b`),
        new RegExp(`\\b${TAX} (?:not included|excluded|extra)\\b`),
      ],
    },
    'quote-free': {
      yes: [new RegExp(`\\b${QUOTE} (?:(?:is|are|always) )*${FREE}`), new RegExp(`\\bfree (?:written )?${QUOTE}\\b`)],
      no: [new RegExp(`\\b${QUOTE} ${CHARGED}`), new RegExp(`\\bwe charge(?: for)? (?:the)? ?${QUOTE}\\b`)],
    },
    'visit-free': {
      yes: [
        new RegExp(`\\b${VISIT} (?:(?:is|are|always) )*${FREE}`),
        new RegExp(`\\b(?:we do not charge|no charge)(?: for)? (?:the )?${VISIT}\\b`),
      ],
      no: [new RegExp(`\\b${VISIT} (?:always )*${CHARGED}`), new RegExp(`\\bwe charge(?: for)? (?:the )?${VISIT}\\b`)],
    },
    'whole-area': {
      yes: [
        /\bwe (?:serve|cover|work)\b.{0,40}\bthe (?:whole|entire) (?:island|province|city|country|region|county)\b/,
      ],
      no: [/\bonly (?:serve|cover)\b|\b(?:only work|(?:serve|cover|work) only)(?: (?!from\b|on\b)\S+){0,2} in\b/],
    },
  },
  conditions: /if|when|unless|except|depending|within|outside|reduced|exempt|some|may/,
  taxes: /vat/,
  hints: /vat|tax|quote|estimate|visit|call-?out|we (?:(?:do not|don.t|only) )?(?:serve|cover|work)/,
};
