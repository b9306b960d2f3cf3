/** Makes small PDFs with texts at given places. */

import { deflateSync } from 'node:zlib';

/** Text on a sheet of 595 × 842 points (`y` from the top). By default, it is 12 points high, in Helvetica. */
export interface PlacedText {
  text: string;
  x?: number;
  y: number;
  size?: number;
  isBold?: boolean;
  /** Points between letters beyond their widths. */
  spacing?: number;
  /** Whether the text is drawn in Webdings, which has signs in the place of letters. */
  isWebdings?: boolean;
}

export interface PdfOptions {
  title?: string;
  language?: string;
  /** Width of the sheets in points; 595 unless given. */
  width?: number;
  /** Operators that draw lines and areas on each sheet: {@link drawLine}, {@link drawArea}. */
  drawing?: string;
  /** Further entries of the trailer. */
  trailer?: string;
}

const HEIGHT = 842;

/** Returns the hex digits of a text in windows-1252: Latin-1, `€`, `•` and `—`. */
const toHex = (text: string): string =>
  Buffer.from(text.replaceAll('€', '\u0080').replaceAll('•', '\u0095').replaceAll('—', '\u0097'), 'latin1').toString(
    'hex',
  );

/** Returns texts below each other, `leading` points apart (16), each with the other properties of `more`. */
export function linesAt(
  x: number,
  y: number,
  lines: readonly string[],
  more: Partial<PlacedText> & { leading?: number } = {},
) {
  const { leading = 16, ...place } = more;
  return lines.map((text, index): PlacedText => ({ text, x, y: y + index * leading, ...place }));
}

/** Draws a line between two places, counted from the top. */
export const drawLine = (x: number, y: number, toX: number, toY: number): string =>
  `${x} ${HEIGHT - y} m ${toX} ${HEIGHT - toY} l S`;

/** Fills a rectangle with a shade of grey, black unless given. */
export const drawArea = (x: number, y: number, width: number, height: number, grey = 0): string =>
  `${grey} g ${x} ${HEIGHT - y - height} ${width} ${height} re f 0 g`;

/** Draws the lines of a table with these edges of columns and rows. */
export const drawGrid = (columns: readonly number[], rows: readonly number[]): string =>
  [
    ...columns.map((x) => drawLine(x, rows[0] ?? 0, x, rows.at(-1) ?? 0)),
    ...rows.map((y) => drawLine(columns[0] ?? 0, y, columns.at(-1) ?? 0, y)),
  ].join('\n');

/** Makes a PDF with a sheet for each list of texts. */
export function makePdf(sheets: readonly (readonly PlacedText[])[], options: PdfOptions = {}): Uint8Array {
  const contents = sheets.map((texts) =>
    texts
      .map(({ text, x = 50, y, size = 12, isBold, spacing = 0, isWebdings }) => {
        const font = isWebdings ? 'F3' : isBold ? 'F2' : 'F1';
        return `BT /${font} ${size} Tf ${spacing} Tc 1 0 0 1 ${x} ${HEIGHT - y} Tm <${toHex(text)}> Tj ET`;
      })
      .join('\n'),
  );
  return pdfOfContents(
    contents.map((content) => toStream(Buffer.from(`${options.drawing ?? ''}\n${content}`, 'latin1'))),
    options,
  );
}

/** Returns a stream object: its dictionary and the compressed bytes. */
export function toStream(content: Uint8Array): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** Makes a PDF with a sheet for each stream object. The fonts are F1 Helvetica, F2 its bold, F3 Webdings. */
export function pdfOfContents(
  streams: readonly Uint8Array[],
  { title, language, width = 595, trailer = '' }: PdfOptions = {},
): Uint8Array {
  const fontOf = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const lang = language ? ` /Lang (${language})` : '';
  const kids = streams.map((_, index) => `${6 + index * 2} 0 R`).join(' ');
  const objects: Uint8Array[] = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R${lang} >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${streams.length} >>`),
    Buffer.from(fontOf('Helvetica')),
    Buffer.from(fontOf('Helvetica-Bold')),
    Buffer.from(`<< /Title <${toHex(title ?? '')}> >>`),
    ...streams.flatMap((stream, index) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${HEIGHT}] /Contents ${7 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 ${fontOf('Webdings')} >> >> >>`,
      ),
      stream,
    ]),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const info = title === undefined ? '' : ' /Info 5 0 R';
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${info} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
