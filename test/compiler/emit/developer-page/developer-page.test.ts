import { describe, expect, it } from 'vitest';
import { errorStatus } from '#shared/contract/errors.ts';
import { operationIds, operations } from '#shared/contract/operations.ts';
import { html, toHtmlCode, toInlineHtml } from '../../../../compiler/emit/developer-page/html.ts';
import { toServerName, toSkillName } from '../../../../compiler/emit/emit-context.ts';
import { emitSite } from '../../../../compiler/emit/emit-site.ts';
import type { CompiledSite } from '../../../../compiler/model.ts';
import { compiledSite, englishSite, siteUrl } from '../site-fixture.ts';

const filesOf = (site: CompiledSite): Map<string, string> =>
  new Map(
    emitSite(site)
      .filter(({ path }) => path.startsWith('desarrolladores/'))
      .map(({ path, body }) => [path.slice('desarrolladores/'.length), String(body)]),
  );
const files = filesOf(compiledSite());
const page = files.get('index.html') ?? '';

describe('the page for developers', () => {
  it('has a page, a style and a script of less than 54 KB together', () => {
    expect([...files.keys()].sort()).toEqual(['index.html', 'page.css', 'page.js']);
    expect([...files.values()].reduce((sum, body) => sum + Buffer.byteLength(body), 0)).toBeLessThan(54_000);
  });

  it('suggests searches of two to sixty characters', () => {
    const names = ['a', 'ab', 'x'.repeat(60), 'y'.repeat(61)];
    const services = names.map((name) => ({ name, url: `${siteUrl}/` }));
    const { company } = compiledSite();
    const offered = filesOf(compiledSite({ company: { ...company, services, areas: [] } })).get('index.html') ?? '';
    const chips = /id="suggestions">(.*?)<\/ul>/s.exec(offered)?.[1] ?? '';
    expect(names.map((name) => chips.includes(`>${name}</a>`))).toEqual([false, true, true, false]);
  });

  it('has the anchor of the versioning policy, unique ids, and a target for each link to a fragment', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain('versionado');
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it('has one h1, a language, one main, and headings in order', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="es">/);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page.match(/<main>/g)).toHaveLength(1);
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
  });

  it('has a strict Content-Security-Policy, and no inline scripts, styles or foreign HTML', () => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(page).not.toMatch(/ on\w+="| style="|<style|<script(?! type="(module" src="\/|application\/json"))/);
    expect(files.get('page.css')).not.toMatch(/@import|url\(/);
    expect(files.get('page.js')).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|eval\(|^import |^export /m);
  });

  it('has every operation, parameter, status and error of the contract', () => {
    for (const id of operationIds) {
      expect(page).toContain(`<h3 id="${id}">`);
      for (const name of Object.keys(operations[id].parameters.shape))
        expect(page).toContain(`<dt><code>${name}</code>`);
      for (const status of operations[id].statuses.filter((one) => one >= 400)) expect(page).toContain(String(status));
    }
    for (const [code, status] of Object.entries(errorStatus)) {
      expect(page).toContain(`<dt><code>${code}</code> <small>${status}</small></dt>`);
    }
    for (const figure of ['60 por minuto', '600 por minuto', '5 por hora', '3600 segundos', '180 días']) {
      expect(page).toContain(figure);
    }
  });

  it('has a command for each MCP client', () => {
    const lines = [
      `<pre><code>${siteUrl}/mcp</code></pre>`,
      `claude mcp add --transport http hogarcalima-es ${siteUrl}/mcp`,
      `{"mcpServers":{"hogarcalima-es":{"url":"${siteUrl}/mcp"}}}`,
      `code --add-mcp '{"name":"hogarcalima-es","type":"http","url":"${siteUrl}/mcp"}'`,
      `gemini mcp add --transport http hogarcalima-es ${siteUrl}/mcp`,
      `codex mcp add hogarcalima-es --url ${siteUrl}/mcp`,
      `npx @modelcontextprotocol/inspector --cli ${siteUrl}/mcp`,
    ];
    for (const line of lines) expect(page).toContain(line);
    expect(toServerName('taller.ejemplo.es')).toBe('taller-ejemplo-es');
    expect(toServerName('[::1]')).toMatch(/^[a-z0-9-]+$/);
    expect(toSkillName({ url: `https://${'a'.repeat(55)}.es` })).toBe(`${'a'.repeat(55)}-content`);
    expect(toSkillName({ url: `https://${'a'.repeat(56)}.es` })).toHaveLength(64);
  });

  it('is in the language of the site', () => {
    const english = filesOf(englishSite()).get('index.html') ?? '';
    expect(english).toContain('<html lang="en">');
    expect(english).toMatch(/<section id="versionado">\n<h2>Versions<\/h2>/);
    expect(english).not.toMatch(/petici[oó]n|Buscar|Copiar|Errores/);
  });

  it('has the API address of the config', () => {
    const site = compiledSite();
    const other = filesOf({ ...site, site: { ...site.site, apiPath: '/datos/v3' } }).get('index.html') ?? '';
    expect(other).toContain('action="/datos/v3/search_pages"');
    expect(other).not.toContain('/api/v1');
  });

  it('escapes the texts of the site', () => {
    const site = compiledSite();
    const brand = '</script><b>Brand</b> & "co"';
    const services = [{ name: '"><img src=x>', url: `${siteUrl}/servicios/aire/` }];
    const hostile = filesOf({ ...site, site: { ...site.site, brand }, company: { ...site.company, brand, services } });
    const text = hostile.get('index.html') ?? '';
    expect(text).toContain('&lt;b&gt;Brand&lt;/b&gt; &amp; &quot;co&quot;');
    expect(text).not.toMatch(/<b>Brand|<img/);
  });
});

describe('helpers for HTML', () => {
  it('make links only of web addresses', () => {
    expect(toInlineHtml('[a](https://www.ejemplo.es/) [b](javascript:alert(1))').html).toBe(
      '<a href="https://www.ejemplo.es/">a</a> [b](javascript:alert(1))',
    );
  });

  it('escape code and its caption', () => {
    const { html: shown } = toHtmlCode('**Con** `eso`', 'a \'b\' "c" && <d>');
    expect(shown).toBe(
      '<figure><figcaption><strong>Con</strong> <code>eso</code></figcaption>' +
        `<pre><code>a 'b' "c" &amp;&amp; &lt;d&gt;</code></pre></figure>`,
    );
  });

  it('escape texts, and not HTML values', () => {
    const inner = [html`<i>${1}</i>`, '<&"'];
    expect(html`<p title="${'a"b'}">${inner}</p>`.html).toBe('<p title="a&quot;b"><i>1</i>\n&lt;&amp;&quot;</p>');
  });
});

describe('the script of the page', () => {
  it('is one file without imports and comments', () => {
    const script = files.get('page.js') ?? '';
    expect(script).toContain('URLSearchParams');
    expect(script).not.toMatch(/\bimport\b|\/\*|^\s*\/\//m);
  });
});
