/** Report stage: text that visitors do not see, and text that speaks to agents rather than to them. */

import { foldFully } from '#shared/search/fold.ts';
import { toOneLine } from '#shared/short-text.ts';
import { groupBy } from '../../group-by.ts';
import { type CompiledPage, complain, type Diagnostic } from '../../model.ts';
import { agentInstructions, holdsInstruction } from '../../words/agent-instructions.ts';
import type { CheckedSite } from './checked-site.ts';

/** Rules of the page stage that take out what no visitor sees. */
const HIDING = /^(?:hidden|aria-hidden|screen-reader|noscript|invisible|zero-size|off-screen|unseen)/;

/** Hidden text of fewer words is the label of a button or an icon; what only screen readers say may be longer. */
const LEAST_WORDS = 5;
const LEAST_WORDS_SPOKEN = 12;
/** Rules of what is there for those who listen, or have no scripts. */
const SPOKEN = /^(?:aria-hidden|screen-reader|noscript)/;

/** Characters that are shown as nothing and can carry a message: tags (U+E0000 to U+E007F), runs of zero-width ones. */
const UNSEEN = /[\u{E0020}-\u{E007E}]{3,}|[\u200B\u2060\u2062-\u2064]{6,}/u;

const QUOTED = 200;

/** Complains about hidden text of any length to speak of, and about hidden instructions to agents. */
export function checkHiddenText({ pages }: CheckedSite): Diagnostic[] {
  const hidden = pages.flatMap(({ path, removed }) =>
    removed.filter(({ rule }) => HIDING.test(rule)).map((removal) => ({ path, ...removal })),
  );
  const instructing = hidden.flatMap((removal) => {
    const quote = findInstruction(removal.text);
    return quote === undefined ? [] : [{ ...removal, quote }];
  });
  const found = [...groupBy(instructing, ({ quote }) => quote).values()].flatMap(([first, ...others]): Diagnostic[] =>
    first
      ? [
          complain(
            'warning',
            'hidden-instruction',
            first.path,
            { selector: first.selector },
            { quote: first.quote, ...toPages(first.path, others) },
          ),
        ]
      : [],
  );
  const isTold = new Set(instructing.map(({ text }) => text));
  const isLong = (text: string, rule: string) =>
    text.split(/\s+/).length >= (SPOKEN.test(rule) ? LEAST_WORDS_SPOKEN : LEAST_WORDS);
  const long = hidden.filter(({ text, rule }) => !isTold.has(text) && isLong(text, rule));
  for (const [first, ...others] of groupBy(long, ({ text }) => text).values()) {
    if (!first) continue;
    const { path, rule, selector, text } = first;
    found.push(
      complain('info', 'hidden-text', path, { rule, selector }, { quote: cut(text), ...toPages(path, others) }),
    );
  }
  return found;
}

/** Instructions in what is published, block by block: agents will read them, so the editor has to know of each. */
export function checkInstructions({ path: where, markdown }: Pick<CompiledPage, 'path' | 'markdown'>): Diagnostic[] {
  if (findInstruction(markdown) === undefined) return [];
  const quotes = markdown.split(/\n{2,}/).flatMap((block) => findInstruction(block) ?? []);
  // One that only the page as a whole holds goes over more than a block.
  const all = quotes.length > 0 ? quotes : [findInstruction(markdown)];
  return [...new Set(all)].flatMap((quote): Diagnostic[] =>
    quote === undefined ? [] : [{ severity: 'warning', code: 'agent-instruction', where, about: null, quote }],
  );
}

/** The words around the first instruction of a text. */
export function findInstruction(text: string): string | undefined {
  const unseen = UNSEEN.exec(text);
  if (unseen) return cut(unseen[0].replace(/[\u{E0020}-\u{E007E}]/gu, decodeTag).replace(/[\u200B-\u2064]/g, '·'));
  const plain = toOneLine(text.replace(/[*`\\]/g, ''));
  const folded = foldFully(plain);
  if (!holdsInstruction(folded)) return undefined;
  for (const pattern of agentInstructions) {
    const match = pattern.exec(folded);
    // Only where folding kept every character in its place do the two texts share positions.
    if (match) return folded.length === plain.length ? around(plain, match.index) : around(folded, match.index);
  }
  return undefined;
}

const decodeTag = (tag: string): string => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000);

const around = (text: string, at: number): string => cut(text.slice(Math.max(0, at - 40)).trim());

const cut = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text);

const toPages = (first: string, others: readonly { path: string }[]): { pages?: string[] } => {
  const pages = [...new Set(others.map(({ path }) => path))].filter((path) => path !== first);
  return pages.length > 0 ? { pages } : {};
};
