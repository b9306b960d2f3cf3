/** The English search language: words that people add to the words they search, and the forms of words. */

import { defineLanguage, type SearchLanguage } from './define-language.ts';

/** Words that name nothing. `no`, `not`, `without`, `out`, `off` are not among them. */
const stopWords = [
  'a about am an and are as at be been being but by did do does for from had has have having he her here hers him his',
  'how i if in into is it its me my of on or our ours she so such that the their theirs them then there these they this',
  'those to too us was we were what when where which while who whom whose why will with would you your yours',
].join(' ');

/** Stop words that join the words of a name. */
const joiningWords = 'a an and as at by for from in into of on or the to with';

/** Words of requests. Left out of a query as long as other words remain. */
const requestWords = [
  'can could find get give hello help hi know let like looking need needs please tell thank thanks want wanted',
].join(' ');

/** Words of how, when and for how much, which people add to the words they search. */
const circumstances = [
  '24 24h affordable asap best cheap cheapest emergency fast good hours immediate immediately near nearby now',
  'professional quick quickly reliable today tomorrow urgent urgently',
].join(' ');

/**
 * Words that go with any subject: verbs of having, doing, going and getting, in all their forms, and words of how and
 * which. Searched, but not unknown if a site lacks them. `~` as in `concept.ts`.
 */
const lightWords = [
  'accept~ ask~ bring~ come~ consider~ exist~ find~ get~ give~ go~ happen~ have~ keep~ live~ look~ make~ offer~ put~ say~ see~ sell~ send~',
  'serve~ take~ think~ try~ use~ work~ let~ leave~ become~ seem~ show~ tell~ know~ need~ want~ run~ whole',
  'got gone went came given took taken made said saw seen sent shown kept thought tried done should must may might shall',
  'any anyone anything each either every everyone everything few many more most much neither none other others several some',
  'someone something same one ones thing things kind type sort way part place example case people person time times own',
  'also always never ever again already still yet even just only really very well maybe possible different important',
  'after before between during over under through within around above below behind inside number numbers',
].join(' ');

/**
 * Everyday words that name nothing a business could have or lack: words of doing, thinking and feeling, of how, when
 * and where, and short forms. Searched like others, but not unknown if a site lacks them. `~` as in `concept.ts`.
 */
const everydayWords = [
  'add~ advise~ agree~ allow~ appear~ arrive~ avoid~ begin~ believe~ belong~ borrow~ bother~ bring~ call~ cause~ change~ check~ choose~ compare~',
  'confirm~ confuse~ contain~ continue~ cope~ count~ cry~ decide~ depend~ deserve~ disappear~ discover~ doubt~ end~ enjoy~ enter~ exist~ expect~',
  'explain~ fail~ fall~ feel~ fill~ finish~ follow~ forget~ guess~ handle~ happen~ hate~ hear~ help~ hold~ hope~ imagine~ improve~ include~ inform~',
  'involve~ join~ last~ laugh~ learn~ like~ listen~ lose~ love~ manage~ matter~ mean~ meet~ mention~ mind~ miss~ move~ notice~ occur~ organise~ organize~ own~ pass~',
  'pay~ pick~ plan~ prefer~ prepare~ prevent~ provide~ pull~ push~ reach~ realise~ realize~ receive~ recognise~ recognize~ recommend~ reduce~',
  'refuse~ remain~ remember~ remove~ reply~ require~ seem~ set~ smell~ solve~ sort~ speak~ spend~ stand~ start~ stay~ stop~ struggle~ suffer~',
  'suggest~ suppose~ talk~ treat~ trust~ turn~ understand~ wait~ wear~ wish~ wonder~ worry~',
  'began begun broke broken chose chosen felt forgot forgotten heard held lost meant met paid spent spoke stood understood wore worn',
  'yesterday tonight day days week weeks month months year years hour hours minute minutes moment while soon late later early earlier ago once twice',
  'left right side top bottom front middle end beginning start far close away here everywhere anywhere somewhere nowhere outside upstairs downstairs',
  'first second third last next previous past detail details',
  'nobody noone everybody somebody anybody nothing though although however therefore instead perhaps actually probably usually normally exactly',
  'especially mainly approximately currently finally easily quite rather almost enough too both another else own whole half total complete full empty',
  'nice ugly big small little large long short high low wide narrow expensive pricey easy hard difficult simple complicated comfortable happy sad angry',
  'nervous crazy silly ready strange weird serious strong weak old young new necessary mandatory compulsory correct wrong fair true false similar equal',
  'unique special perfect wonderful great awesome amazing terrible horrible bad worse worst better tired exhausted alive dead sure able unable worth okay ok',
  'way ways reason idea ideas option options difference solution error mistake fault luck fear rush world name word words page website web amount rest',
  'process procedure method system style feature benefit advantage requirement deadline speed height origin surname code button screen file format customer client owner founder company business firm size range colour color user letter letters step steps condition conditions paperwork extra personal cheap threw thrown shoot~ limit life death situation occasion result goal friend friends guy guys sir madam uncle aunt cousin nephew niece mate buddy colleague neighbour',
  'neighbor boss bit lot lots bunch stuff anyway maybe yes yeah hey pls plz thx u r ur im ive dont doesnt cant wont isnt arent didnt wanna gonna gotta b4 em theres thats whats hows wheres hes shes youre theyre shud cud wud lemme gimme',
].join(' ');

/** Removes the plural of a folded word: `taps` → `tap`, `batteries` → `battery`, `boxes` → `box`. */
function stemEnglish(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const SUFFIXES = [
  ...['ations', 'ation', 'ional', 'ment', 'ness', 'able', 'ible', 'ance', 'ence', 'ally', 'ical', 'ing', 'ers', 'ion'],
  ...['ive', 'ity', 'ful', 'ous', 'ism', 'ist', 'er', 'or', 'ed', 'ly', 'al', 'ic', 'y', 'e'],
].sort((a, b) => b.length - a.length);

/** Returns the key of a stem's family, which `repair`, `repairing` and `repairer` share. */
function familyEnglish(stem: string): string {
  if (stem.length <= 3 || /\d/.test(stem)) return stem;
  const suffix = SUFFIXES.find((ending) => stem.endsWith(ending) && stem.length - ending.length >= 3) ?? '';
  const key = stem.slice(0, stem.length - suffix.length);
  return key.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/i$/, '');
}

/** Returns the forms of an English verb as if it were regular: `fit`, `fits`, `fiting`, `fitting`, `fitted`. */
function toEnglishForms(infinitive: string): string[] {
  const root = infinitive.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(infinitive) ? infinitive + infinitive.slice(-1) : root;
  const past = /[^aeiou]y$/.test(infinitive) ? `${infinitive.slice(0, -1)}ied` : `${doubled}ed`;
  const third = /[^aeiou]y$/.test(infinitive) ? `${infinitive.slice(0, -1)}ies` : `${infinitive}s`;
  return [infinitive, third, `${root}ing`, `${doubled}ing`, past];
}

export const english: SearchLanguage = defineLanguage({
  code: 'en',
  stem: stemEnglish,
  family: familyEnglish,
  sound: (word) => word,
  conjugate: toEnglishForms,
  simplified: (word) => word,
  isInfinitive: () => false,
  stopWords,
  joiningWords,
  requestWords,
  circumstances,
  lightWords,
  everydayWords,
});
