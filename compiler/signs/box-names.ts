/** Signs of what a box of a page is, by its class names and id: consent, forms' messages, visitors' words, frame, breadcrumb. */

import { inAnyLanguage } from '../words/any-language.ts';
import { named } from './named.ts';

const NOTICE = inAnyLanguage((words) => words.classNames?.notice);

/** How consent boxes are named: in general, and by the managers that most sites use. A cookie policy is not one of them. */
export const CONSENT_BOX_NAMES = new RegExp(
  `cookie[-_]?(?:law|bar|banner|box|consent|notice|notification|popup|modal|message|alert|overlay|warning|${NOTICE})|(?:${NOTICE}|banner|bar)[-_]?(?:de[-_])?cookies?|consent[-_]?(?:banner|bar|box|modal|popup|manager|overlay)|gdpr[-_]?(?:banner|bar|consent|popup|notice|cookie)|onetrust-(?:banner|consent|pc|policy)|cmplz-|cybotcookiebot|\\bcky-(?:consent|modal|overlay)|didomi-|usercentrics|iubenda-cs|moove_gdpr|borlabs-?cookie|klaro|osano-cm|qc-cmp2|termly-|truste[-_]|sp_message_container|\\bcc-(?:window|banner)\\b|fc-consent|tarteaucitron|axeptio|complianz|wt-cli-cookie`,
);

/** What a form says once it has been sent, or was filled in wrongly, which no visitor has seen before: by the class names of the common frameworks, form plugins and site builders. */
export const FORM_MESSAGE_NAMES =
  /(?:^|\s)(?:(?:in)?valid-(?:feedback|tooltip)|wpcf7-(?:not-valid-tip|response-output|spinner)|w-form-(?:done|fail)|help-block with-errors|(?:field-)?validation-(?:error|message|summary)|field-error|form-(?:error|success)(?:-message)?|error-?message|success-?message|sent-message|form-message|nf-error-msg|mce-(?:error|success)-response|js-form-error)(?:\s|$)/;

/** What visitors wrote, other than the business: comments, reviews. */
export const VISITORS_WORDS_NAMES = named(
  'comments?',
  'comment-?list',
  'respond',
  'reviews?',
  'testimonials?',
  inAnyLanguage((words) => words.classNames?.visitorsWords),
);

/** Where readers may comment, by the names that WordPress gives it. */
export const REPLY_NAMES = /(?:^|\s)(?:comment-respond|commentform|comment-form|respond)(?:\s|$)/;

/** All that readers wrote below a page, with its heading, by the names that the common content systems give it. */
export const COMMENTS_NAMES =
  /(?:^|\s)(?:comments|comments-area|comments?-?list|comments-wrapper|comments-section|wp-block-comments|post-comments|disqus_thread|comment-respond|commentform|comentarios|lista-comentarios)(?:\s|$)/;

/** Around what readers wrote where nobody else writes: the topics of a forum, by the names of the common programs. */
export const DISCUSSION_NAMES =
  /(?:^|[\s_-])(?:ips(?:topicview|layout_mainarea)|forums?|topics?|threads?(?:view)?|thread_controls)(?:[\s_-]|$)/i;

export const MENU_NAMES = named('menu', 'nav', 'navbar', 'navigation', 'menubar');

/** What a menu entry opens. */
export const SUBMENU_NAMES = /(?:^|[\s_-])(?:sub-?menu|dropdown-?(?:menu|content)|mega-?menu)/;

export const FOOTER_NAMES = named(
  'footer',
  inAnyLanguage((words) => words.classNames?.footer),
);

/** The link to the home page that shows the name of the business. */
export const LOGO_NAMES = named('logo', 'brand', 'site-?title');

/** What stands beside that name. */
export const MOTTO_NAMES = named(
  'slogan',
  'eslogan',
  'tagline',
  'motto',
  'lema',
  'claim',
  'sub',
  'subtitle',
  'description',
);

/** The way from the home page to this one, by class names, id or label. */
export const BREADCRUMB_NAMES = named(
  'breadcrumbs?',
  inAnyLanguage((words) => words.classNames?.breadcrumb),
);

/** The same by its words, whatever it is made of. */
export const BREADCRUMB_TEXT = new RegExp(
  `^(?:[^>»›/|]{0,25}:\\s*)?${inAnyLanguage((words) => words.home)}\\s*(?:[>»›/|→]|::)`,
  'i',
);
