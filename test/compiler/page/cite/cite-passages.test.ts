import { describe, expect, it } from 'vitest';
import { toPlainText, toSearchedText } from '#shared/search/plain-text.ts';
import { readDocument } from '../../../../compiler/document/read-document.ts';
import { citePassages } from '../../../../compiler/page/cite/cite-passages.ts';
import { toPage } from '../../../../compiler/page/to-page.ts';
import { compilePages, toHtml } from '../../guarantees/compile-site.ts';

const citesOf = (markdown: string, cites: readonly number[]): string[] => {
  const text = toSearchedText(markdown);
  const body = text.indexOf('\n');
  return Array.from({ length: cites.length / 2 }, (_, i) => {
    const [start = 0, length = 0] = cites.slice(2 * i, 2 * i + 2);
    return toPlainText(text.slice(body + start, body + start + length));
  });
};
const block = (text: string, more: { isSeen?: boolean; seams?: number[] } = {}) => ({
  text,
  isSeen: true,
  seams: [],
  ...more,
});
const cite = (body: string, ...texts: ReturnType<typeof block>[]) => {
  const markdown = `# Taller\n\n${body}\n`;
  return citesOf(markdown, citePassages(markdown, texts));
};

describe('citePassages', () => {
  it('cites each sentence by its first words that the page has once', () => {
    const text = 'Cambiamos el **bombín** de la [puerta](https://a.es/b) de casa. Se hace en una hora.';
    const plain = 'Cambiamos el bombín de la puerta de casa. Se hace en una hora.';
    expect(cite(text, block(plain))).toEqual(['Cambiamos el bombín', 'Se hace en']);
  });

  it('cites nothing of a PDF, whose viewers cannot open text fragments', () => {
    const html = new TextEncoder().encode('<main><h1>Carta</h1><p>Arroz del señoret para dos.</p></main>');
    const page = { path: '/carta', url: 'https://a.es/carta', aliases: [], html };
    const citesOfPage = (source: Parameters<typeof readDocument>[0]) =>
      toPage(readDocument(source), { siteUrl: 'https://a.es', ownOrigins: [], language: 'es' }).page.cites;
    expect(citesOfPage(page)).not.toEqual([]);
    expect(citesOfPage({ ...page, mediaType: 'application/pdf' })).toEqual([]);
  });

  it('takes further words if the page has the first ones twice, ignoring case and accents, and cites nothing if it has all twice', () => {
    const one = 'Cambiamos el bombín de la puerta en una hora.';
    expect(cite(one, block(one), block('CAMBIAMOS EL BOMBIN de la puerta'))).toEqual([
      'Cambiamos el bombín de la puerta en una',
    ]);
    expect(cite(one, block(one), block(one))).toEqual([]);
    expect(cite(one, block(one), block(one, { isSeen: false }))).toEqual([]);
  });

  it('cites no words that the page lacks, hides or splits over two blocks', () => {
    const one = 'Cambiamos el bombín de la puerta.';
    expect(cite(one, block('Cambian puertas.'))).toEqual([]);
    expect(cite(one, block(one, { isSeen: false }))).toEqual([]);
    expect(cite(one, block('Cambiamos el'), block('bombín de'), block('la puerta.'))).toEqual([]);
  });

  it('cites words of a single element if it can', () => {
    const text = 'Cambiamos el bombín de la puerta de casa en una hora.';
    expect(cite(text, block(text, { seams: [12] }))).toEqual(['bombín de la']);
  });

  it('cites a cell of a table, not a whole row', () => {
    const table = '| Zona | Precio |\n| --- | --- |\n| Palma y alrededores | 48 euros al mes |';
    const cells = ['Zona', 'Precio', 'Palma y alrededores', '48 euros al mes'].map((text) => block(text));
    expect(cite(table, ...cells)).toEqual(['Palma y alrededores', '48 euros al']);
  });

  it('ends a citation with a whole word of the page', () => {
    expect(cite('Escriba a ventas', block('Escriba a ventas@ejemplo.es'))).toEqual([]);
    expect(cite('Pague 3 veces.', block('Pague 3 veces.'))).toEqual(['Pague 3 veces']);
  });
});

it('the citations of the home page fit its Markdown after it is renamed', async () => {
  const text =
    '<p>Arreglamos las persianas de toda la comarca del norte.</p><p>Vamos a casa en menos de un día, sin coste alguno.</p>';
  const { site } = await compilePages({
    '/': toHtml('Inicio', text),
    '/dos/': toHtml('Dos', '<p>Algo más de texto propio.</p>'),
  });
  const [home] = site.pages;
  expect(citesOf(home?.markdown ?? '', home?.cites ?? [])).toEqual(['Arreglamos las persianas', 'Vamos a casa']);
});
