/** Signs of the role of a box or another part of a page, by the words in its class names and id. */

import { inAnyLanguage } from '../words/any-language.ts';
import type { ClassNameWords } from '../words/site-words.ts';

/**
 * Creates a pattern for class names and ids, in lower case and separated by blanks, that contain one of the words whole
 * (`main-menu` has `menu`, `menus` does not). Words are sources of a regular expression.
 */
export const named = (...words: readonly string[]): RegExp =>
  // A class like `has-sidebar` names a box around or beside a sidebar.
  new RegExp(`(?:^|[\\s_-])(?<!(?:^|\\s)(?:has|with|without|no)-)(?:${words.join('|')})(?:$|[\\s_-])`);

/** Returns the words of all languages for a role, as one alternative for `named`. */
const also = (name: keyof ClassNameWords): string => inAnyLanguage((words) => words.classNames?.[name]);

const NOTICE = also('notice');

/** Names of consent boxes, including those of common managers. A cookie policy is not one of them. */
export const CONSENT_BOX_NAMES = new RegExp(
  `cookie[-_]?(?:law|bar|banner|box|consent|notice|notification|popup|modal|message|alert|overlay|warning|${NOTICE})|(?:${NOTICE}|banner|bar)[-_]?(?:de[-_])?cookies?|consent[-_]?(?:banner|bar|box|modal|popup|manager|overlay)|gdpr[-_]?(?:banner|bar|consent|popup|notice|cookie)|onetrust-(?:banner|consent|pc|policy)|cmplz-|cybotcookiebot|\\bcky-(?:consent|modal|overlay)|didomi-|usercentrics|iubenda-cs|moove_gdpr|borlabs-?cookie|klaro|osano-cm|qc-cmp2|termly-|truste[-_]|sp_message_container|\\bcc-(?:window|banner)\\b|fc-consent|tarteaucitron|axeptio|complianz|wt-cli-cookie`,
);

/** Names of chat windows of common programs. */
export const CHAT_BOX_NAMES = /(?:^|\s)(?:joinchat|qlwapp|chaty|wa-?chat|tawk|crisp)(?:[\s_-]|$)/;

/** Names of form messages that appear after sending or on errors, by common frameworks. */
export const FORM_MESSAGE_NAMES =
  /(?:^|\s)(?:(?:in)?valid-(?:feedback|tooltip)|wpcf7-(?:not-valid-tip|response-output|spinner)|w-form-(?:done|fail)|help-block with-errors|(?:field-)?validation-(?:error|message|summary)|field-error|form-(?:error|success)(?:-message)?|error-?message|success-?message|sent-message|form-message|nf-error-msg|mce-(?:error|success)-response|js-form-error|dz-message)(?:\s|$)/;

/** Names of progress indicators of forms with several steps. */
export const FORM_STEPS_NAMES =
  /(?:^|\s)(?:(?:form-?)?(?:wizard|stepper)|(?:form|progress)-?steps|steps?-?(?:indicator|bar|nav)|multi-?steps?|progress-?bar)(?:\s|$)/;

/** Names of messages that a script shows after a success, a failure or an empty search, if hidden until then. */
export const ANSWER_NAMES = named(
  'errors?|err|success|feedback|confirm(?:ed|ation)|sent|thanks?|thank-?you|empty|no-?(?:results?|matches)|not-?found',
  also('answer'),
);

/** Names of the text that content systems show in place of an empty list. */
export const NOTHING_FOUND_NAMES = named('(?:no|empty)-results', '(?:posts-|items-)?not-found', 'w-dyn-empty');

/** Names of boxes that hold the place of a picture or a text. */
export const PLACEHOLDER_NAMES =
  /(?:^|\s)(?:(?:[\w-]{1,40}-)?(?:foto|photo|image|img|imagen)-placeholder|placeholder(?:-(?:img|image|photo|text))?)(?:\s|$)/;

/** Name of the instructions to the owner in the privacy policy that WordPress proposes. */
export const INSTRUCTION_NAMES = named('privacy-policy-tutorial');

/** Names of boxes with visitors' texts: comments, reviews. */
export const VISITORS_WORDS_NAMES = named(
  'comments?|comment-?list|respond|reviews?|testimonials?',
  also('visitorsWords'),
);

/** Names of the comment form in WordPress. */
export const REPLY_NAMES = /(?:^|\s)(?:comment-respond|commentform|comment-form|respond)(?:\s|$)/;

/** Names of a page's whole comment section in common content systems. */
export const COMMENTS_NAMES =
  /(?:^|\s)(?:comments|comments-area|comments?-?list|comments-wrapper|comments-section|wp-block-comments|post-comments|disqus_thread|comment-respond|commentform|comentarios|lista-comentarios)(?:\s|$)/;

/** Names of forum topics in common programs, whose whole text is from readers. */
export const DISCUSSION_NAMES =
  /(?:^|[\s_-])(?:ips(?:topicview|layout_mainarea)|forums?|topics?|threads?(?:view)?|thread_controls)(?:[\s_-]|$)/i;

/** Names of menus, whole words only; `AROUND_NAMES.menu` knows more. */
export const MENU_NAMES = named('menu|nav|navbar|navigation|menubar');

/** Names of submenus. */
export const SUBMENU_NAMES = /(?:^|[\s_-])(?:sub-?menu|dropdown-?(?:menu|content)|mega-?menu)/;

/** Pattern of a footer of the page. The last part of a card or another named box (`quote__footer`) is not one. */
const FOOTER = '(?<!card[_-]|__)footer';

/** Names of footers, in any language. */
export const FOOTER_NAMES = named(FOOTER, also('footer'));

/** Full names of the site's header or footer. Parts of a card have names like `card-footer`. */
export const FRAME_NAMES =
  /(?:^|\s)(?:(?:site|page|main|global)[-_]?(?:header|footer)|footer|masthead|elementor-location-(?:header|footer))(?:\s|$)/;

/** Names of the link to the home page with the name of the business. */
export const LOGO_NAMES = named('logo|brand|site-?title');

/** Names of the motto beside the name of the business. */
export const MOTTO_NAMES = named('slogan|eslogan|tagline|motto|lema|claim|sub|subtitle|description');

/** Names of breadcrumbs, as class name, id or label. */
export const BREADCRUMB_NAMES = named('breadcrumbs?|crumbs?', also('breadcrumb'));

/** Matches the text of breadcrumbs in any element. */
export const BREADCRUMB_TEXT = new RegExp(
  `^(?:[^>»›/|]{0,25}:\\s*)?${inAnyLanguage((words) => words.home)}\\s*(?:[>»›/|→]|::)`,
  'i',
);

/** Fails behind a hexadecimal code, whose last part may be a word: `block-3fa2c1-ad`. */
const BEHIND_NO_CODE = '(?<!(?=[a-f]*\\d)(?=\\d*[a-f])[\\da-f]{4,40}[_-])';

/** Names of boxes around the content, or with a request to the visitor; each key is a signal `named:…` of a block. */
export const AROUND_NAMES = {
  account: named('account|login|log-?in|sign-?in|cart|mini-?cart|basket|checkout|wishlist'),
  action: named('cta|call-?to-?action|btn|buttons?|actions?', also('action')),
  advertising: named(`${BEHIND_NO_CODE}ad|ads|adverts?|advertisements?|adsense|sponsored|promoted`),
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
  // Names like `u-similar-container` are used for any content.
  related: named(
    'related(?:posts)?|recommend(?:ed|ations?)|(?:similar|suggested|popular|trending|latest|recent)[-_](?:posts?|products?|articles?|items?|news|stories|entries|comments)|up-?sells?|cross-?sells?|read-?next',
    also('related'),
  ),
  reviews: named('reviews?|ratings?|stars', also('visitorsWords')),
  // Sliders name their boxes after the pagination dots below them.
  search: named('search|filters|facets?|sorting|(?<!swiper-)pagination(?!-(?:type|position))|pager|tool-?bar'),
  share: named('share|shares|sharing|socials?|add-?to-?any|share-?daddy', also('share')),
  sidebar: named('side-?bar|rail|widget-?area', also('sidebar')),
  tags: named('tags?|tag-?cloud|categories|taxonomy'),
} as const satisfies Readonly<Record<string, RegExp>>;

/** Names of boxes with the content, or a part of it; keys as in {@link AROUND_NAMES}. */
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
