import { describe, expect, it } from 'vitest';
import { createPageTexts, type SearchedPage } from '../../../../compiler/emit/search/page-texts.ts';

const pageOf = (number: number, markdown: string, more: Partial<SearchedPage> = {}): SearchedPage => ({
  path: `/p${number}/`,
  title: `Página ${number}`,
  description: '',
  language: 'es',
  markdown,
  headings: [...markdown.matchAll(/^(#+) (.*)/gm)].map(([, signs = '', text = '']) => ({
    level: signs.length,
    text: text.replace(/[*_]/g, ''),
    anchor: text,
  })),
  imageAlts: [],
  ...more,
});

/** The texts of the first of these pages, by what they say. */
const textsOf = (...markdown: string[]) => {
  const pages = markdown.map((text, number) => pageOf(number, text));
  return createPageTexts(pages)(pages[0] as SearchedPage, 0);
};
const others = (count: number, text: string) => Array.from({ length: count }, (_, i) => `# Otra ${i}\n\n${text}\n`);

describe('a line of a page', () => {
  it.each<[pages: number, withIt: number, isRepeated: boolean]>([
    // Three pages prove something, and a tenth of many.
    [3, 2, false],
    [3, 3, true],
    [30, 3, true],
    [31, 3, false],
    [31, 4, true],
  ])('of %s pages, on %s of them, counts as repeated: %s', (pages, withIt, isRepeated) => {
    const line = 'Pide presupuesto.';
    const rest = Array.from({ length: pages - withIt }, (_, i) => `# Sola ${i}\n`);
    const { body, repeated } = textsOf(`# Uno\n\n${line}\n`, ...others(withIt - 1, line), ...rest);
    expect([body.includes(line), repeated.includes(line)]).toEqual([!isRepeated, isRepeated]);
  });

  it.each(['- Pide.', '> Pide.', '3. Pide.', '  * Pide.  '])('is equal in a list or quotation: %s', (line) => {
    expect(textsOf(`# Uno\n\n${line}\n`, ...others(2, 'Pide.')).repeated).toBe('Pide.');
  });

  it('that only one page has, three times, does not count as repeated', () => {
    expect(textsOf('# Uno\n\nHola.\n\nHola.\n\nHola.\n', '# Dos\n', '# Tres\n').repeated).toBe('');
  });
});

describe('headings of a page', () => {
  it('are left out if other pages have them, except the title', () => {
    const markdown = '# Uno\n\n## Página 0\n\n## **Zonas**\n\n## Precios\n';
    const more = others(2, '## Página 0\n\n## **Zonas**');
    expect(textsOf(markdown, ...more).headings).toEqual(['Uno', 'Página 0', 'Precios']);
  });

  it('are not leads, unlike up to 80 bold lines or questions of up to 160 characters', () => {
    const long = `¿${'a'.repeat(158)}?`;
    const lines = [
      '# ¿Uno?',
      '**Horario:**',
      '__Precios__',
      '¿Dónde? Aquí',
      '¿Cuándo?',
      '**¿Cómo?**',
      '**a** b',
      long,
      `${long}?`,
    ];
    expect(textsOf(lines.join('\n\n')).leads).toEqual(['Horario:', 'Precios', '¿Cuándo?', '¿Cómo?', long]);
    expect(textsOf('**a**\n\n'.repeat(81)).leads).toHaveLength(80);
  });
});

it('the description of a page loses sentences that another page has', () => {
  const describe = (number: number, description: string) => pageOf(number, '# Uno\n', { description });
  const pages = [describe(0, 'Hornos en Lugo. ¿Llamas? Somos Casa Luz.'), describe(1, 'Grifos. Somos Casa Luz.')];
  expect(createPageTexts(pages)(pages[0] as SearchedPage, 0).description).toBe('Hornos en Lugo. ¿Llamas?');
});

it.each<[markdown: string, isThin: boolean]>([
  ['# Uno\n\nuno dos tres cuatro cinco seis siete ocho\n', false],
  ['# Uno\n\nuno dos tres cuatro cinco seis siete\n', true],
  ['# Uno dos tres cuatro cinco seis siete ocho\n', true],
  ['###### Uno dos tres cuatro cinco seis siete ocho\n', true],
  ['# Uno\n\n[uno dos tres cuatro cinco seis siete ocho](/a/)\n', true],
  ['# Uno\n\nuno dos tres\n\ncuatro cinco seis\n\nsiete ocho\n', false],
])('the page %j is thin: %s', (markdown, isThin) => expect(textsOf(markdown).isThin).toBe(isThin));
