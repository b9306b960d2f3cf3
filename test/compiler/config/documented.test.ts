import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listConfigFields } from '../../../compiler/config/check-config.ts';

it('is told in the README field by field, and no field that there is not', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `(?:site|crawl|content|company|search)\./.test(line));
  const told = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w.]+)`/g)].map(([, field]) => field));
  expect(told.sort()).toEqual(listConfigFields().sort());
});
