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

/**
 * Words that go with any subject: verbs of having, doing, going and getting, in all their forms, and words of how and
 * which. Searched, but not missed where a site does not say them. `~` as in `concepts/concept.ts`.
 */
export const englishLightWords = [
  'accept~ ask~ bring~ come~ consider~ exist~ find~ get~ give~ go~ happen~ have~ keep~ live~ look~ make~ offer~ put~ say~ see~ sell~ send~',
  'serve~ take~ think~ try~ use~ work~ let~ leave~ become~ seem~ show~ tell~ know~ need~ want~ run~ whole',
  'got gone went came given took taken made said saw seen sent shown kept thought tried done should must may might shall',
  'any anyone anything each either every everyone everything few many more most much neither none other others several some',
  'someone something same one ones thing things kind type sort way part place example case people person time times own',
  'also always never ever again already still yet even just only really very well maybe possible different important',
  'after before between during over under through within around above below behind inside number numbers',
].join(' ');
