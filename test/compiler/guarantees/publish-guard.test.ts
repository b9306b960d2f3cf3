import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../compiler/config/define-site.ts';
import { runCommand, writeFolder } from '../commands/run-cli.ts';
import { siteUrl, toHtml, toProse } from './compile-site.ts';

/** Paths and titles of a site of twenty pages. */
const titles = new Map([
  ['/', 'Inicio'],
  ...Array.from({ length: 19 }, (_, index): [string, string] => [`/p${index}/`, `Avería ${index}`]),
]);
const publishAnyway = /--accept-loss/;

let pages: Map<string, string>;
let origin: string;
let folder: string;
let isUp: boolean;
let end: () => Promise<void>;

beforeEach(async () => {
  isUp = true;
  pages = new Map([...titles].map(([path, title]) => [path, toHtml(title, toProse(title))]));
  const server = createServer(({ url = '/', socket }, response) => {
    if (!isUp) {
      socket.destroy();
      return;
    }
    const sitemap = `<urlset>${[...pages.keys()].map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`;
    const body = url === '/sitemap.xml' ? sitemap : pages.get(url);
    response
      .writeHead(body === undefined ? 404 : 200, {
        'content-type': url === '/sitemap.xml' ? 'application/xml' : 'text/html',
      })
      .end(body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await writeFolder();
  end = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterEach(() => end());

async function compile(config: Partial<SiteConfig> = {}, ...flags: string[]) {
  const whole = { ...config, site: { url: siteUrl }, crawl: { ...config.crawl, from: origin } };
  // A module is imported once by its name.
  const name = `vitrina-${Math.random().toString(36).slice(2)}.config.ts`;
  await writeFile(join(folder, name), `export default ${JSON.stringify(whole)};`);
  return runCommand(folder, ['compile', '--config', name, ...flags]);
}

const published = async () => {
  const manifest = JSON.parse(await readFile(join(folder, 'dist-content/manifest.json'), 'utf8'));
  return { generation: manifest.generation as string, pages: manifest.pages.length as number };
};

describe('published content', () => {
  const guarded: readonly (readonly [string, Partial<SiteConfig>, () => void, RegExp])[] = [
    [
      'more than a tenth of the pages is missing',
      {},
      () => {
        for (const path of ['/p1/', '/p2/', '/p3/']) pages.delete(path);
      },
      /3 of 20 pages are gone.*\/p1\//,
    ],
    [
      'more than the allowed share is missing',
      { crawl: { allowedLoss: 0 } },
      () => pages.delete('/p7/'),
      /1 of 20 pages are gone.*\/p7\//,
    ],
    [
      'a pinned page is missing',
      { crawl: { pinned: ['/p4/'] } },
      () => pages.delete('/p4/'),
      /crawl\.pinned: It names \/p4\//,
    ],
    [
      'a page that the config names is missing',
      { company: { pages: { contact: '/p5/' } } },
      () => pages.delete('/p5/'),
      /company\.pages: It names \/p5\//,
    ],
    [
      'a golden query no longer finds its page',
      { search: { golden: [{ query: 'avería 6', expect: '/p6/' }] } },
      () => pages.delete('/p6/'),
      /«avería 6»: does not find \/p6\//,
    ],
  ];

  it.each(guarded)(
    'is kept if %s, with exit code 2 and the option that accepts the loss',
    async (_, config, change, reason) => {
      expect(await compile(config)).toMatchObject({ code: 0 });
      const before = await published();
      change();
      const refused = await compile(config);
      expect(refused).toMatchObject({ code: 2, stderr: expect.stringMatching(reason) });
      expect(refused.stderr).toMatch(publishAnyway);
      expect(await published()).toEqual(before);
      const [named = ''] = /--accept-loss=\S+/.exec(refused.stderr) ?? [];
      const other = named.endsWith('=site') ? '--accept-loss=pages' : '--accept-loss=site';
      expect(await compile(config, other)).toMatchObject({ code: 2 });
      expect(await compile(config, named)).toMatchObject({ code: 0 });
      expect((await published()).generation).not.toBe(before.generation);
    },
  );

  it('is replaced by the same pages with --url, which the first report asked for', async () => {
    const place = await writeFolder({ 'sitio/index.html': '<h1>Taller</h1><p>Abrimos a las nueve.</p>' });
    const first = await runCommand(place, ['compile', 'sitio']);
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(
      /mending today[\s\S]*\n {2}Address of the website: [^→]*http:\/\/localhost[^→]*→.*--url/,
    );
    const second = await runCommand(place, ['compile', 'sitio', '--url', 'https://www.ejemplo.es']);
    expect(second.code, second.stderr).toBe(0);
    expect(second.stdout).not.toContain('site.url: ');
    const third = await runCommand(place, ['compile', 'sitio']);
    expect(third).toMatchObject({ code: 2, stderr: expect.stringContaining('--accept-loss=site') });
  });

  it('is replaced by content with a tenth fewer pages', async () => {
    await compile();
    pages.delete('/p1/');
    pages.delete('/p2/');
    expect(await compile()).toMatchObject({ code: 0 });
    expect(await published()).toMatchObject({ pages: 18 });
  });

  it('is kept with exit code 4 if the site cannot be reached, whatever is accepted', async () => {
    await compile();
    const before = await published();
    isUp = false;
    expect(await compile({}, '--accept-loss')).toMatchObject({
      code: 4,
      stderr: expect.stringMatching(/no page of http:\S+ could be compiled, so nothing was written[^→]*→[^→]*$/),
    });
    expect(await published()).toEqual(before);
  });

  it('is kept if every page of the site fails', async () => {
    await compile();
    const before = await published();
    pages.clear();
    expect(await compile({}, '--accept-loss')).toMatchObject({ code: 4 });
    expect(await published()).toEqual(before);
  });
});
