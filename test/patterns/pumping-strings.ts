/** Makes texts of a pattern's own parts on which it may be slow: `head + pump × n + tail`. */

import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

export interface Pumping {
  head: string;
  pump: string;
  tail: string;
}

/** Returns the tried characters that match a part, the likeliest first. */
type Matching = (part: string) => readonly string[];
type Sampled = AST.Element | AST.Alternative | AST.Pattern;

/** Minimum repetitions that count as unbounded. */
const MANY = 10;

const MAX_PUMPS = 50;
const MAX_PUMP_LENGTH = 80;
/** Pumps of a repeated part, most for lists of words. */
const MAX_SAMPLES = 40;
/** Parts in a row that are repeated together. */
const MAX_RUN = 5;

/** Characters that are tried beside those that the pattern names. */
const COMMON_CHARACTERS = [...' a0A.-,:\n\tá"<>/(_\u00a0@='];
const MAX_CHARACTERS = 60;

/** Ends that no pattern expects, the second on a new line, and none. */
const TAILS = ['\u0001', '\n\u0001', ''];

const parser = new RegExpParser({ ecmaVersion: 2024 });

/** Returns texts to try. A pattern without unbounded repetition has none, as its steps per character are bounded. */
export function toPumpings(source: string, flags: string): Pumping[] {
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const ast = parser.parsePattern(source, 0, source.length, modes);
  const repeated: AST.Quantifier[] = [];
  visitRegExpAST(ast, { onQuantifierEnter: (node) => node.max >= MANY && repeated.push(node) });
  if (repeated.length === 0) return [];
  const repeats = (node: AST.Node) => repeated.some(({ start, end }) => start >= node.start && end <= node.end);
  const { characters, matching } = readCharacters(ast, flags);
  const pumps = new Map<string, Set<string>>();
  const add = (pump: string, head: string) => {
    if (pump === '' || pump.length > MAX_PUMP_LENGTH) return;
    const isAnchored = source.includes('^');
    pumps.set(pump, (pumps.get(pump) ?? new Set(isAnchored ? ['', '\u0001'] : [''])).add(head));
    // Pumps that begin a line must each be on a line of their own.
    if (isAnchored && flags.includes('m') && !pump.endsWith('\n')) add(`${pump}\n`, head);
  };

  /** Adds the repeated parts of a node. @param head text that the pattern matches before the node */
  const visit = (node: AST.Node, head: string): void => {
    if (node.type === 'Alternative') {
      let before = head;
      for (const element of node.elements) {
        if (repeats(element)) visit(element, before);
        before += toSample(element, matching);
      }
      for (const run of toRuns(node.elements, repeats, matching)) add(run, head);
    } else if (node.type === 'Quantifier') {
      if (node.max >= MANY) for (const sample of toRepeated(node.element, matching)) add(sample, head);
      visit(node.element, head);
    } else if ('alternatives' in node) {
      for (const alternative of node.alternatives) if (repeats(alternative)) visit(alternative, head);
    }
  };
  visit(ast, '');
  for (const character of characters) add(character, '');
  return [...pumps]
    .slice(0, MAX_PUMPS)
    .flatMap(([pump, heads]) => [...heads].flatMap((head) => TAILS.map((tail) => ({ head, pump, tail }))));
}

/** Returns the characters to try, one of those that the same parts match, and a function that matches all of them. */
function readCharacters(ast: AST.Pattern, flags: string): { characters: string[]; matching: Matching } {
  const named: string[] = [];
  const parts = new Set<string>();
  visitRegExpAST(ast, {
    onCharacterEnter: ({ value }) => named.push(String.fromCodePoint(value)),
    onCharacterClassEnter: ({ raw }) => parts.add(raw),
    onCharacterSetEnter: ({ raw, parent }) => parent.type !== 'CharacterClass' && parts.add(raw),
  });
  const tried = [...new Set([...named, ...COMMON_CHARACTERS])].slice(0, MAX_CHARACTERS);
  const found = new Map<string, string[]>();
  const matching = (part: string): string[] => {
    const pattern = new RegExp(`^(?:${part})$`, flags.replace(/[dgmy]/g, ''));
    const matched = found.get(part) ?? tried.filter((character) => pattern.test(character));
    found.set(part, matched);
    return matched;
  };
  const byParts = new Map<string, string>();
  for (const character of tried) {
    const key = [...parts].filter((part) => matching(part).includes(character)).join(' ');
    if (key !== '' && !byParts.has(key)) byParts.set(key, character);
  }
  return { characters: [...byParts.values()], matching };
}

/** Returns short texts that a node matches, lookarounds aside: first with all first alternatives, then with others. */
function toSamples(node: Sampled, matching: Matching): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return [matching(node.raw)[0] ?? ''];
    case 'Quantifier': {
      const times = Math.min(Math.max(node.min, 1), node.max, MANY);
      return toSamples(node.element, matching).map((sample) => sample.repeat(times));
    }
    case 'Alternative': {
      const samples = node.elements.map((element) => toSamples(element, matching));
      const first = samples.map(([sample = '']) => sample);
      const others = samples.flatMap(([, ...rest], at) => rest.map((sample) => first.with(at, sample).join('')));
      return [first.join(''), ...others];
    }
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((one) => toSamples(one, matching)).slice(0, MAX_SAMPLES);
    default:
      return [''];
  }
}

const toSample = (node: Sampled, matching: Matching): string => toSamples(node, matching)[0] ?? '';

/** Returns samples of a repeated part, first those that it matches in two ways. */
function toRepeated(node: Sampled, matching: Matching): string[] {
  const samples = toSamples(node, matching);
  return [...samples.filter((sample, at) => samples.indexOf(sample) !== at), ...samples];
}

/** Returns samples of all runs of up to `MAX_RUN` elements. Neighbours that repeat nothing count as one. */
function toRuns(elements: readonly AST.Element[], repeats: (node: AST.Node) => boolean, matching: Matching): string[] {
  const rarest: Matching = (part) => matching(part).toReversed();
  // Letters beyond ASCII, which `\b` does not count as part of a word.
  const foreign: Matching = (part) =>
    matching(part).toSorted((a, b) => (b > '\u00bf' ? 1 : 0) - (a > '\u00bf' ? 1 : 0));
  return [matching, rarest, foreign].flatMap((order) => {
    const parts: string[] = [];
    let isOpen = false;
    for (const element of elements) {
      const sample = toSample(element, order);
      if (isOpen && !repeats(element)) parts.push((parts.pop() ?? '') + sample);
      else parts.push(sample);
      isOpen = !repeats(element);
    }
    return parts.flatMap((_, from) =>
      parts.slice(from, from + MAX_RUN).map((_, more) => parts.slice(from, from + more + 1).join('')),
    );
  });
}
