/** The concepts of a language as search looks them up: from words to concepts, and back to what is said for them. */

import { toWords } from '../to-words.ts';

/** A concept that is said at a place of a text. */
interface FoundConcept {
  concept: number;
  /** Words that it takes. */
  length: number;
  /** What stands for it in the index: a stem, or the stems of a phrase parted by blanks. */
  term: string;
  /** Whether it is a kind of the concept (`tarjeta` of `pagar`), or means other things as well. */
  isKind: boolean;
  /** The word or phrase as the concept lists it: one for all forms of a verb. */
  entry: string;
}

export type PhraseBook = ReturnType<typeof createPhraseBook>;

/** What the words of a language are put through; all folded. */
interface Forms {
  stem: (word: string) => string;
  /** Words that mean nothing on their own. */
  isEmpty: (word: string) => boolean;
  /** Forms of a verb from its infinitive. */
  conjugate: (infinitive: string, otherRoot?: string) => readonly string[];
}

/** What begins with a word: the word alone, and phrases by the word after it. */
interface Beginning {
  alone: FoundConcept[];
  before: Map<string, { phrase: readonly string[]; found: FoundConcept }[]>;
}

const NOTHING: readonly FoundConcept[] = [];

const VERB = /^[+>]?([^\s~]+)~([^\s~]*)$/;

/** Finds phrases in stems. @param groups a concept each; verbs and kinds as in `concept.ts` */
export function createPhraseBook(groups: readonly (readonly string[])[], forms: Forms) {
  const terms: FoundConcept[][] = [];
  const beginnings = new Map<string, Beginning>();
  const words = new Set<string>();
  /** Terms of the concept that is being added. */
  const entered = new Set<string>();

  function add(concept: number, phrase: readonly string[], entry: string): void {
    const stems = phrase.map(forms.stem);
    const term = stems.join(' ');
    if (entered.has(term)) return;
    for (const stem of stems) words.add(stem);
    const isEmpty = phrase.every(forms.isEmpty);
    if (isEmpty && phrase.length === 1) return;
    entered.add(term);
    const found = { concept, length: stems.length, term, isKind: /^[+>]/.test(entry), entry };
    if (!isEmpty) terms[concept]?.push(found);
    if (entry.startsWith('>') && stems.length === 1) return;
    const [first = '', second] = stems;
    const beginning: Beginning = beginnings.get(first) ?? { alone: [], before: new Map() };
    beginnings.set(first, beginning);
    if (second === undefined) beginning.alone.push(found);
    else beginning.before.set(second, [...(beginning.before.get(second) ?? []), { phrase: stems, found }]);
  }

  for (const [concept, group] of groups.entries()) {
    terms.push([]);
    entered.clear();
    for (const text of group) {
      const entry = text.trim();
      const [, infinitive, otherRoot] = VERB.exec(entry) ?? [];
      const phrase = toWords(infinitive ?? text);
      if (phrase.length === 0) continue;
      if (infinitive === undefined) add(concept, phrase, entry);
      else for (const form of forms.conjugate(phrase[0] as string, otherRoot)) add(concept, [form], entry);
    }
  }

  return {
    /** Concepts that begin at a position of a text, given by its stems; also phrases that only texts say. */
    find(stems: readonly string[], position: number): readonly FoundConcept[] {
      // Most words begin none, and each word of a site is asked.
      const beginning = beginnings.get(stems[position] as string);
      if (beginning === undefined) return NOTHING;
      const entries = beginning.before.get(stems[position + 1] as string);
      if (entries === undefined) return beginning.alone;
      const phrases = entries.filter(({ phrase }) => phrase.every((stem, i) => stems[position + i] === stem));
      return [...beginning.alone, ...phrases.map(({ found }) => found)];
    },
    /** Whether a phrase of several words begins with a stem. */
    opens: (stem: string): boolean => (beginnings.get(stem)?.before.size ?? 0) > 0,
    /** What says a concept in the index; no words that mean nothing on their own. */
    termsOf: (concept: number): readonly FoundConcept[] => terms[concept] ?? [],
    /** Whether a stem is that of any word in it. */
    hasWord: (stem: string) => words.has(stem),
  };
}
