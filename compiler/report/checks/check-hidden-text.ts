/** Report stage: text that visitors do not see, and text that speaks to agents rather than to them. */

import { groupBy } from '#shared/group-by.ts';
import { foldFully } from '#shared/search/fold.ts';
import { toOneLine, toShortText } from '#shared/short-text.ts';
import { unseenMessages } from '../../document/visibility/unseen-characters.ts';
import { type CompiledPage, complain, type Diagnostic } from '../../model.ts';
import { agentInstruction } from '../../words/agent-instructions.ts';

/** Rules that remove what no visitor sees. */
const HIDING_RULE = /^(?:hidden|aria-hidden|screen-reader|noscript|invisible|zero-size|off-screen|unseen)/;

/** Shorter hidden text labels a button or icon; what only screen readers say may be longer. */
const MIN_WORDS = 5;
const MIN_SCREEN_READER_WORDS = 12;
/** Rules for text that is there for screen readers or without scripts. */
const SCREEN_READER_RULE = /^(?:aria-hidden|screen-reader|noscript)/;

const MAX_QUOTE_LENGTH = 200;

/** A complaint on each hidden instruction to agents, then on each long hidden text, with all pages that have it. */
export function checkHiddenText(pages: readonly CompiledPage[]): Diagnostic[] {
  const hidden = pages.flatMap(({ path, removed }) =>
    removed
      .filter(({ rule }) => HIDING_RULE.test(rule))
      .map((removal) => ({ path, ...removal, instruction: findInstruction(removal.text) })),
  );
  const instructing = groupBy(hidden, ({ instruction }) => instruction);
  instructing.delete(undefined);
  const isTold = new Set([...instructing.values()].flat().map(({ text }) => text));
  const isLong = (text: string, rule: string) =>
    text.split(/\s+/).length >= (SCREEN_READER_RULE.test(rule) ? MIN_SCREEN_READER_WORDS : MIN_WORDS);
  const long = hidden.filter(({ text, rule }) => !isTold.has(text) && isLong(text, rule));
  return [
    ...[...instructing.values()].map(([{ path, selector, instruction = '' }, ...others]) =>
      complain(
        'warning',
        'hidden-instruction',
        path,
        { selector },
        { quote: instruction, ...toOtherPages(path, others) },
      ),
    ),
    ...[...groupBy(long, ({ text }) => text).values()].map(([{ path, rule, selector, text }, ...others]) =>
      complain('info', 'hidden-text', path, { rule, selector }, { quote: cut(text), ...toOtherPages(path, others) }),
    ),
  ];
}

/** Instructions in what is published, block by block: agents will read them, so the editor has to know of each. */
export function checkInstructions({ path, markdown }: Pick<CompiledPage, 'path' | 'markdown'>): Diagnostic[] {
  const whole = findInstruction(markdown);
  if (whole === undefined) return [];
  const quotes = markdown.split(/\n{2,}/).flatMap((block) => findInstruction(block) ?? []);
  // One that only the page as a whole holds goes over more than a block.
  return [...new Set(quotes.length > 0 ? quotes : [whole])].map((quote) =>
    complain('warning', 'agent-instruction', path, null, { quote }),
  );
}

/** The words around the first instruction of a text to agents; `undefined` if there is none. */
export function findInstruction(text: string): string | undefined {
  const [unseen] = unseenMessages(text);
  if (unseen) return cut(unseen.replace(/[\u{E0020}-\u{E007E}]/gu, decodeTag).replace(/[\u200B-\u2064]/g, '·'));
  const plain = toOneLine(text.replace(/[*`\\]/g, ''));
  const folded = foldFully(plain);
  const match = agentInstruction.exec(folded);
  if (!match) return undefined;
  // Only where folding kept every character in its place do the two texts share positions.
  const shown = folded.length === plain.length ? plain : folded;
  return cut(shown.slice(Math.max(0, match.index - 40)).trim());
}

const decodeTag = (tag: string): string => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000);

const cut = (text: string): string => toShortText(text, MAX_QUOTE_LENGTH);

const toOtherPages = (first: string, others: readonly { path: string }[]): { pages?: string[] } => {
  const pages = [...new Set(others.map(({ path }) => path))].filter((path) => path !== first);
  return pages.length > 0 ? { pages } : {};
};
