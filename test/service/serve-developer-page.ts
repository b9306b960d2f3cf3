/** The developer page of the example site in a real browser, as it stands in public: before a website, and for visitors who come through a proxy. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Manifest } from '#shared/artifacts.ts';
import { compile } from '../../compiler/compile.ts';
import { writeArtifacts } from '../../compiler/output/output.ts';
import { resolveConfig } from '../../compiler/resolve-config.ts';
import config from '../../compiler/site.config.ts';
import { startBrowser } from '../compiler/preview/browser.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type RunningService, root, runService } from './running-service.ts';
import { startUpstream, type Upstream } from './upstream.ts';

export interface DeveloperPage {
  readonly service: RunningService;
  /** Of the content that it serves. */
  readonly manifest: Manifest;
  /** The page as a new visitor opens it, with a quota of their own. */
  visit(options?: BrowserContextOptions): Promise<Page>;
}

/** Runs in the page before anything else: keeps what the policy blocked, and how far things moved by themselves. */
const watch = `
  window.blocked = [];
  window.shift = 0;
  document.addEventListener('securitypolicyviolation', (event) => window.blocked.push(event.blockedURI));
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Compiles the site and starts all before the tests of the file, and ends it after; nothing is there before the first hook has run. */
export function serveDeveloperPage(): DeveloperPage {
  let manifest: Manifest;
  let website: Upstream;
  let service: RunningService;
  let browser: Browser;
  let callers = 0;

  // Compiling the example site, starting the runtime and a browser on a busy machine takes its time.
  beforeAll(async () => {
    const content = join(temporaryFolder(), 'content');
    const { artifacts } = await compile(resolveConfig(config, join(root, 'compiler'), {}));
    await writeArtifacts(content, artifacts);
    manifest = JSON.parse(readFileSync(join(content, 'manifest.json'), 'utf8'));
    website = await startUpstream();
    service = await runService({ CONTENT_DIR: content, UPSTREAM_URL: website.origin });
    browser = await startBrowser();
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await website?.close();
  });

  return {
    get service() {
      return service;
    },
    get manifest() {
      return manifest;
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

/** Searches on the page. @returns the addresses of what is found */
export async function search(page: Page, query: string): Promise<string[]> {
  await page.fill('#query', query);
  await page.press('#query', 'Enter');
  const heading = page.locator('#output h3', { hasText: `«${query}»` });
  await heading.waitFor();
  return page.locator('.results > li > a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Opens the first page that is found. */
export async function readFirst(page: Page): Promise<void> {
  await page.click('.results > li > a');
  await page.waitForSelector('.prose');
}
