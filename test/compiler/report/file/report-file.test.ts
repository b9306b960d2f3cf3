import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRobots } from '../../../../compiler/crawl/read/robots.ts';
import type { Diagnostic } from '../../../../compiler/model.ts';
import { type CompileFileInput, toCompileFile } from '../../../../compiler/report/file/compile-file.ts';
import { type Cell, linkTo, type ReportFile, toCellText } from '../../../../compiler/report/file/report-file.ts';
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
    company: {
      brand: 'Casa Sol',
      website: `${url}/`,
      legal_notice: 'Casa Sol, S. L.',
      missing: [{ field: 'hours', because: 'not_stated' }],
    },
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

describe('the file of a report', () => {
  it('has date, pages with links and shares, facts with evidence, changes, problems, questions and agents', () => {
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

  it('loads nothing, has one script, and all content without it', () => {
    const html = toReportText(toCompileFile(input, en), 'html', 'en');
    expect(html).toMatch(/http-equiv="Content-Security-Policy" content="default-src (?:'|&#x27;)none/);
    expect(html).not.toMatch(/<(?:link|img|iframe|script src)|url\(|@import|\sstyle=|\son\w+=/);
    expect(html.split('<script>')).toHaveLength(2);
    expect(html.split('<script>')[0]).toContain('/años/');
  });

  it('says first why nothing was published, and that robots.txt and earlier content are unknown', () => {
    const { agents: _, changes: __, ...rest } = input;
    const html = toReportText(toCompileFile({ ...rest, asked: [], refusal: ['pages: too few'] }, en), 'html', 'en');
    for (const text of ['Not published', 'pages: too few', en.file.first, en.file.firstNote, en.file.agentsUnknown])
      expect(html).toContain(text);
  });

  it('does not name agents as allowed by a robots.txt that does not exist', () => {
    const { agents } = readRobots({ status: 404 });
    const html = toReportText(toCompileFile({ ...input, agents }, en), 'html', 'en');
    expect(html).toContain(en.file.noRobots);
    expect(html).not.toContain(en.file.letsIn);
  });

  it('has a problem of two pages once, with links to both', () => {
    const shells = ['/a/', '/b/'].map(
      (where): Diagnostic => ({ severity: 'warning', code: 'app-shell', where, about: null }),
    );
    const html = toReportText(toCompileFile({ ...input, diagnostics: shells }, en), 'html', 'en');
    expect(html.split('--render')).toHaveLength(2);
    expect(html).toContain(
      `<a href="${url}/a/" rel="noreferrer">/a/</a> <a href="${url}/b/" rel="noreferrer">/b/</a></td>`,
    );
  });

  /** Texts of the cells of each row of the table whose title begins so, without those of its head. */
  const rowsOf = (title: string, file: ReportFile): string[][] => {
    const part = file.parts.find((one) => one.title.startsWith(title));
    return part && 'rows' in part ? part.rows.map((row) => row.map(toCellText)) : [];
  };

  it('counts the missing facts, and has them among problems and questions', () => {
    const file = toCompileFile({ ...input, asked: [] }, es);
    expect(rowsOf(es.summary.problems, file)[1]).toEqual([
      'falta',
      'Horario',
      'Ninguna página lo dice.',
      'Añádelo al sitio, o indícalo en la configuración (company.hours).',
    ]);
    expect(rowsOf(es.file.questions(0), file)).toEqual([
      ['Horario', 'ninguna página lo dice', "Escríbelo en la web, o en la configuración: company.hours: '…'", ''],
    ]);
    expect(file.about).toContainEqual([es.file.lacking, 1]);
    const { missing: _, ...company } = input.site.company;
    const complete = toReportText(
      toCompileFile({ ...input, site: { ...input.site, company }, asked: [] }, es),
      'html',
      'es',
    );
    expect(complete).toContain('Todavía no se han contado búsquedas');
    expect(complete).not.toContain('DATA_DIR');
  });

  it('has a broken link once, with links to its pages, and counts it for them', () => {
    const links = ['/viejo/', '/ido/'].map(
      (where): Diagnostic => ({
        severity: 'warning',
        code: 'broken-link',
        where,
        about: { reason: 'http-status', status: 404, foundOn: ['/', '/a%C3%B1os/'] },
        pages: ['/', '/a%C3%B1os/'],
      }),
    );
    const file = toCompileFile({ ...input, diagnostics: links }, es);
    expect(rowsOf('Para arreglar hoy (2)', file).map((row) => row.slice(1, 3))).toEqual([
      ['/ /años/', '/viejo/: La dirección no lleva a ninguna parte (no existe, estado 404).'],
      ['/ /años/', '/ido/: La dirección no lleva a ninguna parte (no existe, estado 404).'],
    ]);
    expect(rowsOf('Páginas (', file).map((row) => row[es.file.pageColumns.indexOf('Problemas')])).toEqual(['2', '2']);
    expect(toReportText(file, 'html', 'es')).toContain(
      `<a href="${url}/" rel="noreferrer">/</a> <a href="${url}/a%C3%B1os/" rel="noreferrer">/años/</a></td>`,
    );
  });

  it('counts its rows in the headings, and keeps notes apart', () => {
    const shells = ['/a/', '/b/'].map(
      (where): Diagnostic => ({ severity: 'warning', code: 'app-shell', where, about: null }),
    );
    const note: Diagnostic = { severity: 'info', code: 'contact-in-captions', where: '/', about: { pages: 1 } };
    const file = toCompileFile({ ...input, diagnostics: [...shells, note] }, es);
    expect(rowsOf('Para arreglar hoy (2 en una fila)', file)).toHaveLength(1);
    expect(rowsOf('Para saber (1)', file)).toHaveLength(1);
    expect(rowsOf('Páginas (', file)[0]?.[5], 'a note is no problem of a page').toBe('0');
    expect(toCompileFile({ ...input, diagnostics: [note] }, es).parts[0]?.title).toBe(es.summary.noProblems);
  });

  it('links both pages of a contradiction, and states the days that differ', () => {
    const contrary: Diagnostic = {
      severity: 'warning',
      code: 'contradictory-fact',
      where: 'company.hours',
      about: {
        one: { from: '/a%C3%B1os/', text: 'Lunes a sábado de 9 a 14' },
        other: { from: '/ (JSON-LD)', text: 'Sábado de 9 a 16' },
        days: [{ day: 5, one: ['9:00–14:00'], other: ['9:00–16:00'] }],
      },
      quote: 'Sábado de 9 a 16',
    };
    const html = toReportText(toCompileFile({ ...input, diagnostics: [contrary] }, es), 'html', 'es');
    expect(html).toContain(
      `Horario <a href="${url}/a%C3%B1os/" rel="noreferrer">/años/</a> <a href="${url}/" rel="noreferrer">/</a></td>`,
    );
    expect(html).toContain(
      'Sábado: /años/ dice 9:00–14:00; / (en sus datos para buscadores, JSON-LD) dice 9:00–16:00.',
    );
    expect(html).not.toContain('Sábado de 9 a 16');
  });

  it('has changed facts and pages below the problems, and the number of changed documents', () => {
    const { site } = input;
    const changes: CompileFileInput['changes'] = {
      facts: [
        { field: 'hours', before: 'De 8 a 14', after: 'De 9 a 14' },
        {
          field: 'prices',
          before: `Sin pensión: $500; ${'con desayuno y merienda, '.repeat(9)}$600`,
          after: `Sin pensión: $650; ${'con desayuno y merienda, '.repeat(9)}$600`,
        },
      ],
      pages: {
        added: [{ path: '/nueva/', url: `${url}/nueva/`, title: 'Nueva' }],
        changed: [
          {
            path: '/a%C3%B1os/',
            url: `${url}/a%C3%B1os/`,
            title: 'Años',
            fields: [{ field: 'title', before: 'A', after: 'Años' }],
            lines: ['@@ line 14 @@', ' ##### Precio', '-**$500**/Noche', '+**$650**/Noche'],
          },
        ],
        removed: [],
      },
      documents: ['openapi.json', 'llms.txt'],
    };
    const file = toCompileFile({ ...input, site, changes }, es);
    const title = 'Desde la última publicación: 2 datos cambiados, 1 página nueva, 1 página cambiada';
    expect(file.parts.map((part) => part.title).slice(0, 2)).toEqual(['Para arreglar hoy (2)', title]);
    expect(rowsOf(title, file)).toEqual([
      ['Horario', 'De 8 a 14', 'De 9 a 14'],
      [
        'Precios',
        'Sin pensión: $500; con desayuno y merienda, con desayuno y …',
        'Sin pensión: $650; con desayuno y merienda, con desayuno y …',
      ],
      ['/nueva/', '', 'página nueva'],
      ['/años/', 'título: A · $500/Noche', 'título: Años · $650/Noche'],
    ]);
    const html = toReportText(file, 'html', 'es');
    expect(html).toContain('También cambian 2 documentos para los agentes');
    expect(html).not.toMatch(/openapi|@@|#####/);
  });

  it('says that a fact is no longer given, and what would add a missing one', () => {
    const { changes, site } = input;
    const gone = changes && { ...changes, facts: [{ field: 'hours', before: 'De 8 a 14' }] };
    const company = { ...site.company, missing: [{ field: 'services', because: 'contradicted' } as const] };
    const file = toCompileFile({ ...input, changes: gone, site: { ...site, company }, init: 'vitrina init sitio' }, es);
    expect(rowsOf('Desde', file)[0]).toEqual(['Horario', 'De 8 a 14', 'ya no se da']);
    expect(rowsOf('Preguntas', file)[0]?.slice(0, 3)).toEqual([
      'Servicios',
      es.summary.because.contradicted(''),
      "Corrige la página que se equivoca, o escríbelo en la configuración: company.services: ['/…/*']",
    ]);
    expect(toReportText(file, 'html', 'es')).toContain('`vitrina init sitio` lo propone');
  });

  it('says at its top what a check found, and that nothing was written', () => {
    const states = ['unpublished', 'stale', 'fresh'] as const;
    const titles = states.map((check) => toCompileFile({ ...input, check }, es).parts[0]?.title);
    expect(titles).toEqual(states.map((state) => es.file.checked[state]));
    expect(toReportText(toCompileFile({ ...input, check: 'stale' }, es), 'html', 'es')).toContain(
      'Lo que cambiaría al publicar: 1 página nueva',
    );
  });

  it('has facts in a fixed order, lists in the order of the site, and evidence only if it adds something', () => {
    const { site } = input;
    const company = {
      ...site.company,
      hours: 'De 9 a 14',
      services: ['b', 'a'].map((name) => ({ name, url: `${url}/${name}/` })),
    };
    const facts = ['brand', 'hours', 'legal_notice', 'pages.home', 'services[/a/]', 'services[/b/]'].map((field) => ({
      field,
      from: '/',
      evidence: field === 'hours' ? 'De 9 a 14' : 'una frase',
    }));
    const told = rowsOf(es.summary.facts, toCompileFile({ ...input, site: { ...site, company, facts } }, es));
    expect(told.map(([name, value, evidence]) => [name, value, evidence])).toEqual([
      ['Nombre', 'Casa Sol', 'una frase'],
      ['Horario', 'De 9 a 14', ''],
      ['Servicio', 'b', 'una frase'],
      ['Servicio', 'a', 'una frase'],
      ['Aviso legal', 'Casa Sol, S. L.', 'una frase'],
      ['Portada', '', 'una frase'],
    ]);
  });

  it('links a path with two slashes to the site itself', () => {
    const address = { url: 'https://x.es/' };
    for (const path of ['//a:b/', '//strange.example/x'])
      expect(linkTo(path, address)).toEqual({ text: path, href: `https://x.es${path}` });
  });

  it('has no links if the address of the site is localhost', () => {
    const { site } = input;
    const local = { ...site, site: { ...site.site, url: 'http://localhost:3000' } };
    const html = toReportText(toCompileFile({ ...input, site: local }, es), 'html', 'es');
    expect(html).not.toContain('href="http://localhost');
    expect(html).toContain(es.file.unknownAddress);
  });

  it('has as CSV a row for each page, and quotes a title that begins as a formula', () => {
    const csv = toReportText(toCompileFile(input, es), 'csv', 'es');
    const [columns, home, years, ...rest] = readCsv(csv.replace('\ufeff', ''));
    expect([columns, rest]).toEqual([es.file.pageColumns, []]);
    expect(home?.slice(0, 7)).toEqual(['/', 'Página /', '25', '50', '2', '0', 'nueva']);
    expect(years?.[1]).toBe(`'=HYPERLINK("x"), "años"`);
  });

  it('is one table without foreign markup, formulas or control characters, for any text', () => {
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
