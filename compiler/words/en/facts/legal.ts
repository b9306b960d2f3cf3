/** Words, English: sentences on the tax on the prices, in folded text, and on the holder of the website. */

import { CURRENCY_CODES } from '../../no-language.ts';
import type { Words } from '../../words.ts';

const TAX =
  '\\b(?:(?:uk |local )?vat|gst|hst|pst|qst|sales tax(?:es)?|(?:(?:state|local|federal|provincial|applicable|occupancy|tourist|city|lodging|room) ){1,2}tax(?:es)?|iva|igic|ipsi)(?!\\w)';
const ANY_TAX = `\\b(?:(?:the|all|any|our|of|at|applicable|relevant|local|state|and) ){0,3}(?:${TAX}|tax(?:es)?(?! (?:returns?|advice|credits?|reliefs?))(?!\\w))`;
const PRICE =
  '(?:prices?|pricing|rates?|fees?|quotes?|quotations?|estimates?|costs?|charges|amounts?|totals?|figures|tickets?|menu)\\b';
const RATE = '(?:at |of |a |the |standard |reduced |rate )*\\(?\\d{1,2}(?:[.,]\\d{1,2})? ?%\\)?';
/** The rate and short words between a tax and its verb: `VAT at 20% is not`. */
const OF_TAX = `(?:,? (?:${RATE}|(?:and|or) (?:\\w+ )?(?:taxes|fees|service)|is|are|will|be|not|always|already|at the \\w+ rate|where applicable)){0,5}`;

/** Prices hold the tax, or do not: `Prices include VAT`, `All rates plus tax`. */
const PRICED = `\\b${PRICE}[^.;?!]{0,60}?(?:\\b(?:inclu(?:des?|ding|sive(?: of)?)|exclu(?:des?|ding|sive(?: of)?)|incl?\\.?|excl?\\.?|ex|plus|without|net of|before|no|with)|\\+) ?(?:${RATE} )?${ANY_TAX}`;
/** The same of another subject: `We do not include VAT`. */
const INCLUDES = `\\b(?:includ(?:es?|ing)|inclusive of|exclud(?:es?|ing)|exclusive of|excl?\\.?|incl?\\.) ${ANY_TAX}`;
/** The tax is within or not: `VAT incl.`, `tax not included`, `GST is extra`. */
const TAX_IS = `${ANY_TAX}${OF_TAX} (?:inclu(?:ded|sive)|incl?\\b\\.?|exclu(?:ded|sive)|excl?\\b\\.?|extra|added|applied|charged|payable|appl(?:y|ies)|free|exempt)`;
/** The note of a list of prices: `Plus VAT`, `(ex GST)`, `+ tax`. */
const NOTE = `\\b(?<=^|[(,] ?)(?:plus|ex|excl?\\.?|incl?\\.?|no) ${ANY_TAX}|\\b(?<=\\+ ?)${ANY_TAX}`;
/** The tax is added: `We add VAT at 20%`, `subject to sales tax`. */
const ADDED = `\\b(?:add|adds|charge|charges|apply|subject to|liable (?:to|for))\\b(?: [^\\s.;]+){0,4}? (?:${RATE} )?${ANY_TAX}`;
/** No tax is charged: `exempt from VAT`, `not VAT registered`, `tax-free`. */
const EXEMPT = `\\bexempt(?:ion)? (?:from|of) ${ANY_TAX}|\\b(?:not|aren.?t|isn.?t)(?: currently)? (?:vat|gst|hst)[- ]registered|\\bnot registered for ${ANY_TAX}|\\b(?:vat|gst|tax)-(?:free|exempt|inclusive|exclusive)\\b|\\bzero-rated\\b`;

const TAX_RULES = [PRICED, INCLUDES, TAX_IS, NOTE, ADDED, EXEMPT];

export const tax: Words['topics']['tax'] = {
  holds: [new RegExp(TAX_RULES.join('|'))],
  label: /\b(?:vat|gst|tax(?:es)?)\b/,
  cues: [
    [new RegExp(TAX_RULES.join('|')), 5],
    [new RegExp(`\\b${PRICE}`), 2],
    [new RegExp(TAX), 1],
    [/\b\d+(?:[.,]\d+)? ?%/, 1],
    [new RegExp(`[€£$] ?\\d|\\d ?(?:${CURRENCY_CODES})\\b`), -2],
    // Work on taxes of others, and taxes that are not part of a price.
    [
      /\b(?:tax|vat|gst) (?:returns?|advice|number|no\b|credits?|relief|reclaims?)|\breturns?\b|\b(?:income|corporation|payroll|property|council|inheritance|capital gains|road) tax|\bstamp duty\b|\bwe (?:file|prepare)\b|\bhmrc\b|\birs\b|\bdeduct\w*|\breclaim\w*|\brefund\w*|\bdonations?\b|\bcharit(?:y|ies)\b|\bworkshop explains\b|\bbookkeeping\b|\baccount(?:ing|ants?)\b/,
      -12,
    ],
    [/\?$/, -4],
  ],
};

/** A company number or a tax number behind its name: `Company No. 01234567`, `ABN 51 000 000 123`, `EIN: 12-3456789`. */
const NUMBERED =
  '(?:(?:VAT|[Cc]ompany|[Tt]ax|TAX|[Rr]egistration|[Rr]egistered|[Cc]harity)(?: [Rr]eg\\p{L}*)?(?: (?:in [\\p{L} ]{3,30} )?(?:[Nn]o|[Nn]umber|ID|[Rr]eg\\p{L}*))|A[BC]N|EIN|NZBN|CRN|UTR|CIF|NIF)\\.?:? ?(?:\\p{Lu}{1,2})? ?\\d[\\d -]{3}';
/** A form of companies behind a name: `Ltd`, `LLC`, `Pty Ltd`, `L.L.C.`. */
const FORM =
  '(?<!\\p{L}|(?<!\\p{L})(?:[Aa]n?|[Tt]he) )(?:Ltd|LTD|Limited|LIMITED|LLC|L\\.L\\.C|Inc|INC|Corp(?:oration)?|PLC|plc|LLP|CIC|Pty|GmbH|B\\.?V|S\\.?L\\.?U?)(?!\\p{L})';
const SITE = '\\b(?:[Ww]eb ?site|[Ss]ite|[Ww]eb|[Pp]age|[Dd]omain|[Ss]hop)';
const RUN = '(?:owned|operated|run|managed|published|maintained|provided|controlled)';
const RUNS = '(?:owns?|operates?|runs?|manages?|publish(?:es)?|maintains?)';
/** A website and its holder: `This website is owned and operated by Harbour Joinery`. */
const SITE_OF = `${SITE}\\b[^.:]{0,40}? (?:is |are )?${RUN}(?:,? (?:and |or )?${RUN}){0,3} by `;
/** A holder and the website: `Copperfield Cakes owns and publishes this website`, `owner of this site`. */
const OF_SITE = `\\b(?:${RUNS}(?:,? (?:and |or )?${RUNS}){0,3}|(?:[Oo]wners?|[Oo]perator|[Pp]ublisher|[Pp]roprietor|[Hh]older) of) (?:this|the|our) ${SITE}`;
/** A label and a name: `Owner: Margaret Doyle`, `The site owner is Ana`. */
const HOLDER_IS =
  '(?:[Oo]wner|OWNER|[Hh]older|[Pp]roprietor|[Oo]perator|[Pp]ublisher|(?:[Cc]ompany|[Bb]usiness|[Ll]egal|[Tt]rading|[Rr]egistered) (?:[Nn]ame|entity)|COMPANY NAME|[Tt]rading as)(?: of [^:.]{3,30}?)?(?: is|:)? \\p{Lu}\\p{L}';

export const legalNotice: Words['topics']['legal_notice'] = {
  holds: [],
  names: new RegExp(
    `(?<!\\p{L})${NUMBERED}|${FORM}|(?<!\\p{L})${HOLDER_IS}|${SITE_OF}(?:the )?\\p{Lu}\\p{L}|\\p{Lu}\\p{Ll}+,? (?:is |as )?(?:the )?${OF_SITE}|(?:[Oo]wned(?: and operated)?|[Oo]perated) by \\p{Lu}\\p{L}`,
    'u',
  ),
  label:
    /\b(?:legal notice|imprint|owner|(?:company|business|legal|trading|registered) (?:name|details)|registered|publisher|who we are)\b/,
  cues: [
    [new RegExp(SITE_OF), 5],
    [new RegExp(OF_SITE), 5],
    [
      /\bowner\b|\bholder\b|\bproprietor\b|\bregistered (?:office|name|company)\b|\b(?:company|business|legal) name\b|\btrading (?:name|as)\b|\boperated by\b|\bsole trader\b/,
      3,
    ],
    [
      /\bvat (?:no|number|id|reg)|\bcompany (?:no|number|registration|reg)|\b(?:ein|a[bc]n|nzbn|crn)\b|\btax id\b|\bcif\b|\bnif\b/,
      3,
    ],
    [
      /\bltd\b|\blimited\b|\bllc\b|\bl\.l\.c\b|\binc\b|\bcorp(?:oration)?\b|\bplc\b|\bllp\b|\bcic\b|\bpty\b|\bs\.? ?l\.? ?u?\b|\bgmbh\b/,
      2,
    ],
    [/\baddress\b|\bregistered office\b|\bstreet\b|\broad\b/, 2],
    [/\bcompanies house\b|\bcommercial register\b|\bregistered in\b|\bincorporated in\b/, 3],
    // Companies that work for the holder: with data, or with the website.
    [
      /\b(?:data|sub-?)[ -]?processors?\b|\bservers?\b|\bhost(?:ing|ed)\b|\b(?:internet|domain) providers?\b|\b(?:designed|built|developed|powered|processed|insured|underwritten) by\b|\b(?:web)?site by\b/,
      -12,
    ],
    [/\busers?\b|\brights?\b|\breserves\b|\bcookies?\b|\bliab(?!ility partnership)|\bconsent\b/, -4],
    [/\?$/, -3],
  ],
};
