/** Opens the developer page of the example site in a real browser, served in front mode to visitors behind a proxy. */

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startBrowser } from '../../compiler/preview/browser.ts';
import { startUpstream, type Upstream } from '../../runtime/http/front/upstream.ts';
import { type RunningService, runService } from '../running-service.ts';

export interface DeveloperPage {
  readonly service: RunningService;
  /** Opens the page as a new visitor, whose address has its own quota. */
  visit(options?: BrowserContextOptions): Promise<Page>;
}

/** Script that runs in the page first: records addresses that the policy blocked, and the sum of layout shifts. */
const watch = `
  window.blocked = [];
  window.shift = 0;
  document.addEventListener('securitypolicyviolation', (event) => window.blocked.push(event.blockedURI));
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Registers hooks that start website, service and browser before the tests of the file, and end them after. */
export function serveDeveloperPage(): DeveloperPage {
  let website: Upstream;
  let service: RunningService;
  let browser: Browser;
  let callers = 0;

  beforeAll(async () => {
    website = await startUpstream();
    service = await runService({ UPSTREAM_URL: website.origin });
    browser = await startBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await website?.close();
  });

  return {
    get service() {
      return service;
    },
    async visit(options = {}) {
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
    },
  };
}

/** Searches on the page. Returns the addresses of the results. */
export async function search(page: Page, query: string): Promise<string[]> {
  await page.fill('#query', query);
  await page.press('#query', 'Enter');
  const heading = page.locator('#output h3', { hasText: `«${query}»` });
  await heading.waitFor();
  return page.locator('.results > li > a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Opens the first result. */
export async function readFirst(page: Page): Promise<void> {
  await page.click('.results > li > a');
  await page.waitForSelector('.raw');
}
