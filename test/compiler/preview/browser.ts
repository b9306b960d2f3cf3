import type { Browser } from 'playwright-core';
import { requireProgram } from '../../programs.ts';

/** A real browser without a window. @throws Error when there is none */
export async function startBrowser(): Promise<Browser> {
  const executablePath = requireProgram('chromium');
  // Where there is no browser, the library is not loaded either.
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
