/** Choosing content: judges each text block of a page without a look at other pages. */

import type { Element } from 'hast';
import { attribute, classAndId, imagesIn, isElement, linksIn, textOf } from '../../document/elements.ts';
import { AROUND_NAMES } from '../../signs/box-names.ts';
import { CONTACT_ADDRESS, CONTACT_VALUE, FILE_ADDRESS } from '../../signs/links.ts';
import { inAnyLanguage } from '../../words/any-language.ts';
import { countWords } from '../../words/count-words.ts';
import { pageRules } from '../page-rules.ts';
import { OUTSIDE } from './block-keys.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { scoreBlocks } from './score-blocks.ts';
import { readSignals } from './signals/block-signals.ts';
import { signalsNamed } from './signals/signals.ts';
import type { StatedTexts } from './stated-texts.ts';
import {
  createPlaceFinder,
  isInCard,
  isInLandmark,
  isOutsideContent,
  isRunningText,
  nearest,
  type Place,
  SENTENCE,
  type TextBlock,
} from './text-blocks.ts';

/** The judgement of a block by its page alone. Plain data. */
export interface Judgement {
  /** Log-odds of being content, by the fitted weights. */
  score: number;
  /** Reasons to remove it, the most certain first. */
  reasons: readonly Reason[];
  /** Whether the owner marked an element around it as `keep` or `root`. */
  isWanted: boolean;
  /** Whether it is a label with its value, one of several profiles, or leads to a file: content in any place. */
  isFactOrFile: boolean;
  /** Whether it is a short line about an action, an account or other pages, and not a question. */
  leadsOn: boolean;
  /** Whether it is only a link or button that leads on or is drawn as a button, so that its loss costs nothing. */
  isLabel: boolean;
  /** Whether the text on its buttons asks for an action. */
  isCall: boolean;
}

const RELATED = signalsNamed('named:related');
/** Signals of short lines between paragraphs that only lead on. */
const LEADING_ON = signalsNamed('says-only:action', 'says-only:share', 'says-only:account', 'says-only:related');
const CLICKED = signalsNamed('links:1', 'tag:button');
/** Signs of a question that opens a fold. */
const QUESTIONS = signalsNamed('ends:question');

/**
 * Returns a judgement for each block, in order. Boxes named «related» count only if they have links, and never on the
 * home page.
 */
export function judgeBlocks(blocks: readonly TextBlock[], stated: StatedTexts, isHome: boolean): Judgement[] {
  const signals = readSignals(blocks, stated);
  const scores = scoreBlocks(blocks, signals);
  const wanted = createPlaceFinder(isMarkedWanted);
  const listOfOthers = createPlaceFinder(leadsToOthers);
  const profiles = createPlaceFinder(listsProfiles);
  return blocks.map((block, position): Judgement => {
    const own = signals[position] ?? [];
    const isOfOthers = !isHome && listOfOthers(block.place) !== undefined;
    const reasons = reasonsOf(isOfOthers ? own : own.filter((signal) => !RELATED.has(signal)));
    const isOfProfiles = profiles(block.place) !== undefined && !isOutsideContent(block.place);
    const isFactOrFile = tellsFact(block) || leadsToFile(block) || isOfProfiles;
    const leadsOn = showsLeadingOn(own);
    const isOfButtons = holdsButtons(block);
    return {
      score: scores[position] ?? 0,
      reasons: reasons.filter((reason) => !isAbout(block, reason)),
      isWanted: wanted(block.place) !== undefined,
      isFactOrFile,
      leadsOn,
      isLabel:
        (((leadsOn || isButton(block, own)) && shows(own, CLICKED)) || isOfButtons) &&
        !isInCard(block.place) &&
        !isFactOrFile &&
        !isContactValue(block.text),
      isCall: isOfButtons && CALL.test(block.text),
    };
  });
}

/** Whether a text consists of addresses and numbers, which may stand nowhere else. */
const isContactValue = (text: string): boolean =>
  CONTACT_VALUE.test(text) && text.split(/\s+/).every((word) => /[\d@]|^\P{L}*$/u.test(word));

/** Maximum words on a button. */
const MAX_BUTTON_WORDS = 6;
const DRAWN_AS_BUTTON = signalsNamed('named:action', 'tag:button');

const isButton = ({ words }: TextBlock, signals: readonly number[]): boolean =>
  words <= MAX_BUTTON_WORDS && shows(signals, DRAWN_AS_BUTTON) && !shows(signals, QUESTIONS);

/** Matches classes of a link that is drawn as a button; `isShaped` recognizes one by utility classes. */
const BUTTON_CLASS = /(?:^|[\s_-])(?:btn|button|bot[oó]n|cta)(?:[\s_-]|\d|$)/i;
const isShaped = (classes: string): boolean =>
  /\brounded/.test(classes) && /\bpx-/.test(classes) && /\b(?:bg|border)\b/.test(classes);

/** Whether a block consists of buttons, and links drawn as buttons, of few words. */
function holdsButtons({ nodes, words }: TextBlock): boolean {
  const controls = nodes.flatMap((node) => (node.type === 'element' ? controlsIn(node) : []));
  const isDrawn = (one: Element): boolean => {
    const classes = attribute(one, 'className');
    return isElement(one, 'button') || BUTTON_CLASS.test(classes) || isShaped(classes);
  };
  const said = controls.reduce((sum, one) => sum + countWords(textOf(one)), 0);
  return controls.length > 0 && said >= words && words <= MAX_BUTTON_WORDS * controls.length && controls.every(isDrawn);
}

const controlsIn = (element: Element): Element[] =>
  isElement(element, 'a', 'button')
    ? [element]
    : element.children.flatMap((child) => (child.type === 'element' ? controlsIn(child) : []));

/** Matches a text that begins with a call to action. */
const CALL = new RegExp(`^${inAnyLanguage((words) => words.interface?.calls)}(?: |$)`, 'iu');

const shows = (signals: readonly number[], known: ReadonlySet<number>): boolean =>
  signals.some((signal) => known.has(signal));

/** Whether signals are those of a short line about an action, an account or other pages, and not of a question. */
export const showsLeadingOn = (signals: readonly number[]): boolean =>
  shows(signals, LEADING_ON) && !shows(signals, QUESTIONS);

/** Whether a block is about the subject, so that a reason spares it despite the name of its box. */
function isAbout(block: TextBlock, { spares }: Reason): boolean {
  if (spares === undefined || !pageRules.applies('sentences-spared')) return false;
  if (spares === 'pictures') return isPictured(block);
  return block.words >= SENTENCE && isRunningText(block) && (spares === 'sentences' || /\d/.test(block.text));
}

/** Whether a block is in a link that shows a picture too, outside of the menus, header and footer of the page. */
function isPictured({ place }: TextBlock): boolean {
  const link = nearest(place, ({ element }) => isElement(element, 'a'));
  return link !== undefined && imagesIn(link.element.children).length > 0 && !isInLandmark(place);
}

/** Matches a short label with its value. */
const FACT = /^\p{Lu}[^:.?!]{1,30}: \S/u;

/** Whether a block is a label with its value, `Horario: …`, without links, in the content of the page. */
const tellsFact = (block: TextBlock): boolean => FACT.test(block.text) && block.linkWords === 0 && isRunningText(block);

const leadsToFile = ({ nodes }: TextBlock): boolean =>
  linksIn(nodes).some((link) => FILE_ADDRESS.test(attribute(link, 'href')));

/**
 * Whether a place is named for social networks and lists profiles: half of its links or more say a name or number, and
 * none shares a page.
 */
function listsProfiles({ element }: Place): boolean {
  if (!AROUND_NAMES.share.test(classAndId(element))) return false;
  const links = linksIn([element]);
  const said = links.filter((link) => CONTACT_VALUE.test(textOf(link)));
  const isProfile = (link: Element): boolean => {
    const address = attribute(link, 'href');
    return OUTSIDE.test(address) || CONTACT_ADDRESS.test(address);
  };
  return said.length > 1 && said.length * 2 >= links.length && links.every(isProfile);
}

/** Whether a place is named as a list of related pages and has a link; without one it is about the page itself. */
function leadsToOthers({ element }: Place): boolean {
  if (!AROUND_NAMES.related.test(classAndId(element))) return false;
  return linksIn([element]).some((link) => /^(?!(?:#|mailto:|tel:|javascript:|$))/i.test(attribute(link, 'href')));
}

/** Whether the owner marked the place to be kept. */
function isMarkedWanted({ element }: Place): boolean {
  const mark = element.properties.dataVitrina;
  return mark === 'keep' || mark === 'root';
}
