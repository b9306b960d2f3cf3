import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../compiler/company/read-facts.ts';
import { boundHtml, isLargePage } from '../../../compiler/document/parse-html.ts';
import { fingerprintPage } from '../../../compiler/page/learn-template.ts';
import { compileHtml, readHtml } from '../page/compile-page.ts';

/** What takes time that grows with the square of their length takes half a minute and more. */
const pages: Readonly<Record<string, string>> = {
  'abbreviations without an end': `<p>${'A. '.repeat(100_000)}</p>`,
  'tags closed in the wrong order': '<p><b><i><a href=x>'.repeat(1_000),
  'nested elements': `${'<div>'.repeat(300_000)}x`,
  'empty anchors in a row': '<a name=x></a>'.repeat(10_000),
  'class names around everything': `${`<div class="${'menu '.repeat(400)}">`.repeat(140)}${'<p>x'.repeat(2_000)}`,
  'comments without an end': '<!-- <b>'.repeat(40_000),
  'signs of Markdown': `<p>${'\\*_[`<'.repeat(50_000)}</p>`,
};

describe('a page that was made to take long', () => {
  it.each(Object.entries(pages))('is read in seconds: %s', (_, body) => {
    const start = process.cpuUsage();
    const document = readHtml(`<main><h1>Título</h1>${body}</main>`);
    fingerprintPage(document);
    readFacts(document, { language: 'es' });
    const { page } = compileHtml(`<main><h1>Título</h1>${body}</main>`);
    expect(page.title).toBe('Título');
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(10);
  });

  it('is told to the editor as far as it was not read', () => {
    const { page, diagnostics } = compileHtml(
      `<h1>Título</h1><p>Lo que se lee de la página.</p>${'<p><b><i><a href=x>'.repeat(4_000)}`,
    );
    expect(page.markdown).toContain('Lo que se lee de la página.');
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'page-too-large', where: '/ficha/' }));
    expect(compileHtml('<h1>Título</h1><p>Lo que se lee.</p>').diagnostics.map(({ code }) => code)).not.toContain(
      'page-too-large',
    );
  });
});

describe('the HTML that is read of a page', () => {
  const prose = '<p>Texto.</p>';

  it('is all of it up to the bound of tags, and loses its end beyond', () => {
    const unread = (tags: number) => boundHtml('<b>x'.repeat(tags)).unread;
    expect([19_999, 20_000, 20_002].map(unread)).toEqual([0, 4, 12]);
  });

  it('loses scripts, styles, drawings and comments before any of its text', () => {
    const bulk = `<script>${'<b>'.repeat(9_000)}</script><style>${'<b>'.repeat(9_000)}</style><!--${'<b>'.repeat(9_000)}-->`;
    expect(boundHtml(bulk + prose)).toEqual({ html: prose, unread: 0 });
  });

  it('keeps the scripts that state facts, and what was never closed', () => {
    const facts = '<script type="application/ld+json">{}</script><script src="https://desk.example/a.js"></script>';
    const bulk = `<script>${'<b>'.repeat(20_001)}</script>`;
    expect(boundHtml(bulk + facts + prose)).toEqual({ html: facts + prose, unread: 0 });
    expect(boundHtml(`${bulk}${prose}<script>a`).html).toBe(`${prose}<script>a`);
    const guide = '<style-guide>a</style-guide>';
    expect(boundHtml(`${bulk}${guide}<style></style>`).html).toBe(guide);
  });

  it('loses what attributes hold from a thousand characters on', () => {
    const image = (quote: string, length: number) => `<img src=${quote}${'x'.repeat(length)}${quote}>`;
    const long = image('"', 1_000) + image("'", 1_000);
    expect(boundHtml(`<script>${'<b>'.repeat(20_001)}</script>${image('"', 999)}${long}`).html).toBe(
      image('"', 999) + image('"', 0).repeat(2),
    );
  });

  it('is large when half of a bound is reached without its bulk', () => {
    const bytes = (html: string) => new TextEncoder().encode(html);
    expect(isLargePage(bytes('<b>x'.repeat(9_999)))).toBe(false);
    expect(isLargePage(bytes('<b>x'.repeat(10_000)))).toBe(true);
    expect(isLargePage(bytes(`<svg>${'<b>x'.repeat(10_001)}</svg>${prose}`))).toBe(false);
  });
});
