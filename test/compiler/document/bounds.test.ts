import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../compiler/company/read-facts.ts';
import { judgePage } from '../../../compiler/page/to-page.ts';
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
  it.each(Object.entries(pages))('is compiled in less than ten seconds of processor time: %s', (_, body) => {
    const start = process.cpuUsage();
    const document = readHtml(`<main><h1>Título</h1>${body}</main>`);
    judgePage(document);
    readFacts(document, { language: 'es' });
    const { page } = compileHtml(`<main><h1>Título</h1>${body}</main>`);
    expect(page.title).toBe('Título');
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(10);
  });

  it('is published if its structured data are longer than the bound of a page', () => {
    const data = `{"@graph":[${'{"@type":"Product"},'.repeat(150_000)}{}]}`;
    const head = `<script type="application/ld+json">${data}</script>`;
    const { page } = compileHtml(`<head>${head}</head><main><h1>Título</h1><p>Se revisa en octubre.</p></main>`);
    expect(page.markdown).toContain('Se revisa en octubre.');
  });

  it('gets a complaint if it was not read to its end', () => {
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
