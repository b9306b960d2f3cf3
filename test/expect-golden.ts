import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Expects the text of a file in `test/fixtures/transcripts`. `UPDATE_GOLDEN=1` first rewrites the file, for review. */
export function expectGolden(name: string, text: string): void {
  const file = join(import.meta.dirname, 'fixtures/transcripts', name);
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
