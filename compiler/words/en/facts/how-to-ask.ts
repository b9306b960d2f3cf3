/**
 * Words, English: sentences on how a visitor asks for a service, in folded text. They name the service and the
 * way (a medium, a place), or ask the visitor to do something that reaches the business.
 */

import type { Words } from '../../words.ts';

const DETERMINERS =
  '(?:(?:the|a|an|our|this|my|one of our|that|quick|short|simple|free|online|contact|booking|enquiry|inquiry) ){0,3}';
const ASK_VERB =
  '(?:book|order|reserve|request|register|enrol|enroll|sign up|schedule|arrange|enquire|inquire|ask|apply|make (?:an? |your )?(?:appointments?|bookings?|reservations?|enquir(?:y|ies)|orders?)|place (?:an? |your )?orders?)(?:ed|d|ing|s)?';
/** Nouns for a request. */
const ASKED =
  '(?:appointments?|bookings?|reservations?|orders?|enquir(?:y|ies)|inquir(?:y|ies)|quotes?|quotations?|estimates?|registrations?|requests?|tables?|places?|lessons?|visits?|consultations?)';
const MEDIUM =
  '(?:(?:tele)?phone|mobile|texts?|text message|sms|whats ?app|telegram|instagram|facebook|messenger|social media|dm|messages?|e-?mails?|mail|chat|forms?|website|online|internet|app|calendar|calls?|video call|letter|link|app store|calendar|helpline|hotline|landline|answerphone|voicemail|zoom)\\b';
const PREMISES =
  '(?:reception|front desk|desk|shop|store|office|counter|clinic|surgery|studio|workshop|garage|school|showroom|salon|premises|practice|restaurant|person|branch|bar|warehouse|box office|gym|spa)\\b';
/** The way: `by phone`, `at our front desk`, `online`; not `at your council`. */
const BY = `(?:\\b(?:by|via|through|on|using|over|at|in|with) ${DETERMINERS}(?:${MEDIUM}|${PREMISES})|\\bonline\\b|\\bby (?:calling|ringing|phoning|texting|e-?mailing|messaging|whatsapping|popping|dropping|filling|completing|writing|sending|contacting|visiting)\\b)`;
const WORDS = '[^.?!;]{0,70}?';

/** The service and the way: `Register at reception`, `Bookings are taken by phone`. */
const ASK_BY = `\\b(?:(?<!\\b(?:your|the|an?|we|of|this) )${ASK_VERB}|(?<=^|[:;,.] |\\b(?:all|our|the|for|and|get an?|take|accept) )${ASKED})\\b${WORDS}${BY}`;
/** A request that reaches the business: `Call us`, `Send me a photo`, `Drop us a line`. */
const TELL_US =
  '\\b(?<!\\b(?:people|customers|clients|you|they|to be|can) )(?:call|phone|ring|text|e-?mail|message|whatsapp|dm|write(?: to)?|tell|send|drop|bring|ask|let(?= us know|me know)|give(?= (?:us|me) (?:a (?:call|ring|shout|bell)|your|as much))|show(?= (?:us|me) (?:your|a photo|where))|talk to|speak to|speak with) (?:us|me)\\b(?! (?:know (?:what you think|if you enjoyed)|about it\\b|our))';
/** A form to fill in: `Fill in the form`, `use our contact form`, `complete this booking request`. */
const FILL =
  '\\b(?<!\\b(?:when|if) you )(?:fill (?:in|out|up)|complete|submit|use|download|send|return) (?:(?:the|our|this|a|an|in|out|short|simple|quick|online|contact|booking|enquiry|inquiry|quote|request|registration|application|order|below) ){0,4}(?:forms?|questionnaire|sheet|chat|calendar|planner|widget|buttons?|tool)\\b';
/** A thing that is sent, or a call, and its way: `Call the office`, `Message our team on WhatsApp`. */
const REACH = `\\bsend (?:\\S+ ){1,5}?(?:to|by|via|on) ${DETERMINERS}${MEDIUM}|\\b(?:call|phone|ring|text|e-?mail|message|contact|whatsapp|write to|visit) ${DETERMINERS}(?:office|shop|studio|clinic|surgery|practice|team|workshop|reception|front desk|school|store|branch)\\b|\\b(?:call|phone|text|e-?mail|message|whatsapp|write)(?:,| or) (?:call|phone|ring|text|e-?mail|message|whatsapp|use|visit|write|pop|drop|fill)\\b`;
/** A visit: `Pop in`, `come to the workshop`. */
const COME = `\\b(?:pop|drop|call|come|stop|walk|swing) (?:in(?:to)?|by|over|round|along|down)\\b|\\b(?:come|bring (?:it|your \\S+)) (?:\\S+ )?(?:to|into|by) ${DETERMINERS}${PREMISES}`;
/** A general request: `Contact us`, `Get in touch`, `feel free to`. */
const CONTACT =
  '\\bcontact (?:us|me)\\b|\\b(?:get|be) in (?:touch|contact)\\b|\\breach (?:out(?: to (?:us|me))?|us|me)\\b|\\bfeel free to (?:call|contact|write|text|e-?mail|ask|message)\\b|\\b(?:do(?: not|n.?t)) hesitate\\b';
/** A permission or a duty: `You can book`, `simply call`. */
const MAY = `\\b(?:you|patients|customers|clients|guests|members|parents|students) (?:can|may|could|need to|must|will need to|should) (?:also |either |simply |just )?(?:${ASK_VERB}|call|phone|ring|text|e-?mail|message|contact|reach)\\b|\\b(?:simply|just|please) (?:call|phone|ring|text|e-?mail|message|send|fill|complete|ask|pick)\\b`;
/** A step of asking: `You send us photos`. */
const STEP = '\\byou (?:send|call|text|tell|e-?mail|message|show|give) (?:us|me)\\b';
/** A time to choose: `Pick a slot in the calendar`. */
const START =
  '\\b(?:pick|choose|select) (?:an?|your|the) (?:\\S+ ){0,2}?(?:slot|time|date|day)\\b|\\ball it takes is an? (?:\\S+ )?(?:call|e-?mail|message)\\b';
/** A call or a message with its purpose, in an order: `Phone to arrange a visit`, `please email for a quote`. */
const CALL_TO = `\\b(?:(?<=^|[;:,–] )|(?:please|just|simply|or|and|then) )(?:phone|call|ring|e-?mail|text|message|whatsapp|write|send an? (?:\\w+ )?(?:e-?mail|message|text|whatsapp))(?: ahead| now| today| first| in advance)?(?: (?:to|for) (?:\\w+ ){0,2}?(?:${ASK_VERB}|make|get|check|discuss|ask|find out|talk|${ASKED}|details|information|availability)\\b| ahead\\b)`;
/** A thing handed over by a visitor: `Upload a photo`, `leave your number`, `answer five questions`. */
const HAND_OVER =
  '\\b(?:(?<=^|[;:,–] )|(?:please|just|simply|or|and|then|to|can) )(?:leave (?:us |me )?your (?:phone |contact )?(?:number(?! plate)|name|details|e-?mail)|(?:upload|attach) (?:an?|your|the|some|\\d) (?:\\w+ ){0,2}?(?:photos?|pictures?|plans?|drawings?|designs?|measurements)|answer (?!the |your )(?:these|our|some|a few|\\w+) (?:\\w+ )?questions)\\b';
/** A visit without a call: `Walk-ins welcome`, `no appointment needed`. */
const WALK_IN =
  '\\bwalk-?ins?(?: are)?(?: always)? (?:welcome|accepted)\\b|\\bno (?:appointment|booking|reservation)s? (?:is |are )?(?:needed|necessary|required)\\b|\\b(?:by|without an?) (?:prior )?appointment\\b';
/** A list of ways, below a heading that says what for: `By phone, by email or at reception`. */
const WAYS = `^${BY}(?:,| or| and)${WORDS}(?:${BY}|\\b${MEDIUM})`;

const RULES = [ASK_BY, TELL_US, FILL, REACH, COME, CONTACT, MAY, STEP, START, WAYS, CALL_TO, HAND_OVER, WALK_IN];

/** A verb, a medium or a place of asking: each rule has one of them. */
const HINTS =
  /\b(?:book|order|reserv|request|regist|enrol|sign|schedul|arrang|enquir|inquir|ask|apply|appl|mak|plac|appointment|quot|estimat|table|lesson|visit|consult|call|phone|ring|text|e-?mail|message|whatsapp|dm\b|writ|tell|send|drop|bring|let|giv|show|talk|speak|fill|complet|submit|us(?:e|ing)\b|download|return|pop|com|stop|walk|swing|contact|touch|reach|feel free|hesitate|pick|choos|select|all it takes|you (?:can|may|could|need|must|should)|(?:patients|customers|clients|guests|members|parents|students) |simply|just|please|^(?:by|via|through|on|using|over|at|in|with) |online|leave|upload|attach|answer|no |without)/;

export const howToAsk: Words['topics']['how_to_ask'] = {
  hints: HINTS,
  holds: [new RegExp(RULES.join('|'))],
  otherQuestions:
    /^(?:and )?(?:what|when|which|who|why|can i|is|are|do you (?:offer|do|take|accept|have|sell|work)|does|should i|must i)\b/,
  label:
    /\b(?:how to (?:ask|request|book|contact|order|enrol|register)|requests?|contact|book(?:ings?)?|reservations?|appointments?|enquir(?:y|ies)|quotes?|orders?|how it works)\b/,
  cues: [
    [new RegExp(ASK_BY), 5],
    [new RegExp(TELL_US), 4],
    [new RegExp(FILL), 4],
    [new RegExp(REACH), 3],
    [new RegExp(COME), 3],
    [new RegExp(START), 4],
    [new RegExp(CONTACT), 3],
    [new RegExp(MAY), 3],
    [new RegExp(STEP), 4],
    [new RegExp(WAYS), 3],
    [new RegExp(`${CALL_TO}|${HAND_OVER}|${WALK_IN}`), 4],
    // Several ways.
    [new RegExp(`\\b${MEDIUM}.{0,60} (?:or|and)\\b.{0,20}\\b(?:${MEDIUM}|${PREMISES})`), 2],
    // The purpose, and a promise of an answer: `To book …`, `and we'll call you back`.
    [
      new RegExp(
        `\\b(?:to|for|if you (?:want|need|wish|would like|.d like)(?: to)?) (?:an?|your|our|free|more|make an?)? ?(?:${ASK_VERB}|(?:\\S+ )?${ASKED}|information)\\b`,
      ),
      2,
    ],
    [
      /\band (?:we|i)(?: will|.ll)? (?:call|reply|answer|send|get|arrange|contact|ring|give|quote|come|take|be|confirm|let|prepare|sort|book)\b/,
      2,
    ],
    // Messages that the business sends, and stories.
    [
      /\b(?:you(?: will|.ll)? receive|never|we(?:.ll| will)? (?:send|e-?mail|text|call|notify) you)\b(?!.{0,80}\band we)/,
      -3,
    ],
    // Others who are asked: a doctor, an insurer, the town hall.
    [
      /\b(?:your|the|a) (?:local )?(?:doctor|gp|insurer|insurance|bank|pharmac\w+|council|vet|airline|browser|provider|lender)\b|\b(?:911|999|112)\b|\bgrants?\b|\bministry\b|\bsuppliers?\b/,
      -12,
    ],
    [
      /\bprivacy\b|\bcookies?\b|\brights?\b|\bconsent\b|\bgdpr\b|\bpersonal (?:data|information)\b|\b(?:receive|get) (?:our |the )?(?:latest )?(?:news|updates|offers)\b|\bnewsletter\b|\b(?:un)?subscri\w+|\bcopy of (?:your|the)\b|\bcontroller\b|\bombudsman\b|\bmoderators?\b|\bspam\b|\b(?:come and work|work with us|join (?:us|our team))\b|\bcomplain|\bcareers?\b|\bcv\b|\bresume\b|\bcover(?:ing)? letter\b|\bvacanc(?:y|ies)\b|\bjobs?\b|\breview\b|\bshare this\b|\bcomments?\b|\barrive\b|\brefunds?\b|\breturns\b|\breturn policy\b|\bpassword\b|\baccount\b|^(?:most|many|some) /,
      -12,
    ],
    [/\?$/, -3],
  ],
};
