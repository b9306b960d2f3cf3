/** Signs of what a box or another part of a page is, by the words that its class names and id are made of. */

import { inAnyLanguage } from '../words/any-language.ts';
import type { ClassNameWords } from '../words/site-words.ts';

/** Matches class names and ids, in lower case and separated by blanks, with one of the words (patterns) as a part. */
export const named = (...words: readonly string[]): RegExp =>
  // What `has-sidebar` names is around a sidebar, or beside one.
  new RegExp(`(?:^|[\\s_-])(?<!(?:^|\\s)(?:has|with|without|no)-)(?:${words.join('|')})(?:$|[\\s_-])`);

const also = (name: keyof ClassNameWords): string => inAnyLanguage((words) => words.classNames?.[name]);

const NOTICE = also('notice');

/** Names of consent boxes, general ones and those of common managers. A cookie policy is not one of them. */
export const CONSENT_BOX_NAMES = new RegExp(
  `cookie[-_]?(?:law|bar|banner|box|consent|notice|notification|popup|modal|message|alert|overlay|warning|${NOTICE})|(?:${NOTICE}|banner|bar)[-_]?(?:de[-_])?cookies?|consent[-_]?(?:banner|bar|box|modal|popup|manager|overlay)|gdpr[-_]?(?:banner|bar|consent|popup|notice|cookie)|onetrust-(?:banner|consent|pc|policy)|cmplz-|cybotcookiebot|\\bcky-(?:consent|modal|overlay)|didomi-|usercentrics|iubenda-cs|moove_gdpr|borlabs-?cookie|klaro|osano-cm|qc-cmp2|termly-|truste[-_]|sp_message_container|\\bcc-(?:window|banner)\\b|fc-consent|tarteaucitron|axeptio|complianz|wt-cli-cookie`,
);

/** Windows of chats over the page, by the names of the common programs. */
export const CHAT_BOX_NAMES = /(?:^|\s)(?:joinchat|qlwapp|chaty|wa-?chat|tawk|crisp)(?:[\s_-]|$)/;

/** Messages of forms after sending or on errors, which visitors have not seen yet, by common class names. */
export const FORM_MESSAGE_NAMES =
  /(?:^|\s)(?:(?:in)?valid-(?:feedback|tooltip)|wpcf7-(?:not-valid-tip|response-output|spinner)|w-form-(?:done|fail)|help-block with-errors|(?:field-)?validation-(?:error|message|summary)|field-error|form-(?:error|success)(?:-message)?|error-?message|success-?message|sent-message|form-message|nf-error-msg|mce-(?:error|success)-response|js-form-error|dz-message)(?:\s|$)/;

/** Where a visitor is in a form of several steps. */
export const FORM_STEPS_NAMES =
  /(?:^|\s)(?:(?:form-?)?(?:wizard|stepper)|(?:form|progress)-?steps|steps?-?(?:indicator|bar|nav)|multi-?steps?|progress-?bar)(?:\s|$)/;

/** What a script shows once something was sent, has failed or was not found, if it is hidden until then. */
export const ANSWER_NAMES = named(
  'errors?|err|success|feedback|confirm(?:ed|ation)|sent|thanks?|thank-?you|empty|no-?(?:results?|matches)|not-?found',
  also('answer'),
);

/** What stands in place of a list that has found nothing, by the names that content systems give it. */
export const NOTHING_FOUND_NAMES = named('(?:no|empty)-results', '(?:posts-|items-)?not-found', 'w-dyn-empty');

/** What WordPress tells the owner of the policy that it proposes. */
export const INSTRUCTION_NAMES = named('privacy-policy-tutorial');

/** What visitors wrote, other than the business: comments, reviews. */
export const VISITORS_WORDS_NAMES = named(
  'comments?|comment-?list|respond|reviews?|testimonials?',
  also('visitorsWords'),
);

/** Where readers may comment, by the names that WordPress gives it. */
export const REPLY_NAMES = /(?:^|\s)(?:comment-respond|commentform|comment-form|respond)(?:\s|$)/;

/** All that readers wrote below a page, with its heading, by the names that the common content systems give it. */
export const COMMENTS_NAMES =
  /(?:^|\s)(?:comments|comments-area|comments?-?list|comments-wrapper|comments-section|wp-block-comments|post-comments|disqus_thread|comment-respond|commentform|comentarios|lista-comentarios)(?:\s|$)/;

/** Around what readers wrote where nobody else writes: the topics of a forum, by the names of the common programs. */
export const DISCUSSION_NAMES =
  /(?:^|[\s_-])(?:ips(?:topicview|layout_mainarea)|forums?|topics?|threads?(?:view)?|thread_controls)(?:[\s_-]|$)/i;

export const MENU_NAMES = named('menu|nav|navbar|navigation|menubar');

/** What a menu entry opens. */
export const SUBMENU_NAMES = /(?:^|[\s_-])(?:sub-?menu|dropdown-?(?:menu|content)|mega-?menu)/;

/** The last part of a card or of another named box (`quote__footer`) is no footer of the page. */
const FOOTER = '(?<!card[_-]|__)footer';

export const FOOTER_NAMES = named(FOOTER, also('footer'));

/** A header or footer of the site by its whole name: a part of a card may be called `card-footer`. */
export const FRAME_NAMES =
  /(?:^|\s)(?:(?:site|page|main|global)[-_]?(?:header|footer)|footer|masthead|elementor-location-(?:header|footer))(?:\s|$)/;

/** The link to the home page that shows the name of the business. */
export const LOGO_NAMES = named('logo|brand|site-?title');

/** What stands beside that name. */
export const MOTTO_NAMES = named('slogan|eslogan|tagline|motto|lema|claim|sub|subtitle|description');

/** The way from the home page to this one, by class names, id or label. */
export const BREADCRUMB_NAMES = named('breadcrumbs?|crumbs?', also('breadcrumb'));

/** The same by its words, whatever it is made of. */
export const BREADCRUMB_TEXT = new RegExp(
  `^(?:[^>»›/|]{0,25}:\\s*)?${inAnyLanguage((words) => words.home)}\\s*(?:[>»›/|→]|::)`,
  'i',
);

/** What stands around content, or asks for something. */
export const AROUND_NAMES = {
  account: named('account|login|log-?in|sign-?in|cart|mini-?cart|basket|checkout|wishlist'),
  action: named('cta|call-?to-?action|btn|buttons?|actions?', also('action')),
  advertising: named('ads?|adverts?|advertisements?|adsense|sponsored|promoted'),
  breadcrumb: BREADCRUMB_NAMES,
  byline: named('meta|byline|author|date|time|timestamp|posted|published|bio|postmeta'),
  comments: named('comments?|comment-?list|respond|reply|replies|disqus|discussion|thread'),
  consent: named('cookies?|consent|gdpr|onetrust|ccpa'),
  dialog: named('joinchat|modal|pop-?up|pop-?over|lightbox|dialog|toast|tooltip'),
  footer: named(`(?:site|page|main)?-?${FOOTER}|colophon|copyright`, also('footer')),
  header: named('(?:site|page|main|top)?-?header|masthead|branding|top-?bar'),
  hidden: named('hidden|hide|visually-hidden|d-none|mobile-only'),
  legal: named('legal|disclaimer|privacy|terms'),
  menu: named(
    '(?:main|top|sub|site|mega|side|mobile|primary)?-?(?:nav|menus?)(?:-?bar|-?list|igation)?|drop-?down|off-?canvas|drawer|fly-?out',
  ),
  newsletter: named('newsletter|subscribe|subscription|sign-?up|opt-?in|mc4wp|mailchimp', also('newsletter')),
  profile: named('signature|user-?info|user-?name|avatar|badges?|reputation|stats|likes?|votes?'),
  // `u-similar-container` and the like hold anything.
  related: named(
    'related(?:posts)?|recommend(?:ed|ations?)|(?:similar|suggested|popular|trending|latest|recent)[-_](?:posts?|products?|articles?|items?|news|stories|entries|comments)|up-?sells?|cross-?sells?|read-?next',
    also('related'),
  ),
  reviews: named('reviews?|ratings?|stars', also('visitorsWords')),
  // Sliders name their boxes after the dots below them.
  search: named('search|filters|facets?|sorting|(?<!swiper-)pagination(?!-(?:type|position))|pager|tool-?bar'),
  share: named('share|shares|sharing|socials?|add-?to-?any|share-?daddy', also('share')),
  sidebar: named('side-?bar|rail|widget-?area', also('sidebar')),
  tags: named('tags?|tag-?cloud|categories|taxonomy'),
} as const satisfies Readonly<Record<string, RegExp>>;

/** What holds content, or a part of it. */
export const WITHIN_NAMES = {
  article: named(
    '(?:entry|post|article|single|story|blog)[-_]?(?:content|body|text)|articlebody|prose|markdown(?:-body)?|wysiwyg|rich-?text|rte',
  ),
  body: named('(?:page|main|product|node|field|inner)[-_]?(?:content|body|text)|hentry|document'),
  builder: /elementor|et_pb|wpb_|vc_|wp-block|fusion|brxe|framer|sqs-block|wixui/,
  caption: named('captions?|credit|wp-caption-text|copy-?right-?text'),
  card: named('cards?|tiles?|teasers?|blurbs?'),
  description: named('descriptions?|desc|details|specs?|specifications?|overview|summary'),
  fold: /accordion|collaps|faq|toggle|tab-?pan|tab-?content|expand/,
  hero: named('hero|jumbotron|intro|lead|headline|sub-?title|page-title|entry-title|post-title'),
  message: named('messages?|posts?|topics?|answers?|questions?|postbody|bbwrapper'),
  price: named('prices?|pricing|plans?'),
  product: named('products?|shop|collections?|catalog(?:ue)?'),
  slide: named('carousel|slider|swiper|slick|slides?'),
  testimonial: named('testimonials?|quotes?'),
  toc: named('toc|table-of-contents'),
} as const satisfies Readonly<Record<string, RegExp>>;
