import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const executablePath = '/usr/bin/chromium';

/** A real browser without a window. @throws Error when there is none */
export function startBrowser(): Promise<Browser> {
  if (!existsSync(executablePath)) {
    throw new Error(
      `These tests open pages in Chromium, and ${executablePath} is not there: install it (apt-get install chromium).`,
    );
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
