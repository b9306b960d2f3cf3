/** Choosing content: which texts of a page it states beside what it shows. */

import { describe, expect, it } from 'vitest';
import { readStatedTexts } from '../../../../compiler/page/choose/stated-texts.ts';
import { readHtml } from '../compile-page.ts';
import { words } from './blocks-of.ts';

const stated = (data: unknown, description = '') =>
  readStatedTexts(
    readHtml(
      `<meta name="description" content="${description}"><script type="application/ld+json">${JSON.stringify(data)}</script><p>x</p>`,
    ),
  );

describe('a shown text is found in the structured data of the page', () => {
  const answer = (text: string) => ({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: '¿Abren los domingos?', acceptedAnswer: { '@type': 'Answer', text } }],
  });
  it.each<[rule: string, told: string, asked: string, expected: boolean]>([
    ['if it is stated word for word', 'Abrimos de diez a dos.', 'Abrimos de diez a dos.', true],
    ['despite other tags, marks and capitals', '<p>Abrimos, de <b>diez</b> a dos.</p>', 'ABRIMOS de diez a dos', true],
    ['if it is a part of a stated text', 'Sí. Abrimos de diez a dos, menos en agosto.', 'Abrimos de diez a dos', true],
    [
      'not if it is longer than the stated text',
      'Abrimos de diez a dos.',
      'Abrimos de diez a dos. Llame antes.',
      false,
    ],
    [
      'not if it ends within a word of the stated text',
      'Abrimos de diez a doscientas.',
      'Abrimos de diez a dos',
      false,
    ],
    ['if it has four words', 'Abrimos de diez a dos.', 'de diez a dos', true],
    ['not if it has three words', 'Abrimos de diez a dos.', 'diez a dos', false],
  ])('%s', (_, told, asked, expected) => expect(stated(answer(told)).structuredData(asked)).toBe(expected));

  it('if a description, article, review or text states it, and not an address', () => {
    const text = 'Abrimos de diez a dos';
    for (const property of ['description', 'articleBody', 'reviewBody', 'text'])
      expect(stated({ '@type': 'Thing', [property]: text }).structuredData(text)).toBe(true);
    expect(stated({ '@type': 'Thing', address: text }).structuredData(text)).toBe(false);
  });

  it('not if only the description of the page states it, which is asked separately', () => {
    const page = stated([], 'Abrimos de diez a dos');
    expect([page.description('abrimos de diez a dos'), page.structuredData('abrimos de diez a dos')]).toEqual([
      true,
      false,
    ]);
  });

  it('not if its halves are in two stated texts', () => {
    const two = [
      { '@type': 'A', text: 'Abrimos de diez' },
      { '@type': 'A', text: 'a dos' },
    ];
    expect(stated(two).structuredData('Abrimos de diez a dos')).toBe(false);
  });

  it('readStatedTexts says that the data are long above 100 words', () => {
    const isLong = (count: number) => stated({ '@type': 'A', text: words(count) }).isLong;
    expect([isLong(100), isLong(101)]).toEqual([false, true]);
  });
});
