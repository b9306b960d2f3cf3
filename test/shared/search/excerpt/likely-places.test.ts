import { describe, expect, it } from 'vitest';
import { weighPlaces } from '#shared/search/excerpt/likely-places.ts';
import { readBeginnings, readLines } from '#shared/search/excerpt/read-lines.ts';
import { createWordScanner } from '#shared/search/excerpt/scan-words.ts';

const filler = 'Texto de relleno que no dice nada de lo que se busca. '.repeat(12);

interface Asked {
  words?: readonly string[];
  /** Worth of each word, 1 for all others. */
  worths?: readonly number[];
  inTitle?: number;
  sign?: RegExp;
  isPlain?: boolean;
}

/** Weighs a text and tells how likely each of its marks `①`, `②`… is, of which the text is rid first. */
function weigh(
  marked: string,
  { words = ['uno', 'dos'], worths = [], inTitle = 0, sign, isPlain = false }: Asked = {},
): number[] {
  const marks: number[] = [];
  let text = '';
  for (const letter of marked) {
    const mark = '①②③④'.indexOf(letter);
    if (mark < 0) text += letter;
    else marks[mark] = text.length;
  }
  const terms = new Map(words.map((word, number) => [word, { word: number, worth: worths[number] ?? 1 }]));
  const hits = createWordScanner(terms, (word) => word)(text, 0, text.length);
  const lines = readLines(text, 0, text.length);
  const places = weighPlaces({
    lines,
    beginnings: readBeginnings(text, lines),
    hits,
    inTitle,
    sign: sign && { places: Array.from(text.matchAll(sign), ({ index }) => index), worth: 1, isPlain },
  });
  return marks.map((mark) => places.likelihood(mark, mark + 24));
}

/** Expects the first mark to be likelier than the second. */
function expectFirst(marked: string, asked?: Asked): void {
  const [first = 0, second = 0] = weigh(marked, asked);
  expect(first).toBeGreaterThan(second * 1.01);
}

/** Expects two marks to be equally likely, but for the few units by which both are rounded. */
function expectEqual(marked: string, asked?: Asked): void {
  const [first = 0, second = 0] = weigh(marked, asked);
  expect(first).toBeGreaterThan(second / 1.4);
  expect(second).toBeGreaterThan(first / 1.4);
}

describe('a place in a text has a higher weight', () => {
  it('nearer to a word of the query', () => {
    expectFirst('uno ①y más palabras de la misma frase que sigue sin fin ②hasta aquí donde ya no hay');
    expectFirst('Aquí ②ya no hay más palabras de la misma frase que sigue sin fin ①hasta aquí uno');
  });

  it('after a word than before it', () => {
    expectFirst('②antes de todo lo que se dice hay uno y también ①después de todo lo que se dice');
  });

  it('near two words than near the same word twice', () => {
    expectFirst(`①Un uno y un dos. ${filler} ②Un uno y un uno. ${filler}`);
  });

  it('near two words that are close than near two that are apart', () => {
    expectFirst(`①Un uno y un dos. ${filler} ②Un uno. ${filler} Un dos.`);
  });

  it('in the sentence of a word than in the next, and none in the sentence before', () => {
    expectFirst('Aquí hay uno y ①sigue con más texto. Va ②otra frase con más texto.'.replace('y ①', 'y algo más ①'));
    const [before] = weigh('①Esta frase es la anterior. Aquí está uno.');
    expect(before).toBe(0);
  });

  it('near a rare word, but less than in proportion to its rarity', () => {
    const text = `①Aquí hay uno que es raro. ${filler} ②Aquí hay dos que no lo es. ${filler}`;
    expectFirst(text, { worths: [4, 1] });
    const [rare = 0, common = 0] = weigh(text, { worths: [4, 1] });
    expect(rare / common).toBeLessThan(4.5);
  });

  it('near a word that the page has once', () => {
    expectFirst(`①Aquí hay uno solo. ${filler} ②Aquí hay dos más. ${filler} El dos y dos. ${filler}`);
  });

  it('near a word that is not in the title', () => {
    const text = `①Aquí hay uno solo. ${filler} ②Aquí hay dos más. ${filler}`;
    expectFirst(text, { inTitle: 0b10 });
    expectEqual(text);
  });

  it('after a question than after another line', () => {
    expectFirst(`¿Y uno?\n\n①Sí que lo hay aquí.\n\n${filler}\n\nY uno.\n\n②Sí que lo hay aquí.`);
    expectFirst(`**¿Y uno?**\n\n①Sí que lo hay aquí.\n\n${filler}\n\n**Y uno.**\n\n②Sí que lo hay aquí.`);
  });

  it('near a text like the answer, even without a word', () => {
    expectFirst(`①El uno son 35 € al mes. ${filler} ②El uno es de latón. ${filler}`, { sign: /\d+ €/g });
    const [alone] = weigh(`①Son 35 € al mes.`, { words: [], sign: /\d+ €/g });
    expect(alone).toBeGreaterThan(0);
  });

  it('near a text like a rare answer, as near a word', () => {
    const text = `①Son 35 € al mes y todo. ${filler} ②Hay uno al mes y todo. ${filler}`;
    expectEqual(text, { sign: /\d+ €/g, isPlain: true });
    const [sign = 0, word = 0] = weigh(text, { sign: /\d+ €/g });
    expect(word).toBeGreaterThan(2 * sign);
  });

  it('in a text than in a line with only a link or image', () => {
    for (const line of ['[Hay uno más]', '- [Hay uno más]', '  1. [Hay uno más]', '![Hay uno más]', '[![Hay uno más]]'])
      expectFirst(`①Hay uno más\n\n${filler}\n\n②${line}\n\n${filler}`);
    for (const line of ['[Hay uno más], ya', '- [Hay] uno más']) expectEqual(`①Hay uno más\n\n${filler}\n\n②${line}`);
  });
});

describe('the weight of words in a heading', () => {
  it('applies to all below it, up to the next heading', () => {
    const below = `## Uno\n\n${filler}\n\n①Aquí hay dos más.`;
    expectFirst(`${below}\n\n## Otro\n\n${filler}\n\n②Aquí hay dos más.`);
    expectFirst(`${below}\n\n${filler}\n\nUno.\n\n${filler}\n\n②Aquí hay dos más.`);
  });

  it.each(['### Uno', '- #### Uno', '  2. #### Uno'])('applies also to %s', (heading) => {
    expectFirst(`${heading}\n\n${filler}\n\n①Aquí hay dos más.\n\n## Otro\n\n${filler}\n\n②Aquí hay dos más.`);
  });

  it('replaces that of words before it', () => {
    const [after] = weigh('Hay uno.\n\n## Otro\n\n①Aquí hay más.');
    expect(after).toBe(0);
    const [within] = weigh('Hay uno.\n\nOtro\n\n①Aquí hay más.');
    expect(within).toBeGreaterThan(0);
  });

  it('includes a short line right before it', () => {
    const [label] = weigh(`De uno\n\n## Otro\n\n①${filler}`);
    expect(label).toBeGreaterThan(0);
    for (const line of ['Es de uno.', '- De uno', 'de uno '.repeat(10)]) {
      const [other] = weigh(`${line}\n\n## Otro\n\n①${filler}`);
      expect(other).toBe(0);
    }
  });

  it('does not count as an answer', () => {
    const [below = 0] = weigh(`## Son 35 €\n\n${filler}\n\n①Aquí hay más.`, { words: [], sign: /\d+ €/g });
    expect(below).toBe(0);
  });
});

it('weighPlaces finds the place of highest weight between two offsets', () => {
  const text = `## Uno\n\nHay uno. ${filler} Hay uno y dos. ${filler} Hay dos.`;
  const lines = readLines(text, 0, text.length);
  const terms = new Map(['uno', 'dos'].map((word, number) => [word, { word: number, worth: 1 }]));
  const hits = createWordScanner(terms, (word) => word)(text, 0, text.length);
  const places = weighPlaces({ lines, beginnings: readBeginnings(text, lines), hits, inTitle: 0 });
  const wordFrom = (from: number, to: number) => text.slice(places.peak(from, to)).slice(0, 4);
  expect(wordFrom(0, text.length)).toBe('dos.');
  expect(places.peak(0, text.length)).toBe(text.indexOf('uno y dos') + 6);
  expect(places.peak(0, 20)).toBe(3);
  expect(places.peak(50, 90)).toBe(50);
});
