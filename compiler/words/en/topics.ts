/** Words, English: signs of sentences by topic, in folded text: lower case, no accents. */

import type { Words } from '../words.ts';
import { coverage } from './coverage.ts';
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
  how_to_ask: {
    holds: [
      /\bforms?\b|\bwhats ?app\b|\b(?:tele)?phone\b|\bcall\b|\bring\b|\be-?mail\b|\bmessages?\b|\bwrite\b|\bsend\b|\bappointments?\b|\bvisit\b|\bhere\b|\bonline\b|\bwebsite\b|\bcontact\b|\bin touch\b|\breach (?:out|us)\b|\bdrop in\b|\bbook\b/,
      /\b(?:fill (?:in|out)|complete|send|write|use|call|ring|contact|book|request|ask|tell us|leave|describe|visit|drop in|give us|get in touch|reach out|reach us|feel free|message|email)\b/,
    ],
    label: /\b(?:how to (?:ask|request|book|contact|order)|request|contact|how it works)\b/,
    cues: [
      [/\bform\b/, 3],
      [/\brequests?\b|\bask for\b|\bbook\b|\border\b/, 2],
      [/\bfill (?:in|out)\b|\bsend\b|\bwrite\b|\bdescribe\b|\btell us\b|\bcomplete\b/, 2],
      [/\bto (?:ask|request|book|order)\b|\byou can (?:ask|request|book)\b|\bis made\b|\bare made\b/, 2],
      [/\bcontact/, 1],
      [/\bget in touch\b|\breach (?:out to )?us\b|\bfeel free to\b|\bdo(?: not|n.?t) hesitate\b/, 3],
      [/\bwhatsapp\b|\bby phone\b|\bcall\b|\bgive us a (?:call|ring)\b|\bdrop in\b|\bno appointment\b/, 2],
      [/\bservice\b|\bquote\b|\bvisit\b|\btechnician\b|\brepair\b|\bappointment\b/, 1],
      [
        /\bprivacy\b|\bcookies?\b|\brights?\b|\bconsent\b|\bgdpr\b|\bpersonal\b|\bnewsletter\b|\bcomplain|\bcareers?\b|\breview\b|\barrive\b|\brefunds?\b|\breturns?\b|^(?:most|many|some) /,
        -7,
      ],
      [/\?$/, -3],
    ],
  },
  legal_notice: {
    holds: [],
    names:
      /(?:VAT|[Cc]ompany|[Tt]ax|[Rr]egistration) (?:[Nn]o|[Nn]umber|ID|[Rr]eg\p{L}*)\.?:? ?(?:\p{Lu}{2})? ?\d{4}|(?<!\p{L}|(?<!\p{L})(?:[Aa]n?|[Tt]he) )(?:Ltd|Limited|LLC|Inc|PLC|plc|LLP|GmbH|S\.?L\.?U?)(?!\p{L})|(?:[Oo]wner|[Hh]older|[Oo]wned(?: and operated)? by|[Oo]perated by|[Cc]ompany name)(?: is|:)? \p{Lu}\p{L}/u,
    label: /\b(?:legal notice|imprint|owner|company details|registered|who we are)\b/,
    cues: [
      [
        /\bowner\b|\bholder\b|\bregistered (?:office|name|company)\b|\bcompany name\b|\btrading (?:name|as)\b|\boperated by\b/,
        3,
      ],
      [/\bvat (?:no|number|id|reg)|\bcompany (?:no|number|registration)|\btax id\b|\bcif\b|\bnif\b/, 3],
      [/\bltd\b|\blimited\b|\bllc\b|\binc\b|\bplc\b|\bs\.? ?l\.? ?u?\b|\bgmbh\b/, 2],
      [/\baddress\b|\bregistered office\b|\bstreet\b|\broad\b/, 2],
      // Companies that work for the holder: with data, or with the website.
      [/\b(?:data|sub-?)[ -]?processors?\b|\bservers?\b|\bhost(?:ing|ed)\b|\b(?:internet|domain) providers?\b/, -12],
      [/\bcompanies house\b|\bcommercial register\b|\bregistered in\b/, 3],
      [/\busers?\b|\brights?\b|\breserves\b|\bcookies?\b|\bliab|\bconsent\b/, -4],
      [/\?$/, -3],
    ],
  },
  tax: {
    holds: [
      /\b(?:vat|sales tax|gst|iva|igic|ipsi|taxes)\b/,
      /\binclu|\bexclu|\b(?:plus|without|no) (?:vat|tax|taxes|sales tax|gst)\b|\+ ?(?:vat|tax)|\badded\b|\bappl(?:y|ies|ied|icable)\b|\bexempt|\d ?%/,
    ],
    label: /\b(?:vat|tax(?:es)?)\b/,
    cues: [
      [/\bvat\b|\bsales tax\b|\bgst\b|\bigic\b/, 3],
      [/\btax(?:es)?\b/, 1],
      [
        /\binclu(?:de|des|ded|sive|ding)\b|\bplus (?:vat|tax)\b|\bexclu(?:de|des|ded|sive|ding)\b|\badded\b|\bappl(?:y|ies|ied)\b/,
        2,
      ],
      [/\bprices?\b|\brates?\b|\bquotes?\b|\binvoices?\b/, 2],
      [/\b\d+(?:[.,]\d+)? ?%/, 1],
      // Work on others' taxes, and taxes that are not part of a price.
      [/\breturns?\b|\b(?:income|corporation|payroll|property) tax|\bwe (?:file|prepare)\b|\bhmrc\b|\birs\b/, -12],
      [/[€£$] ?\d/, -2],
      [/\?$/, -3],
    ],
  },
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
