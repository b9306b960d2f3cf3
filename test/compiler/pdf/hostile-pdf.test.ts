import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfReader, type PdfReading } from '../../../compiler/pdf/pdf-reader.ts';
import { linesAt, makePdf, pdfOfContents } from './make-pdf.ts';

const reader = createPdfReader();
const shortReader = createPdfReader(5_000);
afterAll(() => Promise.all([reader.close(), shortReader.close()]));

const TEXT = 'Un texto de más de cinco palabras, que es lo que se pide.';
const whole = makePdf([linesAt(50, 100, [TEXT])]);

const rewrite = (bytes: Uint8Array, change: (text: string) => string): Uint8Array =>
  new Uint8Array(Buffer.from(change(Buffer.from(bytes).toString('latin1')), 'latin1'));

/** A file of numbered objects, without a table that says where they are. */
function ofObjects(...objects: readonly string[]): Uint8Array {
  const parts = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return new Uint8Array(Buffer.from(`%PDF-1.5\n${parts.join('')}trailer << /Root 1 0 R >>\n%%EOF`, 'latin1'));
}

const stream = (content: string, entries = '') =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const ONE_PAGE = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const WORDS = 'BT /F1 12 Tf 50 700 Td (Una hoja que dice de todo un poco) Tj ET';
const page = (form = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >>${form} >> >>`;
const drawing = (number: number) => ` /XObject << /A ${number} 0 R >>`;
const form = (content: string, resources = '') =>
  stream(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >>${resources} >>`,
  );

function packed(bytes: Buffer, filters: string): Uint8Array {
  const head = Buffer.from(`<< /Length ${bytes.length} /Filter [${filters}] >>\nstream\n`);
  return pdfOfContents([Buffer.concat([head, bytes, Buffer.from('\nendstream')])]);
}

/** Files by what they try, each with what may come of them. */
const hostile: [trick: string, make: () => Uint8Array, outcome: RegExp][] = [
  [
    'pages that hold themselves',
    () => ofObjects(CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000 >>'),
    /^pdf-(?:broken|without-text)$/,
  ],
  [
    'two billion pages that are not there',
    () => ofObjects(CATALOG, '<< /Type /Pages /Kids [] /Count 2147483647 >>'),
    /^pdf-(?:broken|without-text)$/,
  ],
  [
    'a drawing that draws itself',
    () => ofObjects(CATALOG, ONE_PAGE, page(drawing(6)), stream(`/A Do ${WORDS}`), FONT, form('/A Do', drawing(6))),
    /dice de todo|^pdf-/,
  ],
  [
    'a table that continues in itself',
    () => rewrite(whole, (text) => text.replace('/Root', `/Prev ${text.lastIndexOf('xref\n0')} /Root`)),
    /Un texto de más/,
  ],
  [
    'a table that points anywhere',
    () =>
      rewrite(whole, (text) =>
        text.replace(/\d{10} 00000 n/g, '0000000007 00000 n').replace(/startxref\n\d+/, 'startxref\n99999999'),
      ),
    /Un texto de más/,
  ],
  [
    'half a million open brackets',
    () => ofObjects(CATALOG.replace('>>', `/X ${'['.repeat(500_000)}`), ONE_PAGE),
    /^pdf-/,
  ],
  [
    'a font whose letters are four billion times a hundred',
    () => {
      const ranges = `100 beginbfrange ${'<00000000> <ffffffff> <0041> '.repeat(100)} endbfrange`;
      const map = stream(`begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange ${ranges} endcmap`);
      return ofObjects(CATALOG, ONE_PAGE, page(), stream(WORDS), FONT.replace('>>', '/ToUnicode 6 0 R >>'), map);
    },
    /<p>|^pdf-/,
  ],
  [
    'a stream that is packed twice',
    () => packed(deflateSync(deflateSync(Buffer.alloc(50_000_000, 32))), '/FlateDecode /FlateDecode'),
    /^pdf-bomb$/,
  ],
  [
    'a stream that is packed and then written in hex',
    () =>
      packed(Buffer.from(deflateSync(Buffer.alloc(250_000_000, 32)).toString('hex')), '/ASCIIHexDecode /FlateDecode'),
    /^pdf-/,
  ],
  [
    'a hundred thousand words strewn over one sheet',
    () =>
      makePdf([
        Array.from({ length: 100_000 }, (_, index) => {
          const [x, y] = [(index * 37) % 590, (index * 91) % 840];
          return { text: `voz${index}`, x, y, size: 4 };
        }),
      ]),
    /voz99|^pdf-bomb$/,
  ],
];

const outcomeOf = (reading: PdfReading): string =>
  'refused' in reading ? reading.refused : new TextDecoder().decode(reading.html);

describe('a hostile PDF', { timeout: 120_000 }, () => {
  it.each(hostile)('is read or refused within bounds, and the next PDF is read: %s', async (_, make, outcome) => {
    expect(outcomeOf(await reader.read(make()))).toMatch(outcome);
    expect(outcomeOf(await reader.read(new Uint8Array(whole)))).toContain(TEXT);
  });

  it('is refused in time if its drawings draw each other twenty levels deep', async () => {
    const forms = Array.from({ length: 20 }, (_, index) => form(`${'/A Do '.repeat(10)}${WORDS}`, drawing(7 + index)));
    const file = ofObjects(CATALOG, ONE_PAGE, page(drawing(6)), stream(`/A Do ${WORDS}`), FONT, ...forms, form(WORDS));
    expect(outcomeOf(await shortReader.read(file))).toBe('pdf-bomb');
    expect(outcomeOf(await reader.read(new Uint8Array(whole)))).toContain(TEXT);
  });

  it('is read up to the bound of sheets if it has five thousand', async () => {
    const sheets = Array.from({ length: 5_000 }, (_, index) => [{ text: `El capítulo ${index} dice lo suyo`, y: 100 }]);
    expect(await reader.read(makePdf(sheets))).toMatchObject({ unread: 4_800 });
  });
});

describe('a PDF that separates its words by line ends', () => {
  it('is not confused with one that compresses a stream twice', async () => {
    const sheets = makePdf([linesAt(50, 100, [TEXT]), linesAt(50, 100, ['Otra hoja.'])]);
    const spread = rewrite(sheets, (text) => text.replace(/(\d+) 0 obj\n<</g, '$1\n0\nobj\n<<'));
    expect(outcomeOf(await reader.read(spread))).toContain('Otra hoja');
  });
});
