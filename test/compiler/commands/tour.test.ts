import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordTour } from '../../record-tour.ts';
import { root } from '../../service/running-service.ts';

it('shows in the page for editors what the commands print; `npm run record` writes it again', {
  timeout: 400_000,
}, async () => {
  const page = readFileSync(join(root, 'compiler/README.md'), 'utf8');
  expect(page.match(/^```console$/gm)?.length).toBeGreaterThan(10);
  expect(await recordTour(page)).toBe(page);
});
