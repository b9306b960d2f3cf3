/** Runs before each test file. */

import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

// Property tests use the same values in every run, so that only changes cause failures. `FC_SEED` (a number or
// `random`) sets others.
const { FC_SEED = '20250101' } = process.env;
fc.configureGlobal({ seed: FC_SEED === 'random' ? Date.now() : Number(FC_SEED) });

// Test files share a process, so mocks must end with their test.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

// Registered before the hooks of the test file, so it runs after them.
afterAll(removeTemporaryFolders);
