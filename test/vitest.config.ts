import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findProgram, programs } from './programs.ts';
import { createSkippedTests } from './skipped-tests.ts';

const missing = programs.filter((program) => !findProgram(program));

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/global-setup.js'],
    setupFiles: ['test/setup.ts'],
    // A process loads each module once for all of its test files, so a test must undo its changes.
    isolate: false,
    // Suites that wait for processes use little of a core.
    maxWorkers: '100%',
    // Suites that start processes and crawl over real HTTP share two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // On a continuous-integration server no test is skipped: a missing program fails the tests that need it.
    tags: programs.map((name) => ({ name, skip: process.env.CI !== 'true' && missing.includes(name) })),
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS === 'true' ? ['github-actions'] : []),
      createSkippedTests(process.env.CI === 'true' ? [] : missing),
    ],
  },
});
