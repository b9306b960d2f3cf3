/** @module-tag chromium */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readFirst, search, serveDeveloperPage } from './serve-developer-page.ts';

const developers = serveDeveloperPage();
const { visit } = developers;

describe('the developer page', () => {
  const views: [string, (page: Page) => Promise<unknown>][] = [
    ['start', async () => {}],
    ['results', (page) => search(page, 'lavadora')],
    ['a page', readFirst],
    ['nothing found', (page) => search(page, 'xyzzyqw')],
    [
      'facts',
      async (page) => {
        await page.click('#company button[value=all]');
        await page.waitForSelector('.output:not([aria-busy]) > .raw');
      },
    ],
  ];

  it('fits into 360 pixels in every view, without clipping', async () => {
    const page = await visit({ viewport: { width: 360, height: 740 } });
    for (const [name, show] of views) {
      await show(page);
      const wider = await page
        .locator('body *:visible')
        .evaluateAll((nodes) =>
          nodes
            .filter((node) => !node.closest('.skip, .unseen') && node.getBoundingClientRect().right > 360.5)
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

  it.each([
    ['light', '{}'],
    // Nothing else differs.
    ['dark', "{ runOnly: ['color-contrast'] }"],
  ] as const)('has no accessibility violation in %s', async (colorScheme, options) => {
    const page = await visit({ colorScheme });
    // Through the debugger: the policy of the page lets no other script in.
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
    for (const [name, show] of views) {
      await show(page);
      const { violations } = (await page.evaluate(`axe.run(${options})`)) as { violations: AxeViolation[] };
      const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 120))]);
      expect([name, found]).toEqual([name, []]);
    }
  });

  it('loads less than 20 KB from its own origin, and shifts no layout', async () => {
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
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(20_000);
    for (const [, show] of views) await show(page);
    const elsewhere = addresses.filter(
      (address) => !address.startsWith(`${developers.service.origin}/`) && !address.startsWith('data:'),
    );
    expect(elsewhere).toEqual([]);
    expect(await page.evaluate('window.shift')).toBe(0);
  });

  it('loads nothing that its policy blocks, and the policy blocks foreign content', async () => {
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
