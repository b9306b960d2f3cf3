import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CompiledPage } from '../../../compiler/model.ts';
import { type PreviewServer, servePreview } from '../../../compiler/preview/serve-preview.ts';
import type { PreviewPage } from '../../../compiler/preview/to-preview-page.ts';
import type { SaidDiagnostic } from '../../../compiler/report/sections.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { pageAt } from '../report/checked-site.ts';
import { problem, serve, toPage } from './preview-fixture.ts';

interface PreviewList {
  pages: { path: string; problems: number; kept: number }[];
  siteProblems: SaidDiagnostic[];
}

let preview: PreviewServer;
beforeAll(async () => {
  preview = await serve(
    [
      toPage('/', 'Casa Ejemplo', 'Reparaciones en toda la isla.'),
      toPage('/averias/', 'Averías', 'La lavadora no desagua.'),
      toPage('/ba%C3%B1o/', 'Baño', 'Reformas del baño.'),
    ],
    [problem('/averias/', 'thin-page'), problem('company.hours', 'missing-fact')],
  );
});
afterAll(() => preview.close());

const get = async <T>(path: string): Promise<T> => (await fetch(preview.origin + path)).json() as Promise<T>;
const list = (query = '') => get<PreviewList>(`/pages.json${query}`);
const paths = async (query: string) => (await list(query)).pages.map(({ path }) => path);

describe('the preview server', () => {
  it('finds pages by any word of theirs, whatever the accents, and by what was cut', async () => {
    expect(await paths('?q=AVERIAS')).toEqual(['/averias/']);
    expect(await paths('?q=lavadora%20desagua')).toEqual(['/averias/']);
    expect(await paths('?q=lavadora%20isla')).toEqual([]);
    expect(await paths('?q=llama')).toHaveLength(3);
    expect(await paths('?q=nothing')).toEqual([]);
  });

  it('finds pages by the rule that cut something and by their problems, and keeps those of no page apart', async () => {
    expect(await paths('?q=mend%20the%20thin-page')).toEqual(['/averias/']);
    expect(await paths('?q=call%20to%20action')).toHaveLength(3);
    const { pages, siteProblems } = await list();
    expect(pages).toEqual([
      { path: '/', address: '/', title: 'Casa Ejemplo', cuts: 3, kept: 100, problems: 0 },
      { path: '/averias/', address: '/averias/', title: 'Averías', cuts: 3, kept: 100, problems: 1 },
      { path: '/ba%C3%B1o/', address: '/baño/', title: 'Baño', cuts: 3, kept: 100, problems: 0 },
    ]);
    expect(await paths('?q=inicio%20navigation')).toHaveLength(3);
    expect(await paths('?q=casa%20ejemplo%20reparaciones')).toEqual(['/']);
    expect(pages.map(({ problems }) => problems)).toEqual([0, 1, 0]);
    expect(siteProblems.map(({ where }) => where)).toEqual(['company.hours']);
  });

  it('lists first the pages that kept least of their own words, others in their order', async () => {
    const own = (words: number, kept: number) => ({ own: { words, kept } });
    const pages = [pageAt('/a/'), pageAt('/b/', own(10, 9)), pageAt('/c/', own(3, 1)), pageAt('/d/', own(5, 5))];
    const other = await serve(pages.map((page) => ({ page, html: new Uint8Array() })));
    const listed = (await (await fetch(`${other.origin}/pages.json`)).json()) as PreviewList;
    await other.close();
    expect(listed.pages.map(({ path, kept }) => `${path} ${kept}`)).toEqual(['/c/ 33', '/b/ 90', '/a/ 100', '/d/ 100']);
  });

  it('counts what it was given to show, so that an open page follows it', async () => {
    const input = (...pages: CompiledPage[]) => ({
      ...{ brand: 'A & <b>', words: reportLanguages.en, pages, diagnostics: [] },
      readOriginal: async () => new Uint8Array(),
    });
    let shown = input(pageAt('/a/'));
    const other = await servePreview(() => shown);
    const ask = async (path: string) => (await fetch(other.origin + path)).json();
    expect([await ask('/version.json'), await ask('/version.json')]).toEqual([{ version: 0 }, { version: 0 }]);
    shown = input(pageAt('/a/'), pageAt('/b/'));
    expect([await ask('/version.json'), await ask('/pages.json?q=b')]).toMatchObject([
      { version: 1 },
      { version: 1, brand: 'A & <b>', total: 2, pages: [{ path: '/b/' }] },
    ]);
    await other.close();
  });

  it('ends at once, whoever waits for an answer', async () => {
    const asked = vi.fn();
    const input = {
      ...{ brand: 'A', words: reportLanguages.en, pages: [pageAt('/a/')], diagnostics: [] },
      readOriginal: () => {
        asked();
        return new Promise<never>(() => {});
      },
    };
    const other = await servePreview(() => input);
    const answer = fetch(`${other.origin}/page.json?path=/a/`).catch(() => 'cut');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await other.close();
    expect(await answer).toBe('cut');
  });

  it('says of a page that it does not have, and of one that the site does not send', async () => {
    const { noPage, noOriginal } = reportLanguages.en.preview;
    const other = await serve([{ page: pageAt('/a/'), html: new Uint8Array() }]);
    const ask = async (path: string) => {
      const response = await fetch(`${other.origin}/page.json?path=${path}`);
      return [response.status, (await response.json()) as unknown];
    };
    expect(await ask('/b/')).toEqual([404, { message: noPage }]);
    expect(await ask('/a/')).toEqual([502, { message: `${noOriginal} /a/ answered 500` }]);
    await other.close();
    const broken = await servePreview(() => ({
      ...{ brand: 'A', words: reportLanguages.en, pages: [pageAt('/a/')], diagnostics: [] },
      readOriginal: () => Promise.reject('a fault'),
    }));
    expect((await fetch(`${broken.origin}/page.json?path=/a/`)).status).toBe(500);
    await broken.close();
  });

  it('gives a page with its cuts struck out and named, and nothing of the original that could run or load', async () => {
    const page = await get<PreviewPage>('/page.json?path=/averias/');
    const { path, address, url, title, description, problems } = page;
    expect({ path, address, url, title, description, problems }).toEqual({
      path: '/averias/',
      address: 'https://www.example.es/averias/',
      url: 'https://www.example.es/averias/',
      title: 'Averías',
      description: 'Sobre Averías',
      problems: [problem('/averias/', 'thin-page')],
    });
    expect(page.markdown).toMatch(/^# Averías\n\nLa lavadora no desagua\./);
    expect(page.original).toContain('<del class="cut" data-cut="0" data-rule="navigation" data-first="">Inicio</del>');
    expect(page.original).toMatch(/data-rule="call to action"[^>]*>Llama ahora<\/del>/);
    expect(page.original).toContain('<span class="image">Un técnico</span>');
    expect(page.original).not.toMatch(/script|onclick|style=|src=|href=|elsewhere/);
    const { line = '' } = page.cuts.find(({ rule }) => rule === 'call-to-action') ?? {};
    expect(line).toMatch(/^content: \{ keep: \[".*a\.cta"\] \}$/);
    expect(page.kept.map(({ text }) => text)).toEqual([
      'Averías',
      'La lavadora no desagua.',
      expect.stringContaining('40 €'),
    ]);
    expect(page.kept[0]?.line).toMatch(/^content: \{ drop: \[".*h1"\] \}$/);
    expect(page.cuts.every(({ located }) => located)).toBe(true);
  });

  it('sends a policy that allows nothing but its own files, with every answer', async () => {
    for (const path of ['/', '/preview.js', '/preview.css', '/pages.json', '/nothing']) {
      const { headers } = await fetch(preview.origin + path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      const type = { '/': 'text/html', '/preview.js': 'text/javascript', '/preview.css': 'text/css' }[path];
      expect(headers.get('content-type')).toBe(type ? `${type}; charset=utf-8` : 'application/json');
    }
  });

  it('answers no other name than those of loopback, and nothing but GET', async () => {
    const ask = (options: object) =>
      new Promise((resolve, reject) => {
        request(`${preview.origin}/version.json`, options, async (answer) => {
          resolve([answer.statusCode, (await answer.toArray()).join('')]);
        })
          .on('error', reject)
          .end();
      });
    const refused = '{"message":"Only for a browser on this machine."}';
    const port = new URL(preview.origin).port;
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost'])
      expect(await ask({ headers: { host } })).toEqual([403, refused]);
    expect(await ask({ headers: { host: `localhost:${port}` } })).toEqual([200, '{"version":0}']);
    expect(await ask({ method: 'POST' })).toEqual([405, '{"message":"Only GET."}']);
    const { headers } = await fetch(`${preview.origin}/pages.json`, { method: 'POST' });
    expect(headers.get('allow')).toBe('GET');
    expect(await ask({})).toEqual([200, '{"version":0}']);
  });
});
