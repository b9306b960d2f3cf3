import { type Browser, chromium } from 'playwright-core';
import { requireProgram } from '../../programs.ts';

/** A real browser without a window. @throws Error when there is none */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireProgram('chromium'),
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
