import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../compiler/pdf/pdf-worker.ts';
import { linesAt, makePdf, type PlacedText } from './make-pdf.ts';

async function read(sheets: readonly (readonly PlacedText[])[]): Promise<string> {
  const reading = await readPdf(makePdf(sheets));
  if ('refused' in reading) return reading.refused;
  const html = new TextDecoder().decode(reading.html);
  return html.replace(/^.*<main[^>]*>\n?|\n?<\/main>.*$/gs, '').replace(/\n/g, '');
}

/** Letters set apart, each a text of its own, with a wider gap between words. */
function spaced(text: string, y: number): PlacedText[] {
  let x = 50;
  return [...text].flatMap((letter) => {
    const at = x;
    x += letter === ' ' ? 10 : 18;
    return letter === ' ' ? [] : [{ text: letter, x: at, y }];
  });
}

const DISHES = ['Croquetas de la casa con jamón', 'Ensalada de tomate de la huerta'];

describe('the words of a PDF', () => {
  it('are joined from single letters by the gaps between words', async () => {
    expect(await read([[...spaced('MENU DEL DIA', 80), ...linesAt(50, 120, DISHES)]])).toContain('<p>MENU DEL DIA</p>');
  });

  it('are joined from letters with equal gaps if the file has these words elsewhere', async () => {
    const sheet = [
      { text: 'M E N U D E L D I A', y: 80 },
      { text: 'X Q Z W', y: 110 },
      ...linesAt(50, 140, ['El menu cambia cada dia y se sirve del lunes al viernes.']),
    ];
    const html = await read([sheet]);
    expect(html).toContain('<p>MENU DEL DIA</p>');
    expect(html).toContain('X Q Z W');
  });

  it('stay apart if single letters are words or names', async () => {
    expect(
      await read([linesAt(50, 80, ['Menú A o B, para dos personas', 'Vitaminas A B C y D cada mañana'])]),
    ).toContain('Vitaminas A B C y D cada mañana');
  });

  it('stay apart if single letters are cells of a table', async () => {
    const days = [...'LMXJVSD'].map((text, index) => ({ text, x: 50 + 60 * index, y: 80 }));
    expect(await read([[...days, ...linesAt(50, 120, DISHES)]])).not.toContain('LMX');
  });

  it('are kept if two sheets have the same text', async () => {
    expect(await read([linesAt(50, 80, DISHES), linesAt(50, 80, DISHES)])).toContain(DISHES[0]);
  });

  it('are kept if a row ends several sheets at different heights, and written once as a running head', async () => {
    const sheet = (name: string, y: number) => [
      { text: 'Catálogo de la óptica', y: 40 },
      ...linesAt(50, 100, [`Lámpara ${name}, con soporte para la mesa de trabajo`, `Referencia de la casa ${name}`]),
      { text: 'Potencia de cien vatios', y },
    ];
    const html = await read([sheet('Aurora', 300), sheet('Boreal', 340), sheet('Cenit', 420)]);
    expect(html.match(/Potencia de cien vatios/g)).toHaveLength(3);
    expect(html.match(/Catálogo de la óptica/g)).toHaveLength(1);
  });

  it('are not those of a stamp on each sheet of a scan', async () => {
    const sheets = Array.from({ length: 12 }, (_, index) => [
      { text: 'martes 1 de mayo', y: 40 },
      { text: 'BOLETIN DEL MUNICIPIO', x: 250, y: 40 },
      { text: String(index + 1), x: 500, y: 40 },
    ]);
    expect(await read(sheets)).toBe('pdf-without-text');
  });
});
