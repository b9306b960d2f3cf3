/**
 * Words, English: sentences on how the service works: who does the work, quotes, invoices and gives the warranty. Their
 * patterns read folded text. They are made of parts: people, things that they give, verbs in the present. The past is
 * missing, as it speaks of one case.
 */

import type { Words } from '../../words.ts';

const TRADE =
  '(?:technicians?|electricians?|physicians?|beauticians?|musicians?|opticians?|(?:physio|hypno|psycho)?therapists?|psychologists?|dentists?|hygienists?|cardiologists?|dermatologists?|osteopaths?|(?:sub)?contractors?|engineers?|specialists?|experts?|installers?|fitters?|builders?|plumbers?|joiners?|carpenters?|roofers?|painters?|decorators?|tilers?|movers?|cleaners?|gardeners?|landscapers?|teachers?|tutors?|instructors?|trainers?|coach(?:es)?|doctors?|vets?|nurses?|midwi(?:fe|ves)|stylists?|barbers?|hairdressers?|mechanics?|seamstress(?:es)?|tailors?|jewell?ers?|watchmakers?|(?:trades|crafts|handy|repair)(?:m[ae]n|pe(?:ople|rsons?)|wom[ae]n)|workers?|employees?|staff|team|crews?|drivers?|guides?|chefs?|cooks?|architects?|lawyers?|solicitors?|attorneys?|accountants?|surveyors?|estimators?|operators?|directors?|conductors?|adjusters?|groomers?|bakers?|florists?|artists?|writers?|editors?|inspectors?|designers?|photographers?|translators?|franchisees?|partners?|freelancers?|volunteers?|professionals?|pros?|providers?|firms?|compan(?:y|ies))';

/** Who can do the work, in folded text. */
export const worker = new RegExp(`\\b${TRADE}\\b`);
/** Those who sell, let or represent. */
const FIRM =
  '(?:workshops?|garages?|shops?|stores?|manufacturers?|makers?|brands?|dealers?|suppliers?|(?:head )?office|agency|clinic|studio|school|owners?|landlords?|hosts?|managers?|practice|platform|foreman)';
const NOUN = `\\b(?:${TRADE}|${FIRM}|whoever|person who)\\b`;
/** The one who does something: a trade, a firm or `us`. */
const WHO = `\\b(?:${TRADE}|${FIRM}|whoever|person who|us|me|ourselves|myself)\\b`;
/** Up to six words of a subject: `| one of our own | technicians`. */
const NEAR = '(?: (?!(?:that|which|if|when|because|as|with|by|and|or|to|for)\\b)[^\\s.,;:]+){0,6}? ';
/** A subject right behind a label: `| our own | fitters`. */
const NAMED = `(?: (?:the|an?|each|every|our|own|same|your|directly|\\w+ed|independent|local)){0,4} ${WHO}`;
const BY = '(?: (?:always|directly|only|exclusively|entirely|personally|solely|out|after|care of|by hand))?,? by\\b';

const DONE =
  '(?:performed|carried out|done|made|handled|taught|undertaken|completed|delivered|provided|led|run|installed|repaired|serviced|built|fitted|executed|conducted|supplied|prepared|cleaned|sewn|seen|treated|visited|fixed|baked|cooked|cut|grown|painted|managed|staffed|guided|driven|planned|inspected|assembled|manufactured|crafted|handmade|operated|translated|looked after|taken care of)';
const THEY_DO =
  '(?:does|do|carry|carries|performs?|handles?|makes?|completes?|installs?|repairs?|fits?|services?|builds?|cleans?|teach(?:es)?|undertakes?|delivers?|looks? after|takes? care of)\\b';
const GIVE = '(?:gives?|provides?|prepares?|sends?|issues?|writes?|draws? up|makes?|offers?|sets?|e-?mails?)\\b';
const GIVEN =
  '(?:given|provided|prepared|sent|issued|written|drawn up|made|offered|set|signed|handled|backed|covered|honou?red)';

/**
 * Sentences on who gives a thing: `quotes are prepared by us`, `each fitter sends you a quote`, `you get a quote from
 * the fitter`, `Quote: the fitter`.
 */
const givenBy = (thing: string): string[] => [
  `\\b${thing}\\b[^.;:]{0,50}? (?:${GIVEN}${BY}|comes? (?:directly )?from|(?:is|are) (?:the responsibility of|down to|with|from))${NEAR}${WHO}`,
  `\\b${thing} (?:is|are|will be) (?:ours|mine)\\b`,
  `${NOUN}[^.;:]{0,60}? ${GIVE}[^.;:]{0,40}? ${thing}\\b`,
  `\\b(?:i|we) (?:\\S+ )?${GIVE}[^.;:]{0,30}? (?:${thing}\\b[^.;:]{0,30}? (?:myself|ourselves|personally)|(?:one|a single) ${thing})\\b`,
  `\\b(?:receive|get) [^.;:]{0,30}?\\b${thing} (?:directly |straight )?from(?: up to)?${NEAR}${NOUN}`,
  `^${thing}(?: [^\\s:]+){0,3}:${NAMED}`,
];

const WORK =
  '(?:work|jobs?|repairs?|installations?|fitting|service|lessons?|class(?:es)?|cleaning|treatments?|visits?|projects?|moves?)';
/** Sentences on who does the work. */
const DONE_BY = [
  // `Every job is carried out by our own employees`; but `was carried out`, which was once.
  `\\b(?:is|are|be) (?:\\S+ )?${DONE}${BY}${NEAR}${WHO}`,
  `\\b(?<=^|\\b(?:our|each|every|all|your) [^.;]{0,60})(?<!\\b(?:was|were|been) )${DONE}${BY}:?${NEAR}${WHO}`,
  `\\b${DONE} by (?:our|an? independent|self-employed|local)\\b${NEAR}${WHO}`,
  // `Done in-house`, `we never subcontract`, `our own engineers`.
  `\\b(?:is|are) (?:\\S+ )?\\w{2,}(?:ed|en|wn|ne|de|ht|ut) (?:\\S+ )?by (?:us|me|our own|one of our)\\b`,
  `\\b(?:is|are) (?:\\S+ )?(?:done|made|handled|carried out|completed) (?:\\S+ )?in-?(?: )?house\\b`,
  `\\b(?:never|not|don.t|without|no) (?:use )?(?:subcontract|outsourc|sub-contract)\\w*|\\b(?:our|an?) (?:own|in-?house) (?:\\S+ ){0,2}?${worker.source}|\\b(?:we|i) (?:work with|use) (?:\\S+ ){0,2}?(?:independent|self-employed|freelance|local|approved|vetted) (?:\\S+ )?${worker.source}`,
  // `I do all the repairs myself`, `we bake everything ourselves`.
  `\\bi (?:\\S+ )?(?!(?:see|consider|describe|find|call|keep|ask)\\b)[a-z]{2,}(?: [^\\s.,;:]+){1,6}? (?:myself|personally)\\b|\\bwe (?!(?:pride|consider|find|call|see|set|commit|keep|challenge|ask|dedicate|distinguish)\\b)\\w+(?: [^\\s.,;:]+){1,6}? ourselves\\b|\\bi personally [a-z]{3,}|\\b${THEY_DO}(?: [^\\s.,;:]+){1,6}? ourselves\\b|\\bi [a-z]{3,}(?: [^\\s.,;:]+){1,6}? (?:by hand|in my own)\\b`,
  // `Our engineers do the work`, `the same cleaner does every visit`.
  `\\b(?:our|the same|one|your|each) (?:\\S+ ){0,3}?${worker.source} (?:(?:will|always|also|\\w+ly) ){0,2}${THEY_DO} (?:out )?(?:the|all|every|each|your|our) (?:\\S+ )?${WORK}\\b`,
  `\\bwith the same (?:\\S+ )?${worker.source}|\\bthe same (?:\\S+ )?${worker.source} (?:(?:will|always|also) )*(?:comes?|visits?|attends?|treats?|sees?|turns? up)\\b`,
  // `Our movers are all employees`.
  `\\b(?:our|all) (?:\\S+ ){0,2}?${worker.source} (?:is|are) (?:\\S+ ){0,3}?(?:employ(?:ees|ed)|self-employed|independent|freelance|in-house|subcontract)`,
  // `The person who quotes is the one who does the work`, `it is me who paints`.
  `\\bit(?:.s| is) (?:me|us|i|we|our(?:selves)?\\b${NEAR}${NOUN}) who\\b`,
  `${WHO}[^.;:]{0,40} (?:is|are|will be) (?:the (?:ones?|same (?:person|people)|person) )?who ${THEY_DO}`,
  // `Who does the work: our fitters`.
  `^who (?:\\S+ )?${THEY_DO}[^:]{0,40}:${NEAR}${WHO}`,
].join('|');

const QUOTE = '(?:quotes?|quotations?|estimates?)';
/** Sentences on who gives the quote. */
const QUOTED_BY = [
  ...givenBy(QUOTE),
  `${NOUN}(?: [^\\s.,;:]+){0,3}? sets? (?:the|their|his|her|its) (?:own )?(?:prices?|rates?|fees?)\\b`,
  `\\b(?:quoted|priced|estimated)${BY}${NEAR}${WHO}`,
  `${NOUN}[^.;]{0,30}? (?:quotes|(?:will )?quote (?:you|for|each|every|the|directly))\\b`,
].join('|');

const INVOICE = '(?:invoices?|invoicing|bills?|billing)';
/** Sentences on who invoices. */
const INVOICED_BY = [
  ...givenBy(INVOICE),
  `\\b(?:invoiced|billed|charged)${BY}${NEAR}${WHO}`,
  `${NOUN}[^.;]{0,60}? (?:invoices|(?:will )?(?:invoices?|bills?|charges?) (?:you|clients|customers|each|every|separately|directly))\\b`,
  `\\b(?:we|i)(?: will|.ll)? (?:invoice|bill|charge) you(?:, not| directly| ourselves| for everything)\\b`,
  `\\bpayments? (?:goes|go|is|are) (?:made )?(?:directly|straight) to${NEAR}${NOUN}`,
  `\\byou(?:.ll| will)? pay (?:the |your |our |each )?(?:\\S+ )?${NOUN} (?:\\S+ )?directly|\\byou(?:.ll| will)? pay directly to ${NOUN}`,
].join('|');

const NUMBER =
  '(?:\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty(?:-(?:four|five))?|thirty|forty|fifty|sixty|ninety|first)';
/** How long a warranty holds. */
const TERM = `(?:${NUMBER}(?: \\(\\d+\\))?[ -](?:full |whole |calendar )?(?:hours?|days?|weeks?|months?|years?|yrs?|decades?|miles)\\b|lifetime\\b|(?:for|of) life\\b)(?! (?:of |in )?(?:experience|business|trade|the trade)\\b)`;
const WARRANTED = '(?:warrant(?:y|ies|ied|ed|s)?|guarantee[sd]?)';
const AT_NO_COST =
  '(?:free|(?:at )?no (?:extra )?(?:cost|charge)|without (?:charge|cost)|again|on us|at our (?:own )?(?:cost|expense)|(?:won.t|not|never) (?:pay|charge)|put it right)\\b';
const REDO =
  '(?:fix|repair|replace|redo|re-?do|refund|mend|return|come back|remedy|correct|do it|put (?:it|things) right)\\w*\\b';
/** Sentences on how long a warranty holds, or who gives it. */
const WARRANTY = [
  // `Guaranteed for twelve months`, `a 12-month warranty`; but `guaranteed within 24 hours`.
  `\\b${WARRANTED}\\b[^.;]{0,70}?(?<!\\b(?:within|in|over|than) )\\b${TERM}`,
  `\\b${TERM}(?: \\S+){0,4}? ${WARRANTED}\\b`,
  `\\b(?:stand (?:behind|by)|covered|backed)\\b[^.;]{0,60}? (?!\\S+ hours)${TERM}`,
  // `If it leaks within ten years, we fix it free of charge`.
  `\\b(?:if|any|should|when)\\b[^.;]{0,80}?\\b${TERM}[^.;]{0,80}?\\b${REDO}[^.;]{0,40}?\\b${AT_NO_COST}`,
  `\\b(?:we|i)(?:.ll| will)? ${REDO}[^.;]{0,40}?\\b${AT_NO_COST}[^.;]{0,60}?\\b(?!\\S+ hours)${TERM}`,
  // `The warranty is provided by the manufacturer`, `manufacturer's warranty`.
  ...givenBy('(?:warrant(?:y|ies)|guarantees?)(?! of (?:quality|success)\\b)'),
  `\\b(?:guaranteed|warranted)${BY}${NEAR}${WHO}`,
  `${NOUN}(?:.s|s.)? (?:\\S+ )?(?:warrant(?:y|ies)|guarantees?)\\b`,
].join('|');

/**
 * Signs of each topic: each of its sentences has one. They are looked for in all sentences, the long patterns only in
 * those with a sign.
 */
const HINTS = {
  done: `\\b(?:${DONE}(?: \\S+){0,3} by\\b|${THEY_DO}|in-?(?: )?house|(?:never|not|don.t|without|no) (?:sub|outsourc|use sub)|our own|by (?:us|me|hand|one of)\\b|in my own|(?:our|my)sel(?:f|ves)|personally|the same|who\\b|(?:work with|use) |self-employed|employ|independent|freelance)`,
  quoted: '\\b(?:quot|estimat|price|rates?\\b|fees?\\b)',
  invoiced: '\\b(?:invoic|bill|charge|pay(?:ments?)?\\b)',
  warranty: `\\b(?:warrant|guarant|stand (?:behind|by)|covered|backed|${REDO})`,
};

/** Topics on how the service works. */
export const work: Pick<Words['topics'], 'model' | 'performed_by' | 'quoted_by' | 'invoiced_by' | 'warranty'> = {
  model: {
    holds: [
      new RegExp(
        `${HINTS.done}|\\bwhoever\\b|\\bwe (?:collect|coordinate|arrange|manage|connect|match|assign)\\b|\\bput you in touch\\b|\\bintermediar|\\bsubcontract`,
      ),
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
    holds: [new RegExp(HINTS.done), new RegExp(DONE_BY)],
    label: /\b(?:who|does|performed by|performs?|carried out by|done by|repairs)\b/,
    cues: [
      [new RegExp(HINTS.done), 7],
      // A sentence on all work comes first.
      [/^(?!.*\b(?:each|every|all|our)\b)/, -1],
      [
        /^if\b|\bmost\b|\binsurance\b|\bcookies?\b|\bdata\b|\binformation\b|\bhiring\b|\bwebsite\b|\b(?:research|study)\b/,
        -7,
      ],
      // Handing over a paper is not the work.
      [
        new RegExp(
          `\\b(?:${QUOTE}|${INVOICE}|${WARRANTED})\\b[^.;,]{0,30} (?:${GIVEN}${BY}|(?:my|our)sel(?:f|ves)\\b)|\\b(?:billed|invoiced|charged|quoted)${BY}`,
        ),
        -7,
      ],
      [/\?$/, -4],
    ],
  },
  quoted_by: {
    holds: [new RegExp(HINTS.quoted), new RegExp(QUOTED_BY)],
    label: /\bquote[sd]?\b/,
    cues: [
      [new RegExp(HINTS.quoted), 6],
      [/\?$|\binsurance\b|\bcompare\b|\ba good\b/, -7],
    ],
  },
  invoiced_by: {
    holds: [new RegExp(HINTS.invoiced), new RegExp(INVOICED_BY)],
    label: /\binvoice[sd]?\b/,
    cues: [
      [new RegExp(HINTS.invoiced), 6],
      [/\bkeep\b|\byour invoices\b|\binsurance\b|\benergy\b|[€£$]/, -7],
      [/\?$/, -4],
    ],
  },
  warranty: {
    holds: [new RegExp(HINTS.warranty), new RegExp(WARRANTY)],
    label: /\b(?:warrant(?:y|ies)|guarantees?)\b/,
    cues: [
      [new RegExp(HINTS.warranty), 5],
      [/\bwork\b|\brepairs?\b|\bparts?\b|\blabou?r\b|\bin writing\b/, 1],
      [
        /\bout of warranty\b|\bnot covered?\b|\bdoes not cover\b|\b(?:no|without|void\w*) (?:\S+ )?warranty\b|\bdata\b/,
        -4,
      ],
      // A guarantee of a date.
      [
        /\b(?:reply|response|shipping|deposit|tenan\w+|loan|mortgage)\b|\bcancel|\bguarantee\w* (?:\S+ )?delivery\b/,
        -7,
      ],
      [/\?$/, -4],
    ],
  },
};
