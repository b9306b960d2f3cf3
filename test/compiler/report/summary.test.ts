import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../compiler/model.ts';
import { toSectionText } from '../../../compiler/report/render.ts';
import { type Report, toReport } from '../../../compiler/report/summary.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { pageAt, rowAt } from './checked-site.ts';

const { en, es } = reportLanguages;
const thin = (where: string): Diagnostic => ({ severity: 'warning', code: 'thin-page', where, about: { words: 3 } });
const note: Diagnostic = { severity: 'info', code: 'app-shell', where: '/', about: null };
const reportOf = (more: Partial<Report> = {}): Report => ({
  site: {
    site: { url: 'https://x.es', apiPath: '/api/v1', language: 'es', brand: 'Casa <Sol>' },
    company: { brand: 'Casa Sol', website: 'https://x.es/', legal_notice: 'Casa Sol, S. L.' },
    pages: [pageAt('/')],
    facts: [
      { field: 'legal_notice', from: '/', evidence: '' },
      { field: 'services[0]', from: '/', evidence: '' },
      { field: 'services[1]', from: '/', evidence: '' },
      { field: 'pages.home', from: '/', evidence: '' },
    ],
    synonyms: [],
  },
  ledger: [rowAt('/'), rowAt('/a/', { outcome: 'alias', reason: 'redirect' })],
  diagnostics: [],
  ...more,
});
const first = (report: Report, words = en) =>
  toSectionText(
    toReport(report, words).filter(({ isDetail }) => !isDetail),
    createColors(false),
  );
const changes = { facts: [], pages: { added: [], changed: [], removed: [] }, documents: [] };

describe('toReport', () => {
  it('begins with pages, facts and problems to mend, in Spanish and English', () => {
    expect(first(reportOf({ diagnostics: [thin('/a/'), thin('/b/'), note] }), es)).toBe(
      `Casa <Sol>: 1 página para los agentes
  2 direcciones vistas: 1 página, 1 que lleva a una página, 0 fuera, 0 con error

Datos del negocio, y las páginas que los dicen
  Aviso legal, de /: «Casa Sol, S. L.»
  Servicios: 2  Páginas señaladas: 1

Para arreglar hoy
  /a/: La página apenas tiene contenido: 3 palabras (y 1 más de este tipo)
    → Si falta algo, nómbralo en content.keep o márcalo con data-vitrina="keep".
  y 1 problema o nota más (--details)
`,
    );
    expect(first(reportOf({ diagnostics: [thin('/a/'), note] }))).toMatch(
      /Worth mending today\n {2}\/a\/: The page has hardly any content: 3 words/,
    );
  });

  it('lists missing facts with their reasons and the line of the config that adds them', () => {
    const report = reportOf();
    const url = (path: string) => `https://x.es${path}`;
    report.site.company.missing = [
      { field: 'address', because: 'not_stated' },
      {
        field: 'hours',
        because: 'contradicted',
        statements: [
          { text: 'Lunes de 9 a 14', url: url('/a/') },
          { text: 'Lunes de 10 a 15', url: url('/b/') },
        ],
      },
      { field: 'legal_notice', because: 'not_indexed', statements: [{ url: url('/aviso-legal/') }] },
    ];
    expect(first(report)).toContain(`
Missing facts, and the line of the config that adds them
  Postal address: no page states it
    → company.address: '…'
  Hours: the site contradicts itself: «Lunes de 9 a 14» /a/ · «Lunes de 10 a 15» /b/
    → company.hours: '…'
  Legal notice: /aviso-legal/ states it and asks not to be indexed (noindex)
    → crawl.despiteNoindex: ['/aviso-legal/']
`);
    expect(first(report, es)).toContain('Dirección postal: ninguna página lo dice');
  });

  it('names the days of a contradiction, and says that the hours are left out', () => {
    const report = reportOf({
      diagnostics: [
        {
          severity: 'warning',
          code: 'contradictory-fact',
          where: 'company.hours',
          about: {
            one: { from: '/a/', text: 'Lunes a sábado de 9 a 14' },
            other: { from: '/ (JSON-LD)', text: 'Lunes a viernes de 9 a 14; sábado de 9 a 16' },
            days: [
              { day: 5, one: ['9:00–14:00'], other: ['9:00–16:00'] },
              { day: 6, one: [], other: ['10:00–11:00', '12:00–13:00'] },
            ],
          },
        },
      ],
    });
    report.site.company.missing = [{ field: 'hours', because: 'contradicted' }];
    const said =
      'Sábado: /a/ dice 9:00–14:00; / (en sus datos para buscadores, JSON-LD) dice 9:00–16:00. Domingo: /a/ dice cerrado; / (en sus datos para buscadores, JSON-LD) dice 10:00–11:00 y 12:00–13:00. Hasta que coincidan';
    expect(first(report, es)).toContain(`  Horario: el sitio se contradice: ${said}`);
    expect(first(report, es)).toContain(`  Horario: ${said}`);
    expect(first(report, es)).toContain('o indica el dato en la configuración (company.hours).\n');
  });

  it('says how to make a config if there is none and a fact is missing', () => {
    const missing: Diagnostic = { severity: 'info', code: 'missing-fact', where: 'company.hours', about: null };
    const init = 'vitrina init sitio';
    expect(first(reportOf({ init, diagnostics: [missing] }), es)).toMatch(
      /Ningún error, pero faltan datos del negocio\n.*\n {2}La configuración es un archivo, site\.config\.ts, que .*`vitrina init sitio`/,
    );
    expect(first(reportOf({ diagnostics: [missing] }), es)).not.toContain('site.config.ts');
    expect(first(reportOf({ init }), es)).not.toContain('site.config.ts');
  });

  it('lists changes behind the problems, and counts changed documents', () => {
    const fact = { field: 'pages.about', after: 'https://x.es/a/' };
    const told = first(
      reportOf({ diagnostics: [thin('/a/')], changes: { ...changes, facts: [fact], documents: ['llms.txt', 'a.md'] } }),
      es,
    );
    expect(told).toMatch(
      /Para arreglar hoy[\s\S]*\nDesde la última compilación: 1 dato cambiado\n {2}Página sobre el negocio\n {4}\+ https:\/\/x\.es\/a\/\n {2}y 2 documentos para los agentes/,
    );
    expect(told).not.toContain('llms.txt');
  });

  it('writes opening hours in the language of the editor', () => {
    const report = reportOf();
    report.site.facts = [{ field: 'opening_hours', from: '/', evidence: '' }];
    report.site.company.opening_hours = [{ days: ['Monday', 'Sunday'], opens: '09:00', closes: '14:00' }];
    expect(first(report, es)).toContain('  Horario para programas, de /: lun, dom 09:00-14:00\n');
  });

  it('cuts lines between words at the width of the screen', () => {
    const report = toReport(reportOf({ diagnostics: [thin('/a/')] }), es);
    const lines = toSectionText(report, createColors(false), 40).split('\n');
    expect(lines).toContain('  Aviso legal, de /: «Casa Sol, S. L.»');
    expect(lines).toContain('  /a/: La página apenas tiene contenido: 3 palabras');
  });

  it('lists changes only if there was earlier content, and up to thirty added pages', () => {
    expect(first(reportOf())).not.toContain('Since');
    expect(first(reportOf({ changes }))).not.toContain('Since');
    const hours = { field: 'hours', before: 'De 8 a 9.', after: 'De 9 a 10.' };
    expect(first(reportOf({ changes: { ...changes, facts: [hours] } }))).toContain(
      'Since the last compile: 1 fact changed\n  Hours\n    - De 8 a 9.\n    + De 9 a 10.\n',
    );
    const added = Array.from({ length: 31 }, (_, at) => ({ path: `/p${at}/`, url: '', title: '' }));
    const thirty = { ...changes.pages, added: added.slice(1) };
    expect(first(reportOf({ changes: { ...changes, pages: thirty } }))).not.toContain('…');
    expect(first(reportOf({ changes: { ...changes, pages: { ...changes.pages, added } } }))).toMatch(
      /\/p29\/ *\n {2}…\n/,
    );
  });

  it('lists ten kinds of problems, and notes only in the details', () => {
    const codes: Diagnostic['code'][] = [
      ...([
        'agent-instruction',
        'app-shell',
        'canonical-to-other',
        'contact-data',
        'duplicate-title',
        'empty-page',
      ] as const),
      ...(['missing-fact', 'missing-title', 'thin-page', 'unreadable-page', 'unrendered-shortcode'] as const),
    ];
    const eleven = codes.map(
      (code) => ({ severity: 'warning', code, where: `/${code}/`, about: { pages: 2, words: 3 } }) as Diagnostic,
    );
    expect(first(reportOf({ diagnostics: eleven.slice(1) }))).not.toContain('--details');
    const shown = first(reportOf({ diagnostics: eleven }));
    expect(shown).toContain('and 1 more problem or note (--details)');
    expect(shown).not.toContain('/unrendered-shortcode/');
    expect(first(reportOf({ diagnostics: [note] }))).toContain('Nothing that must be mended\n  and 1 more');
    expect(first(reportOf())).not.toContain('mend');
  });

  it('lists ten complaints of a kind in the details, and counts the others', () => {
    const links = Array.from(
      { length: 12 },
      (_, at): Diagnostic => ({
        severity: 'info',
        code: 'orphan-page',
        where: `/${at}/`,
        about: { foundOn: [] },
        pages: ['/de/'],
        quote: 'x'.repeat(101),
      }),
    );
    const details = toSectionText(toReport(reportOf({ diagnostics: links }), en), createColors(false));
    expect(details).toMatch(/note \(12\): Link to it .*\n {2}\/0\/: .*\n {4}\/de\/\n/);
    expect(details).toContain(` «${'x'.repeat(99)}…»\n`);
    expect(details).toMatch(/\n {2}\/9\/: .*\n {4}\/de\/\n {2}… and 2 more\n/);
  });

  it('counts addresses without a page in the details, by outcome and reason', () => {
    const { outcomes, reasons, summary } = en;
    const missing = ['/b/', '/c/'].map((path) => rowAt(path, { outcome: 'failed', reason: 'http-status' }));
    const ledger = [rowAt('/d/', { outcome: 'skipped', reason: 'noindex' }), ...missing, ...reportOf().ledger];
    expect(toReport(reportOf({ ledger }), en).at(-1)).toMatchObject({
      title: summary.leftOut,
      lines: [
        { text: `1 × ${outcomes.alias}: ${reasons.redirect}` },
        { text: `2 × ${outcomes.failed}: ${reasons['http-status']}` },
        { text: `1 × ${outcomes.skipped}: ${reasons.noindex}` },
      ],
      isDetail: true,
    });
  });
});
