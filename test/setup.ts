/** Runs before each test file. */

import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

// Property tests draw the same values in every run, so that a failure is the change's; `FC_SEED` draws others.
const { FC_SEED = '20250101' } = process.env;
fc.configureGlobal({ seed: FC_SEED === 'random' ? Date.now() : Number(FC_SEED) });

// Test files share a process: what stands in for something real does so in one test.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

// Registered before any hook of the test file itself, and so run after all of them.
afterAll(removeTemporaryFolders);
