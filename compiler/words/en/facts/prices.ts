/** Words, English: sentences that state a price, or a rule about prices, in folded text. */

import type { Words } from '../../words.ts';
import { AMOUNT, OTHER_AMOUNTS, OTHERS } from '../claims.ts';

const PRICE = '(?:prices?|pricing|rates?|quotes?|estimates?|fees?|costs?|charges?|dues)\\b';
/** Properties of a price, said of it and not of another thing in the sentence. */
const PRICED = '(?:indicative|approximate|fixed|flat|agreed|in writing|written|capped)\\b';
/** How a price is found: `depends on the size`, `calculated by weight`. */
const DEPENDS =
  '(?:depends?|depending|varies|vary|var(?:ies|y) (?:by|with)|based on|according to|(?:calculated|charged|priced|worked out) (?:by|per|on|from))\\b';
/** Visits that may be free of charge; a free quote is an invitation. */
const VISIT =
  '(?:call-?outs?|visits?|consultations?|diagnos[ei]s|sessions?|class(?:es)?|lessons?|assessments?|admission|entry|delivery|parking|trials?|appointments?|surveys?)';
const FREE = '(?:free(?: of charge)?|no charge|no cost|complimentary|at no extra cost)';
const UNIT =
  '(?:hours?|hr|person|head|nights?|days?|weeks?|months?|years?|rooms?|sessions?|class|lessons?|units?|pieces?|met(?:re|er)s?|kilos?|kg|lit(?:re|er)s?|pupils?|students?|jobs?|projects?|words?|pages?|miles?|km)';
const PEOPLE = '(?:children|kids|under[- ]\\S+|students|seniors|pensioners|members|residents|infants|siblings?)';

/** An amount in words: `ten dollars`, `a tenner`, `45p`. */
const IN_WORDS =
  '(?:(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?:[- ](?:and )?)){1,5}(?:euros?|pounds?|dollars?|quid|tenner)\\b|a tenner\\b|\\d{1,2} ?(?:p|pence|cents?)\\b)';
const EXTRA_FEE =
  '(?:call-?out|booking|cancellation|joining|registration|delivery|travel|admin\\w*|cleaning|minimum|set-?up|agency|membership|installation|mileage|weekend|service|inspection|diagnostic) (?:charges?|fees?|costs?)';

/** A rule about prices that needs no amount. */
const RULE = [
  `\\b${PRICE}(?: (?!(?:and|or|that|which|but)\\b(?! ${PRICED}))[^\\s.,;:]+){0,8} ${PRICED}`,
  `\\b${PRICED}(?: \\S+)? ${PRICE}`,
  `\\b${PRICE}[^.;]{0,60}\\b${DEPENDS}`,
  `\\bwe (?:also |only )?(?:charge|bill|price|invoice)\\b[^.;]{0,40}\\b(?:by|per|for each|a flat|a fixed)\\b`,
  `\\b(?:billed|charged|priced|sold|paid) (?:by|per) (?:the )?${UNIT}\\b`,
  `\\b${VISIT} (?:\\S+ ){0,3}${FREE}\\b|\\b(?:first|initial) ${VISIT} (?:\\S+ ){0,4}${FREE}\\b|\\bwe (?:do not|don.?t|never) charge (?:\\S+ ){0,3}${VISIT}\\b`,
  `\\b${PEOPLE}\\b[^.;]{0,40}\\b(?:(?:is|are|go|get in|enter|stay|under \\S+) free\\b(?! to)|half[- ]price)|\\bfree for ${PEOPLE}\\b`,
  `\\b(?:costs?|charge|pay|(?:is|are|from|for|only|just|at)(?=[^.;]{1,40} (?:euros?|dollars?|quid|tenner|pence|cents)\\b))(?: (?:you|about|around|only|just)){0,2} ${IN_WORDS}|\\b${IN_WORDS} (?:an?|per|each) ${UNIT}\\b`,
  `\\bno (?:\\w+ )?${EXTRA_FEE}|\\bno (?:minimum spend|win,? no fee)\\b|\\bprices? on application\\b|\\bpoa\\b`,
  '\\byou (?:only |do(?: not|n.t) |won.t |will not )?pay (?:anything |nothing |only )?(?:if|when|until|for (?:what|the))\\b|\\bpay (?:as you go|what you (?:want|can|like))\\b',
  `\\b${PRICE} (?:is|are|goes? up) (?:by )?\\d+ ?% (?:higher|lower|more|less|extra|dearer|cheaper)\\b|\\b(?:fees?|commissions?) (?:is|are|of) (?:a flat )?\\d+ ?%|\\bare (?:charged at )?(?:time and a (?:half|quarter)|double time)\\b|\\b(?:charged|sold|billed) at cost\\b`,
  '\\bdiscounts? of \\d+ ?%|\\b\\d+ ?% (?:off|discount|surcharge) (?:for|from|if|when|on (?:orders|bookings))\\b',
].join('|');
/** That a price includes something, or when it is paid: less than its rule. */
const INCLUDES = `\\b${PRICE}[^.;]{0,60}\\b(?:inclu(?:de|des|ded|ding|sive)|up ?front|on quotation)\\b`;
/** An amount from its first digit on: a sign before it, or a currency behind it. */
const FIGURE = `\\b(?:(?<=[€£$] ?)\\d[\\d.,]{0,20}|(?=\\d)${AMOUNT})`;

/** Signs that an amount is the price of something: a verb or a label before it, a unit behind it, or a second amount. */
const SALE = [
  `\\b(?:costs?|is|are|cost|charge|pay|from|starts? at|starting (?:at|from)|for|priced at|only|just)(?: (?:you|a|an|the|from|only|just|at|around|about)){0,3} ${AMOUNT}`,
  `^[^:.;]{3,60}: (?:from )?${AMOUNT}`,
  `${FIGURE}(?: \\+ vat| plus vat)?,? ?(?:(?:an?|per|each|for each|the) |\\/ ?)${UNIT}\\b|${FIGURE} each\\b`,
  `${FIGURE}[^.;]{1,60}${AMOUNT}`,
  // `Set lunch £14.50, drink included`, `a fee of £75`, `billed at £50`, `Kids' cut £15`.
  `${FIGURE}[^.;]{0,40} (?:included|including|inclusive|extra|return|one[- ]way)\\b`,
  `\\b(?:fee|charge|rate|cost|price|minimum|supplement) of (?:just |only )?${AMOUNT}|\\b(?:charged|billed|priced|sold) (?:at|for) ${AMOUNT}`,
  `^(?:(?!(?:we|i|he|she|they|you|it|was|were|is|are|has|have|over|under|up|than|about|and|or|funded|awarded|aid|with|of|total|budget|cover|worth|paid|cost)\\b)[^\\s.,;:!?\\d]+ ){1,5}(?:[-–] |from )?${AMOUNT}[.!]?$`,
  `\\b(?:minimum|maximum|min|max)\\.? (?:\\S+ )?(?:of )?${AMOUNT}`,
].join('|');

export const prices: Words['topics']['prices'] = {
  hints: new RegExp(
    `\\b(?:pric|rates?|quote|time and|double time|pay\\b|no \\w+ fee|poa\\b|(?:euros?|pounds?|dollars?|quid|tenner|pence)\\b|\\d{1,2} ?p\\b|commission|estimate|fees?|cost|charg|dues|bill|paid|free|no charge|complimentary|half|discount|call-?out)|${FIGURE}`,
  ),
  holds: [new RegExp(`${AMOUNT}|${RULE}|${INCLUDES}`)],
  label: /\b(?:prices?|pricing|rates?|costs?|fees)\b/,
  cues: [
    [new RegExp(FIGURE), 1],
    [new RegExp(SALE), 3],
    [new RegExp(RULE), 4],
    [/\bprices?\b|\brates?\b|\bcosts?\b|\bfees?\b/, 2],
    [/\bcall-?out\b|\blabou?r\b|\bper hour\b|\bhourly\b|\bparts\b|\bquotes?\b|\bestimates?\b/, 1],
    [/\bwritten\b|\bin writing\b|\bno obligation\b|\bno surprises\b|\bbefore (?:any|starting|we start|work)/, 2],
    // An invitation to ask or to look elsewhere.
    [
      /\b(?:(?:see|find|check|view) (?:our|the|all) (?:\S+ )?(?:prices|rates)|contact us|call (?:us|now|today)|get (?:a|your)|request|ask for|click)\b/,
      -6,
    ],
    // A step of asking.
    [/\bwe(?: will|.ll)? (?:reply|answer|call you|get back|send you|come back)\b/, -12],
    // Amounts of others, and those not paid for a service.
    [
      new RegExp(
        `\\b${OTHER_AMOUNTS}\\b|${OTHERS}|\\b(?:average|earn\\w*|next door|nearby|win an?|vouchers?)\\b|\\b(?:million|billion)\\b|\\busually charges?\\b|\\bnot run by us\\b`,
      ),
      -12,
    ],
    [/\bcookies?\b|\bcancel|\bshipping\b/, -3],
    [/\?$/, -3],
  ],
};
