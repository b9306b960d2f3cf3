/**
 * Words, English: sentences on where a business works. Their patterns read folded text with `~` before names: a verb or
 * a noun of serving, and behind it a preposition with a place.
 */

import type { Words } from '../../words.ts';

/** A name that is not one of a building, an institution, a time or a medium. */
const NAME =
  '~(?!(?:english|spanish|french|german|italian|catalan|hospital|university|council|museum|school|college|street|road|avenue|internet|instagram|facebook|whatsapp|google|linkedin|email|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b)[^\\s,;:.()]+';
const REGION =
  '(?:islands?|provinces?|counties|county|cit(?:y|ies)|regions?|districts?|boroughs?|suburbs?|areas?|towns?|villages?|valley|coast|peninsula|country|states?|world|capital|north|south|east|west|northern|southern|eastern|western|central|greater|mainland)\\b';
/** Words between a preposition and a name: `across | the whole county of | Cork`. */
const TO_NAME = `(?:(?:the|all|of|both|most|parts?|whole|entire|rest|and|our|surrounding|wider|~?${REGION}) ){0,8}`;
/** A region as a whole, which needs no name: `the whole island`. */
const WHOLE = `(?:(?:all|every part|the rest) of (?:the )?|(?:the )?(?:whole|entire) |all over (?:the )?|throughout (?:the )?|across (?:the )?)(?:of the )?(?:~?${REGION}|~?(?:spain|ireland|england|scotland|wales|britain|uk|usa|europe|europa)\\b)|\\b(?:nation|world|state|county|island|uk-?)wide\\b`;
const PLACE = `(?:${TO_NAME}${NAME}|${WHOLE})`;
const IN = `\\b(?:in|across|throughout|around|(?<=\\b(?:travel|deliver|ship|go|come|move|drive|removals|delivery|shipping|deliveries)s?\\b[^.;]{0,40}) ?to|within|over|between|near|anywhere in|for(?= (?:the|all) )|as far as) ${PLACE}`;
/** Two names or more: `Cork, Cobh and Midleton`. */
const NAMES = `${TO_NAME}${NAME}(?: ${NAME}| ${REGION}){0,2}(?:, | and |, and )${TO_NAME}${NAME}`;
/** Up to `most` words of the same clause. */
const words = (most: number): string =>
  `(?:,? (?!(?:that|where|when|because|which|who|but|since|from)\\b)[^\\s.;:!?]+){0,${most}}?`;
const SERVICE =
  '(?:services?|coverage|call-?outs?|deliver(?:y|ies)|shipping|removals?|moves|transfers?|repairs?|installations?|maintenance|cleaning|lessons|classes|visits)\\b';
/** Who acts: `we`, `I`, `our vans`. */
const WHO = '(?:we|i|our (?:[a-z]{1,20} )?[a-z]{1,20}|[a-z]{1,20}ing|and)';
const SERVE =
  '(?:cover|serve|reach|operate|work|travel|deliver|ship|install|repair|collect|look after|visit|come|go|drive|clean|fit|build|run|offer|provide|supply|do|teach|cater|care|photograph|survey|paint|restore|remove|move|walk|groom|mow|empty|treat|stock|source|host|plan)(?:e?s|ing)?';
const OF_WHOM = `(?:families|patients|clients|customers|residents|homeowners|households|businesses|homes|people|${REGION})`;

export const coverage: Words['topics']['coverage'] = {
  readsNames: true,
  hints:
    /\b(?:we|i|our|and|cover|serv|help|car|work|visit|if you live|areas?|delivery|coverage|within|up to|mile|km|in[- ]person|sessions|lessons|classes|appointments|consultations|call-?out|shipping|removal|moves|transfer|repair|install|maintenance|cleaning)|\b\w+ing\b|\bin [^,.;]{3,40}, [^,.;]{3,40}(?:,| and )/,
  holds: [],
  label: /\b(?:coverage|areas?|where we work|locations)\b/,
  cues: [
    [new RegExp(`\\b${WHO} (?:also |will |can |only |regularly |happily )?${SERVE}\\b${words(7)} ${IN}`), 4],
    [new RegExp(`\\b(?:cover|serv)(?:e|es|ing)? (?!the (?:cost|needs))${PLACE}`), 4],
    [
      new RegExp(
        `\\b(?:serv|help|car|work|visit)(?:e|es|ing)?(?: for| with)?${words(3)} ${OF_WHOM}${words(2)} (?:from|in|of|across|throughout) ${PLACE}`,
      ),
      4,
    ],
    [new RegExp(`\\bif you live in ${PLACE}`), 4],
    [new RegExp(`\\b(?<=^|[:;,.] |\\band )(?:(?:our|free|the) )?(?:[^\\s.,;:~]+ ){0,2}${SERVICE}${words(5)} ${IN}`), 4],
    // A noun and three places are all that the line says: `Boiler repairs in Cork, Cobh and Midleton`.
    [
      new RegExp(
        `^(?:(?!(?:is|are|was|were|has|have|had|we|they)\\b)[^\\s.,;:~]+ ){1,5}in ${NAMES}(?: [^\\s.,;:]+){0,3}(?:, | and |, and )${TO_NAME}${NAME}`,
      ),
      4,
    ],
    [
      new RegExp(
        `\\b(?:service areas?|areas? (?:of service|we (?:cover|serve|work in)|covered|served)|coverage|delivery (?:areas?|zone))\\b[^.;]{0,40}?(?:${NAME}|${WHOLE})|^(?:coverage|(?:service )?areas?)(?: [^\\s:]+){0,3}: (?:${NAME}(?=[,.]|$| (?:and|~))|${WHOLE})`,
      ),
      5,
    ],
    [
      /\b(?:within|up to) (?:a )?(?:\S+ )?(?:\S+[- ])?(?:miles?|km|kilomet\w+|minutes) (?:radius )?(?:of|from|around)\b|\b(?:mile|km|kilometre) radius\b/,
      4,
    ],
    [
      new RegExp(
        `\\bin[- ]person\\b${words(5)} in ${PLACE}|\\b(?:sessions|lessons|classes|appointments|consultations)${words(3)} in[- ]person (?:(?:and|or) online )?in ${PLACE}`,
      ),
      4,
    ],
    [new RegExp(`\\b(?:${WHOLE})|\\bsurrounding\\b|\\bnearby\\b|\\bthe rest of\\b`), 3],
    [new RegExp(`\\b${REGION} of`), 1],
    [/^(?:we )?also\b/, -4],
    [/\bbest\b/, -3],
    [/\bwi-?fi\b|\bin (?:19|20)\d\d\b|\b(?:opened|founded|trained|suppliers?|partners|brands|committed)\b/, -9],
    [/\b(?:insurance|policy)\b/, -3],
    [/[€£$]/, -1],
    [/\bwarrant|\bguarantee|\binvoice|\bcookies?\b|\bdata\b|\bregistered office\b|\bhiring\b/, -3],
    [/\?$/, -3],
  ],
};
