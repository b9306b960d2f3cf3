/** Company stage: which texts can be the name of a service. */

import type { Heading } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../../words/any-language.ts';
import { countWords } from '../../../words/count-words.ts';
import { withoutOrnament } from '../../names.ts';
import { endsSentence } from '../../sentences.ts';

/** Bounds of the name of a service. */
const MAX_NAME_WORDS = 10;
const MAX_NAME_LENGTH = 60;
/** Bounds of one in a list or column. */
const MAX_ITEM_WORDS = 14;
const MAX_ITEM_LENGTH = 80;
/** Maximum words of a name with a full stop. */
const MAX_SENTENCE_WORDS = 4;
/** Share of a list's headings or titles that may be slogans, questions or steps: with more it lists something else. */
export const MAX_SLOGAN_SHARE = 1 / 3;

const SERVICES = inCompleteLanguages(({ serviceNouns }) => serviceNouns);
/** Words, folded, that a slogan has and the name of a service does not. */
const SLOGAN = new RegExp(`\\b${inCompleteLanguages(({ slogans }) => slogans)}\\b`);
/** Ends with the word itself: `Lista de servicios` names all of them. */
const NAMES_ALL = new RegExp(`\\b${SERVICES}$`);
/** Begins or ends with the word itself: `Servicios en consultorio`, but not `Soluciones para cada industria`. */
export const NAMED_SO = new RegExp(`^(?:${SERVICES}\\b.*|.*\\b${SERVICES})$`);
/** A request to the reader: `Cuéntanos`, `Contáctenos`. */
const REQUEST = new RegExp(`^${inCompleteLanguages(({ requests }) => requests)}(?!\\p{L})`, 'iu');

/** A price, a time, a number or an address, which a list below services may have too. */
const FIGURES = /\d{3}|\d[:.,]\d\d|\d ?[€$%]|[€$] ?\d|@|:\/\//;

/**
 * Whether a heading can be the name of a service: short, no question, call, slogan or sentence, nor a name for all
 * services.
 */
export const isServiceName = ({ text }: Pick<Heading, 'text'>): boolean =>
  text.length <= MAX_NAME_LENGTH && countWords(text) <= MAX_NAME_WORDS && saysNameOnly(text);

const saysNameOnly = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  !/[¿?¡!]/.test(text) &&
  !(endsSentence(text) && countWords(text) > MAX_SENTENCE_WORDS) &&
  !NAMES_ALL.test(foldWords(text)) &&
  !REQUEST.test(withoutOrnament(text)) &&
  !SLOGAN.test(foldWords(text));

/** Whether a text in a list can be the name of a service: like a heading, a little longer, and without figures. */
export const isListedService = (text: string): boolean =>
  text.length <= MAX_ITEM_LENGTH && countWords(text) <= MAX_ITEM_WORDS && saysNameOnly(text) && !FIGURES.test(text);
