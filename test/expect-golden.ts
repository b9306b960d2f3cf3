/** Compares a text with the one that is kept in `test/fixtures/transcripts`. `UPDATE_GOLDEN=1` rewrites it for review. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export function expectGolden(name: string, text: string): void {
  const file = join(import.meta.dirname, 'fixtures/transcripts', name);
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
