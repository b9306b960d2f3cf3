/**
 * Choosing content of a page of a site: removes a block if there is evidence that it is not content, or if another page
 * shows it for all. Lists, rows and sections stay or go whole.
 */

import { attribute, imagesIn, isElement, linksIn } from '../../document/elements.ts';
import { CONTACT_ADDRESS, FILE_ADDRESS, ONWARD } from '../../signs/links.ts';
import { inAnyLanguage } from '../../words/any-language.ts';
import type { PageContext } from '../of-site/page-context.ts';
import { pageRules } from '../page-rules.ts';
import { textKey } from './block-keys.ts';
import type { Judgement } from './judge-blocks.ts';
import { cardsOfIndex, rowsOfCards } from './own-lists.ts';
import type { Reason } from './reasons.ts';
import { groupsOf, isClicked, staysHere } from './stays-here.ts';
import { isRead, isWithin, nearest, type TextBlock, wordsOf } from './text-blocks.ts';

/** Minimum log-odds of a text of this page alone that is content, though its box is named like chrome. */
const MIN_CONTENT_SCORE = -0.4;
/** Minimum log-odds of a link or button that is kept though it only leads on. */
const MIN_LABEL_SCORE = 0.5;
/** A page must keep this many words, or a quarter of its words if that is less. */
const MIN_WORDS = 20;

/**
 * Returns the rule that removes each block, in order; `undefined` for one that stays. If less than {@link MIN_WORDS} or
 * only headings would stay, buttons stay too, and if need be all texts of this page alone.
 */
export function keepOnSite(
  blocks: readonly TextBlock[],
  judgements: readonly Judgement[],
  context: PageContext,
  isHome: boolean,
): (string | undefined)[] {
  const proofs = blocks.map((block, at) => proofAgainst(block, judgements[at] as Judgement, context));
  const groups = groupsOf(blocks);
  const excused = excusedByCompany(blocks, groups, proofs, judgements);
  const related = isHome ? new Set<number>() : findRelated(blocks, (at) => proofs[at] !== undefined, context);
  const evidence = proofs.map((proof, at) => (related.has(at) ? 'related' : excused.has(at) ? undefined : proof?.name));
  const stays = staysHere(blocks, groups, (at) => evidence[at] === undefined, context);
  const listed = pageRules.applies('listed-buttons') ? findListedButtons(blocks, groups, judgements) : new Set();
  const rules = blocks.map((_block, at) => {
    const { isWanted, isLabel, isCall, score } = judgements[at] as Judgement;
    if (isWanted) return undefined;
    if (evidence[at] !== undefined) return evidence[at];
    if (!stays[at]) return 'site-template';
    return isLabel && !listed.has(at) && pageRules.applies('buttons-alone') && (isCall || score < MIN_LABEL_SCORE)
      ? 'call-to-action'
      : undefined;
  });
  if (pageRules.applies('orphan-prompts')) dropPrompts(blocks, rules, judgements);
  if (pageRules.applies('level-headings')) levelHeadings(blocks, rules, context);
  if (isEnough(blocks, rules) || !pageRules.applies('never-all')) return rules;
  // Rather than an empty page, labels stay, then texts of this page alone in boxes that are named like chrome.
  const unproven = rules.map((_rule, at) => (stays[at] ? evidence[at] : 'site-template'));
  if (isEnough(blocks, unproven)) return unproven;
  return blocks.map((block, at) => (isRead(block) && !context.repeated.has(textKey(block)) ? undefined : unproven[at]));
}

/** Minimum links of a list of buttons; fewer are a call to action. */
const MIN_LISTED_BUTTONS = 3;

/**
 * Returns positions of at least {@link MIN_LISTED_BUTTONS} buttons in a group, each to another page: a list of these
 * pages, drawn as buttons.
 */
function findListedButtons(
  blocks: readonly TextBlock[],
  groups: readonly number[][],
  judgements: readonly Judgement[],
): Set<number> {
  const isNaming = (at: number): boolean => {
    const { isLabel, isCall, leadsOn } = judgements[at] as Judgement;
    return isLabel && !isCall && !leadsOn;
  };
  const alone = [...blocks.keys()].map((at) => [at]);
  const lists = [...groups, ...alone].filter((group) => {
    const links = group.flatMap((at) =>
      linksIn((blocks[at] as TextBlock).nodes).map((link) => attribute(link, 'href')),
    );
    const isOfPages = links.every((address) => !CONTACT_ADDRESS.test(address) && !/^(?:#|$)/.test(address));
    return group.every(isNaming) && isOfPages && new Set(links).size >= MIN_LISTED_BUTTONS;
  });
  return new Set(lists.flat());
}

/**
 * Returns positions of each heading that several pages have above cards or links to other pages, and of these; none on
 * a page that consists of cards or links.
 */
function findRelated(
  blocks: readonly TextBlock[],
  isAccused: (at: number) => boolean,
  { repeated }: PageContext,
): Set<number> {
  // A page of cards is about them.
  if (cardsOfIndex(blocks).length > 0) return new Set();
  const ownWords = wordsOf(blocks.filter((_block, at) => !isAccused(at)));
  const isShared = (at: number): boolean =>
    at > 0 && blocks[at]?.tag !== 'h1' && repeated.has(textKey(blocks[at] as TextBlock));
  const listed = [...blocks.keys()].flatMap((at) => {
    if (!isHeading(blocks[at]?.tag ?? '') || !isShared(at)) return [];
    const below = sectionBelow(blocks, at);
    return leadElsewhere(below.map((one) => blocks[one] as TextBlock)) ? [at, ...below] : [];
  });
  // A page of links is about them.
  const isIndex = wordsOf(listed.map((at) => blocks[at] as TextBlock)) * 2 >= ownWords;
  return new Set([
    ...(isIndex || !pageRules.applies('related-sections') ? [] : listed),
    ...(pageRules.applies('related-cards') ? rowsOfCards(blocks) : []).flatMap((row) => {
      const cards = row.flatMap(({ positions }) => positions);
      const title = blocks.findLastIndex(({ tag }, at) => at < Math.min(...cards) && isHeading(tag));
      return isShared(title) ? [title, ...cards] : [];
    }),
  ]);
}

/** Whether two thirds of a section's words are links to pages of one host, none to a file, a contact or a section. */
function leadElsewhere(section: readonly TextBlock[]): boolean {
  const sum = (count: (block: TextBlock) => number) => section.reduce((total, block) => total + count(block), 0);
  const addresses = section.flatMap(({ nodes }) => linksIn(nodes).map((link) => attribute(link, 'href')));
  // Related pages are all on one host: the site's own, or another.
  const hosts = new Set(addresses.map((address) => /^https?:\/\/[^/]+/i.exec(address)?.[0] ?? ''));
  return (
    addresses.length > 1 &&
    hosts.size === 1 &&
    sum(({ linkWords }) => linkWords) * 3 >= sum(({ words }) => words) * 2 &&
    !addresses.some((address) => CONTACT_ADDRESS.test(address) || FILE_ADDRESS.test(address) || address.startsWith('#'))
  );
}

/** Returns positions of the blocks below a heading in its box, down to the next heading of its level or higher. */
function sectionBelow(blocks: readonly TextBlock[], position: number): number[] {
  const { tag, place } = blocks[position] as TextBlock;
  const box = nearest(place, ({ blocks: held }) => held > 1);
  const below: number[] = [];
  for (let at = position + 1; at < blocks.length; at++) {
    const next = blocks[at] as TextBlock;
    if (!box || !isWithin(next.place, box) || (isHeading(next.tag) && next.tag <= tag)) break;
    below.push(at);
  }
  return below;
}

/**
 * Returns positions of texts with no evidence against them but their words or repetition, or of facts in a box named
 * like chrome, in a list or row where most texts have no evidence against them: it stays whole.
 */
function excusedByCompany(
  blocks: readonly TextBlock[],
  groups: readonly number[][],
  proofs: readonly (Reason | undefined)[],
  judgements: readonly Judgement[],
): Set<number> {
  const isExcused = (at: number): boolean =>
    proofs[at]?.proves === 'repeated' || (proofs[at]?.proves === 'frame' && judgements[at]?.isFactOrFile === true);
  if (!pageRules.applies('company')) return new Set();
  return new Set(
    groups.flatMap((group) => {
      const read = group.filter((at) => isItem(blocks[at] as TextBlock));
      const accused = read.filter((at) => proofs[at]);
      return 2 * accused.length < read.length ? accused.filter(isExcused) : [];
    }),
  );
}

/** Whether a block is a text, not in a table, which may be the layout of the page. */
function isItem(block: TextBlock): boolean {
  const list = nearest(block.place, ({ element }) => isElement(element, 'ul', 'ol', 'dl', 'table'));
  return !isClicked(block) && list?.element.tagName !== 'table';
}

/** Returns the first reason that proves that a block is not content of this page; `undefined` without proof. */
function proofAgainst(
  block: TextBlock,
  { reasons, score, isFactOrFile }: Judgement,
  context: PageContext,
): Reason | undefined {
  const isRepeated = context.repeated.has(textKey(block));
  const isProven = ({ proves }: Reason): boolean =>
    proves === 'chrome' ||
    (proves === 'frame' && (isRepeated || (score < MIN_CONTENT_SCORE && !isFactOrFile))) ||
    (proves === 'links' && !isFactOrFile && (!isRead(block) || isHeading(block.tag))) ||
    (proves === 'repeated' && isRepeated);
  return reasons.find(isProven);
}

/** Matches rules that remove what a line asks to click on, or to fill in. */
const CLICKED_RULE = /^(?:call-to-action|contact-button|page-link|share|newsletter|form)$/;
/** Maximum words of a line that leads up to a button, of one that ends with a colon, and of the box of both. */
const MAX_PROMPT_WORDS = 20;
const MAX_COLON_WORDS = 12;
const MAX_PROMPT_BOX = 80;

/** Matches a question with nothing but a short invitation after it: a longer one says what the visitor gets. */
const INVITES = new RegExp(
  `^[^?]{3,120}\\?\\s+${inAnyLanguage((words) => words.interface?.calls)}(?: [^?.\\s]+){0,3}[.!]?$`,
  'iu',
);

/** Sets in `rules` the rule of a removed button for the line before it that only leads up to it in their box. */
function dropPrompts(
  blocks: readonly TextBlock[],
  rules: (string | undefined)[],
  judgements: readonly Judgement[],
): void {
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    const asks = (rule: string | undefined) => rule !== undefined && CLICKED_RULE.test(rule);
    if (!next || rules[at] !== undefined || !asks(rules[at + 1]) || judgements[at]?.isWanted) continue;
    // The only text below a heading is what it says.
    const isAllBelow = isHeading(blocks[at - 1]?.tag ?? '') && !block.text.endsWith(':');
    if (!isAllBelow && isPrompt(block, next, judgements[at + 1]) && isLastKept(blocks, rules, at))
      rules[at] = rules[at + 1];
  }
}

/** Whether a line ends with a colon, asks whether to click, or is a question and an invitation. */
function isPrompt({ tag, text, words }: TextBlock, next: TextBlock, judgement: Judgement | undefined): boolean {
  if (isHeading(tag) || tag === 'li' || words > MAX_PROMPT_WORDS || /\p{N}/u.test(text)) return false;
  if (text.endsWith(':')) return words <= MAX_COLON_WORDS;
  return INVITES.test(text) || (text.endsWith('?') && judgement?.isCall === true && !ONWARD.test(next.text));
}

/** Whether all blocks behind one in the small box that holds it and the next are removed. */
function isLastKept(blocks: readonly TextBlock[], rules: readonly (string | undefined)[], at: number): boolean {
  const next = (blocks[at + 1] as TextBlock).place;
  const box = nearest((blocks[at] as TextBlock).place, (around) => isWithin(next, around));
  // A line may lead up to a picture too, such as a code to scan.
  if (!box || box.words > MAX_PROMPT_BOX || imagesIn([box.element]).length > 0) return false;
  for (let behind = at + 1; behind < blocks.length; behind++) {
    if (!isWithin((blocks[behind] as TextBlock).place, box)) break;
    if (rules[behind] === undefined) return false;
  }
  return true;
}

/**
 * Changes `rules`: keeps a heading as long as some text below it in its box stays, which would otherwise be read under
 * the heading above; removes a heading (no `h1`) that several pages have when all below it has gone.
 */
function levelHeadings(blocks: readonly TextBlock[], rules: (string | undefined)[], { repeated }: PageContext): void {
  for (const [position, block] of [...blocks.entries()].toReversed()) {
    const { tag } = block;
    if (!isHeading(tag)) continue;
    const below = sectionBelow(blocks, position);
    if (below.some((at) => rules[at] === undefined)) rules[position] = undefined;
    else if (tag !== 'h1' && repeated.has(textKey(block))) rules[position] ??= rules[below[0] ?? position];
  }
}

const isHeading = (tag: string): boolean => /^h[1-6]$/.test(tag);

/** Whether {@link MIN_WORDS}, or a quarter of all words, stay, and more than headings. */
function isEnough(blocks: readonly TextBlock[], rules: readonly (string | undefined)[]): boolean {
  const sum = (holds: (at: number) => boolean) =>
    blocks.reduce((words, block, at) => words + (holds(at) ? block.words : 0), 0);
  const least = Math.min(MIN_WORDS, sum(() => true) / 4);
  return sum((at) => rules[at] === undefined) >= least && blocks.some(({ tag }, at) => !rules[at] && !isHeading(tag));
}
