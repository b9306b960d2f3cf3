/** @module-tag chromium */

import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportFile } from '../../../../compiler/report/file/report-file.ts';
import { toReportText } from '../../../../compiler/report/render.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { startBrowser } from '../../preview/browser.ts';

const sheet = {
  columns: ['Página', 'Conservado (%)'],
  rows: [
    [{ text: '/b/', href: 'https://x.es/b/' }, 100],
    [{ text: '/á/', href: 'https://x.es/%C3%A1/' }, 9],
    [{ text: `/c/${'larga'.repeat(60)}/`, href: 'https://x.es/c/' }, 25],
  ],
};
const file: ReportFile = {
  title: 'Casa Sol: lo que leen los agentes',
  about: [['Sitio', { text: 'x.es', href: 'https://x.es' }]],
  parts: [
    { title: 'Cambios', lines: [{ text: '+ nueva', tone: 'good' }] },
    { title: 'Páginas', ...sheet },
  ],
  sheet,
};

let browser: Browser;
let address: string;
beforeAll(async () => {
  browser = await startBrowser();
  const place = join(temporaryFolder(), 'informe.html');
  await writeFile(place, toReportText(file, 'html', 'es'));
  address = pathToFileURL(place).href;
});
afterAll(() => browser?.close());

const firstCells = (page: Page) =>
  page.locator('tbody th').evaluateAll((cells) => cells.map((one) => one.textContent?.slice(0, 3)));

it('the table of a report sorts by a pressed column, also by keyboard, and numbers by value', async () => {
  const page = await browser.newPage();
  await page.goto(address);
  expect(await firstCells(page)).toEqual(['/b/', '/á/', '/c/']);
  await page.getByRole('button', { name: 'Conservado (%)' }).press('Enter');
  expect(await firstCells(page)).toEqual(['/á/', '/c/', '/b/']);
  await page.getByRole('button', { name: 'Página' }).click();
  expect(await firstCells(page)).toEqual(['/á/', '/b/', '/c/']);
  await page.getByRole('button', { name: 'Página' }).click();
  expect(await firstCells(page)).toEqual(['/c/', '/b/', '/á/']);
  await page.close();
});

it.each(['light', 'dark'] as const)(
  'a report has no accessibility violations, fits the window and requests nothing else, in %s colours',
  async (colorScheme) => {
    for (const width of [1280, 390]) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(address);
      await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
      const { violations } = (await page.evaluate('axe.run()')) as { violations: { id: string }[] };
      expect([width, violations.map(({ id }) => id)]).toEqual([width, []]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      expect(asked).toEqual([address]);
      await page.close();
    }
  },
);
