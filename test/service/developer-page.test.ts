import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Manifest } from '#shared/artifacts.ts';
import { compile } from '../../compiler/compile.ts';
import { writeArtifacts } from '../../compiler/output/output.ts';
import { resolveConfig } from '../../compiler/resolve-config.ts';
import config from '../../compiler/site.config.ts';
import { startBrowser } from '../compiler/preview/browser.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type RunningService, root, runService } from './running-service.ts';
import { startUpstream, type Upstream } from './upstream.ts';

let folder: string;
let manifest: Manifest;
let website: Upstream;
let service: RunningService;
let browser: Browser;

// Compiling the example site, starting the runtime and a browser on a busy machine takes its time.
beforeAll(async () => {
  folder = temporaryFolder();
  const { artifacts } = await compile(resolveConfig(config, join(root, 'compiler'), {}));
  await writeArtifacts(join(folder, 'content'), artifacts);
  manifest = JSON.parse(readFileSync(join(folder, 'content/manifest.json'), 'utf8'));
  // As it stands in public: before a website, and for visitors who come through a proxy.
  website = await startUpstream();
  service = await runService({ CONTENT_DIR: join(folder, 'content'), UPSTREAM_URL: website.origin });
  browser = await startBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await service?.stop();
  await website?.close();
});

/** Runs in the page before anything else: keeps what the policy blocked, and how far things moved by themselves. */
const watch = `
  window.blocked = [];
  window.shift = 0;
  document.addEventListener('securitypolicyviolation', (event) => window.blocked.push(event.blockedURI));
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

let callers = 0;

/** The page as a new visitor opens it, with a quota of their own. */
async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const address = `198.19.${callers >> 8}.${callers++ & 255}`;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': address },
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(watch);
  await page.goto(`${service.origin}/desarrolladores/`);
  return page;
}

async function search(page: Page, query: string): Promise<string[]> {
  await page.fill('#query', query);
  await page.press('#query', 'Enter');
  const heading = page.locator('#output h3', { hasText: `«${query}»` });
  await heading.waitFor();
  return page.locator('.results > li > a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function readFirst(page: Page): Promise<void> {
  await page.click('.results > li > a');
  await page.waitForSelector('.prose');
}

const header = (page: Page, name: string) => page.locator(`[data-header="${name}"]`).textContent();

describe('a person', () => {
  it('searches with and without accents and finds the same pages', async () => {
    const page = await visit();
    const found = await search(page, 'avería eléctrica');
    expect(found.length).toBeGreaterThan(0);
    expect(await search(page, 'AVERIA ELECTRICA')).toEqual(found);
    expect(await page.locator('#announcement').textContent()).toBe(
      await page.locator('#output h3').first().textContent(),
    );
  });

  it('reads a result, as text and as it came', async () => {
    const page = await visit();
    const [href = ''] = await search(page, 'lavadora');
    await readFirst(page);
    const answer = await service.fetch(`/api/v1/read_page?url=${encodeURIComponent(new URL(href).pathname)}`);
    const { markdown } = (await answer.json()) as { markdown: string };
    expect(await page.locator('.prose h3').first().textContent()).toBe(/^# (.*)$/m.exec(markdown)?.[1]);
    expect(await page.locator('.raw').isVisible()).toBe(false);
    await page.click('.switch button:has-text("Markdown")');
    expect(await page.locator('.raw').textContent()).toBe(markdown);
    expect(await page.locator('.prose').isVisible()).toBe(false);
    await page.click('.top button:has-text("Volver")');
    expect(await page.locator('.results a').first().getAttribute('href')).toBe(href);
  });

  it('follows the links of a page that is read', async () => {
    const page = await visit();
    await search(page, 'servicios');
    await readFirst(page);
    const link = page.locator('.prose a[data-read]').first();
    const target = (await link.getAttribute('data-read')) ?? '';
    await link.click();
    const path = target.slice(manifest.site.url.length) || '/';
    await page.locator('[data-wire=path]', { hasText: `url=${path}` }).waitFor();
    await page.waitForSelector('.prose, .problem');
    expect(page.url()).toBe(`${service.origin}/desarrolladores/`);
  });

  it('asks for the facts about the business, section by section', async () => {
    const page = await visit();
    const sections = page.locator('#company button');
    expect(await sections.count()).toBe(5);
    for (const section of ['contact', 'services', 'all']) {
      await page.click(`#company button[value=${section}]`);
      const query = section === 'all' ? '' : `?section=${section}`;
      const path = `/api/v1/get_company_info${query}`;
      await page
        .locator('[data-wire=path]')
        .filter({ hasText: new RegExp(`^${path.replace('?', '\\?')}$`) })
        .waitFor();
      await page.waitForSelector('.output:not([aria-busy]) > .facts');
      const info = (await (await service.fetch(path)).json()) as object;
      expect(await page.locator('.output > .facts > div').count()).toBe(Object.keys(info).length);
    }
    const names = await page.locator('.facts dt').allTextContents();
    expect(names).toEqual(expect.arrayContaining(['Nombre del negocio', 'Horario de atención']));
  });

  it('sees the quota move, the headers of each answer and the command that does the same', async () => {
    const page = await visit();
    await search(page, 'persianas');
    expect(await header(page, 'RateLimit-Remaining')).toBe('59');
    expect(await header(page, 'RateLimit')).toMatch(/^"anonimo";r=59;t=\d+$/);
    expect(await header(page, 'API-Version')).toBe('1');
    await search(page, "d'aire");
    expect(await header(page, 'RateLimit-Remaining')).toBe('58');
    expect(await page.locator('[data-wire=left]').textContent()).toBe('58 de 60');
    expect(await page.locator('[data-wire=status]').textContent()).toBe('200');
    expect(await page.locator('.wire pre').textContent()).toBe(
      `curl -sS '${service.origin}/api/v1/search_pages?query=d%27aire'`,
    );
  });

  it('is shown a way on when nothing is found', async () => {
    const page = await visit();
    expect(await search(page, 'xyzzyqw')).toEqual([]);
    expect(await page.locator('.problem').textContent()).toContain('menos palabras');
    await page.click('#suggestions a');
    await page.waitForSelector('.results');
    expect(await page.inputValue('#query')).not.toBe('xyzzyqw');
  });

  it('waits out an exhausted quota with a countdown', async () => {
    const page = await visit();
    await page.clock.install();
    await page.reload();
    await page.evaluate(`(async () => {
      for (let count = 0; count < 60; count++) await fetch('/api/v1/get_company_info?section=contact');
    })()`);
    await page.fill('#query', 'persianas');
    await page.press('#query', 'Enter');
    const problem = page.locator('[role=alert]');
    await problem.waitFor();
    expect(await problem.textContent()).toContain('Cuota agotada');
    const colour = (name: string) =>
      page
        .locator(`[data-wire=${name}]`)
        .evaluate((node) => node.ownerDocument.defaultView?.getComputedStyle(node).color);
    expect(await colour('status')).toBe(await colour('left'));
    expect(await colour('status')).not.toBe(await colour('path'));
    const repeat = page.locator('#output button.main');
    expect(await repeat.isDisabled()).toBe(true);
    const left = async () => Number(/\d+/.exec((await page.locator('[role=timer]').textContent()) ?? '')?.[0]);
    const before = await left();
    expect(before).toBeGreaterThan(0);
    await page.clock.fastForward(5000);
    expect(await left()).toBeLessThan(before);
    await page.clock.fastForward(60_000);
    await page.waitForSelector('#output button.main:enabled');
    expect(await page.locator('[role=timer]').textContent()).toBe('Ya puede repetir.');
    expect(await page.locator('[data-wire=left]').textContent()).toBe('60 de 60');
  });

  it('is told when there is no connection, and repeats when there is', async () => {
    const page = await visit();
    await page.context().setOffline(true);
    await page.fill('#query', 'persianas');
    await page.press('#query', 'Enter');
    await page.waitForSelector('[role=alert]:has-text("No hay conexión")');
    await page.context().setOffline(false);
    await page.click('#output button.main');
    await page.waitForSelector('.results');
  });

  it('is told when something else answers', async () => {
    const page = await visit();
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad' }),
    );
    await page.fill('#query', 'persianas');
    await page.press('#query', 'Enter');
    await page.waitForSelector('[role=alert]:has-text("no se entiende")');
  });

  it('copies the line that connects an agent', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    const figure = page.locator('.clients figure', { hasText: 'Claude Code' });
    await figure.locator('button').click();
    await figure.locator('button:has-text("Copiado")').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `claude mcp add --transport http hogarcalima-example ${service.origin}/mcp`,
    );
    expect(await page.locator('#announcement').textContent()).toBe('Copiado');
  });

  it('sees which content the running service serves', async () => {
    const page = await visit();
    await page.waitForSelector('[data-served=state]:has-text("En servicio")');
    expect(await page.locator('[data-served=pages]').textContent()).toBe(`${manifest.pages.length} páginas`);
    expect(await page.locator('[data-served=generation]').textContent()).toBe(manifest.generation.slice(0, 12));
  });

  it('needs no mouse', async () => {
    const page = await visit();
    const { keyboard } = page;
    /** Goes on with the tab key until the focus is where it should be. */
    const tabTo = async (selector: string) => {
      for (let step = 0; step < 40; step++) {
        if (await page.evaluate(`document.activeElement.matches('${selector}')`)) return;
        await keyboard.press('Tab');
      }
      throw new Error(`${selector} cannot be reached`);
    };
    await keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.className')).toBe('skip');
    await keyboard.press('Enter');
    await tabTo('#query');
    await keyboard.type('lavadora');
    await keyboard.press('Enter');
    await page.waitForSelector('.results');
    await tabTo('.results a');
    await keyboard.press('Enter');
    await page.waitForSelector('.prose');
    expect(await page.evaluate('document.activeElement.id')).toBe('output');
    await tabTo('.top button');
    await keyboard.press('Enter');
    await page.waitForSelector('.results');
    expect(await page.evaluate("document.activeElement.matches('.results a')")).toBe(true);
    await tabTo('#company button');
    await keyboard.press('Enter');
    await page.waitForSelector('.facts');
  });

  it('reads everything and asks without JavaScript', async () => {
    const page = await visit({ javaScriptEnabled: false });
    expect(await page.locator('h2:visible').count()).toBe(6);
    expect(await page.locator('main button:visible').allTextContents()).not.toContain('Copiar');
    expect(await page.locator('noscript').textContent()).toContain('JSON');
    await page.fill('#query', 'lavadora');
    await page.press('#query', 'Enter');
    await page.waitForURL('**/api/v1/search_pages?query=lavadora');
    expect(JSON.parse((await page.locator('body').textContent()) ?? '').results.length).toBeGreaterThan(0);
  });
});

describe('the page', () => {
  const views: [string, (page: Page) => Promise<unknown>][] = [
    ['start', async () => {}],
    ['results', (page) => search(page, 'lavadora')],
    ['a page', readFirst],
    ['raw', (page) => page.click('.switch button:last-child')],
    ['nothing found', (page) => search(page, 'xyzzyqw')],
    [
      'facts',
      async (page) => {
        await page.click('#company button[value=all]');
        await page.waitForSelector('.facts');
      },
    ],
  ];

  it('fits a phone of 360 px in every view', async () => {
    const page = await visit({ viewport: { width: 360, height: 740 } });
    for (const [name, show] of views) {
      await show(page);
      const wider = await page
        .locator('body *:visible')
        .evaluateAll((nodes) =>
          nodes
            .filter(
              (node) => !node.closest('.table, .skip, .unseen, fieldset') && node.getBoundingClientRect().right > 360.5,
            )
            .map((node) => node.outerHTML.slice(0, 80)),
        );
      expect([name, wider]).toEqual([name, []]);
      expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(360);
    }
    const small = await page
      .locator('button:visible')
      .evaluateAll((nodes) => nodes.filter((node) => node.getBoundingClientRect().height < 24).length);
    expect(small).toBe(0);
  });

  it.each(['light', 'dark'] as const)('has no accessibility violation in %s', async (colorScheme) => {
    const page = await visit({ colorScheme });
    // Through the debugger: the policy of the page lets no other script in.
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
    for (const [name, show] of views) {
      await show(page);
      const { violations } = (await page.evaluate('axe.run()')) as { violations: AxeViolation[] };
      const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 120))]);
      expect([name, found]).toEqual([name, []]);
    }
  });

  it('loads less than 60 KB, all of it from its origin, and nothing moves', async () => {
    const page = await visit();
    const session = await page.context().newCDPSession(page);
    const addresses: string[] = [];
    let bytes = 0;
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    session.on('Network.requestWillBeSent', ({ request }) => addresses.push(request.url));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.reload({ waitUntil: 'networkidle' });
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(60_000);
    for (const [, show] of views) await show(page);
    const elsewhere = addresses.filter(
      (address) => !address.startsWith(`${service.origin}/`) && !address.startsWith('data:'),
    );
    expect(elsewhere).toEqual([]);
    expect(await page.evaluate('window.shift')).toBe(0);
  });

  it('needs nothing that its policy blocks, and the policy blocks what does not belong', async () => {
    const page = await visit();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const [, show] of views) await show(page);
    expect(await page.evaluate('window.blocked')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.evaluate(`(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.body.append(script);
    })()`);
    expect(await page.evaluate("'intruder' in window")).toBe(false);
    expect(await page.evaluate('window.blocked')).toEqual(['inline']);
  });
});

interface AxeViolation {
  id: string;
  nodes: { html: string }[];
}
