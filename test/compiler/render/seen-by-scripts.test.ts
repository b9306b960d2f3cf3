/** @module-tag chromium */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../../compiler/compile.ts';
import { resolveConfig } from '../../../compiler/config/resolve-config.ts';
import { createRenderer, type Render } from '../../../compiler/render/renderer.ts';
import { requireProgram } from '../../programs.ts';
import { crawlSite, pathsOf, serveSite } from '../crawl/serve-site.ts';

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
  it('see the language of the site as that of the visitor', async () => {
    expect(await headingOf(showing('navigator.language'))).toBe('es');
    expect(await headingOf(showing('new Date(0).toLocaleDateString(undefined, { month: "long" })'))).toBe('enero');
    expect(await headingOf(showing('navigator.language'), { language: 'en' })).toBe('en');
  });

  it('see the published address of the page, also if it is read elsewhere', async () => {
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

  it('see today at noon', async () => {
    const noon = `${new Date().toISOString().slice(0, 10)} 12:00`;
    const shown = 'new Date().toISOString().slice(0, 16).replace("T", " ")';
    expect(await headingOf(showing(shown))).toBe(noon);
    const whole = `[new Date(0).getTime(), new Date() instanceof Date, typeof Date(), new Date(2020, 1, 2).getFullYear(), Date.UTC(1970, 0, 1)]`;
    expect(await headingOf(showing(whole))).toBe('0,true,string,2020,0');
  });

  it('get a WebGL canvas that draws nothing', async () => {
    const draw = `(() => { const gl = document.querySelector('canvas').getContext('webgl2'); gl.clearColor(1, 1, 1, 1); gl.clear(gl.COLOR_BUFFER_BIT); const pixel = new Uint8Array(4); gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel); return gl instanceof WebGL2RenderingContext && gl.getError() === gl.NO_ERROR ? 'Pintado ' + pixel[0] : 'Sin lienzo'; })()`;
    expect(await headingOf(showing(draw))).toBe('Pintado 0');
  });

  it('navigate for menu entries that have a click handler and no address', async () => {
    const app = `const views = { '/': 'Portada', '/obras': 'Obras hechas', '/equipo': 'El equipo', '/taller': 'El taller' };
      const draw = () => { app.innerHTML = '<header><ul><li id="obras">Obras</li><li id="equipo">Equipo</li><li id="taller">Taller</li><li id="tema">Tema oscuro</li><li id="horas">Horas</li></ul></header><main><h1>' + (location.hash ? 'Horas de apertura' : views[location.pathname]) + '</h1><p>Una página entera que solo escribe un script.</p></main>';
        obras.onclick = () => { history.pushState(null, '', '/obras'); draw(); };
        equipo.addEventListener('click', () => { history.pushState(null, '', '/equipo'); draw(); });
        taller.onclick = () => { location.href = '/taller'; };
        tema.onclick = () => document.body.classList.toggle('oscuro');
        horas.onclick = () => { history.pushState(null, '', '/'); location.hash = '#/horas'; draw(); }; };
      const app = document.getElementById('app'); addEventListener('hashchange', draw); draw();`;
    const html = `<!doctype html><html><head><title>Taller</title></head><body><div id="app"></div><script>${app}</script></body></html>`;
    const site = await serveSite({ '/': html, '/obras': html, '/equipo': html, '/taller': html });
    const result = await crawlSite(site, { rendering: { render: renderer.render, patterns: [] } });
    expect(pathsOf(result)).toEqual(['/', '/equipo', '/obras', '/taller']);
    const home = new TextDecoder().decode(result.sources[0]?.html);
    expect(home).toContain('<h1>Portada</h1>');
    expect(home).toContain('<h2 id="/horas">Horas de apertura</h2>');
  });
});
