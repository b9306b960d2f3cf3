/** Words that sound the same in Spanish, most of whose misspellings are of this kind: `labadora`, `serrajero`, `abitacion`. */

/** Letters that a word may have been heard as, at a place in it. `before` and `after` are what must stand around. */
interface Sound {
  letters: string;
  others: readonly string[];
  after?: RegExp;
  before?: RegExp;
}

const SOFT = /^[ei]/;
const HARD = /^[aou]/;
const VOWEL = /^[aeiou]/;

/** The first that fits a place is taken; longer letters come first. */
const SOUNDS: readonly Sound[] = [
  { letters: 'sc', others: ['c', 's'], before: SOFT },
  { letters: 'qu', others: ['k'], before: SOFT },
  { letters: 'll', others: ['y'] },
  { letters: 'ch', others: [] },
  { letters: 'h', others: [''] },
  { letters: 'b', others: ['v'] },
  { letters: 'v', others: ['b'] },
  { letters: 'w', others: ['v', 'b', 'gu'] },
  { letters: 'c', others: ['s', 'z', 'sc'], before: SOFT },
  { letters: 'c', others: ['k'], before: HARD },
  { letters: 'k', others: ['qu'], before: SOFT },
  { letters: 'k', others: ['c'] },
  { letters: 's', others: ['c', 'z', 'sc'], before: SOFT },
  { letters: 's', others: ['z', 'x'] },
  { letters: 'z', others: ['c', 's'], before: SOFT },
  { letters: 'z', others: ['s'] },
  { letters: 'x', others: ['s', 'cs', 'j'] },
  { letters: 'y', others: ['ll'], before: VOWEL },
  { letters: 'g', others: ['j'], before: SOFT },
  { letters: 'j', others: ['g'], before: SOFT },
  { letters: 'm', others: ['n'], before: /^[bpv]/ },
  { letters: 'n', others: ['m'], before: /^[bpv]/ },
  // An `h` that was not heard.
  { letters: '', others: ['h'], before: VOWEL, after: /(?:^|[aeiounl])$/ },
];

/** Letters of a word that are heard otherwise at most, and words that are made of one. */
const MOST_CHANGES = 3;
const MOST_WORDS = 160;

/** Folded words that sound like a folded word, those with fewer other letters first; not the word itself. */
export function soundAlikes(word: string): readonly string[] {
  const places = toPlaces(word);
  let level = [{ made: '', place: 0 }];
  const found = new Set<string>();
  for (let changes = 1; changes <= MOST_CHANGES && found.size < MOST_WORDS; changes++) {
    const next: typeof level = [];
    for (const { made, place } of level) {
      let head = made;
      for (let at = place; at < places.length; at++) {
        const { letters, others } = places[at] as Place;
        for (const other of others) {
          const changed = head + other;
          const rest = places.slice(at + 1).reduce((tail, one) => tail + one.letters, '');
          found.add(changed + rest);
          if (next.length < MOST_WORDS) next.push({ made: changed, place: at + 1 });
        }
        head += letters;
      }
    }
    level = next;
  }
  found.delete(word);
  return [...found].slice(0, MOST_WORDS);
}

type Place = Pick<Sound, 'letters' | 'others'>;

/** A word as places, each with what else may be heard there. */
function toPlaces(word: string): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < word.length; ) {
    const fits = ({ letters, before, after }: Sound) =>
      word.startsWith(letters, at) &&
      (before?.test(word.slice(at + letters.length)) ?? true) &&
      (after?.test(word.slice(0, at)) ?? true);
    const sound = SOUNDS.find(fits);
    if (sound?.letters === '') places.push(sound);
    const taken = sound?.letters || word.charAt(at);
    places.push({ letters: taken, others: sound?.letters ? sound.others : [] });
    at += taken.length;
  }
  return places;
}
