import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../compiler/pdf/pdf-worker.ts';
import { linesAt, makePdf, type PlacedText } from './make-pdf.ts';

async function read(sheet: readonly PlacedText[]): Promise<string> {
  const reading = await readPdf(makePdf([sheet]));
  if ('refused' in reading) return reading.refused;
  const html = new TextDecoder().decode(reading.html);
  return html.replace(/^.*<main[^>]*>\n?|\n?<\/main>.*$/gs, '').replace(/\n/g, '');
}

describe('a sign at the start of a line of a PDF', () => {
  it('becomes a bullet if it is a letter before a gap on several lines', async () => {
    const list = ['Traiga el documento', 'Venga en ayunas'].flatMap((text, index) => [
      { text: 'o', y: 80 + index * 16 },
      { text, x: 74, y: 80 + index * 16 },
    ]);
    expect(await read(list)).toBe('<ul><li>Traiga el documento</li><li>Venga en ayunas</li></ul>');
  });

  it('stays a word if it continues the sentence of the line above', async () => {
    const lines = [
      'La asamblea se reúne cada vez que la convoca el presidente,',
      'o bien si lo pide uno de los socios, sea quien sea de ellos,',
      'o la mayor parte de la junta.',
    ];
    expect(await read(linesAt(50, 80, lines))).toBe(`<p>${lines.join(' ')}</p>`);
  });

  it('becomes a bullet if several lines begin with the same star or dash, and stays in a footnote', async () => {
    const html = await read([
      ...linesAt(50, 80, ['* Pan de la casa', '* Aceitunas y encurtidos']),
      { text: '— DESDE 1967 —', y: 160 },
      { text: 'Chuletón de vaca con patatas y pimientos, según el peso', y: 200 },
      { text: '*PSM: precio según mercado', y: 216 },
    ]);
    expect(html).toBe(
      '<ul><li>Pan de la casa</li><li>Aceitunas y encurtidos</li></ul><p>— DESDE 1967 —</p><p>Chuletón de vaca con patatas y pimientos, según el peso</p><p>*PSM: precio según mercado</p>',
    );
  });

  it('is removed in rows of a table', async () => {
    const rows = ['Croquetas caseras de jamón', 'Gazpacho', 'Salmorejo'].flatMap((text, index) => [
      { text: `• ${text}`, y: 80 + index * 20 },
      { text: `${index + 5},00 €`, x: 300, y: 80 + index * 20 },
    ]);
    expect(await read(rows)).toContain('<tr><td>Gazpacho</td><td>6,00 €</td></tr>');
  });
});
