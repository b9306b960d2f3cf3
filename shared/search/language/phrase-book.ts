/** Finds the concepts of words in a language, and the index terms of a concept. */

import { toWords } from '../to-words.ts';

/** Concept found at a place of a text. */
interface FoundConcept {
  concept: number;
  /** Number of its words. */
  length: number;
  /** Its index term: a stem, or the stems of a phrase parted by blanks. */
  term: string;
  /** Whether it is a kind of the concept (`tarjeta` of `pagar`), or means other things as well. */
  isKind: boolean;
  /** Word or phrase as the concept lists it, the same for all forms of a verb. */
  entry: string;
}

export type PhraseBook = ReturnType<typeof createPhraseBook>;

/** Rules for the words of a language; all words are folded. */
interface Forms {
  stem: (word: string) => string;
  /** Whether a word means nothing on its own. */
  isEmpty: (word: string) => boolean;
  /** Returns the forms of a verb. */
  conjugate: (infinitive: string, otherRoot?: string) => readonly string[];
}

/** Entries that begin with a word: the word alone, and phrases by the word after it. */
interface Beginning {
  alone: FoundConcept[];
  before: Map<string, { phrase: readonly string[]; found: FoundConcept }[]>;
}

const NOTHING: readonly FoundConcept[] = [];

const VERB = /^[+>]?([^\s~]+)~([^\s~]*)$/;

/** Creates a phrase book. @param groups words and phrases of a concept each; verbs and kinds as in `concept.ts` */
export function createPhraseBook(groups: readonly (readonly string[])[], forms: Forms) {
  const terms: FoundConcept[][] = [];
  const beginnings = new Map<string, Beginning>();
  const words = new Set<string>();
  /** Terms so far of the current concept. */
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
    /**
     * Returns the entries of concepts that begin at a position of a text, given as stems. Includes phrases marked with
     * `>`, but not single words.
     */
    find(stems: readonly string[], position: number): readonly FoundConcept[] {
      // Returns early for most words, as this runs for each word of a site.
      const beginning = beginnings.get(stems[position] as string);
      if (beginning === undefined) return NOTHING;
      const entries = beginning.before.get(stems[position + 1] as string);
      if (entries === undefined) return beginning.alone;
      const phrases = entries.filter(({ phrase }) => phrase.every((stem, i) => stems[position + i] === stem));
      return [...beginning.alone, ...phrases.map(({ found }) => found)];
    },
    /** Whether a phrase of several words begins with a stem. */
    opens: (stem: string): boolean => (beginnings.get(stem)?.before.size ?? 0) > 0,
    /** Returns the index terms of a concept, without words that mean nothing on their own. */
    termsOf: (concept: number): readonly FoundConcept[] => terms[concept] ?? [],
    /** Whether the book has a word with this stem, perhaps only in a phrase. */
    hasWord: (stem: string) => words.has(stem),
  };
}
