/**
 * Words, English: sentences on how the service works: who does the work, quotes, invoices and gives the warranty. Their
 * patterns read folded text. They are made of parts: people, things that they give, verbs in the present. The past is
 * missing, as it speaks of one case.
 */

import type { Words } from '../../words.ts';

const TRADE =
  '(?:technicians?|electricians?|physicians?|beauticians?|musicians?|opticians?|(?:physio|hypno|psycho)?therapists?|psychologists?|dentists?|hygienists?|cardiologists?|dermatologists?|osteopaths?|(?:sub)?contractors?|engineers?|specialists?|experts?|installers?|fitters?|builders?|plumbers?|joiners?|carpenters?|roofers?|painters?|decorators?|tilers?|movers?|cleaners?|gardeners?|landscapers?|teachers?|tutors?|instructors?|trainers?|coach(?:es)?|doctors?|vets?|nurses?|midwi(?:fe|ves)|stylists?|barbers?|hairdressers?|mechanics?|seamstress(?:es)?|tailors?|jewell?ers?|watchmakers?|(?:trades|crafts|handy|repair)(?:m[ae]n|pe(?:ople|rsons?)|wom[ae]n)|workers?|employees?|staff|team|crews?|drivers?|guides?|chefs?|cooks?|architects?|lawyers?|solicitors?|attorneys?|accountants?|surveyors?|estimators?|operators?|directors?|conductors?|adjusters?|groomers?|bakers?|florists?|artists?|writers?|editors?|inspectors?|designers?|photographers?|translators?|franchisees?|partners?|freelancers?|(?:child|house|pet|dog|baby)?-?(?:sitters?|minders?|walkers?)|carers?|historians?|masseu(?:rs?|ses?)|masons?|glaziers?|plasterers?|sweeps?|arborists?|surgeons?|caterers?|planners?|consultants?|advis[eo]rs?|sales(?:m[ae]n|people|person)|couriers?|locksmiths?|volunteers?|professionals?|pros?|providers?|firms?|compan(?:y|ies))';

/** Words before a professional of any trade: `vetted, insured`. */
const QUALITY =
  '(?:independent|self-employed|freelance|local|professional|experienced|certified|licen[sc]ed|qualified|registered|accredited|approved|authori[sz]ed|trained|vetted|insured|chartered|sworn|senior|expert|skilled|employed|[a-z]+-(?:certified|licen[sc]ed|qualified|registered|accredited|approved|trained|checked|vetted))';
/** A professional of any trade: `licensed dog walkers`. */
const SKILLED = `${QUALITY}(?:,? (?:and )?[a-z-]+){0,3}?,? (?!customers?\\b|members?\\b|users?\\b|visitors?\\b|readers?\\b|voters?\\b|numbers?\\b|paper\\b|matters?\\b)[a-z]{3,}(?:ers?|ors?|ists?|ians?|m[ae]n|people)`;

/** Who can do the work, in folded text. */
export const worker = new RegExp(`\\b${TRADE}\\b`);
/** Those who sell, let or represent. */
const FIRM =
  '(?:workshops?|garages?|shops?|stores?|manufacturers?|makers?|brands?|dealers?|suppliers?|(?:head )?office|agency|clinic|studio|school|owners?|landlords?|hosts?|managers?|practice|platform|foreman|department|accounts)';
const NOUN = `\\b(?:${TRADE}|${FIRM}|whoever|person who)\\b`;
/** The one who does something: a trade, a firm or `us`. */
const WHO = `\\b(?:${TRADE}|${FIRM}|whoever|person who|us|me|ourselves|myself|${SKILLED}|(?:own|same) (?:two |three )?(?:people|person|pair))\\b`;
/** Up to six words of a subject: `| one of our own | technicians`. */
const NEAR = '(?: (?!(?:that|which|if|when|because|as|with|by|and|or|to|for)\\b)[^\\s.,;:]+){0,6}? ';
/** A subject right behind a label: `| our own | fitters`. */
const NAMED = `(?: (?:the|an?|each|every|our|own|same|your|directly|\\w+ed|independent|local)){0,4} ${WHO}`;
const BY = '(?: (?:always|directly|only|exclusively|entirely|personally|solely|out|after|care of|by hand))?,? by\\b';

const DONE =
  '(?:performed|carried out|done|made|handled|taught|undertaken|completed|delivered|provided|led|run|installed|repaired|serviced|built|fitted|executed|conducted|supplied|prepared|cleaned|sewn|seen|treated|visited|fixed|baked|cooked|cut|grown|painted|managed|staffed|guided|driven|planned|inspected|assembled|manufactured|crafted|handmade|operated|translated|taken|shot|tuned|drawn|assessed|answered|hung|laid|walked|groomed|minded|looked after|taken care of|subcontracted|sub-contracted|seen to)';
const THEY_DO =
  '(?:does|do|carry|carries|performs?|handles?|makes?|completes?|installs?|repairs?|fits?|services?|builds?|cleans?|teach(?:es)?|undertakes?|delivers?|looks? after|takes? care of)\\b';
/** Handing over a thing: `draws up`. */
const GIVE =
  '(?:gives?|provides?|prepares?|sends?|issues?|writes?|draws? up|makes?|offers?|sets?|e-?mails?|does|hands? you|puts? together|works? out)\\b';
const GIVEN =
  '(?:given|provided|prepared|sent|issued|written|drawn up|made|offered|set|signed|handled|backed|covered|honou?red|done|raised|put together|worked out|calculated|drafted|created)';

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
  '(?:work|jobs?|repairs?|installations?|services?|lessons?|class(?:es)?|treatments?|visits?|projects?|moves?|surveys?|inspections?|sessions?|deliver(?:y|ies)|orders?|tours?|appointments?|(?!nothing|everything|something|anything)[a-z]{3,}ing)';
/** Sentences on who does the work. */
const DONE_BY = [
  // `Every job is carried out by our own employees`; but `was carried out`, which was once.
  `\\b(?:is|are|be) (?:\\S+ )?${DONE}${BY}${NEAR}${WHO}`,
  `\\b(?<=^|\\b(?:our|each|every|all|your) [^.;]{0,60})(?<!\\b(?:was|were|been) )${DONE}${BY}:?${NEAR}${WHO}`,
  `\\b${DONE} by (?:our|an? independent|self-employed|local)\\b${NEAR}${WHO}`,
  // `The wiring is subcontracted to an electrician`, `jobs are assigned to approved installers`.
  `\\b${WORK}\\b[^.;:]{0,30}? (?:is|are|gets?) (?:\\S+ )?(?:sub-?contracted|outsourced|farmed|assigned|allocated|entrusted|passed|handed|given)(?: out| on| over)? to${NEAR}${WHO}`,
  `\\b(?:nothing|no (?:work|jobs?)|none of (?:it|the work|our work)) (?:is|are|gets?) (?:ever )?(?:sub-?contracted|outsourced|(?:farmed|sent|contracted) out)\\b`,
  `\\b(?:never|not|don.t|no) (?:use |send |hire |employ )?(?:agency|temporary|casual|day|third-party|outside) (?:staff|workers?|labou?r\\w*|contractors?|crews?)`,
  // `One-man band`, `you deal with me`, `your tutor is a qualified teacher`.
  `\\b(?:i am|i.m|we are|we.re|as|it.s) an? (?:one|two)-(?:man|woman|person) (?:band|business|operation|show|outfit|team|firm)`,
  `\\b(?:you|you.ll|you will) (?:always |only )?(?:deal|be dealing|speak) (?:directly |only |always )?with (?:me|the same|the owner)\\b`,
  `\\byour ${TRADE} (?:is|will be) (?:always )?(?:an?|one of our|our)${NEAR}(?:${TRADE}|${SKILLED})\\b`,
  `\\bthe ${TRADE} (?:who|that) (?!is\\b|was\\b|won\\b)[^.;,]{2,40}? is (?:always )?the (?:same )?(?:one|person|${TRADE}) (?:you|who|that)\\b`,
  // `Photographs are taken by Tom himself`.
  `\\b(?:is|are) (?:\\S+ )?${DONE}${BY} [^.;:]{2,40}? (?:himself|herself|personally)\\b`,
  `\\bwe (?:make|build|bake|cook|brew|roast|print|sew|repair|grow) (?:every|each|all|everything)\\b[^.;:]{0,30}? in our own (?:workshop|kitchen|studio|bakery|factory|farm|premises)\\b`,
  // `Done in-house`, `we never subcontract`, `our own engineers`.
  `\\b(?:is|are) (?:\\S+ )?\\w{2,}(?:ed|en|wn|ne|de|ht|ut) (?:\\S+ )?by (?:us|me|our own|one of our)\\b`,
  `\\b(?:is|are) (?:\\S+ )?(?:done|made|handled|carried out|completed) (?:\\S+ )?in-?(?: )?house\\b`,
  `\\b(?:never|not|don.t|without|no) (?:use )?(?:subcontract|outsourc|sub-contract)\\w*|\\b(?:our|an?) (?:own|in-?house) (?:\\S+ ){0,2}?${worker.source}|\\b(?:we|i) (?:work with|use) (?:\\S+ ){0,2}?(?:independent|self-employed|freelance|local|approved|vetted) (?:\\S+ )?${worker.source}`,
  // `I do all the repairs myself`, `we bake everything ourselves`.
  `\\bi (?:\\S+ )?(?!(?:see|consider|describe|find|call|keep|ask)\\b)[a-z]{2,}(?: [^\\s.,;:]+){1,6}? (?:myself|personally)\\b|\\bwe (?!(?:pride|consider|find|call|see|set|commit|keep|challenge|ask|dedicate|distinguish)\\b)\\w+(?: [^\\s.,;:]+){1,6}? ourselves\\b|\\bi personally [a-z]{3,}|\\b${THEY_DO}(?: [^\\s.,;:]+){1,6}? ourselves\\b|\\bi [a-z]{3,}(?: [^\\s.,;:]+){1,6}? (?:by hand|in my own)\\b`,
  // `Our engineers do the work`, `the same cleaner does every visit`.
  `\\b(?:our|the same|one|your|each|an?) (?:\\S+ ){0,3}?(?:${TRADE}|${SKILLED}) (?:(?:will|always|also|\\w+ly) ){0,2}${THEY_DO} (?:out )?(?:the|all|every|each|your|our) (?:\\S+ )?${WORK}\\b`,
  `\\bwith the same (?:\\S+ )?${worker.source}|\\bthe same (?:\\S+ )?${worker.source} (?:(?:will|always|also) )*(?:comes?|visits?|attends?|treats?|sees?|turns? up)\\b`,
  // `Our movers are all employees`.
  `\\b(?:our|all|the|every|each) (?:\\S+ ){0,2}?${worker.source} (?:[^\\s.,;:]+ ){0,3}?(?:is|are) (?:\\S+ ){0,4}?(?:employ(?:ees|ed)|self-employed|independent|freelance|in-house|subcontract|on our (?:own )?payroll)`,
  // `The person who quotes is the one who does the work`, `it is me who paints`.
  `\\bit(?:.s| is|.ll be| will be) (?:always )?(?:me|us|i|we|our(?:selves)?\\b${NEAR}${NOUN}) who\\b`,
  `${WHO}[^.;:]{0,40} (?:is|are|will be) (?:the (?:ones?|same (?:person|people)|person) )?who ${THEY_DO}`,
  // `Who does the work: our fitters`.
  `^who (?:\\S+ )?${THEY_DO}[^:]{0,40}:${NEAR}${WHO}`,
].join('|');

const QUOTE = '(?:quotes?|quotations?|estimates?)';
const FEE =
  '(?<!\\b(?:interest|exchange|heart|success|entrance|mortgage|growth|tax) )(?:prices?|rates?|fees?)\\b(?! of\\b)';
/** Sentences on who gives the quote. */
const QUOTED_BY = [
  ...givenBy(QUOTE),
  // `Each tutor sets her own hourly rate`, `the driver gives you the price`, `fees are set by each therapist`.
  `${NOUN}(?: [^\\s.,;:]+){0,3}? (?:will )?(?:sets?|agrees?|gives? you|tells? you|sends? you|confirms?) (?:the|their|his|her|its|an?) (?!best|lowest|fair|good|great|special)(?:own )?(?:\\w+ )?${FEE}`,
  `\\b${FEE}[^.;:]{0,20}? (?:is|are|will be) (?:\\S+ )?(?:set|agreed|fixed|decided|determined|given|quoted|worked out|calculated|negotiated)(?: directly)? (?:by|with)${NEAR}(?:${TRADE}|${SKILLED}|owners?|hosts?|workshops?|garages?|us|me)\\b`,
  `\\b(?:get|receive) (?:the|an?|your) (?:\\w+ )?${FEE} (?:directly |straight )from${NEAR}${NOUN}`,
  `\\b(?:quoted|priced|estimated)${BY}${NEAR}${WHO}`,
  // `The carpenter prices each job himself`, `I price every job myself`.
  `${NOUN}[^.;]{0,30}? (?:prices|quotes|estimates|costs) (?:for )?(?:each|every|all|the|your|their|his|her) (?:\\w+ )?${WORK}\\b`,
  `\\b(?:i|we) (?:\\S+ )?(?:price|quote(?: for)?|estimate|cost) (?:each|every|all)\\b[^.;:]{0,30}? (?:myself|personally|ourselves|in-?house)\\b`,
  // `Installers contact you with their quotes`, `it is our foreman who does the estimate`.
  `${NOUN}[^.;]{0,40}? (?:contacts?|calls?|phones?|rings?|e-?mails?|visits?)(?: you)?(?: back)? with (?:an?|their|his|her|the) (?:\\w+ )?${QUOTE}`,
  `${NOUN}[^.;]{0,30}? (?:quotes(?= (?:you|for|each|every|all|on|directly|separately)\\b|[.,;]|$)|(?:will )?quote (?:you|for|each|every|the|directly))\\b`,
].join('|');

const INVOICE = '(?:invoices?|invoicing|bills?|billing)';
/** The one who pays, with a blank behind: `clients`; nothing at the beginning of an order. */
const PAYER =
  '(?:\\b(?:you(?:.ll| will| can)?|clients|customers|patients|parents|guests|students) |(?<=^|[;:,] |\\bthen |\\bplease ))(?:simply |just )?';
/** Sentences on who invoices. */
const INVOICED_BY = [
  ...givenBy(INVOICE),
  `\\b(?:invoiced|billed|charged)${BY}:?${NEAR}${WHO}`,
  `${NOUN}[^.;]{0,60}? (?:invoices|(?:will )?(?:invoices?|bills?|charges?) (?:you|clients|customers|each|every|separately|directly))\\b`,
  // `We invoice you monthly`, `I'll send you an invoice`, `we handle the billing for our installers`.
  `\\b(?:we|i)(?: will|.ll)? (?:\\S+ )?(?:invoice|bill) you\\b(?! (?:by|per)\\b)|\\b(?:we|i)(?: will|.ll)? charge you(?:, not| directly| ourselves| for everything)\\b`,
  `\\b(?:we|i)(?: will|.ll)? (?:then |only |also )?(?:send|issue|give|e-?mail|raise)(?: you)? (?:an?|the|one|all|separate) (?:\\w+ )?invoices?\\b`,
  `\\bwe (?:also )?(?:handle|do|manage|look after|take care of) (?:all |of )*(?:the |our )?(?:(?:billing|invoicing)(?: ourselves|\\.?$)|(?:billing|invoicing|payments) (?:for|on behalf of) (?:our|the|all|each)${NEAR}${NOUN})`,
  // `You pay the driver, not us`, `fees are paid directly to the tutor`; but `pay the bar a visit`.
  `\\b(?:money|payments?|fees?|bills?) (?:goes|go|is|are) (?:made |paid |settled )?(?:directly|straight) (?:to|with)${NEAR}(?:${TRADE}|${SKILLED}|workshops?|garages?|owners?|hosts?|clinics?|manufacturers?|us)\\b`,
  `${PAYER}(?:only |always )?(?:pays?|settles?(?: up)?)(?: up)? (?:(?:the|your|their|our|each) (?:\\S+ )?${NOUN}(?: (?:\\S+ )?(?:directly|separately|in cash|on the day|after|when|at the end)|,? (?:not|never)\\b|[;.]|$)|(?:directly (?:to|with)|with) (?:(?:the|your|their|each) )?(?:\\S+ )?${NOUN})`,
  `\\b(?:you|clients) pay us,? (?:and (?:then )?we pay|not|never)\\b|\\bwe (?:take|collect) (?:the |your )?payments? and (?:then )?pay${NEAR}${NOUN}`,
].join('|');

const NUMBER =
  '(?:\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty(?:-(?:four|five))?|thirty|forty|fifty|sixty|ninety|first)';
/** How long a warranty holds. */
const TERM = `(?:${NUMBER}(?: \\(\\d+\\))?[ -](?:full |whole |calendar )?(?:hours?|days?|weeks?|months?|years?|yrs?|decades?|miles)\\b|lifetime\\b|(?:for|of) life\\b)(?! (?:of |in )?(?:experience|business|trade|the trade|research|history|tradition|knowledge|know-how|practice|study)\\b)`;
const WARRANTED = '(?:warrant(?:y|ies|ied|ed|s)?|guarantee[sd]?)';
const AT_NO_COST =
  '(?:free|gratis|for nothing|(?:at )?no (?:extra )?(?:cost|charge)|without (?:charge|cost)|again|on us|at our (?:own )?(?:cost|expense)|(?:won.t|not|never) (?:pay|charge)|put it right)\\b';
const REDO =
  '(?:fix|repair|replace|redo|re-?do|refund|mend|return|come back|remedy|correct|do it|put (?:it|things) right)\\w*\\b';
/** A fault of a thing: `leaks`. */
const FAILS =
  '(?:fails?|breaks?|leaks?|dies?|goes? wrong|is(?:n.t| not)|(?:are|.re) not|stops?|cracks?|wears?|fades?|peels?|rusts?|comes? (?:off|loose|apart|back)|faulty|faults?|defects?|defective|problems?)\\b';
/** Sentences on how long a warranty holds, or who gives it. */
const WARRANTY = [
  // `Guaranteed for twelve months`, `a 12-month warranty`; but `guaranteed within 24 hours`.
  `\\b${WARRANTED}\\b[^.;]{0,70}?(?<!\\b(?:within|in|over|than) )\\b${TERM}`,
  `\\b${TERM}(?: \\S+){0,4}? ${WARRANTED}\\b`,
  `\\b(?:stand (?:behind|by)|covered(?! (?:in|parking|terrace|area)\\b)|backed)\\b[^.;]{0,60}? (?!\\S+ hours)${TERM}`,
  // `If it leaks within ten years, we fix it free of charge`.
  `\\b(?:if|any|should|when|come back|bring (?:it|them)|tell us|let us know)\\b[^.;]{0,80}?\\b${TERM}[^.;]{0,80}?\\b${REDO}[^.;]{0,40}?\\b${AT_NO_COST}`,
  `\\b(?:we|i)(?:.ll| will)? ${REDO}[^.;]{0,40}?\\b${AT_NO_COST}[^.;]{0,60}?\\b(?!\\S+ hours)${TERM}`,
  // `Come back within a week and we fix it free`, `if it dies in the first year we replace it`, `money back`.
  `\\bif\\b[^.;]{0,60}? ${FAILS}[^.;]{0,40}?\\b(?!\\S+ hours)${TERM}[^.;]{0,20}? (?:we|i)(?:.ll| will)? (?:fix|repair|replace|redo|mend|put (?:it|things) right)\\b`,
  `\\b(?:we|i)(?:.ll| will)? (?:fix|repair|replace|mend) any (?:\\w+ )?(?:leaks?|faults?|defects?|problems?|breakages?|issues?)\\b[^.;]{0,30}? (?:(?:for|during)(?: up to)?|(?:with)?in (?:the |your )?(?=first |\\S+ (?:years?|months?)))(?: the)? ?(?!\\S+ hours)${TERM}`,
  `\\bmoney[- ]back (?!in)[^.;]{0,60}?(?<!\\bin )\\b${TERM}|\\b${TERM} money[- ]back\\b`,
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
  done: `\\b(?:${DONE}(?: \\S+){0,3} by\\b|${THEY_DO}|in-?(?: )?house|(?:never|not|don.t|without|no) (?:sub|outsourc|use sub)|our own|by (?:us|me|hand|one of)\\b|in (?:my|our) own|(?:our|my|him|her)sel(?:f|ves)|personally|the same|who\\b|(?:work with|use) |self-employed|employ|payroll|independent|freelance|sub-?contract|outsourc|farmed|assigned|allocated|nothing is|no work is|agency|one-(?:m|w|p)|your \\w+ (?:is|will be) |with me\\b)`,
  quoted: '\\b(?:quot|estimat|price|rates?\\b|fees?\\b)',
  invoiced: '\\b(?:invoic|bill|charge|pay(?:ments?)?\\b|paid|settles?\\b|money goes)',
  warranty: `\\b(?:warrant|guarant|stand (?:behind|by)|covered|backed|money|${REDO})`,
};

/** One pattern for both topics that read it: it is long. */
const DONE_BY_ONE = new RegExp(DONE_BY);

/** Matches every sentence: those with the hints and elements of the topic state it. */
const STATED = /^/;

/** Topics on how the service works. */
export const work: Pick<Words['topics'], 'model' | 'performed_by' | 'quoted_by' | 'invoiced_by' | 'warranty'> = {
  model: {
    hints: new RegExp(
      `${HINTS.done}|\\bwhoever\\b|\\bwe (?:collect|coordinate|arrange|manage|connect|match|assign)\\b|\\bput you in touch\\b|\\bintermediar|\\bsubcontract`,
    ),
    holds: [],
    oneOf: [
      DONE_BY_ONE,
      /\bwhoever (?:does|works|repairs)\b|\bwe (?:collect|coordinate|arrange|manage|connect|match|assign)\b|\bput you in touch\b|\bintermediar|\bsubcontract/,
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
    hints: new RegExp(HINTS.done),
    holds: [DONE_BY_ONE],
    label: /\b(?:who|does|performed by|performs?|carried out by|done by|repairs)\b/,
    cues: [
      [STATED, 7],
      // A sentence on all work comes first.
      [/^(?!.*\b(?:each|every|all|our)\b)/, -1],
      [
        /^if\b|\bmost\b|\binsurance\b|\bcookies?\b|\bdata\b|\binformation\b|\bhiring\b|\bwebsite\b|\b(?:research|study)\b/,
        -7,
      ],
      // Handing over a paper is not the work.
      [
        new RegExp(
          `\\bwho (?:does|do|prepares?) the ${QUOTE}\\b|\\b(?:${QUOTE}|${INVOICE}|${WARRANTED})\\b[^.;,]{0,30} (?:${GIVEN}${BY}|(?:my|our)sel(?:f|ves)\\b)|\\b(?:billed|invoiced|charged|quoted)${BY}`,
        ),
        -7,
      ],
      [/\?$/, -4],
    ],
  },
  quoted_by: {
    hints: new RegExp(HINTS.quoted),
    holds: [new RegExp(QUOTED_BY)],
    label: /\bquote[sd]?\b/,
    cues: [
      [STATED, 6],
      [/\?$|\binsurance\b|\bcompare\b|\ba good\b/, -7],
    ],
  },
  invoiced_by: {
    hints: new RegExp(HINTS.invoiced),
    holds: [new RegExp(INVOICED_BY)],
    label: /\binvoice[sd]?\b/,
    cues: [
      [STATED, 6],
      [/\bkeep\b|\byour invoices\b|\binsurance\b|\benergy\b|[€£$]/, -7],
      [/\?$/, -4],
    ],
  },
  warranty: {
    hints: new RegExp(HINTS.warranty),
    holds: [new RegExp(WARRANTY)],
    label: /\b(?:warrant(?:y|ies)|guarantees?)\b/,
    cues: [
      [STATED, 5],
      [/\bwork\b|\brepairs?\b|\bparts?\b|\blabou?r\b|\bin writing\b/, 1],
      [
        /\bout of warranty\b|\bnot covered?\b|\bdoes not cover\b|\b(?:no|without|void\w*) (?:\S+ )?warranty\b|\bdata\b/,
        -4,
      ],
      // A guarantee of a date.
      [
        /\b(?:reply|response|shipping|deposit|tenan\w+|loan|mortgage|confidential\w*|rent|rental|income|membership|subscription)\b|\b(?:by|under) (?:our |your |the |an? )?(?:\w+ )?insurance\b|\bguaranteed? (?:prices?|places?|seats?|availability)\b|\bcancel|\bguarantee\w* (?:\S+ )?delivery\b/,
        -7,
      ],
      [/\?$/, -4],
    ],
  },
};
