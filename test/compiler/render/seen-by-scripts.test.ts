/** @module-tag chromium */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../../compiler/compile.ts';
import { resolveConfig } from '../../../compiler/config/resolve-config.ts';
import { createRenderer, type Render } from '../../../compiler/render/renderer.ts';
import { requireProgram } from '../../programs.ts';
import { crawlSite, serveSite } from '../crawl/serve-site.ts';

let renderer: { render: Render; close: () => Promise<void> };
beforeAll(() => {
  renderer = createRenderer(requireProgram('chromium'), 12_000);
});
afterAll(() => renderer?.close());

/** A page whose script shows a value as its heading. */
const showing = (expression: string, head = '') =>
  `<!doctype html><html><head><title>Taller</title>${head}</head><body><canvas width="8" height="8"></canvas><div id="app"></div><script>const show = (value) => { document.getElementById('app').innerHTML = '<main><h1>' + value + '</h1><p>Una página entera que solo escribe un script.</p></main>'; }; show(${expression})</script></body></html>`;

async function headingOf(html: string, options: { language?: string; siteUrl?: string } = {}): Promise<string> {
  const site = await serveSite({ '/': html });
  const result = await crawlSite(site, { rendering: { render: renderer.render, patterns: [] }, ...options });
  return (
    /<h1>(.*?)<\/h1>/.exec(new TextDecoder().decode(result.sources[0]?.html).split('<script>', 1)[0] ?? '')?.[1] ?? ''
  );
}

describe('the scripts of a page', { timeout: 60_000 }, () => {
  it('see a visitor who reads the language of the site', async () => {
    expect(await headingOf(showing('navigator.language'))).toBe('es');
    expect(await headingOf(showing('new Date(0).toLocaleDateString(undefined, { month: "long" })'))).toBe('enero');
    expect(await headingOf(showing('navigator.language'), { language: 'en' })).toBe('en');
  });

  it('see the published address of the page, also when it is read from elsewhere', async () => {
    const page = showing('location.href', '<base href="https://www.ejemplo.es/">').replace(
      'show(location',
      `history.replaceState(null, '', document.baseURI + 'inicio'); show(location`,
    );
    const site = await serveSite({ '/': page });
    const settings = { site: { url: 'https://www.ejemplo.es' }, crawl: { from: site.origin, render: true } };
    const environment = { VITRINA_CHROMIUM: requireProgram('chromium') };
    const { site: compiled } = await compile(resolveConfig(settings, '/', environment), { threads: 0 });
    expect(compiled.pages.map(({ markdown }) => markdown.split('\n', 1)[0])).toEqual([
      '# https://www.ejemplo.es/inicio',
    ]);
  });

  it('get a canvas in three dimensions on which nothing is drawn', async () => {
    const draw = `(() => { const gl = document.querySelector('canvas').getContext('webgl2'); gl.clearColor(1, 1, 1, 1); gl.clear(gl.COLOR_BUFFER_BIT); const pixel = new Uint8Array(4); gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel); return gl instanceof WebGL2RenderingContext && gl.getError() === gl.NO_ERROR ? 'Pintado ' + pixel[0] : 'Sin lienzo'; })()`;
    expect(await headingOf(showing(draw))).toBe('Pintado 0');
  });
});
