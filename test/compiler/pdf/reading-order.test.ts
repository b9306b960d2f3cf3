import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../compiler/pdf/pdf-worker.ts';
import { drawGrid, linesAt, makePdf, type PdfOptions, type PlacedText } from './make-pdf.ts';

async function read(sheets: readonly (readonly PlacedText[])[], options?: PdfOptions): Promise<string> {
  const reading = await readPdf(makePdf(sheets, options));
  const html = 'refused' in reading ? reading.refused : new TextDecoder().decode(reading.html);
  return html.replace(/^.*<main[^>]*>\n?|\n?<\/main>.*$/gs, '').replace(/\n/g, '');
}

/** Expects texts in this order. */
function expectOrder(html: string, texts: readonly string[]): void {
  const found = [...texts].sort((a, b) => html.indexOf(a) - html.indexOf(b));
  for (const text of texts) expect(html).toContain(text);
  expect(found).toEqual(texts);
}

const MENU = [
  'Pernil ibèric amb pa',
  'Formatge manxec',
  'Gambes a l’all i julivert',
  'Bacallà gratinat',
  'Bacallà a la brasa',
  'Musclos al vapor',
  'Pop a la gallega',
  'Calamars a la romana',
].map((text) => text.replace('’', "'"));

describe('the reading order of a PDF', () => {
  it('has a box beside a menu after the menu if it begins much lower', async () => {
    const sheet = [
      { text: 'Menú de bacallà', x: 300, y: 60, size: 20 },
      ...linesAt(300, 110, MENU, { leading: 40 }),
      ...linesAt(60, 330, ['Postre de la casa', 'Cafè o infusió']),
    ];
    const html = await read([sheet], { drawing: drawGrid([50, 220], [310, 360]) });
    expectOrder(html, ['Menú de bacallà', 'Pernil', 'Calamars', 'Postre de la casa', 'Cafè o infusió']);
  });

  it('has the first column first where a sentence goes on in the second one, beside a picture', async () => {
    const lines = [
      'cuando llega el verano y abrimos',
      'la terraza hasta la medianoche,',
      'con música los viernes y sábados,',
      'siempre que el tiempo lo permite.',
      'En invierno servimos dentro, junto',
      'a la chimenea, y cerramos antes,',
      'a las once, salvo en las fiestas.',
      'Los grupos reservan con tiempo.',
      'Los perros entran si van atados.',
      'Hay tronas para los más pequeños.',
      'El aparcamiento es gratuito aquí.',
      'Gracias por venir a visitarnos.',
    ];
    const sheet = [
      ...linesAt(50, 250, ['La casa se llena de gente joven', 'de los pueblos de alrededor']),
      ...linesAt(320, 100, lines),
    ];
    expectOrder(await read([sheet]), ['La casa se llena', 'cuando llega', 'Gracias']);
  });

  it('has centred headings between the rows that they head', async () => {
    const sheet = [
      ...linesAt(50, 100, ['Flan casero', 'Trufa casera', 'Zumo de naranja'], { leading: 22 }),
      { text: 'Los sorbetes', x: 260, y: 170, size: 14 },
      ...linesAt(50, 196, ['Mango', 'Maracuyá', 'Limón de la huerta'], { leading: 22 }),
      { text: 'Los helados', x: 264, y: 266, size: 14 },
      ...linesAt(50, 292, ['Chocolate', 'Turrón'], { leading: 22 }),
    ];
    expectOrder(await read([sheet]), ['Zumo', 'Los sorbetes', 'Mango', 'Limón', 'Los helados', 'Chocolate']);
  });

  it('has each number of a key before its meaning, in two columns of both', async () => {
    const key = [
      ['1', 'Cereales con gluten', '2', 'Crustáceos'],
      ['3', 'Frutos secos', '4', 'Apio'],
      ['5', 'Huevo', '6', 'Pescado'],
    ];
    const sheet = key.flatMap((row, index) =>
      row.map((text, at) => ({ text, x: [50, 80, 320, 350][at] ?? 0, y: 100 + index * 16 })),
    );
    expect(await read([sheet])).toContain('<tr><td>3</td><td>Frutos secos</td><td>4</td><td>Apio</td></tr>');
  });

  it('has the left page of each spread before the right one', async () => {
    const pageAt = (x: number, name: string) => [
      { text: `Capítulo ${name}`, x, y: 80, size: 20 },
      ...[1, 2, 3].flatMap((row) => [
        { text: `${name} ${row}`, x, y: 110 + row * 16 },
        { text: `${row}0 mm`, x: x + 150, y: 110 + row * 16 },
      ]),
    ];
    const spread = (left: string, right: string, number: number) => [
      ...pageAt(60, left),
      ...pageAt(660, right),
      { text: `Páginas ${number} · ${number + 1}`, x: 1000, y: 40 },
    ];
    const sheets = [spread('Codo', 'Reducción', 2), spread('Tapón', 'Brida', 4), spread('Enlace', 'Llave', 6)];
    const html = await read(sheets, { width: 1190 });
    expect(html).not.toContain('Páginas');
    expectOrder(html, ['Capítulo Codo', 'Codo 3', 'Capítulo Reducción', 'Reducción 3', 'Capítulo Tapón', 'Brida 3']);
    expect(html).toContain('<tr><td>Codo 2</td><td>20 mm</td></tr>');
  });
});

describe('a paragraph of a PDF', () => {
  it('is no table where its blanks are stretched until the lines reach both edges', async () => {
    const sheet = [
      ...linesAt(50, 100, ['Este apasionado tano, dotado de una gran simpatía, logró crear un lugar en el']),
      { text: 'pueblo con servicios', x: 50, y: 116 },
      { text: 'de alojamiento, comida y entretenimiento,', x: 236, y: 116 },
      { text: 'pero que principalmente servía', x: 50, y: 132 },
      { text: 'para debatir y compartir risas, y que', x: 263, y: 132 },
      { text: 'nunca más cerró.', x: 50, y: 148 },
    ];
    expect(await read([sheet])).toBe(
      '<p>Este apasionado tano, dotado de una gran simpatía, logró crear un lugar en el pueblo con servicios de alojamiento, comida y entretenimiento, pero que principalmente servía para debatir y compartir risas, y que nunca más cerró.</p>',
    );
  });

  it('is no heading, however large, if it has several lines and ends as a sentence', async () => {
    const large = ['Una casa de comidas en la que', 'el tiempo se detuvo cuando la', 'abuela encendió los fogones.'];
    const small = Array.from({ length: 12 }, (_, index) => `Línea ${index} de un texto de tamaño normal y corriente.`);
    const html = await read([[...linesAt(50, 60, large, { size: 16, leading: 20 }), ...linesAt(50, 160, small)]]);
    expect(html).toContain(
      '<p>Una casa de comidas en la que el tiempo se detuvo cuando la abuela encendió los fogones.</p>',
    );
  });

  it('begins with its initial, although that stands on a lower line', async () => {
    const sheet = [
      { text: 'E', x: 50, y: 132, size: 44 },
      ...linesAt(84, 100, [
        'n los años de la contracultura, tras',
        'siglos de machismo, tuvo pleno',
        'sentido el contundente aforismo',
      ]),
      { text: 'de que nada es lo que parece.', x: 50, y: 148 },
    ];
    expect(await read([sheet])).toBe(
      '<p>En los años de la contracultura, tras siglos de machismo, tuvo pleno sentido el contundente aforismo de que nada es lo que parece.</p>',
    );
  });
});
