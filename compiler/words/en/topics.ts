/** Words, English: signs of sentences by topic, in folded text: lower case, no accents. */

import type { Words } from '../words.ts';
import { coverage } from './coverage.ts';
import { howToAsk } from './how-to-ask.ts';
import { legalNotice, tax } from './legal.ts';
import { prices } from './prices.ts';

/** Who can do the work, in folded text. */
export const worker =
  /\b(?:technicians?|professionals?|compan(?:y|ies)|contractors?|engineers?|specialists?|installers?|tradesm[ae]n|team|staff|partners?)\b/;

const WHO = `(?:${worker.source}|\\bwhoever\\b)`;
/** Source: a sentence on who does the work, `Repairs are carried out by our own engineers`. */
const DONE_BY = `\\b(?:our|each|every|all|your) [^.;]{0,60}\\b(?:performed|carried out|done|made|handled|taught) by\\b[^.;]{0,60}${WHO}|\\b(?:performed|carried out|done|made|handled|taught) by (?:our|an? independent|self-employed|local)\\b[^.;]{0,40}${WHO}`;
const TERM = '(?:\\d{1,4}|an?|one|two|three|four|five|six|ten|twelve|twenty-four)[ -](?:months?|years?|days)\\b';

export const topics: Words['topics'] = {
  coverage,
  how_to_ask: howToAsk,
  legal_notice: legalNotice,
  tax,
  prices,
  model: {
    holds: [
      new RegExp(
        `${DONE_BY}|\\bwhoever (?:does|works|repairs)\\b|\\bwe (?:collect|coordinate|arrange|manage|connect|match|assign)\\b|\\bput you in touch\\b|\\bintermediar|\\bsubcontract`,
      ),
    ],
    label: /\b(?:how it works|how we work|who does|model)\b/,
    cues: [
      [worker, 2],
      [/\bindependent\b|\bself-employed\b|\bpartner\b|\bown\b|\bcertified\b|\blocal\b|\bin-house\b|\bsubcontract/, 2],
      [/\bintermedia|\bwe (?:collect|take|coordinate|arrange|manage|connect|match)\b|\bput you in touch\b|\bassign/, 3],
      [/\b(?:does|do|carry|carries|performs?|quotes?|invoices?|guarantees?|repairs?)\b/, 2],
      [/\b(?:each|every) (?:repair|job|service|request)\b/, 2],
      [/\bno subcontract\w+|\b(?:our|them)selves\b|\bin-house\b/, 4],
      [/\bofficial service\b|\bwe are not\b/, 1],
      [/\bhiring\b|\bcookies?\b|\bpersonal data\b|\busers?\b/, -4],
      [/\?$/, -4],
    ],
  },
  performed_by: {
    holds: [new RegExp(DONE_BY)],
    label: /\b(?:who|does|performed by|performs?|carried out by|done by|repairs)\b/,
    cues: [
      [/\b(?:performed|carried out|done|made|handled) by\b/, 4],
      [worker, 2],
      [/\bcookies?\b|\bdata\b/, -4],
      [/\?$/, -4],
    ],
  },
  quoted_by: {
    holds: [
      new RegExp(
        `\\bquoted by\\b|${WHO}[^.;]{0,60}\\b(?:gives?|provides?|prepares?|sends?|quotes?)\\b[^.;]{0,40}\\b(?:quotes?|estimates?|prices?)\\b|${WHO}[^.;]{0,30}\\bquotes\\b|\\b(?:quote|estimate)[^.;]{0,40}\\bby\\b[^.;]{0,20}${WHO}`,
      ),
      new RegExp(WHO),
    ],
    label: /\bquote[sd]?\b/,
    cues: [
      [/\bquote[sd]?\b|\bestimate[sd]?\b/, 2],
      [/\bgives?\b|\bprovides?\b|\bprepares?\b|\bsends?\b|\bquotes\b/, 2],
      [worker, 2],
      [/\?$/, -4],
    ],
  },
  invoiced_by: {
    holds: [/\binvoices\b|\binvoiced by\b|\bbills you\b|\bcharges you\b/, new RegExp(WHO)],
    label: /\binvoice[sd]?\b/,
    cues: [
      [/\binvoices\b|\binvoiced\b|\bbills you\b|\bcharges you\b/, 4],
      [worker, 2],
      [/\bbefore\b|\bkeep\b|\binsurance\b/, -3],
      [/\?$/, -4],
    ],
  },
  warranty: {
    holds: [
      /\bwarrant|\bguarantee/,
      new RegExp(
        `${TERM}|${WHO}[^.;]{0,40}\\b(?:guarantees?|warrants?|gives?|offers?)\\b|\\b(?:guaranteed|warranted) by\\b|\\b(?:manufacturer's|lifetime) (?:warranty|guarantee)|\\b(?:hours|weeks)\\b[^.;]{0,80}\\b(?:again|redo|put it right|free)\\b`,
      ),
    ],
    label: /\b(?:warrant(?:y|ies)|guarantees?)\b/,
    cues: [
      [/\bwarrant|\bguarantee/, 3],
      [/\b(?:months?|years?|days|hours|weeks)\b/, 2],
      [/\bwork\b|\brepairs?\b|\bparts?\b|\blabou?r\b|\bin writing\b/, 1],
      [worker, 1],
      [/\bout of warranty\b|\bnot covered?\b|\bdoes not cover\b|\bno warranty\b|\bwithout warranty\b|\bdata\b/, -4],
      [/\?$/, -4],
    ],
  },
  no_online_sale: {
    holds: [
      /\b(?:do|does) not (?:sell|charge|take|accept|book)|\bnothing is (?:sold|charged|paid)|\bno (?:online )?payments?\b|\bwithout charging\b/,
      /\bonline\b|\bwebsite\b|\binternet\b|\bsite\b/,
    ],
    label: /\b(?:what we do not do|what we don't do)\b/,
    cues: [
      [
        /\b(?:do|does) not (?:sell|charge|take|accept)|\bnothing is (?:sold|charged|paid)|\bno (?:online )?payments?\b/,
        3,
      ],
      [/\bor (?:sell|charge)/, 1],
      [/\bonline\b|\bwebsite\b|\binternet\b|\bsite\b/, 2],
    ],
  },
};
