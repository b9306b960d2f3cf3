/**
 * Runs a page in virtual time (Chrome DevTools Protocol, Emulation.setVirtualTimePolicy). Timers of its scripts run at
 * once, and virtual time stops during requests. The result does not depend on the speed of the machine.
 */

import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Maximum tasks in a row without a wait. After them, virtual time passes anyway. */
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
