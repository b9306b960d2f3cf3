import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/property-seed.ts'],
    // Suites that start processes and crawl over real HTTP share two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
