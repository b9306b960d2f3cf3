import { describe, expect, it } from 'vitest';
import { withoutDrawnTwice } from '../../../compiler/pdf/letters/drawn-twice.ts';
import { isSignFont, withSigns } from '../../../compiler/pdf/letters/signs.ts';
import { readPdf } from '../../../compiler/pdf/pdf-worker.ts';
import { linesAt, makePdf, type PlacedText } from './make-pdf.ts';

async function read(sheet: readonly PlacedText[]): Promise<string> {
  const reading = await readPdf(makePdf([sheet]));
  if ('refused' in reading) return reading.refused;
  const html = new TextDecoder().decode(reading.html);
  return html.replace(/^.*<main[^>]*>\n?|\n?<\/main>.*$/gs, '').replace(/\n/g, '');
}

const TEXT = linesAt(50, 400, [
  'Abrimos todos los días del año, también los festivos, desde las nueve de la mañana hasta',
  'que se va el último cliente, y se reserva por teléfono o en la barra de la entrada.',
]);

describe('a character of a symbol font in a PDF', () => {
  it('is written as a sign before a price, not as a digit', async () => {
    const html = await read([
      { text: 'INVERSIÓN', y: 80 },
      { text: '4', x: 118, y: 80, isWebdings: true },
      { text: '8 000 €', x: 127, y: 80 },
      ...TEXT,
    ]);
    expect(html).toContain('<p>INVERSIÓN ▶ 8 000 €</p>');
  });

  it('is written as the bullet of an item, and removed if its sign is unknown', async () => {
    const html = await read([
      ...['Traiga el documento', 'Venga en ayunas'].flatMap((text, index) => [
        { text: 'n', y: 80 + index * 16, isWebdings: true },
        { text, x: 66, y: 80 + index * 16 },
      ]),
      { text: 'Teléfono', y: 160 },
      { text: 'C', x: 104, y: 160, isWebdings: true },
      { text: '971 000 000', x: 120, y: 160 },
    ]);
    expect(html).toBe('<ul><li>Traiga el documento</li><li>Venga en ayunas</li></ul><p>Teléfono 971 000 000</p>');
  });

  it('is written as a bullet if it has a private code of Unicode', () => {
    const token = { text: '\uf0b7', x: 50, y: 80, width: 5, size: 12, font: 'f', turns: 0 };
    const textOf = (found: readonly { text: string }[]) => found.map(({ text }) => text.trim()).join('');
    expect(textOf(withSigns(token, false))).toBe('•');
    expect(textOf(withSigns({ ...token, text: '\uf041' }, false))).toBe('\uf041');
  });
});

it.each([
  [
    'signs',
    true,
    [
      'UnivNewsCommPi',
      'GeneralSymbolsP03',
      'Webdings',
      'Wingdings-Regular',
      'Wingdings2',
      'ZapfDingbats',
      'ITC Zapf Dingbats',
      'FontAwesome',
    ],
  ],
  ['letters', false, ['Headings1', 'BrandHeadings-Bold', 'Buildings', 'Cartagena', 'CartaMarina', 'Kopi-Regular']],
])('isSignFont recognizes fonts of %s by their names: %s', (_, isSign, names) => {
  for (const name of names) expect([name, isSignFont(name)]).toEqual([name, isSign]);
});

describe('a text that a PDF draws twice at one place', () => {
  it('is written once, even if others are drawn in between', async () => {
    const box = [
      { text: 'Postre de la casa o café', y: 80, size: 14 },
      { text: 'Chupito', y: 110, size: 14 },
    ];
    const html = await read([...box, ...box.map((text) => ({ ...text, x: 50.6 })), ...TEXT]);
    expect(html.match(/Postre de la casa o café/g)).toHaveLength(1);
    expect(html.match(/Chupito/g)).toHaveLength(1);
  });

  it('is written twice at two places, and equal narrow letters stay', async () => {
    const html = await read([{ text: 'Copa 5 €', y: 120 }, { text: 'Copa 5 €', y: 160 }, ...TEXT]);
    expect(html.match(/Copa 5 €/g)).toHaveLength(2);
    const letter = { text: 'l', x: 50, y: 80, width: 2, size: 12, font: 'f', turns: 0 };
    expect(withoutDrawnTwice([letter, { ...letter, x: 52 }])).toHaveLength(2);
  });
});

describe('letters with gaps in a PDF', () => {
  it('become words, separated at their blanks, and a heading if they are large', async () => {
    const html = await read([
      { text: 'Restaurante El Pinar', y: 50, size: 30 },
      { text: 'PER COMPARTIR', y: 90, size: 20, spacing: 7 },
      { text: 'DE LA HORTA', y: 130, size: 20, spacing: 7 },
      { text: 'Tel. +34 963 529 764 · info@pinar.example', y: 200, size: 8, spacing: 2.4 },
      ...TEXT,
    ]);
    expect(html).toContain('<h2>PER COMPARTIR</h2><h2>DE LA HORTA</h2>');
    expect(html).toContain('<p>Tel. +34 963 529 764 · info@pinar.example</p>');
  });

  it('become a word if a blank follows each, and several if wider blanks separate them', async () => {
    const html = await read([
      { text: 'E N T R A N T S', y: 80 },
      { text: 'P E I X   D E L   D I A', y: 120 },
      { text: 'L M X J V S D', y: 160 },
      { text: 'A B C D E F', y: 200 },
      { text: 'X X O X', y: 240 },
      { text: 'A A A O O L I', y: 280 },
      ...TEXT,
    ]);
    expect(html).toContain('<p>ENTRANTS</p>');
    expect(html).toContain('<p>PEIX DEL DIA</p>');
    expect(html).toContain('L M X J V S D');
    for (const row of ['A B C D E F', 'X X O X', 'A A A O O L I']) expect(html).toContain(row);
  });
});
