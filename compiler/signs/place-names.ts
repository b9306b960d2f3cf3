/** Signs of what a part of a page is, told by the words that its class names and ids are made of: one concept a line. */

import { inAnyLanguage } from '../words/any-language.ts';
import type { ClassNameWords } from '../words/site-words.ts';
import { named } from './named.ts';

const also = (name: keyof ClassNameWords): string => inAnyLanguage((words) => words.classNames?.[name]);

/** What stands around content, or asks for something. */
export const AROUND_NAMES = {
  account: named('account', 'login', 'log-?in', 'sign-?in', 'cart', 'mini-?cart', 'basket', 'checkout', 'wishlist'),
  action: named('cta', 'call-?to-?action', 'btn', 'buttons?', 'actions?'),
  advertising: named('ads?', 'adverts?', 'advertisements?', 'adsense', 'sponsored', 'promoted'),
  breadcrumb: named('breadcrumbs?', 'crumbs?', also('breadcrumb')),
  byline: named('meta', 'byline', 'author', 'date', 'time', 'timestamp', 'posted', 'published', 'bio', 'postmeta'),
  comments: named('comments?', 'comment-?list', 'respond', 'reply', 'replies', 'disqus', 'discussion', 'thread'),
  consent: named('cookies?', 'consent', 'gdpr', 'onetrust', 'ccpa'),
  dialog: named('modal', 'pop-?up', 'pop-?over', 'lightbox', 'dialog', 'toast', 'tooltip'),
  footer: named('(?:site|page|main)?-?footer', 'colophon', 'copyright', also('footer')),
  header: named('(?:site|page|main|top)?-?header', 'masthead', 'branding', 'top-?bar'),
  hidden: named('hidden', 'hide', 'visually-hidden', 'd-none', 'mobile-only'),
  legal: named('legal', 'disclaimer', 'privacy', 'terms'),
  menu: named(
    '(?:main|top|sub|site|mega|side|mobile|primary)?-?(?:nav|menus?)(?:-?bar|-?list|igation)?',
    'drop-?down',
    'off-?canvas',
    'drawer',
    'fly-?out',
  ),
  newsletter: named(
    'newsletter',
    'subscribe',
    'subscription',
    'sign-?up',
    'opt-?in',
    'mc4wp',
    'mailchimp',
    also('newsletter'),
  ),
  profile: named(
    'signature',
    'user-?info',
    'user-?name',
    'avatar',
    'badges?',
    'reputation',
    'stats',
    'likes?',
    'votes?',
  ),
  related: named(
    'related',
    'recommend(?:ed|ations?)',
    // `u-similar-container` and the like hold anything.
    '(?:similar|suggested|popular|trending|latest|recent)[-_](?:posts?|products?|articles?|items?|news|stories|entries|comments)',
    'up-?sells?',
    'cross-?sells?',
    'read-?next',
    also('related'),
  ),
  reviews: named('reviews?', 'ratings?', 'stars', also('visitorsWords')),
  search: named('search', 'filters', 'facets?', 'sorting', 'pagination', 'pager', 'tool-?bar'),
  share: named('share', 'shares', 'sharing', 'socials?', 'add-?to-?any', 'share-?daddy', also('share')),
  sidebar: named('side-?bar', 'rail', 'widget-?area', also('sidebar')),
  tags: named('tags?', 'tag-?cloud', 'categories', 'taxonomy'),
} as const satisfies Readonly<Record<string, RegExp>>;

/** What holds content, or a part of it. */
export const WITHIN_NAMES = {
  article: named(
    '(?:entry|post|article|single|story|blog)[-_]?(?:content|body|text)',
    'articlebody',
    'prose',
    'markdown(?:-body)?',
    'wysiwyg',
    'rich-?text',
    'rte',
  ),
  body: named('(?:page|main|product|node|field|inner)[-_]?(?:content|body|text)', 'hentry', 'document'),
  builder: /elementor|et_pb|wpb_|vc_|wp-block|fusion|brxe|framer|sqs-block|wixui/,
  caption: named('captions?', 'credit', 'wp-caption-text', 'copy-?right-?text'),
  card: named('cards?', 'tiles?', 'teasers?', 'blurbs?'),
  description: named('descriptions?', 'desc', 'details', 'specs?', 'specifications?', 'overview', 'summary'),
  fold: /accordion|collaps|faq|toggle|tab-?pan|tab-?content|expand/,
  hero: named(
    'hero',
    'jumbotron',
    'intro',
    'lead',
    'headline',
    'sub-?title',
    'page-title',
    'entry-title',
    'post-title',
  ),
  message: named('messages?', 'posts?', 'topics?', 'answers?', 'questions?', 'postbody', 'bbwrapper'),
  price: named('prices?', 'pricing', 'plans?'),
  product: named('products?', 'shop', 'collections?', 'catalog(?:ue)?'),
  slide: named('carousel', 'slider', 'swiper', 'slick', 'slides?'),
  testimonial: named('testimonials?', 'quotes?'),
  toc: named('toc', 'table-of-contents'),
} as const satisfies Readonly<Record<string, RegExp>>;
