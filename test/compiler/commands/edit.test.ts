/** @module-tag chromium */

import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startBrowser } from '../preview/browser.ts';
import { startCli, writeFolder } from './run-cli.ts';

const html = (title: string, body: string) =>
  `<!doctype html><html lang="es"><head><title>${title}</title><link rel="canonical" href="https://www.luna.example${title === 'Taller Luna' ? '/' : '/neveras/'}"></head><body><nav><a href="/">Inicio</a> <a href="/neveras/">Neveras</a></nav><main><h1>${title}</h1>${body}</main></body></html>`;

const config = `import { defineSite } from 'vitrina';

// De la dueña: no tocar sin avisar.
export default defineSite({
  site: { url: 'https://www.luna.example' },
  crawl: { from: './sitio' },
  // Lo que sobra.
  content: { drop: ['.promo'] },
});
`.replace("'vitrina'", JSON.stringify(join(import.meta.dirname, '../../../compiler/config/define-site.ts')));

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

/** The desk over a small site. */
async function openDesk() {
  const folder = await writeFolder({
    'sitio/index.html': html(
      'Taller Luna',
      '<p>Arreglamos neveras en toda la isla de Gran Canaria.</p><p>Abrimos de lunes a viernes, de 9:00 a 14:00.</p>',
    ),
    'sitio/neveras/index.html': html(
      'Reparación de neveras',
      '<p>La nevera que no enfría se repara en casa.</p><p class="banner">Descuento de otoño en todas las reparaciones del mes.</p><a class="cta" href="tel:1">Llama ahora mismo</a><div class="cookie-consent"><table><tr><th>Nevera</th><th>Precio</th></tr><tr><td>De una puerta</td><td>60 €</td></tr></table></div>',
    ),
    'site.config.ts': config,
  });
  const run = startCli(folder, ['edit', '--json'], { LC_ALL: 'en' });
  onTestFinished(() => void run.process.kill('SIGKILL'));
  await expect.poll(() => run.output.stdout, { timeout: 100_000 }).toContain('\n');
  const { url } = JSON.parse(run.output.stdout) as { url: string };
  return { folder, url, run, read: () => readFile(join(folder, 'site.config.ts'), 'utf8') };
}

const withoutViolations = async (page: Page) => {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = (await page.evaluate("axe.run({ rules: { 'heading-order': { enabled: false } } })")) as {
      violations: { id: string }[];
    };
    expect([page.url(), colorScheme, violations.map(({ id }) => id)]).toEqual([page.url(), colorScheme, []]);
  }
};

it('vitrina edit drops a banner, states and drops facts, keeps a question, undoes it, and publishes nothing', {
  timeout: 300_000,
}, async () => {
  const { folder, url, read } = await openDesk();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  onTestFinished(() => page.close());
  await page.goto(url);
  await withoutViolations(page);
  await page.locator('#pages a', { hasText: 'Reparación de neveras' }).click();
  await page.locator('#raw', { hasText: 'Descuento de otoño' }).waitFor();

  // By mouse: the part itself offers its button.
  await page.locator('#original p', { hasText: 'Descuento' }).click();
  await page.locator('#menu button', { hasText: 'drop this' }).click();
  await page.locator('#undo').waitFor();
  expect(await page.locator('#raw').innerText()).not.toContain('Descuento');
  const dropped = config.replace("drop: ['.promo']", "drop: ['.promo', 'body > main > p.banner']");
  expect(await read()).toBe(dropped);

  // By keyboard: the list of cut parts has the same buttons; what was dropped here is taken off its list again.
  await page.locator('summary', { hasText: 'Cut parts' }).press('Enter');
  await page.locator('li', { hasText: 'Descuento' }).getByRole('button', { name: 'keep this' }).press('Enter');
  await page.locator('#raw', { hasText: 'Descuento' }).waitFor();
  expect(await read()).toBe(config);

  // A table in a box named like a consent is kept, and that is undone.
  const isTable = (element: Page) => element.locator('#raw', { hasText: '| De una puerta | 60 € |' });
  expect(await isTable(page).count()).toBe(0);
  await page.locator('#original td', { hasText: 'De una puerta' }).click();
  await page.locator('#menu button', { hasText: 'keep this' }).click();
  await isTable(page).waitFor();
  expect(await read()).toContain("drop: ['.promo'], keep: ['");
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect.poll(read).toBe(config);

  // A part says where a fact is: by mouse beside it, by keyboard in the list.
  await page.goto(`${url}?path=/`);
  await page.locator('#original p', { hasText: 'Abrimos' }).click();
  await page.locator('#menu button', { hasText: 'these are the hours' }).click();
  await page.locator('#undo').waitFor();
  const located = "hours: { page: '/', selector: 'body > main > p:nth-of-type(2)' }";
  expect(await read()).toContain(`  company: { ${located} },\n`);
  await page.getByRole('button', { name: 'Undo the last change' }).press('Enter');
  await expect.poll(read).toBe(config);
  await page.locator('summary', { hasText: 'Kept parts' }).press('Enter');
  const opening = page.locator('header li', { hasText: 'Abrimos' });
  await opening.getByRole('button', { name: 'drop this' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(read).toContain(located);
  await page.getByRole('link', { name: 'Facts' }).click();
  await withoutViolations(page);
  const row = page.locator('#facts tr', { has: page.getByRole('rowheader', { name: 'Hours', exact: true }) });
  await row.getByRole('button', { name: 'read it from the site' }).press('Enter');
  await expect.poll(read).not.toContain('hours');
  await writeFile(join(folder, 'site.config.ts'), config);
  const hours = page.locator('#facts tr', { has: page.getByRole('rowheader', { name: 'Hours', exact: true }) });
  await hours.getByRole('textbox').fill('De lunes a sábado, de 9:00 a 13:00.');
  await hours.getByRole('button', { name: 'say it yourself' }).click();
  await hours.getByRole('button', { name: 'read it from the site' }).waitFor();
  const stated = config.replace(
    "['.promo'] },\n",
    "['.promo'] },\n  company: { hours: 'De lunes a sábado, de 9:00 a 13:00.' },\n",
  );
  expect(await read()).toBe(stated);
  await hours.getByRole('button', { name: 'not true' }).click();
  await hours.waitFor({ state: 'detached' });
  expect(await read()).toContain('company: { hours: false }');
  const leftOut = page.locator('#unstated li', { hasText: 'Hours: left out by the config' });
  expect(await leftOut.getByRole('button').allInnerTexts()).toEqual(['read it from the site', 'say it yourself']);

  await page.getByRole('link', { name: 'Ask' }).click();
  await page.getByLabel('Question').fill('nevera no enfría');
  await page.getByLabel('Question').press('Enter');
  await withoutViolations(page);
  await page.locator('#results li').first().getByRole('button', { name: 'must keep finding it' }).click();
  await page.locator('#golden', { hasText: '✓ nevera no enfría: /neveras/' }).waitFor();
  expect(await read()).toContain("search: { golden: [{ query: 'nevera no enfría', expect: '/neveras/' }] },\n");

  for (const left of ['company: { hours: false }', "company: { hours: 'De", 'drop']) {
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect.poll(read).toContain(left);
  }
  await page.goto(`${url}?view=search&ask=horario`);
  await page.locator('#told li', { hasText: 'Hours' }).waitFor();
  await withoutViolations(page);
  await page.getByRole('link', { name: 'Documents' }).click();
  await withoutViolations(page);
  await page.getByRole('link', { name: '/llms.txt' }).click();
  await page.locator('#raw', { hasText: 'Taller Luna' }).waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const view of ['', '?view=facts', '?view=search&ask=nevera', '?path=/neveras/']) {
    await page.goto(url + view);
    expect(await page.evaluate('document.documentElement.scrollWidth'), view).toBeLessThanOrEqual(390);
  }
  // Only a compile publishes.
  await expect(readFile(join(folder, 'dist-content/manifest.json'))).rejects.toThrow();
});

it('vitrina edit shows the error of a broken config in the page, and rejects requests of other pages', {
  timeout: 240_000,
}, async () => {
  const { folder, url, read } = await openDesk();
  const form = await (await fetch(`${url}?path=/neveras/`)).text();
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(form) ?? [];
  const change = JSON.stringify({ kind: 'add', path: ['content', 'drop'], value: '.banner' });
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}, path = 'change') =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  expect((await send({ change })).status).toBe(403);
  expect((await send({ change, token }, { origin: 'https://evil.example' })).status).toBe(403);
  for (const other of [
    { kind: 'set', path: ['site', 'url'], value: 'https://evil.example' },
    { kind: 'set', path: ['crawl', 'from'], value: '/etc' },
    { kind: 'add', path: ['content', 'drop'], value: {} },
    { kind: 'set', path: ['content', 'drop'], value: 'x' },
  ])
    expect((await send({ change: JSON.stringify(other), token })).status).toBe(400);
  expect(await read()).toBe(config);
  const moved = await send({ change, token, back: '//evil.example' });
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/']);
  expect(await read()).toContain("'.banner'");
  // A change that makes the config invalid is taken back.
  await send({ change: JSON.stringify({ kind: 'add', path: ['content', 'drop'], value: 'p[' }), token });
  expect(await read()).not.toContain('p[');
  expect(await (await fetch(url)).text()).toMatch(/role="alert"/);

  const by = (await read()).replace('drop:', 'dorp:');
  await writeFile(join(folder, 'site.config.ts'), by);
  await expect.poll(async () => (await fetch(url)).text(), { timeout: 60_000 }).toContain('did you mean');
  await send({ token }, {}, 'undo');
  expect(await read(), 'what was changed by hand is not undone').toBe(by);
});
