import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

// Registered before any hook of the test file itself, and so run after all of them.
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** An empty folder below the system's temporary one, there until the tests of the file have ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-test-'));
  folders.push(folder);
  return folder;
}
