/** Signs of hidden text: class names of common frameworks for text that is hidden, or shown once opened. */

import { foldFully } from '#shared/search/fold.ts';
import { agentInstruction } from '../words/agent-instructions.ts';
import { inAnyLanguage } from '../words/any-language.ts';
import { named } from './box-names.ts';

/** Matches classes of text for screen readers, or for visitors without a mouse. */
export const SCREEN_READER_ONLY =
  /(?:^|\s)(?:sr-only|screen-reader(?:-text|-only)?|elementor-screen-only|visually-?hidden|u-hidden-visually|a11y-hidden|skip-?(?:links?|nav|to-(?:main|content)))(?:\s|$)/i;

/** Matches classes that hide an element on every screen in common frameworks. */
export const HIDDEN = /(?:^|\s)(?:hidden|d-none)(?:\s|$)/;

/** Matches classes or an id, in lower case, of parts that a visitor opens: an accordion, a tab, a slide. */
export const FOLDED = new RegExp(
  `accordion|collaps|faq|toggle|tab-?pan|tab-?content|tabs?__|expand|panel|${inAnyLanguage((words) => words.classNames?.fold)}|(?:carousel|owl)-item|(?:^|[\\s_-])slider?s?(?:[\\s_-]|$)`,
);

/** Matches classes of panels of an accordion or a tab, which only a script opens. */
export const FOLDED_PART =
  /collaps(?!ed)|tab-?pan|(?:accordion|acordeon|faq|toggle|tabs?|panel)[-_]{1,2}(?:content|body|panel|answer|respuesta|text)/i;

/** Matches classes of copied slides, with which a carousel turns endlessly. */
export const CLONE =
  /(?:^|\s)(?:swiper-slide-duplicate|slick-cloned|cloned?|bx-clone|tns-slide-cloned|\w+__slide--clone)(?:\s|$)/;

/** Matches classes that hide an element on some screen widths in common frameworks and site builders. */
export const FOR_PHONES =
  /(?:^|\s)(?:elementor-hidden-desktop|ssr-variant|(?:md|lg|xl):hidden|d-(?:md|lg|xl)-none|hidden-(?:md|lg|desktop)|visible-(?:xs|phone)(?:-block)?|show-for-small-only|hide-for-(?:medium|large)|(?:mobile|phone)-only|only-(?:mobile|phone)|(?:av-)?desktop-hide|hide-(?:on-)?desktop)(?:\s|$)/;

/** Match classes that hide an element on small screens, and that show it again on wide ones. */
const NOT_ON_PHONES =
  /(?:^|\s)(?:elementor-hidden-(?:mobile|phone)|hidden-(?:xs|phone)|visible-(?:md|lg|desktop)(?:-block)?|hide-for-small-only|show-for-(?:medium|large)|desktop-only|only-desktop|(?:av-)?(?:mobile|mini)-hide|hide-(?:on-)?mobile)(?:\s|$)/;
const SHOWN_AGAIN = /(?:^|\s)(?:(?:md|lg|xl):|d-(?:md|lg|xl)-)(?:block|flex|grid)(?:\s|$)/;

/** Whether classes hide an element on small screens, and show it on wide ones, in common frameworks and site builders. */
export const isForWide = (names: string): boolean =>
  (NOT_ON_PHONES.test(names) || (HIDDEN.test(names) && SHOWN_AGAIN.test(names))) && !FOR_PHONES.test(names);

/** Match class names that a site gives its own boxes for small screens, and for wide ones. */
export const PHONE_WORD = /(?<![^\s_-])(?:mobile|m[oó]vil)(?![^\s_-])/i;
export const WIDE_WORD = /(?<![^\s_-])(?:desktop|escritorio)(?![^\s_-])/i;
/** Matches class names that only say how a box is laid out on small screens, or that these do not show it. */
export const PHONE_LAYOUT =
  /(?<![^\s_-])(?:align|center|left|right|text|order|hid\w*|no|not|none|full|stack\w*|col|row|width|reverse|first|last|block|flex|grid|p[xytblr]?|m[xytblr]?)(?![^\s_-])/i;

/** Names of rows of slides, and of bands of logos or words that move across the page. */
export const SLIDES_NAMES = named(
  'carousel|carrusel|slider?s?|slide-?track|swiper|splide|glide|slick|owl|marquee|marquesina|ticker|track|scroll(?:er|ing)?|infinite',
  // Names for words that alternate in a headline.
  'dynamic-wrapper',
);

/** Whether a text contains an instruction to agents, in any language, case and accents aside. */
export const speaksToAgents = (text: string): boolean => agentInstruction.test(foldFully(text));
