/** Words, English: the parts of a postal address, British and American. */

import { time } from './time.ts';

const KINDS =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|parkway|pkwy|way|court|ct|circle|cir|trail|trl|loop|place|pl|square|sq|close|terrace|parade|crescent|row|mews|grove|gardens|hill|rise|walk|quay|wharf|green|highway|hwy|turnpike|pike|alley|esplanade|promenade';
/** Kinds that only end a name, and are rarely anything else. */
const NAMED_KINDS = 'street|road|avenue|lane|drive|way|close|terrace|row|crescent';
const DIRECTIONS = '(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)';
const NUMBER = '\\d{1,5}[a-z]?(?:[-/–]\\d{1,5}[a-z]?)?,?';
const NAMES = "(?:(?:[\\p{L}'’.]+|\\d{1,3}(?:st|nd|rd|th)) )";
/** `Austin, TX 78704`, `Ludlow SY8 1AP`, `Hamilton, ON L8P 1A1`: behind a street it tells that it is one. */
const PLACE =
  "(?:[^,]{2,40}, ){0,2}[\\p{L} .'’]{2,40},? (?:[a-z]{2} \\d{5}|(?:[a-z]{2} )?[a-z]\\d[a-z] ?\\d[a-z]\\d|[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2})(?![\\p{L}\\d])";
/** Part of a house, before its street: `Suite 300`, `2nd floor`, `The Old Mill`. */
const UNITS =
  '(?:(?:unit|suite|ste\\.?|level|floor|flat|apartment|apt\\.?|shop|office|room|studio|block|building|bldg\\.?) [a-z\\d]{1,4}|\\d{1,2}(?:st|nd|rd|th) floor)(?![\\p{L}\\d])';
const BUILDINGS =
  "(?:[\\p{L}'’]{2,20} ){1,4}(?:mill|house|building|park|estate|centre|center|mall|plaza|yard|works|arcade|barn|farm)";

/** Parts of a house, then a number with a street, a road with a number, a box, or a name above a code. */
export const streets = new RegExp(
  `(?:(?:${UNITS}|${BUILDINGS})(?:, ?| |/)){0,2}(?:${NUMBER} ${NAMES}{1,5}(?:${KINDS})(?!\\p{L})\\.?(?: ${DIRECTIONS}(?![\\p{L}']))?|${NUMBER} (?:us |state |county )?(?:highway|hwy|route|rte|road) \\d{1,4}|${NUMBER} (?:[\\p{L}'’.]{1,25} ){0,4}[\\p{L}'’.]{1,25}(?=, ${PLACE})|(?:[\\p{L}'’]{2,20} ){1,3}(?:${NAMED_KINDS})(?=, ${PLACE}))|p\\.? ?o\\.? ?box \\d{1,6}|${UNITS},? ${BUILDINGS}`,
  'iu',
);

export const floors =
  /floor|suite|ste|unit|apt|flat|level|building|room|entrance|access|opposite|near|behind|next|across/;

export const addressLabels = /(?:postal |mailing |street )?address|location|(?:where to )?find us|visit us/;

/** The beginning of a sentence that tells the address of the business, up to the street. */
export const located = new RegExp(
  `(?:we(?:'re| are)(?: located| based| situated)?|(?:find|visit|join|see) us|you(?:'ll| will| can) find us|located|our (?:${time.premises.source}) is(?: located| based)?) (?:at|in|on)`,
  'iu',
);
