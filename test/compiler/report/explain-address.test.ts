import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../compiler/model.ts';
import { type Explanation, explainAddress, toExplanation } from '../../../compiler/report/explain-address.ts';
import { type LastReport, readLastReport, toLastReport } from '../../../compiler/report/last-report.ts';
import { toSectionText } from '../../../compiler/report/render.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { pageAt, rowAt } from './checked-site.ts';

const removed = [{ rule: 'hidden', selector: 'body > p', text: 'Texto oculto' }];
const report: LastReport = toLastReport({
  site: {
    site: { url: 'https://www.ejemplo.es', apiPath: '/api/v1', language: 'es', brand: 'Ejemplo' },
    pages: [pageAt('/precios/', { title: 'Precios', removed, aliases: ['/tarifas/'], own: { words: 30, kept: 12 } })],
    facts: [
      { field: 'tax', from: '/precios/', evidence: 'IGIC incluido' },
      { field: 'hours', from: '/contacto/', evidence: 'De 8 a 9' },
      { field: 'brand', from: '/precios/', evidence: 'titles' },
    ],
    company: { brand: 'Ejemplo', website: 'https://www.ejemplo.es/' },
    synonyms: [],
  },
  ledger: [
    rowAt('/a/', { outcome: 'alias', reason: 'redirect', status: 301, target: '/precios/', foundOn: ['/', 'sitemap'] }),
    rowAt('/precios/'),
    rowAt('/privada/', { outcome: 'skipped', reason: 'robots-txt', detail: 'line 3' }),
    rowAt('/rota/', { outcome: 'failed', reason: 'http-status', detail: 'status 404', status: 404 }),
    rowAt('/perdida/', { outcome: 'skipped', reason: 'soft-404', detail: '“No encontrada”', status: 200 }),
  ],
  diagnostics: [{ severity: 'info', code: 'orphan-page', where: '/a/', about: { foundOn: [] } }],
});
const explain = (address: string) => explainAddress(address, report);
const textOf = (explanation: Explanation) =>
  toSectionText(toExplanation(explanation, reportLanguages.en), createColors(false));

describe('the report of the last compile', () => {
  it('is read in the format of today, and not in an older one', async () => {
    const file = join(temporaryFolder(), 'report.json');
    await writeFile(file, JSON.stringify(report));
    expect(await readLastReport(file)).toEqual(report);
    // The text of a page stands in the output.
    expect(report.pages[0]).not.toHaveProperty('markdown');
    await writeFile(file, JSON.stringify({ ...report, format: report.format - 1 }));
    expect(await readLastReport(file)).toBeUndefined();
    expect(await readLastReport(`${file}.missing`)).toBeUndefined();
  });
});

describe('explainAddress', () => {
  it('follows a redirect to the page', () => {
    expect(explain('/a/')).toMatchObject({
      entry: { outcome: 'alias', foundOn: ['/', 'sitemap'] },
      way: [{ reason: 'redirect' }, { reason: 'ok' }],
      page: { path: '/precios/', removed },
      facts: [{ field: 'tax', from: '/precios/' }, { field: 'brand' }],
      diagnostics: [{ code: 'orphan-page' }],
    });
  });

  it.each<[written: string, known: string[], address: string]>([
    ['https://www.ejemplo.es/precios/', ['/precios/'], '/precios/'],
    ['https://staging.test/precios', ['/precios/'], '/precios/'],
    ['/precios', ['/precios/'], '/precios/'],
    ['precios', ['/precios/'], '/precios/'],
    // A file is no host.
    ['index.html', ['/index.html'], '/index.html'],
    ['www.ejemplo.es/precios/#iva', ['/precios/'], '/precios/'],
    ['/precios/', ['/precios'], '/precios'],
    // Where there are both, it is the one that was written.
    ['/precios', ['/precios', '/precios/'], '/precios'],
    ['/precios/', ['/precios', '/precios/'], '/precios/'],
    ['/año/', ['/a%C3%B1o/'], '/a%C3%B1o/'],
    ['/?p=4', ['/', '/?p=4'], '/?p=4'],
    ['/precios/?p=4', ['/precios/'], '/precios/?p=4'],
    ['', ['/'], '/'],
    ['http://[', ['/'], 'http://['],
  ])('finds %j among %j as %j', (written, known, address) => {
    const ledger = known.map((one) => rowAt(one));
    const { address: found, entry } = explainAddress(written, { ...report, ledger });
    expect([found, entry !== undefined]).toEqual([address, known.includes(address)]);
  });

  it('ends at a redirect loop', () => {
    const to = (path: string, target: string) => rowAt(path, { outcome: 'failed', reason: 'redirect-loop', target });
    const { way, page } = explainAddress('/a/', { ...report, ledger: [to('/a/', '/b/'), to('/b/', '/a/')] });
    expect([way.map(({ target }) => target), page]).toEqual([['/b/', '/a/'], undefined]);
  });

  it('has the complaints about the address, its target, and those that name either', () => {
    const about = (where: string, ...pages: string[]): Diagnostic => ({
      severity: 'info',
      code: 'orphan-page',
      where,
      about: { foundOn: [] },
      ...(pages.length > 0 && { pages }),
    });
    const mine = [about('/a/'), about('/precios/'), about('/b/', '/c/', '/precios/'), about('/b/', '/a/')];
    const { diagnostics } = explainAddress('/a/', {
      ...report,
      diagnostics: [about('/b/'), ...mine, about('/', '/c/')],
    });
    expect(diagnostics).toEqual(mine);
  });

  it.each([
    ['/privada/', 'left out: robots.txt disallows it (line 3)'],
    ['/perdida/', 'left out: it looks like the page for what does not exist (“No encontrada”), status 200'],
    ['/rota/', 'failed: the site answered with an error (status 404)\n'],
  ])('says why %s is not published: «%s»', (address, why) => {
    expect(textOf(explain(address))).toContain(why);
  });

  it.each<[written: string, base: string, file: string | undefined]>([
    ['/suelta.html', '', 'suelta.html'],
    ['/suelta', '', 'suelta.html'],
    ['/años/', '', 'años/index.html'],
    ['https://www.ejemplo.es/a%C3%B1os/index.html', '', 'años/index.html'],
    ['/docs/suelta', '/docs', 'suelta.html'],
    ['/docs/suelta', '', undefined],
    ['/otra/suelta.html', '', undefined],
    ['/', '', undefined],
  ])('finds %s below the base %j as the unlinked file %s', (written, base, file) => {
    const about = { files: ['suelta.html', 'años/index.html', 'a/b.htm'], base, patterns: ['/*'] };
    const diagnostics: Diagnostic[] = [{ severity: 'info', code: 'unlinked-files', where: '/', about }];
    const found = explainAddress(written, { ...report, ledger: [], diagnostics });
    expect(found.unlinked).toBe(file);
    for (const words of Object.values(reportLanguages)) {
      const text = toSectionText(toExplanation(found, words), createColors(false));
      expect(text.includes(words.explain.neverSeen)).toBe(file === undefined);
      if (file !== undefined) expect(text).toContain(file);
    }
  });

  it('names the config as source of a named page, and its field once', () => {
    const facts = [{ field: 'contact_page', from: '/precios/', evidence: 'company.pages.contact' }];
    const said = textOf(explainAddress('/precios/', { ...report, facts }));
    expect(said).toContain('company.pages.contact: from the config\n');
  });

  it('says that a style sheet is never crawled, not that no page links to it', () => {
    const isStyle = (path: string) => path.endsWith('.css');
    for (const asked of ['/css/estilo.css', 'https://www.ejemplo.es/css/estilo.css?v=3']) {
      const said = textOf(explainAddress(asked, report, isStyle));
      expect(said).toContain(reportLanguages.en.explain.asset);
      expect(said).not.toContain('links to it');
    }
    expect(explainAddress('/css/', report, isStyle)).not.toHaveProperty('isAsset');
  });

  it('translates details of the crawl, and not quotations of the site', () => {
    const { detail } = reportLanguages.es;
    const facts = ['title', 'title «Tax»', 'link «A» under «B»', 'link «A»', 'below /a/', 'The title.'];
    expect(facts.map(detail)).toEqual([
      'título',
      'título «Tax»',
      'enlace «A» bajo «B»',
      'enlace «A»',
      'debajo de /a/',
      'The title.',
    ]);
    expect(['line 12', 'list of posts by tag', 'parameter orderby', '“line 3”'].map(detail)).toEqual([
      'línea 12',
      'lista de entradas por tag',
      'parámetro orderby',
      '“line 3”',
    ]);
    const [, , , , { lines = [] } = {}] = toExplanation(explain('/precios/'), reportLanguages.es);
    expect(lines.map(({ text }) => text)).toEqual(['company.tax: IGIC incluido', 'site.brand: títulos']);
    expect(toExplanation(explain('/privada/'), reportLanguages.es)[0]?.lines.at(-1)?.text).toContain('(línea 3)');
  });

  it('lists the sitemap first, and the linking pages last', () => {
    expect(textOf(explain('/a/'))).toMatch(/^\/a\/\n {2}the sitemap lists it\n {2}\S[\s\S]*\nLinked from\n {2}\/\n$/);
    const unlinked = explainAddress('/b/', { ...report, ledger: [rowAt('/b/', { foundOn: ['sitemap'] })] });
    expect(textOf(unlinked)).not.toContain(reportLanguages.en.explain.linkedFrom);
  });

  it('lists each redirect with outcome, reason and status, and the aliases of the page', () => {
    const { outcomes, reasons, explain: said } = reportLanguages.en;
    const lines = textOf(explain('/a/'))
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toContain(`${outcomes.alias}: ${reasons.redirect}, ${said.status} 301 → /precios/`);
    expect(lines).toContain(`https://www.ejemplo.es/precios/ ${outcomes.published}: ${reasons.ok}, ${said.status} 200`);
    expect(lines).toContain(said.aliases(['/tarifas/']));
    expect(textOf(explain('/precios/'))).toContain(`\n  ${outcomes.published}: ${reasons.ok}`);
  });

  it('counts linking pages that it does not name', () => {
    const of = (more: object) =>
      textOf(explainAddress('/b/', { ...report, ledger: [rowAt('/b/', { foundOn: ['/'], ...more })] }));
    expect(of({ foundOnMore: 7 })).toMatch(/^ {2}.*7.*$/m);
    expect(of({})).not.toMatch(/7/);
  });

  it('names up to five similar addresses for an unknown one', () => {
    expect(explain('/blog/precios')).toMatchObject({ way: [], similar: ['/precios/'] });
    const { neverSeen, similar } = reportLanguages.en.explain;
    expect(textOf(explain('/blog/precios'))).toBe(`/blog/precios\n  ${neverSeen}\n  ${similar}\n    /precios/\n`);
    expect(textOf(explain('/nada/'))).toBe(`/nada/\n  ${neverSeen}\n`);
    expect(explain('/privadas/').similar).toEqual(['/privada/']);
    expect(explain('/PRIVADAS/').similar).toEqual(['/privada/']);
    expect(explain('/prendas/').similar).toEqual([]);
    expect(explain('/lista-de-precios/').similar).toEqual(['/precios/']);
    // Half of the addresses hold a letter or two.
    expect(explain('/anda/').similar).toEqual([]);
    expect(explain('/').similar).toEqual([]);
    const short = ['/sol/', '/luna/'].map((path) => rowAt(path));
    expect(explainAddress('/girasol-lunar/', { ...report, ledger: short }).similar).toEqual(['/luna/']);
    const ledger = [...'123456'].map((number) => rowAt(`/precios-${number}/`));
    expect(explainAddress('/precios/', { ...report, ledger }).similar).toHaveLength(5);
  });

  it('lists removed texts by rule, place and text, and counts the kept words', () => {
    const text = textOf(explain('/precios/'));
    expect(text).toMatch(/Kept: \d+ words/);
    expect(text).toContain(`${reportLanguages.en.explain.cut(1)}\n  hidden  body > p\n    «Texto oculto»`);
  });

  it('cuts texts at 200 characters, and uses the path for a missing title', () => {
    const text = 'x'.repeat(201);
    const explanation = explainAddress('/a/', {
      ...report,
      ledger: [rowAt('/a/')],
      pages: [pageAt('/a/', { title: '', description: text, removed: [{ rule: 'hidden', selector: 'p', text }] })],
      facts: [{ field: 'tax', from: '/a/', evidence: text }],
      diagnostics: [{ severity: 'info', code: 'orphan-page', where: '/a/', about: { foundOn: [] }, quote: text }],
    });
    expect(textOf(explanation).match(/x{9,}.?/g)).toEqual(Array(4).fill(`${'x'.repeat(199)}…`));
    expect(textOf(explanation)).toMatch(/\n\/a\/\n {2}https:\/\/www\.ejemplo\.es\/a\/\n {2}x+…\n\n/);
  });
});
