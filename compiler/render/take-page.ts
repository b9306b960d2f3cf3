/** Loads a page and takes its HTML, with the views and addresses that its menus lead to. */

import { escapeUTF8 } from 'entities';
import type { Page } from 'playwright-core';
import { MAX_HTML_LENGTH } from '../bounds.ts';
import {
  ADDRESS_SCRIPT,
  ROUTES_SCRIPT,
  toClickScript,
  toHtmlScript,
  toRouteScript,
  toViewScript,
  VIEWS_MARK,
} from './page-scripts.ts';
import { openVirtualTime, type RunFor } from './virtual-time.ts';

/** Maximum milliseconds for a page to load, and for one view of it. */
export const MAX_VIEW_MS = 20_000;

/** Virtual milliseconds of the first view, which may open with an animation, and of each further view. */
const FIRST_VIEW_VIRTUAL_MS = 5_000;
const VIEW_VIRTUAL_MS = 1_000;

/** Maximum routes rendered per page. */
const MAX_ROUTES = 50;

/** Maximum menu entries clicked per page. */
const MAX_CLICKS = 30;

/** A place that a menu leads to. */
type Entry = [place: string, name: string];

/**
 * Loads a page and lets its scripts run. Returns its HTML with a section for each of its routes, and the address that a
 * script sends visitors to at once.
 * @param takeTarget returns the address of the latest navigation, once
 */
export async function takePage(
  page: Page,
  url: string,
  takeTarget: () => string | undefined,
): Promise<{ html: string; target?: string }> {
  // Virtual time starts after the HTML is parsed. Earlier, it would run out before the scripts are requested.
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: MAX_VIEW_MS });
  const runFor = await openVirtualTime(page, MAX_VIEW_MS);
  await runFor(FIRST_VIEW_VIRTUAL_MS);
  const html = (await page.evaluate(toHtmlScript(MAX_HTML_LENGTH * 2))) as string;
  const target = takeTarget();
  if (target !== undefined) return { html: html.replace(VIEWS_MARK, ''), target };
  const routes = new Map<string, string>();
  const add = (entries: readonly Entry[]) => {
    for (const [route, name] of entries) if (!routes.has(route) && routes.size < MAX_ROUTES) routes.set(route, name);
  };
  add((await page.evaluate(ROUTES_SCRIPT)) as Entry[]);
  let views = '';
  const shown = new Set<string>();
  const showNew = async () => {
    // A view may lead to further views, which join the end of the map.
    for (const [route, name] of routes) {
      if (shown.has(route) || views.length > MAX_HTML_LENGTH) continue;
      shown.add(route);
      await page.evaluate(toRouteScript(route));
      await runFor(VIEW_VIRTUAL_MS);
      views += (await page.evaluate(toViewScript(route, name))) as string;
      add((await page.evaluate(ROUTES_SCRIPT)) as Entry[]);
    }
  };
  await showNew();
  // A click may change what further views show, such as their language.
  const clicked = await clickMenus(page, runFor, takeTarget);
  add(clicked.routes);
  await showNew();
  if (clicked.addresses.length > 0) views = toMenu(clicked.addresses) + views;
  return { html: html.replace(VIEWS_MARK, () => views) };
}

/** Clicks menu entries without an address, and returns the routes and addresses that they lead to. */
async function clickMenus(page: Page, runFor: RunFor, takeTarget: () => string | undefined) {
  const routes: Entry[] = [];
  const addresses: Entry[] = [];
  const done: string[] = [];
  let before = (await page.evaluate(ADDRESS_SCRIPT)) as string;
  while (done.length < MAX_CLICKS) {
    const name = (await page.evaluate(toClickScript(done))) as string;
    if (name === '') break;
    done.push(name);
    await runFor(VIEW_VIRTUAL_MS);
    const shown = (await page.evaluate(ADDRESS_SCRIPT)) as string;
    const { hash } = new URL(shown);
    const target = takeTarget();
    if (target !== undefined) addresses.push([target, name]);
    else if (shown !== before && /^#!?\/./.test(hash)) routes.push([hash, name]);
    else if (shown.split('#')[0] !== before.split('#')[0]) addresses.push([shown, name]);
    before = shown;
  }
  return { routes, addresses };
}

const toMenu = (entries: readonly Entry[]): string =>
  `<nav>${entries.map(([address, name]) => `<a href="${escapeUTF8(address)}">${escapeUTF8(name)}</a>`).join(' ')}</nav>`;
