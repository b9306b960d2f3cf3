import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../../compiler/model.ts';
import { type CompileFileInput, toCompileFile } from '../../../../compiler/report/file/compile-file.ts';
import type { Cell, ReportFile } from '../../../../compiler/report/file/report-file.ts';
import { toReportText } from '../../../../compiler/report/render.ts';
import { reportLanguages } from '../../../../compiler/words/report-languages.ts';
import { foreignText, obeyedIn } from '../../../foreign-text.ts';
import { pageAt, rowAt } from '../checked-site.ts';

const { en, es } = reportLanguages;
const url = 'https://www.ejemplo.es';
const missing: Diagnostic = { severity: 'info', code: 'missing-fact', where: 'company.hours', about: null };
const leak: Diagnostic = { severity: 'error', code: 'staging-leak', where: 'llms.txt', about: { files: ['llms.txt'] } };

const input: CompileFileInput = {
  site: {
    site: { url, apiPath: '/api/v1', language: 'es', brand: 'Casa <Sol>' },
    company: { brand: 'Casa Sol', website: `${url}/`, legal_notice: 'Casa Sol, S. L.' },
    pages: [
      pageAt('/', {
        own: { words: 40, kept: 10 },
        removed: [
          { rule: 'landmark-nav', selector: 'nav', text: 'Inicio Servicios' },
          { rule: 'call-to-action', selector: 'a', text: 'Llama' },
        ],
      }),
      pageAt('/a%C3%B1os/', { title: '=HYPERLINK("x"), "años"', own: { words: 60, kept: 60 } }),
    ],
    facts: [
      { field: 'legal_notice', from: '/a%C3%B1os/', evidence: 'Titular: Casa Sol, S. L.' },
      { field: 'services[/#masajes]', from: '/', evidence: 'heading «Masajes» below «Servicios»' },
      { field: 'services[/#fangos]', from: '/', evidence: 'link under «Servicios»' },
    ],
    synonyms: [],
  },
  ledger: [rowAt('/'), rowAt('/a%C3%B1os/'), rowAt('/viejo/', { outcome: 'skipped', reason: 'noindex' })],
  diagnostics: [leak, missing],
  changes: {
    facts: [],
    pages: { added: [{ path: '/', url: `${url}/`, title: 'x' }], changed: [], removed: [] },
    documents: [],
  },
  asked: [{ words: 'abren domingos', searches: 7, empty: 7, finds: null, missing: ['domingos'] }],
  agents: [
    { name: 'GPTBot', isAllowed: false },
    { name: 'ClaudeBot', isAllowed: true },
  ],
  refusal: [],
  date: new Date(2026, 10, 28, 9, 30),
};

/** Fields of RFC 4180, records by their line ends outside of quotes. */
function readCsv(text: string): string[][] {
  const fields = [...text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)];
  const records: string[][] = [[]];
  for (const [, field = '', end] of fields) {
    records.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '\r\n') records.push([]);
  }
  return records.slice(0, -1);
}

describe('a report that is written as a file', () => {
  it('tells what was published, when and where, each page with link and share kept, facts with evidence, changes, problems, cuts, questions and agents', () => {
    const html = toReportText(toCompileFile(input, es), 'html', 'es');
    expect(html).toMatch(/^<!doctype html>\s*<html lang="es">/);
    for (const text of [
      '<h1>Casa &#x3C;Sol>: lo que leen los agentes de IA</h1>',
      '28 de noviembre de 2026',
      `<a href="${url}/a%C3%B1os/" rel="noreferrer">/años/</a>`,
      'class="number" data-name="Conservado (%)">25</td>',
      'Desde la última publicación: 1 página nueva',
      'data-name="Prueba">Titular: Casa Sol, S. L.</td>',
      '>error</span>',
      es.hints['staging-leak'].slice(0, 20),
      es.rule('landmark-nav'),
      'abren domingos',
      '<th scope="row">Horario</th>',
      'data-name="Prueba">encabezado «Masajes» bajo «Servicios»</td>',
      'data-name="Prueba">enlace bajo «Servicios»</td>',
      es.complaints['missing-fact'](null),
      'Pueden leer el sitio: ClaudeBot',
      'No pueden leer el sitio: GPTBot',
      es.reasons.noindex,
    ])
      expect(html).toContain(text);
    expect(html.indexOf('70 %'), 'the share of the whole site').toBeGreaterThan(0);
  });

  it('loads nothing, runs nothing but its own script, and is complete without it', () => {
    const html = toReportText(toCompileFile(input, en), 'html', 'en');
    expect(html).toMatch(/http-equiv="Content-Security-Policy" content="default-src (?:'|&#x27;)none/);
    expect(html).not.toMatch(/<(?:link|img|iframe|script src)|url\(|@import|\sstyle=|\son\w+=/);
    expect(html.split('<script>')).toHaveLength(2);
    expect(html.split('<script>')[0]).toContain('/años/');
  });

  it('says first why nothing was published, and that nothing is known of robots.txt or earlier content', () => {
    const { agents: _, changes: __, ...rest } = input;
    const html = toReportText(toCompileFile({ ...rest, asked: [], refusal: ['pages: too few'] }, en), 'html', 'en');
    for (const text of ['Not published', 'pages: too few', en.file.first, en.file.firstNote, en.file.agentsUnknown])
      expect(html).toContain(text);
  });

  it('says once what is the same in many places, with a link to each', () => {
    const shells = ['/a/', '/b/'].map(
      (where): Diagnostic => ({ severity: 'warning', code: 'app-shell', where, about: null }),
    );
    const html = toReportText(toCompileFile({ ...input, diagnostics: shells }, en), 'html', 'en');
    expect(html.split('--render')).toHaveLength(2);
    expect(html).toContain(
      `<a href="${url}/a/" rel="noreferrer">/a/</a> <a href="${url}/b/" rel="noreferrer">/b/</a></td>`,
    );
  });

  it('is a line a page for a spreadsheet, in which no title is a formula', () => {
    const csv = toReportText(toCompileFile(input, es), 'csv', 'es');
    const [columns, home, years, ...rest] = readCsv(csv.replace('\ufeff', ''));
    expect([columns, rest]).toEqual([es.file.pageColumns, []]);
    expect(home?.slice(0, 7)).toEqual(['/', 'Página /', '25', '50', '2', '0', 'nueva']);
    expect(years?.[1]).toBe(`'=HYPERLINK("x"), "años"`);
  });

  it('is read as one table whatever the site says, and nothing in it is markup, obeyed or run', () => {
    const cell: fc.Arbitrary<Cell> = fc.oneof(
      fc
        .tuple(fc.constantFrom('', '=', '+', '-', '@', '\t=', ' =', '＝', '"', '\r\n'), foreignText())
        .map((some) => some.join('1')),
      fc.record({ text: foreignText(), href: fc.constantFrom('javascript:alert(1)', 'https://x.es/"><script>') }),
      fc.integer(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 4 }), foreignText(), (rows, title) => {
        const sheet = { columns: ['a', 'b'], rows };
        const file: ReportFile = { title, about: [['x', title]], parts: [{ title, ...sheet }], sheet };
        const csv = toReportText(file, 'csv', 'es').replace('\ufeff', '');
        expect(obeyedIn(csv.replaceAll('\r\n', '\n'))).toEqual([]);
        const records = readCsv(csv);
        expect(records.map((record) => record.length)).toEqual([2, ...rows.map(() => 2)]);
        for (const [at, text] of records
          .slice(1)
          .flatMap((record, row) => record.map((one, column) => [rows[row]?.[column], one] as const)))
          if (typeof at !== 'number') expect(text).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
        const html = toReportText(file, 'html', 'es');
        expect(obeyedIn(html)).toEqual([]);
        expect(html.replace(/="[^"]*"/g, '').split('<script')).toHaveLength(2);
        expect(html.split('<tr>')).toHaveLength(rows.length + 2);
        expect(html).not.toContain('javascript:');
      }),
      { numRuns: 200 },
    );
  });
});
