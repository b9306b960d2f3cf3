/** @module-tag chromium */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readFirst, search, serveDeveloperPage } from './serve-developer-page.ts';

const developers = serveDeveloperPage();
const { visit } = developers;

const header = (page: Page, name: string) => page.locator(`[data-header="${name}"]`).textContent();

describe('a person on the developer page', () => {
  it('searches with and without accents and finds the same pages', async () => {
    const page = await visit();
    const found = await search(page, 'avería eléctrica');
    expect(found.length).toBeGreaterThan(0);
    expect(await search(page, 'AVERIA ELECTRICA')).toEqual(found);
    expect(await page.locator('#announcement').textContent()).toBe(
      await page.locator('#output h3').first().textContent(),
    );
  });

  it('reads the Markdown of a result', async () => {
    const page = await visit();
    const [href = ''] = await search(page, 'lavadora');
    await readFirst(page);
    const answer = await developers.service.fetch(
      `/api/v1/read_page?url=${encodeURIComponent(new URL(href).pathname)}`,
    );
    const { markdown, title } = (await answer.json()) as { markdown: string; title: string };
    expect(await page.locator('.raw').textContent()).toBe(markdown);
    expect(await page.locator('#announcement').textContent()).toBe(title);
    await page.click('.top button:has-text("Volver")');
    expect(await page.locator('.results a').first().getAttribute('href')).toBe(href);
  });

  it('sees no headers before the first request, and then those that were sent', async () => {
    const page = await visit();
    const rows = page.locator('#wire dl div:visible');
    expect(await rows.count()).toBe(0);
    await search(page, 'lavadora');
    const values = await rows.locator('dd').allTextContents();
    expect(values.length).toBeGreaterThan(3);
    expect(values.filter((value) => value.trim() === '')).toEqual([]);
  });

  it('reads the company information, section by section', async () => {
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
      await page.waitForSelector('.output:not([aria-busy]) > .raw');
      const info = (await (await developers.service.fetch(path)).json()) as object;
      expect(JSON.parse((await page.locator('.raw').textContent()) ?? '')).toEqual(info);
    }
  });

  it('sees the quota, the headers of each answer and the equivalent command', async () => {
    const page = await visit();
    await search(page, 'persianas');
    expect(await header(page, 'RateLimit-Remaining')).toBe('59');
    expect(await header(page, 'RateLimit')).toMatch(/^"anonimo";r=59;t=\d+$/);
    expect(await header(page, 'API-Version')).toBe('1');
    await search(page, "d'aire");
    expect(await header(page, 'RateLimit-Remaining')).toBe('58');
    expect(await page.locator('[data-wire=status]').textContent()).toBe('200');
    expect(await page.locator('.wire pre').textContent()).toBe(
      `curl -sS '${developers.service.origin}/api/v1/search_pages?query=d%27aire'`,
    );
  });

  it('sees suggestions if nothing is found', async () => {
    const page = await visit();
    expect(await search(page, 'xyzzyqw')).toEqual([]);
    expect(await page.locator('.problem').textContent()).toContain('menos palabras');
    await page.click('#suggestions a');
    await page.waitForSelector('.results');
    expect(await page.inputValue('#query')).not.toBe('xyzzyqw');
  });

  it('sees the message of the API if the quota is used up', async () => {
    const page = await visit();
    await page.evaluate(`(async () => {
      for (let count = 0; count < 60; count++) await fetch('/api/v1/get_company_info?section=contact');
    })()`);
    await page.fill('#query', 'persianas');
    await page.press('#query', 'Enter');
    const problem = page.locator('[role=alert]');
    await problem.waitFor();
    expect(await problem.textContent()).toContain('Cuota agotada');
    expect(await header(page, 'Retry-After')).toMatch(/^\d+$/);
    const colour = (name: string) =>
      page
        .locator(`[data-wire=${name}]`)
        .evaluate((node) => node.ownerDocument.defaultView?.getComputedStyle(node).color);
    expect(await colour('status')).not.toBe(await colour('path'));
  });

  it('sees that there is no connection, and can repeat the request', async () => {
    const page = await visit();
    await page.context().setOffline(true);
    await page.fill('#query', 'persianas');
    await page.press('#query', 'Enter');
    await page.waitForSelector('[role=alert]:has-text("no ha respondido")');
    expect(await page.locator('[data-wire=status]').textContent()).toBe('sin respuesta');
    await page.context().setOffline(false);
    expect((await search(page, 'persianas')).length).toBeGreaterThan(0);
  });

  it('sees that another server answered', async () => {
    const page = await visit();
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad' }),
    );
    await page.fill('#query', 'persianas');
    await page.press('#query', 'Enter');
    await page.waitForSelector('[role=alert]:has-text("no ha respondido")');
    expect(await page.locator('[data-wire=status]').textContent()).toBe('502');
  });

  it('copies the line to connect an agent', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    const figure = page.locator('.clients figure', { hasText: 'Claude Code' });
    await figure.locator('button').click();
    await figure.locator('button:has-text("Copiado")').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `claude mcp add --transport http hogarcalima-example ${developers.service.origin}/mcp`,
    );
    expect(await page.locator('#announcement').textContent()).toBe('Copiado');
  });

  it('can use it by keyboard', async () => {
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
    await page.waitForSelector('.raw');
    expect(await page.evaluate('document.activeElement.id')).toBe('output');
    await tabTo('.top button');
    await keyboard.press('Enter');
    await page.waitForSelector('.results');
    expect(await page.evaluate("document.activeElement.matches('.results a')")).toBe(true);
    await tabTo('#company button');
    await keyboard.press('Enter');
    await page.waitForSelector('.raw');
  });

  it('can read and search without JavaScript', async () => {
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
