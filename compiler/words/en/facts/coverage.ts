/**
 * Words, English: sentences on where a business works. Their patterns read folded text with `~` before names: a verb or
 * a noun of serving, and behind it a preposition with a place.
 */

import type { Words } from '../../words.ts';

/** Names of other things: buildings, times, media, languages, products, food. */
const THING =
  '(?:english|spanish|french|german|italian|portuguese|dutch|catalan|hospital|university|council|museum|school|college|street|road|avenue|internet|instagram|facebook|whatsapp|google|linkedin|youtube|amazon|microsoft|windows|excel|android|apple|wordpress|zoom|teams|slack|email|e-?commerce|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|coffees?|teas?|cakes?|lunch(?:es)?|breakfasts?|brunch|dinners?|food|drinks|wines?|beers?|letters|results|value|change|quality|peace|excellence|mass|year|grades?|levels?|size|partnership|(?:house|garden|studio|barn|kitchen|church|office|shop|room|farm|retail|gas|oil|black|white|red|blue|green|grey|gray|agile|scrum)(?! ~))';
/** A field of knowledge: `Economics`, `Change Management`. */
const FIELD =
  '(?:[a-z]{3,}(?:ics|olog(?:y|ies)|ograph?y|osophy|ments?|ships?|isms?|tions?|istry|ture)|[a-z]{5,}ity|(?:market|coach|account|engineer|train|nurs|teach|consult|bank|mentor|counsell?|programm|learn|network|print)ing|teamwork|health(?:care)?|wellness|fitness|law|wills|probate|design|sciences?|finance|insurance|media|arts?|business|music|maths|theory|history|mba|medicine|psychotherapy|technolog\\w+)';
/** A name that may be one of a place. */
const NAME = `~(?!${THING}\\b|(?:[^\\s,;:.()]+ ~?)?${FIELD}\\b)[^\\s,;:.()]+`;
const REGION =
  '(?:islands?|isles?|provinces?|counties|county|cit(?:y|ies)|regions?|districts?|boroughs?|suburbs?|areas?|towns?|villages?|valley|coast|peninsula|countr(?:y|yside)|states?|world|capital|(?:north|south|east|west)(?:[- ](?:east|west))?|northern|southern|eastern|western|central|greater|mainland|metro(?:politan)?|inland)\\b';
/** Words between a preposition and a name: `across | the whole county of | Cork`. */
const TO_NAME = `(?:(?:the|all|of|both|most|much|parts?|whole|entire|rest|and|or|our|surrounding|wider|inner|outer|any|every|anywhere|everywhere|address(?:es)?|sides?|in|on|~?${REGION}) ){0,8}`;
/** A region as a whole, which needs no name: `the whole island`. */
const WHOLE = `(?:(?:all|every part|the rest) of (?:the )?|(?:the )?(?:whole|entire) |all over (?:the )?|throughout (?:the )?|across (?:the )?)(?:of the )?(?:~?${REGION}|~?(?:spain|ireland|england|scotland|wales|britain|uk|usa|europe|europa|australia)\\b)|\\b(?:nation|world|state|county|country|island|uk-?)wide\\b|\\ball (?:50|fifty) states\\b`;
/** `postcodes BN1 to BN3`, `the LS and HX postcodes`. */
const POSTCODES =
  '(?:(?:the|all|most|both) ){0,2}(?:(?:post ?|zip ?|eir)codes? (?=\\S*\\d|[a-z]{2}\\b)|[a-z]{1,2}\\d{0,2}(?:(?:, | and |, and | to )[a-z]{1,2}\\d{0,2}){0,9} (?:post|zip|eir) ?codes?\\b)';
const PLACE = `(?:${TO_NAME}${NAME}|${WHOLE}|${POSTCODES})`;
/** Prepositions that a field of knowledge hardly has, with a place: `all over Cork`, `from Nerja to Motril`. */
const ALL_OVER = `\\b(?:(?:(?:all )?(?:across|over)|throughout|(?:anywhere|everywhere|in and) (?:in|around)|as far as) ${PLACE}|from ${TO_NAME}${NAME}[^.;:~]{0,20} to ${PLACE}|(?:na|state|county|country|island)\\w*wide\\b)`;
const IN = `(?:\\b(?:(?<!\\b(?:courses?|training|workshops?|degrees?|diplomas?|experience|expertise|qualifications?|specialists?|experts?|interest|believe|speciali[sz]e) )in|around|(?<=\\b(?:travel|deliver|ship|go|come|move|drive|fly|removals|delivery|shipping|deliveries|transfers)s?\\b[^.;]{0,40}) ?to|within|between|near|outside|beyond|for(?= (?:all|the (?:whole|entire|wider|surrounding|greater|~?\\S+ (?:area|region))) )|on (?:the |all )?(?=(?:~?\\S+ )?~?(?:island|isle|coast|costa|peninsula|mainland)\\b)) ${PLACE}|${ALL_OVER})`;
/** Two names or more: `Cork, Cobh and Midleton`. */
const NAMES = `${TO_NAME}${NAME}(?: ${NAME}| ${REGION}){0,2}(?:, | and |, and | or | & )${TO_NAME}${NAME}`;
const NAMES_3 = `${NAMES}(?: [^\\s.,;:]+){0,3}(?:, | and |, and | or | & )${TO_NAME}${NAME}`;
/** No names that end as a plural: those are things in a title, `in Oils and Acrylics`. */
const NO_PLURALS = `(?![^.;:]{0,60}~(?!leeds|wells|athens|dallas|naas|hastings|wales|texas)[a-z]{3,}[a-rtv-z]s\\b(?! ~))`;
/** Up to `most` words of the same clause. */
const words = (most: number): string =>
  `(?:,? (?!(?:that|where|when|because|which|who|but|since|from|he|she|they)\\b)[^\\s.;:!?]+){0,${most}}?`;
const SERVICE =
  '(?:services?|coverage|call-?outs?|deliver(?:y|ies)|collections?|shipping|removals?|moves|transfers?|repairs?|installations?|maintenance|cleaning|clearance|hire|lessons|classes|visits|jobs)\\b';
const TRADES =
  '(?:plumb|build|clean|garden|landscap|roof|paint|decorat|glaz|till?|plaster|carpent|join|electrici|install|fitt|mov|photograph|groom|walk|sitt|tun|sweep|survey|lock-?smi|surge|handy|mechan|caterer|inspect|instruct|tut)(?:ers?|ors?|ans?|ths?|ons?|m[ae]n|ics?|s)?\\b';
/** Adverbs and helping verbs before a verb: `will also`, `have been`. */
const MAY =
  '(?:(?:also|will|can|could|only|regularly|happily|gladly|often|currently|mainly|mostly|now|always|usually|normally|primarily|proudly|are|am|have been|do(?:n.t| not)|cannot|can.t) ){0,3}';
const WE = '\\b(?:we|i|our (?:[a-z]{1,20} )?[a-z]{1,20})(?:.(?:ll|re|ve|m))?';
const SERVE =
  '(?:cover|serv|reach|operat|work|travel|deliver|ship|install|repair|servic|collect|look after|visit|come|com|go|driv|clean|clear|fit|build|run|offer|provid|supply|do|teach|cater|car|photograph|survey|paint|restor|remov|mov|walk|groom|mow|empty|treat|stock|sourc|host|plan|attend|mend|fix|take on|maintain|inspect|play|perform|fly)(?:e|e?s|t?ing)?';
const SERVED =
  '(?:fitted|installed|delivered|cleaned|cleared|photographed|serviced|repaired|collected|supplied|covered|painted|built|undertaken|taken on|catered|accepted|carried out|maintained|available|on the road)\\b';
const OF_WHOM = `(?:families|patients|clients|customers|residents|homeowners|households|businesses|homes|people|${REGION})`;

export const coverage: Words['topics']['coverage'] = {
  readsNames: true,
  hints:
    /\b(?:we|i|our|and|cover|serv|help|car|work|visit|if you|areas?|towns|where|licen[sc]ed|available|from|delivery|coverage|within|up to|mile|km|in[- ]person|sessions|lessons|classes|appointments|consultations|call-?out|shipping|removal|moves|transfer|repair|install|maintenance|cleaning)|\b\w+ing\b|\b(?:in|for) [^,.;]{3,40}(?:,| and )/,
  // A name inside of the sentence, or a word for an area.
  names:
    /[^\s.!?…][ "«“(–/-]{1,3}\p{Lu}[\p{L}\d]|\b(?:[Aa]cross|[Tt]hroughout|[Aa]ll over|whole|entire|[Ee]very|rest of|radius|miles?|km|kilomet\w+|minutes|(?:post|zip|eir) ?codes?)\b|wide\b/u,
  holds: [],
  label: /\b(?:coverage|areas?|where we work|locations)\b/,
  cues: [
    // `We deliver to Cork`, `We fit and repair boilers in Cork`; `Based in Ennis and working across Clare`.
    [
      new RegExp(
        `${WE} ${MAY}(?:[^\\s.,;:~]+(?:, [^\\s.,;:~]+)? (?:and|or) )?${SERVE}\\b${words(7)} ${IN}|\\b(?<=^|[,;:–] |\\band )${NO_PLURALS}${MAY}${SERVE.replace('(?:e|e?s|t?ing)?', 't?ing')}\\b${words(7)} ${IN}`,
      ),
      4,
    ],
    // Another verb needs more than `in`: `We have been sweeping chimneys all over Kerry`.
    [
      new RegExp(
        `\\b(?:we|i)(?:.ll|.re|.ve)? ${MAY}(?!(?:have|had|are|is|am|was|were|want|love|know|see|saw|met|grew|live|hope|believe|think|feel|buy|bring|import|began|started|got|came|went|ran|spent|made|won|took|found|did|sold|left)\\b)[a-z]+(?<!ed)\\b${words(7)} ${ALL_OVER}`,
      ),
      4,
    ],
    [
      new RegExp(
        `\\b(?:cover|serv)(?:e|es|ing)? (?!the (?:cost|needs))${PLACE}|${WE} ${MAY}reach (?:the )?(?:all|whole|entire|any|every) ${PLACE}`,
      ),
      4,
    ],
    [
      new RegExp(
        `\\b(?:serv|help|car|work|visit)(?:e|es|ing)?(?: for| with)?${words(3)} ${OF_WHOM}${words(2)} (?:from|in|of|across|throughout) ${PLACE}`,
      ),
      4,
    ],
    // `Most of our clients are in and around Valencia`.
    [
      new RegExp(
        `\\b(?:our|my) (?:[a-z]+ )?(?:${OF_WHOM}|jobs|projects)\\b(?: [a-z]+)? (?:is|are|live|come from)(?: (?:based|located|mainly|mostly|all))* ?(?:${IN}|(?<=from )${PLACE})`,
      ),
      4,
    ],
    [
      new RegExp(
        `\\b(?:if|whether) (?:you live|you(?:.re| are) (?:based|located)|your (?:home|house|property|business|garden|pool) is)(?: (?:anywhere|based|located))* (?:in|near|around|within|between|outside) ${PLACE}|\\b(?:if|whether) you(?:.re| are) (?:in|on|near|around) ${PLACE}[^.;?]{0,60}?, (?:we|i|our (?:[a-z]+ )?[a-z]+)(?:.ll)? (?:can |will )?(?:help|come|cover|reach|travel|visit|be with|be there)`,
      ),
      4,
    ],
    [
      new RegExp(
        `\\b(?<=^|[:;,.] |\\band )(?:(?:our|free|the) )?(?:[^\\s.,;:~]+ ){0,2}${SERVICE}${words(5)} ${IN}|^(?:[^\\s.,;:~]+ ){0,4}${SERVED}(?: [^\\s.,;:~]+){0,3}? ${ALL_OVER}|\\bour (?:[a-z]+ )?(?:vans?|crews?|drivers?|engineers?|trucks?|fitters|groomers?) (?:is|are) (?:out )?(?:on the road |out )?[^.;:~]{0,20}${IN}|\\blicen[sc]ed (?:and insured )?(?:to \\w+ )?(?:in|throughout|across) ${PLACE}`,
      ),
      4,
    ],
    // A noun and three places are all that the line says: `Boiler repairs in Cork, Cobh and Midleton`; two of a trade.
    [
      new RegExp(
        `^(?:(?!(?:is|are|was|were|has|have|had|we|they|you|thanks?|courses?|degrees?|diploma|skills|workshops?|masters?|experts?|speciali\\w+|trained|qualified|certified|experienced?|invest\\w*|members?|featured|published|fluent|pages?|our|my|i|he|she|available)\\b)[^\\s.,;:~]+ ){1,5}in ${NO_PLURALS}${NAMES_3}`,
      ),
      4,
    ],
    [new RegExp(`^(?:[^\\s.,;:~]+ ){0,3}${TRADES} (?:in|for|throughout|across) ${NO_PLURALS}${NAMES}`), 4],
    [
      new RegExp(
        `\\b(?:service areas?|(?:areas?|towns|places|cities|counties|suburbs|communities|villages|regions|districts) (?:that )?(?:of service|we (?:also )?(?:cover|serve|visit|work in|deliver to|travel to)|covered|served)|where we (?:work|deliver|travel|operate|go)|coverage|delivery (?:areas?|zone))\\b[^.;]{0,40}?(?:${NAME}|${WHOLE})|^service areas?: (?!\\S*\\d)[a-z]{3}|^(?:coverage|(?:service )?areas?)(?: [^\\s:]+){0,3}: (?:${NAME}(?=[,.]|$| (?:and|~))|${WHOLE})`,
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
    [/\bwi-?fi\b|\bin (?:19|20)\d\d\b|\b(?:opened|founded|trained|suppliers?|partners|brands|committed)\b/, -12],
    [/\b(?:insurance|policy)\b/, -3],
    [/[€£$]/, -1],
    [/\bwarrant|\bguarantee|\binvoice|\bcookies?\b|\bdata\b|\bregistered office\b|\bhiring\b/, -3],
    [/\?$/, -3],
  ],
};
