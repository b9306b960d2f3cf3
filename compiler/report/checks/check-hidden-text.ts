/** Report stage: text that speaks to agents rather than to visitors, in sight and hidden. */

import { groupBy } from '#shared/group-by.ts';
import { foldFully } from '#shared/search/fold.ts';
import { toOneLine, toShortText } from '#shared/short-text.ts';
import { unseenMessages } from '../../document/visibility/unseen-characters.ts';
import { type CompiledPage, complain, type Diagnostic } from '../../model.ts';
import { agentInstruction } from '../../words/agent-instructions.ts';

/** Rules that remove text that visitors do not see. */
const HIDING_RULE = /^(?:hidden|aria-hidden|screen-reader|noscript|invisible|zero-size|off-screen|unseen)/;

const MAX_QUOTE_LENGTH = 200;

/** Complains about each hidden instruction to agents, with all pages that have it. */
export function checkHiddenText(pages: readonly CompiledPage[]): Diagnostic[] {
  const hidden = pages.flatMap(({ path, removed }) =>
    removed
      .filter(({ rule }) => HIDING_RULE.test(rule))
      .map(({ selector, text }) => ({ path, selector, instruction: findInstruction(text) })),
  );
  const instructing = groupBy(hidden, ({ instruction }) => instruction);
  instructing.delete(undefined);
  return [...instructing.values()].map(([{ path, selector, instruction = '' }, ...others]) => {
    const pages = [...new Set(others.map((other) => other.path))].filter((other) => other !== path);
    const more = { quote: instruction, ...(pages.length > 0 && { pages }) };
    return complain('warning', 'hidden-instruction', path, { selector }, more);
  });
}

/** Complains about instructions to agents in published Markdown, block by block, as agents will read them. */
export function checkInstructions({ path, markdown }: Pick<CompiledPage, 'path' | 'markdown'>): Diagnostic[] {
  const whole = findInstruction(markdown);
  if (whole === undefined) return [];
  const quotes = markdown.split(/\n{2,}/).flatMap((block) => findInstruction(block) ?? []);
  // An instruction that no single block holds spans several blocks.
  return [...new Set(quotes.length > 0 ? quotes : [whole])].map((quote) =>
    complain('warning', 'agent-instruction', path, null, { quote }),
  );
}

/**
 * Returns the words around the first instruction to agents in a text, or a message in invisible characters, made
 * visible; `undefined` if it has neither.
 */
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

/** Returns the ASCII character of a tag character (Unicode block E0000). */
const decodeTag = (tag: string): string => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000);

const cut = (text: string): string => toShortText(text, MAX_QUOTE_LENGTH);
