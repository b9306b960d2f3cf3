/** @module-tag chromium */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PreviewServer } from '../../../compiler/preview/serve-preview.ts';
import { startBrowser } from './browser.ts';
import { problem, serve, toPage } from './preview-fixture.ts';

let browser: Browser;
let preview: PreviewServer;
let page: Page;
const asked: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  browser = await startBrowser();
  const many = Array.from({ length: 1000 }, (_, index) =>
    toPage(`/servicios/${index}/`, `Servicio ${index}`, `Texto del servicio número ${index}.`),
  );
  preview = await serve(
    [toPage('/', 'Casa Ejemplo', 'Reparaciones <script>window.ran = true</script> en toda la isla.'), ...many],
    [problem('/servicios/7/', 'thin-page'), problem('company.hours', 'missing-fact')],
  );
});
afterAll(async () => {
  await browser?.close();
  await preview?.close();
});

beforeEach(async () => {
  asked.length = 0;
  complaints.length = 0;
  page = await browser.newPage();
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(preview.origin);
  await page.getByText('1001 of 1001 pages').waitFor();
  return () => page.close();
});

/** What the browser computes for a CSS property. The function runs there, where there is a DOM. */
const styleOf = (element: Locator, property: string, pseudo?: string): Promise<unknown> =>
  element.evaluate(
    (node, [name, part]) =>
      (
        globalThis as unknown as { getComputedStyle: (of: unknown, part?: string) => Record<string, string> }
      ).getComputedStyle(node, part)[name ?? ''],
    [property, pseudo],
  );

describe('the preview page in a browser', () => {
  it('lists a thousand pages, and requests none before one is chosen', async () => {
    expect(await page.locator('#pages li').count()).toBe(1001);
    expect(asked.some((url) => url.includes('path='))).toBe(false);
  });

  it('shows the chosen page with its removals struck out and labelled, and its Markdown', async () => {
    await page.locator('#pages a[href*="servicios%2F7%2F"]').click();
    const cut = page.locator('#original del.cut', { hasText: 'Llama ahora' });
    await cut.waitFor();
    expect(await styleOf(cut, 'textDecorationLine')).toContain('line-through');
    expect(await styleOf(cut, 'content', '::before')).toBe('"call to action"');
    expect(await page.locator('#raw').innerText()).toMatch(/^# Servicio 7\n/);
    await page.locator('#problems', { hasText: 'Something is wrong. → Mend the thin-page.' }).waitFor();
  });

  it('can be used by keyboard, from the list to a page and the config lines for its parts', async () => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByLabel('Search').fill('numero 431');
    await press('Enter');
    await page.getByText('1 of 1001 pages', { exact: true }).waitFor();
    await page.getByLabel('Search').focus();
    await press('Tab', 'Tab', 'Enter');
    // The address leads to its title, which gets the focus once the page is there.
    await page.locator('h2:focus', { hasText: 'Servicio 431' }).waitFor();
    // Its address, then the parts.
    await press('Tab', 'Tab', 'Enter', 'Tab', 'Enter');
    await page.getByText('content: { keep: [').first().waitFor();
    await press('Tab', 'Tab', 'Tab', 'Enter', 'Tab', 'Enter');
    await page.getByText('content: { drop: [').first().waitFor();
  });

  it('has no accessibility violations, and fits into 390 pixels', async () => {
    await page.goto(`${preview.origin}/?q=numero+12&path=/servicios/12/`);
    await page.locator('#raw').waitFor();
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
    // The headings of the original, which stand among those of the page, are the site's own affair.
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = (await page.evaluate("axe.run({ rules: { 'heading-order': { enabled: false } } })")) as {
        violations: { id: string }[];
      };
      expect([width, violations.map(({ id }) => id)]).toEqual([width, []]);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });

  it('loads nothing from other hosts, runs no script of the site, and obeys its policy', async () => {
    await page.locator('#pages a').first().click();
    await page.locator('#original .image').waitFor();
    expect(asked.filter((url) => !url.startsWith(`${preview.origin}/`))).toEqual([]);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(await page.title()).toBe('Casa Ejemplo: What agents read');
    expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
  });
});
