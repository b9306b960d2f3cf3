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

describe('a text is stated', () => {
  const answer = (text: string) => ({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: '¿Abren los domingos?', acceptedAnswer: { '@type': 'Answer', text } }],
  });
  it.each<[rule: string, told: string, asked: string, expected: boolean]>([
    ['as it stands there', 'Abrimos de diez a dos.', 'Abrimos de diez a dos.', true],
    ['whatever marks and capitals it has', '<p>Abrimos, de <b>diez</b> a dos.</p>', 'ABRIMOS de diez a dos', true],
    ['as a part', 'Sí. Abrimos de diez a dos, menos en agosto.', 'Abrimos de diez a dos', true],
    ['not beyond it', 'Abrimos de diez a dos.', 'Abrimos de diez a dos. Llame antes.', false],
    ['by whole words', 'Abrimos de diez a doscientas.', 'Abrimos de diez a dos', false],
    ['from four words on', 'Abrimos de diez a dos.', 'de diez a dos', true],
    ['not by three words', 'Abrimos de diez a dos.', 'diez a dos', false],
  ])('%s', (_, told, asked, expected) => expect(stated(answer(told)).structuredData(asked)).toBe(expected));

  it('in what describes, an article or a review, and in no name or address', () => {
    const text = 'Abrimos de diez a dos';
    for (const property of ['description', 'articleBody', 'reviewBody', 'text'])
      expect(stated({ '@type': 'Thing', [property]: text }).structuredData(text)).toBe(true);
    expect(stated({ '@type': 'Thing', address: text }).structuredData(text)).toBe(false);
  });

  it('in the description of the page, which is another thing', () => {
    const page = stated([], 'Abrimos de diez a dos');
    expect([page.description('abrimos de diez a dos'), page.structuredData('abrimos de diez a dos')]).toEqual([
      true,
      false,
    ]);
  });

  it('not across two texts', () => {
    const two = [
      { '@type': 'A', text: 'Abrimos de diez' },
      { '@type': 'A', text: 'a dos' },
    ];
    expect(stated(two).structuredData('Abrimos de diez a dos')).toBe(false);
  });

  it('at length above 100 words', () => {
    const isLong = (count: number) => stated({ '@type': 'A', text: words(count) }).isLong;
    expect([isLong(100), isLong(101)]).toEqual([false, true]);
  });
});
