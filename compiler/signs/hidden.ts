/** Signs of hidden text: class names of common frameworks for text that is hidden, or shown once opened. */

import { foldFully } from '#shared/search/fold.ts';
import { agentInstruction } from '../words/agent-instructions.ts';
import { inAnyLanguage } from '../words/any-language.ts';
import { named } from './box-names.ts';

/** A class attribute that leaves text to screen readers, or to those who use no mouse. */
export const SCREEN_READER_ONLY =
  /(?:^|\s)(?:sr-only|screen-reader(?:-text|-only)?|elementor-screen-only|visually-?hidden|u-hidden-visually|a11y-hidden|skip-?(?:links?|nav|to-(?:main|content)))(?:\s|$)/i;

/** A class attribute that hides its element on every screen, by the common frameworks. */
export const HIDDEN = /(?:^|\s)(?:hidden|d-none)(?:\s|$)/;

/** What a visitor opens (an accordion, a tab, a slide), by its classes and id in lower case. */
export const FOLDED = new RegExp(
  `accordion|collaps|faq|toggle|tab-?pan|tab-?content|tabs?__|expand|panel|${inAnyLanguage((words) => words.classNames?.fold)}|(?:carousel|owl)-item|(?:^|[\\s_-])slider?s?(?:[\\s_-]|$)`,
);

/** A class attribute of what only a script opens, as far as its name tells: the panel of an accordion or a tab. */
export const FOLDED_PART =
  /collaps(?!ed)|tab-?pan|(?:accordion|acordeon|faq|toggle|tabs?|panel)[-_]{1,2}(?:content|body|panel|answer|respuesta|text)/i;

/** The second copy of a slide, by which a carousel goes round without an end. */
export const CLONE =
  /(?:^|\s)(?:swiper-slide-duplicate|slick-cloned|cloned?|bx-clone|tns-slide-cloned|\w+__slide--clone)(?:\s|$)/;

/** What not all widths of screen show, by the common frameworks and site builders. */
export const FOR_PHONES =
  /(?:^|\s)(?:elementor-hidden-desktop|ssr-variant|(?:md|lg|xl):hidden|d-(?:md|lg|xl)-none|hidden-(?:md|lg|desktop)|visible-(?:xs|phone)(?:-block)?|show-for-small-only|hide-for-(?:medium|large)|(?:mobile|phone)-only)(?:\s|$)/;

/** A row of slides, or a band of logos or words that runs across the page. */
export const SLIDES_NAMES = named(
  'carousel|carrusel|slider?s?|slide-?track|swiper|splide|glide|slick|owl|marquee|marquesina|ticker|track|scroll(?:er|ing)?|infinite',
  // Words that take turns in a headline.
  'dynamic-wrapper',
);

/** Whether a text, as the page has it, speaks to agents. */
export const speaksToAgents = (text: string): boolean => agentInstruction.test(foldFully(text));
