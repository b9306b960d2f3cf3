/** How much of a huge page is read, and what its owner is told. */

import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../compiler/document/parse-html.ts';
import { compileHtml } from './compile-page.ts';

describe('a huge page', () => {
  it('is read to its end if drawings, styles and scripts make it huge', () => {
    const bulk =
      `<svg>${'<path d="M0 0"/>'.repeat(40_000)}</svg>` +
      `<style>${'p{color:red}'.repeat(200_000)}</style><script>${'f();'.repeat(300_000)}</script>`;
    const { page, diagnostics } = compileHtml(
      `<h1>Averías</h1><p>Arreglamos su nevera en un día y le damos garantía por escrito.</p>${bulk}<p>También reparamos lavadoras de todas las marcas, con recambios originales.</p>`,
    );
    expect(page.markdown).toContain('También reparamos lavadoras');
    expect(diagnostics.map(({ code }) => code)).not.toContain('page-too-large');
  });

  it('is read up to a number of tags, and gets a complaint with the size of the rest', () => {
    const { page, diagnostics } = compileHtml(
      `<h1>Lista</h1>${'<p>Una línea más de la lista.</p>'.repeat(20_000)}<p>El final.</p>`,
    );
    expect(page.markdown).toContain('Una línea más de la lista.');
    expect(page.markdown).not.toContain('El final.');
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'page-too-large', about: { unread: expect.any(Number) } }),
    );
  });

  it.each([
    [
      'a picture in a style',
      `<p style="background:url(data:image/png;base64,${'A'.repeat(300_000)})">Aquí no se ve.</p>`,
    ],
    ['a list of selectors', `<style>${','.repeat(150_000)}{display:none}</style>`],
    ['a list of open brackets', `<style>${'a:is(,'.repeat(25_000)}{display:none}</style>`],
  ])('takes less than three seconds with %s of great length', (_, html) => {
    const started = performance.now();
    compileHtml(`<h1>Averías</h1><p>Arreglamos su nevera en un día.</p>${html}`);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('is cut off in the middle of a word of four million letters', () => {
    const { unread } = parseHtml(Buffer.from(`<p>${'a'.repeat(4_000_000)}</p>`));
    expect(unread).toBeGreaterThan(1_000_000);
  });
});
