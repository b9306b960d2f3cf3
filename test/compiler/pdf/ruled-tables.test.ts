import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../compiler/pdf/pdf-worker.ts';
import { drawArea, drawGrid, drawLine, linesAt, makePdf, type PdfOptions, type PlacedText } from './make-pdf.ts';

async function read(sheets: readonly (readonly PlacedText[])[], options?: PdfOptions): Promise<string> {
  const reading = await readPdf(makePdf(sheets, options));
  const html = 'refused' in reading ? reading.refused : new TextDecoder().decode(reading.html);
  return html.replace(/^.*<main[^>]*>\n?|\n?<\/main>.*$/gs, '').replace(/\n/g, '');
}

/** A table of three columns with a wrapped cell beside cells that are centred in their rows. */
const CHANGES: PlacedText[] = [
  { text: '15/03/2024', x: 60, y: 125 },
  ...linesAt(210, 118, ['Arreglo en la cabecera', 'para que no dé error']),
  { text: 'Hecho', x: 410, y: 125 },
  { text: '16/03/2024', x: 60, y: 165 },
  ...linesAt(210, 158, ['Animación de los textos', 'de la portada']),
  { text: 'Hecho', x: 410, y: 165 },
];
const GRID = drawGrid([50, 200, 400, 500], [100, 140, 180]);
const CHANGE_ROWS =
  '<tr><td>15/03/2024</td><td>Arreglo en la cabecera para que no dé error</td><td>Hecho</td></tr><tr><td>16/03/2024</td><td>Animación de los textos de la portada</td><td>Hecho</td></tr>';

describe('a ruled table of a PDF', () => {
  it('has a row for each of its rows, however the cells wrap and wherever they stand in the row', async () => {
    expect(await read([CHANGES], { drawing: GRID })).toBe(`<table>${CHANGE_ROWS}</table>`);
  });

  it('has cells where lines end at the outer cells, where parts of a line touch, and where a text is underlined', async () => {
    const open = [
      drawLine(50, 140, 270, 140),
      drawLine(270, 140, 500, 140),
      drawLine(200, 100, 200, 180),
      drawLine(400, 100, 400, 180),
    ];
    const underline = drawLine(210, 160, 340, 160);
    expect(await read([CHANGES], { drawing: [...open, underline].join('\n') })).toBe(`<table>${CHANGE_ROWS}</table>`);
  });

  it('has no line between two areas of one colour, nor around white areas on paper', async () => {
    const shades = [drawArea(200, 106, 200, 15, 0.9), drawArea(200, 121, 200, 15, 0.9), drawArea(200, 148, 200, 13, 1)];
    expect(await read([CHANGES], { drawing: [...shades, GRID].join('\n') })).toBe(`<table>${CHANGE_ROWS}</table>`);
  });

  it('keeps a text at the top of several sheets, which is a running head only outside of a table', async () => {
    const sheets = ['Inicio', 'Carta', 'Contacto'].map((page) =>
      CHANGES.map((cell) => (cell.y > 140 && cell.text === 'Hecho' ? { ...cell, text: page } : cell)),
    );
    const html = await read(sheets, { drawing: GRID });
    expect(html.match(/Arreglo en la cabecera/g)).toHaveLength(3);
  });

  it('of a form has the fields of each row side by side, also where the rows have different columns', async () => {
    const drawing = [
      drawGrid([50, 500], [100, 120, 140, 160]),
      drawLine(300, 100, 300, 120),
      ...[350, 400, 450].map((x) => drawLine(x, 120, x, 140)),
      drawLine(250, 140, 250, 160),
    ].join('\n');
    const form = [
      { text: 'Apellidos:', x: 55, y: 114 },
      { text: 'Nombre:', x: 305, y: 114 },
      { text: 'Domicilio:', x: 55, y: 134 },
      { text: 'Piso:', x: 355, y: 134 },
      { text: 'Letra:', x: 405, y: 134 },
      { text: 'Localidad:', x: 55, y: 154 },
      { text: 'Teléfono:', x: 255, y: 154 },
    ];
    expect(await read([form], { drawing })).toBe(
      '<table><tr><td>Apellidos:</td><td>Nombre:</td></tr><tr><td>Domicilio:</td><td>Piso:</td><td>Letra:</td></tr><tr><td>Localidad:</td><td>Teléfono:</td></tr></table>',
    );
  });

  it('is read frame by frame where its cells hold long texts', async () => {
    const text = Array.from({ length: 8 }, (_, index) => `El texto número ${index + 1} del recuadro de la izquierda`);
    const other = text.map((line) => line.replace('izquierda', 'derecha').replace('texto', 'párrafo'));
    const sheet = [...linesAt(60, 120, text, { size: 9 }), ...linesAt(310, 120, other, { size: 9 })];
    const html = await read([sheet], { drawing: drawGrid([50, 300, 550], [100, 250]) });
    expect(html).not.toContain('<table>');
    expect(html.indexOf('número 8 del recuadro de la izquierda')).toBeLessThan(html.indexOf('párrafo número 1'));
  });

  it('has a note in smaller letters in the row of the name above it, also in a row without a price', async () => {
    const sheet = [
      ...linesAt(60, 120, ['Lubina', 'Merluza', 'Rape'], { leading: 40 }),
      ...linesAt(60, 132, ['Alérgenos: 6', 'Alérgenos: 6', 'Alérgenos: 6'], { leading: 40, size: 9 }),
      { text: '24 €', x: 460, y: 120 },
      { text: '32 €', x: 460, y: 200 },
    ];
    const text = linesAt(60, 300, Array(6).fill('Todos los pescados son de lonja y se sirven con guarnición.'));
    expect(await read([[...sheet, ...text]])).toContain('<tr><td>Merluza Alérgenos: 6</td><td></td></tr>');
  });

  it('begins a new row at a second amount where its rows have no lines between them', async () => {
    const sheet = [
      ...linesAt(60, 120, ['TETRAVAXIM', 'FLUZONE']),
      ...linesAt(260, 120, ['Tétanos', 'Gripe']),
      ...linesAt(460, 120, ['1', '5']),
      { text: 'VERORAB', x: 60, y: 152 },
      { text: 'Rabia', x: 260, y: 152 },
      { text: '2', x: 460, y: 152 },
    ];
    const html = await read([sheet]);
    expect(html).toContain('<tr><td>FLUZONE</td><td>Gripe</td><td>5</td></tr>');
  });
});
