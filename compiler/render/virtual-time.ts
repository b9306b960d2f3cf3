/**
 * Runs a page in virtual time (Chrome DevTools Protocol, Emulation.setVirtualTimePolicy): waits of its scripts pass at
 * once, and none passes while an answer is awaited. What is then shown does not depend on the speed of the machine.
 */

import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Tasks in a row without a wait, after which time passes anyway: an endless chain would stop it. */
const MAX_TASKS = 100_000;

/** Runs a page for some milliseconds of virtual time, after which its timers stand still. */
export type RunFor = (virtualMs: number) => Promise<void>;

/**
 * Opens the clock of a page that has begun to load.
 * @param maxMs maximum milliseconds of one run by the clock of this machine
 */
export async function openVirtualTime(page: Page, maxMs: number): Promise<RunFor> {
  const session = await page.context().newCDPSession(page);
  return async (virtualMs) => {
    const late = new AbortController();
    const passed = new Promise<void>((resolve) => session.once('Emulation.virtualTimeBudgetExpired', () => resolve()));
    await session.send('Emulation.setVirtualTimePolicy', {
      policy: 'pauseIfNetworkFetchesPending',
      budget: virtualMs,
      maxVirtualTimeTaskStarvationCount: MAX_TASKS,
    });
    await Promise.race([passed, wait(maxMs, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
  };
}
