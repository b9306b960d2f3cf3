import type { Browser } from 'playwright-core';
import { requireProgram } from '../../programs.ts';

/** Starts Chromium without a window. @throws Error if it is not installed */
export async function startBrowser(): Promise<Browser> {
  const executablePath = requireProgram('chromium');
  // Without a browser, the library is not loaded either.
  const { chromium } = await import('playwright-core');
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
