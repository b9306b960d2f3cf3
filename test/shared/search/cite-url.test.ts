import { expect, it } from 'vitest';
import { toCiteUrl, toPassageUrl, withoutDirectives } from '#shared/search/cite-url.ts';

const url = 'https://www.ejemplo.es/p/';

it('toCiteUrl escapes separators of text directives, and gives nothing for a long text', () => {
  expect(toCiteUrl(url, 'café, anti-cal & más')).toBe(`${url}#:~:text=caf%C3%A9%2C%20anti%2Dcal%20%26%20m%C3%A1s`);
  expect(toCiteUrl(url, 'palabra '.repeat(40))).toBeUndefined();
});

it.each([
  [`${url}#:~:text=hola`, url],
  [`${url}#precios:~:text=hola`, `${url}#precios`],
  ['/p/?a=b#:~:text=a&text=b', '/p/?a=b'],
  [url, url],
])('withoutDirectives removes text directives: %s', (address, expected) =>
  expect(withoutDirectives(address)).toBe(expected),
);

it('the citation of a passage is its first words that can be cited, else those right before in its section', () => {
  const text = '# T\n\nUno dos tres. Cuatro cinco seis.\n\n## Otra\n\nSiete ocho.';
  const range = (words: string) => ({ start: text.indexOf(words) - 3, end: text.indexOf(words) - 3 + words.length });
  const of = (passage: string, ...cites: string[]) => {
    const start = text.indexOf(passage);
    return toPassageUrl(url, text, { start, end: start + passage.length }, cites.map(range))?.split('text=')[1];
  };
  expect(of('Uno dos tres. Cuatro cinco seis.', 'Uno dos', 'Cuatro cinco')).toBe('Uno%20dos');
  expect(of('Uno dos tres. Cuatro cinco seis.', 'Cuatro cinco')).toBe('Cuatro%20cinco');
  expect(of('Cuatro cinco', 'Uno dos')).toBe('Uno%20dos');
  expect(of('Siete ocho', 'Uno dos')).toBeUndefined();
});
