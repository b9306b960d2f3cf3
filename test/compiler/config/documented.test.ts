import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listConfigFields } from '../../../compiler/config/check-config.ts';

it('the README documents every config field, and no others', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `(?:site|crawl|content|company|search)\./.test(line));
  const told = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w.]+)`/g)].map(([, field]) => field));
  expect(told.sort()).toEqual(listConfigFields().sort());
});
