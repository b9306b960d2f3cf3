import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CompiledPage } from '../../../compiler/model.ts';
import { type PreviewServer, servePreview } from '../../../compiler/preview/serve-preview.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { pageAt } from '../report/checked-site.ts';
import { problem, serve, toPage } from './preview-fixture.ts';

let preview: PreviewServer;
beforeAll(async () => {
  preview = await serve(
    [
      toPage('/', 'Casa Ejemplo', 'Reparaciones en toda la isla.'),
      toPage('/averias/', 'Averías', 'La lavadora no desagua.'),
      toPage('/ba%C3%B1o/', '', 'Reformas.'),
    ],
    [problem('/averias/', 'thin-page'), problem('company.hours', 'missing-fact')],
  );
});
afterAll(() => preview.close());

const get = async (path: string, of = preview): Promise<string> => (await fetch(of.origin + path)).text();
/** The rows of the list: path, readable address with what was cut. */
const rowsOf = (html: string) =>
  [...html.matchAll(/href="\?q=[^"]*path=([^"#]*)#title".*?<small>(.*?)<\/small>/g)].map(([, path = '', row]) => [
    decodeURIComponent(path),
    row,
  ]);
const paths = async (query: string) => rowsOf(await get(`/?q=${query}`)).map(([path]) => path);

describe('the preview server', () => {
  it('finds pages by any word, without accents, and by removed text', async () => {
    expect(await paths('AVERIAS')).toEqual(['/averias/']);
    expect(await paths('lavadora%20desagua')).toEqual(['/averias/']);
    expect(await paths('lavadora%20isla')).toEqual([]);
    expect(await paths('BA%C3%91O')).toEqual(['/ba%C3%B1o/']);
    expect(await paths('llama')).toHaveLength(3);
    expect(await paths('nothing')).toEqual([]);
    expect(await get('/?q=%3Cb%3E%22')).toContain('value="<b>&#x22;"');
  });

  it('finds pages by a rule or problem, and lists problems without a page apart', async () => {
    expect(await paths('mend%20the%20thin-page')).toEqual(['/averias/']);
    expect(await paths('call%20to%20action')).toHaveLength(3);
    expect(await paths('inicio%20navigation')).toHaveLength(3);
    expect(await paths('casa%20ejemplo%20reparaciones')).toEqual(['/']);
    const html = await get('/');
    expect(rowsOf(html)).toEqual([
      ['/', '/ · 100 % kept · 3 cut'],
      ['/averias/', '/averias/ · 100 % kept · 3 cut · problems: 1'],
      ['/ba%C3%B1o/', '/baño/ · 100 % kept · 3 cut'],
    ]);
    expect(html.match(/<nav.*<details>.*<\/details>/)?.[0]).toMatch(
      /Problems of the whole site \(1\).*company\.hours: /,
    );
    expect(html).toContain('>/baño/<small>');
    expect(html).toContain(reportLanguages.en.preview.welcome);
  });

  it('lists pages with the smallest share of own words first, others in order', async () => {
    const own = (words: number, kept: number) => ({ own: { words, kept } });
    const pages = [pageAt('/a/'), pageAt('/b/', own(10, 9)), pageAt('/c/', own(3, 1)), pageAt('/d/', own(5, 5))];
    const other = await serve(pages.map((page) => ({ page, html: new Uint8Array() })));
    const listed = rowsOf(await get('/', other)).map(([, row]) => row?.replace(/ %.*/, ''));
    await other.close();
    expect(listed).toEqual(['/c/ · 33', '/b/ · 90', '/a/ · 100', '/d/ · 100']);
  });

  it('counts updates, so that an open page can follow them', async () => {
    const input = (...pages: CompiledPage[]) => ({
      ...{ brand: 'A & <b>', words: reportLanguages.en, pages, diagnostics: [] },
      readOriginal: async () => new Uint8Array(),
    });
    let shown = input(pageAt('/a/'));
    const other = await servePreview(() => shown);
    expect([await get('/version', other), await get('/version', other)]).toEqual(['0', '0']);
    shown = input(pageAt('/a/'), pageAt('/b/'));
    const html = await get('/?q=b', other);
    expect([await get('/version', other), rowsOf(html).length]).toEqual(['1', 1]);
    expect(html).toContain('data-version="1"');
    expect(html).toContain('<title>A &#x26; &#x3C;b>: What agents read</title>');
    expect(html).toContain('1 of 2 pages');
    await other.close();
  });

  it('closes at once, even with a waiting request', async () => {
    const asked = vi.fn();
    const input = {
      ...{ brand: 'A', words: reportLanguages.en, pages: [pageAt('/a/')], diagnostics: [] },
      readOriginal: () => {
        asked();
        return new Promise<never>(() => {});
      },
    };
    const other = await servePreview(() => input);
    const answer = fetch(`${other.origin}/?path=/a/`).catch(() => 'cut');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await other.close();
    expect(await answer).toBe('cut');
  });

  it('names a page that it lacks, and one that the site no longer sends', async () => {
    const { noPage, noOriginal } = reportLanguages.en.preview;
    const other = await serve([{ page: pageAt('/a/'), html: new Uint8Array() }]);
    const ask = async (path: string) => {
      const response = await fetch(`${other.origin}/?path=${path}`);
      return [response.status, /<main>(.*?)<\/main>/.exec(await response.text())?.[1]];
    };
    expect(await ask('/b/')).toEqual([404, noPage]);
    expect(await ask('/a/')).toEqual([502, `${noOriginal} /a/ answered 500`]);
    await other.close();
    const broken = await servePreview(() => ({
      ...{ brand: 'A', words: reportLanguages.en, pages: [pageAt('/a/')], diagnostics: [] },
      readOriginal: () => Promise.reject('a fault'),
    }));
    expect((await fetch(`${broken.origin}/?path=/a/`)).status).toBe(500);
    await broken.close();
  });

  it('serves a page with its removals struck out, and nothing that could run or load', async () => {
    const response = await fetch(`${preview.origin}/?path=/averias/`);
    const html = await response.text();
    expect(response.status).toBe(200);
    const [, original = '', markdown = ''] = /<div id="original"[^>]*>(.*)<pre[^>]*>(.*)<\/pre>/s.exec(html) ?? [];
    expect(html).toContain('aria-current="page"');
    expect(html).toMatch(/<h2 id="title"[^>]*>Averías<\/h2>.*>https:\/\/www\.example\.es\/averias\/<.*Sobre Averías/s);
    expect(html).toContain(
      '<li class="warning"><strong>warning: </strong>Something is wrong. → Mend the thin-page.</li>',
    );
    expect(markdown).toMatch(/^# Averías\n\nLa lavadora no desagua\./);
    expect(original).toContain('<del class="cut" data-rule="navigation" data-part="0">Inicio</del>');
    expect(original).toMatch(/data-rule="call to action"[^>]*>Llama ahora<\/del>/);
    expect(original).toContain('<span class="image">Un técnico</span>');
    expect(original).not.toMatch(/script|onclick|style=|src=|href=|elsewhere/);
  });

  it('sends with every answer a policy that allows only its own files', async () => {
    for (const path of ['/', '/preview.js', '/preview.css', '/version', '/nothing']) {
      const { headers } = await fetch(preview.origin + path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      const types = { '/': 'text/html', '/preview.js': 'text/javascript', '/preview.css': 'text/css' };
      const type = { ...types, '/version': 'text/plain' }[path];
      expect(headers.get('content-type')).toBe(type ? `${type}; charset=utf-8` : 'application/json');
    }
  });

  it('answers only loopback hosts, and only GET', async () => {
    const ask = (options: object) =>
      new Promise((resolve, reject) => {
        request(`${preview.origin}/version`, options, async (answer) => {
          resolve([answer.statusCode, (await answer.toArray()).join('')]);
        })
          .on('error', reject)
          .end();
      });
    const refused = '{"message":"Only for a browser on this machine."}';
    const port = new URL(preview.origin).port;
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost'])
      expect(await ask({ headers: { host } })).toEqual([403, refused]);
    expect(await ask({ headers: { host: `localhost:${port}` } })).toEqual([200, '0']);
    expect(await ask({ method: 'POST' })).toEqual([405, '{"message":"Only GET."}']);
    const { headers } = await fetch(`${preview.origin}/`, { method: 'POST' });
    expect(headers.get('allow')).toBe('GET');
    expect(await ask({})).toEqual([200, '0']);
  });
});
