/** Page stage: what holds for the page of any HTML, and what a page states about itself. */

import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { compilePage, SITE } from './compile-page.ts';

const reader = unified().use(remarkParse).use(remarkGfm);

function nodesOf(markdown: string): Nodes[] {
  const found: Nodes[] = [];
  const walk = (node: Nodes) => {
    found.push(node);
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(reader.parse(markdown) as Root);
  return found;
}

const nastyText = fc.oneof(
  fc.constantFrom(
    '# x',
    '1. x',
    '- x',
    '+',
    '* * *',
    '===',
    '---',
    '> q',
    '```',
    '~~~',
    '| a | b |',
    '<b>',
    '&amp;lt;',
    '[a](b)',
    '![a](b)',
    '[^1]: x',
    '**',
    '_a_',
    '\\',
    'http://a.example/b_c y',
    'www.a.example y',
    'a@b.example',
    '\u00a0',
    '\u200b',
    ' ',
    'precio 10 €',
    '<!--',
  ),
  fc.string({ maxLength: 12 }),
);
const TAGS = [
  'p',
  'div',
  'span',
  'b',
  'i',
  'em',
  'strong',
  'a',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'dl',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'pre',
  'code',
  'details',
  'summary',
  'br',
  'hr',
  'img',
  'button',
  'section',
  'figure',
  'figcaption',
  'label',
  'del',
  'x-card',
];
const { html: nastyHtml } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(
      fc.oneof(
        { maxDepth: 5 },
        nastyText.map((text) => text.replaceAll('<', '&lt;')),
        tie('element'),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join('')),
  element: fc
    .tuple(
      fc.constantFrom(...TAGS),
      fc.constantFrom(
        '',
        ' href="/a"',
        ' href="#b" id="b"',
        ' alt="foto [a](b)" src="/f.jpg"',
        ' class="menu"',
        ' aria-expanded="false"',
        ' colspan="3"',
        ' title="](x)"',
      ),
      tie('html'),
      fc.boolean(),
    )
    .map(([tag, attributes, inner, closed]) => `<${tag}${attributes}>${inner}${closed ? `</${tag}>` : ''}`),
}));

describe('the page of any HTML', { timeout: 60_000 }, () => {
  it('has one main heading, which begins it, ends with one LF, and has no HTML', () => {
    fc.assert(
      fc.property(nastyHtml, (body) => {
        const { markdown } = compilePage(`<title>Título</title><main>${body}</main>`);
        const nodes = nodesOf(markdown);
        expect(markdown).toMatch(/^# .*[^\n]\n$/s);
        expect(nodes.filter((node) => node.type === 'heading' && node.depth === 1)).toHaveLength(1);
        expect(
          nodes.filter(
            (node) => node.type === 'html' || node.type === 'definition' || node.type === 'footnoteDefinition',
          ),
        ).toEqual([]);
      }),
      { numRuns: 150, seed: 2026 },
    );
  });

  it('lists the headings of its Markdown, in order, with unique anchors', () => {
    fc.assert(
      fc.property(nastyHtml, (body) => {
        const { markdown, headings } = compilePage(`<title>Título</title><main>${body}</main>`);
        const read = nodesOf(markdown).filter((node) => node.type === 'heading');
        expect(headings.map(({ level, text }) => ({ level, text }))).toEqual(
          read.map((node) => ({
            level: node.depth,
            text: textOf(node, { includeImageAlt: false }).replace(/\s+/g, ' ').trim(),
          })),
        );
        expect(new Set(headings.map(({ anchor }) => anchor)).size).toBe(headings.length);
      }),
      { numRuns: 150, seed: 2026 },
    );
  });

  it('has only absolute links and images', () => {
    fc.assert(
      fc.property(nastyHtml, (body) => {
        for (const node of nodesOf(compilePage(`<title>T</title><main>${body}</main>`).markdown)) {
          // GFM also reads bare addresses in the text as links, whether escaped or not.
          const bare =
            node.type === 'link' && /^(?:mailto:|https?:\/\/)/.test(node.url) && node.url.endsWith(textOf(node));
          if ((node.type === 'link' && !bare) || node.type === 'image') expect(node.url).toMatch(/^https?:\/\//);
        }
      }),
      { numRuns: 150, seed: 2026 },
    );
  });

  it('has the text within 3,000 nested elements, and a word of 200,000 letters', () => {
    const deep = compilePage(`<h1>Hondo</h1>${'<div>'.repeat(3000)}<p>Fondo del pozo</p>`);
    expect(deep.markdown).toContain('Fondo del pozo');
    expect(compilePage(`<h1>Largo</h1><p>${'a'.repeat(200_000)}</p>`).markdown.length).toBeGreaterThan(200_000);
  });

  it('is equal if compiled twice', () => {
    const html = '<title>A</title><main><h1>A</h1><p>Uno dos tres cuatro.</p><ul><li>x<li>y</ul></main>';
    expect(compilePage(html)).toEqual(compilePage(html));
  });
});

describe('the page of a compiled HTML', () => {
  it('has the title without the name of the site', () => {
    const head =
      '<title>Fontanería | Oficios del Norte</title><meta property="og:site_name" content="Oficios del Norte">';
    expect(compilePage(`${head}<h1>Fontanería en toda la isla</h1>`).title).toBe('Fontanería');
  });

  it('has a whole title if none of its parts names the site', () => {
    expect(compilePage('<title>Termo – caldera – calentador</title><h1>Comparativa</h1>').title).toBe(
      'Termo – caldera – calentador',
    );
  });

  it('has the day of the last change from structured data, and none if they state none', () => {
    const script =
      '<script type="application/ld+json">{"@graph":[{"@type":"WebPage","dateModified":"2025-03-04T10:00:00+00:00"}]}</script>';
    expect(compilePage(`<title>A</title>${script}<p>Texto</p>`).lastModified).toBe('2025-03-04T10:00:00+00:00');
    expect(compilePage('<title>A</title><p>Texto</p>').lastModified).toBeUndefined();
  });

  it('has no day of change that does not exist', () => {
    expect(
      compilePage('<title>A</title><meta property="article:modified_time" content="2025-02-30"><p>Texto</p>')
        .lastModified,
    ).toBeUndefined();
  });

  it('has the primary subtag of the stated language, else the language of the site', () => {
    expect(compilePage('<html lang="en-GB"><p>Text</p>').language).toBe('en');
    expect(compilePage('<p>Texto</p>').language).toBe('es');
  });

  it('has links of the crawled origin with the address of the site', () => {
    const { markdown } = compilePage(
      '<h1>A</h1><p>Mira la <a href="http://staging.example:8080/tarifa/?a=1#x">tarifa de precios</a> completa.</p>',
      {
        ownOrigins: ['http://staging.example:8080'],
      },
    );
    expect(markdown).toContain(`[tarifa de precios](${SITE}/tarifa/?a=1#x)`);
  });

  it('has anchors for headings by their id, the link before them, or a slug', () => {
    const { headings } = compilePage(
      '<main><h1>Uno</h1><h2 id="dos-id">Dos</h2><p>Texto de la parte.</p><a name="tres"></a><h2>Tres partes</h2><p>Más texto aquí.</p><h2>Último paso</h2><p>Fin del texto.</p></main>',
    );
    expect(headings.map(({ anchor }) => anchor)).toEqual(['uno', 'dos-id', 'tres', 'último-paso']);
  });
});
