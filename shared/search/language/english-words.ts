/** Word lists of the English search language: what a person says around what is searched. */

/** Words that name nothing. `no`, `not`, `without`, `out`, `off` are not among them. */
export const englishStopWords = [
  'a about am an and are as at be been being but by did do does for from had has have having he her here hers him his',
  'how i if in into is it its me my of on or our ours she so such that the their theirs them then there these they this',
  'those to too us was we were what when where which while who whom whose why will with would you your yours',
].join(' ');

/** Words that people put around what they search. Left out of a query as long as other words remain. */
export const englishRequestWords = [
  'can could find get give hello help hi know let like looking need needs please tell thank thanks want wanted',
].join(' ');

/** Words of how, when and for how much, which people add to what they search. */
export const englishCircumstances = [
  '24 24h affordable asap best cheap cheapest emergency fast good hours immediate immediately near nearby now',
  'professional quick quickly reliable today tomorrow urgent urgently',
].join(' ');
