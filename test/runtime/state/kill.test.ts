import { expect, it } from 'vitest';
import { runKillRounds } from './kill-rounds.ts';

it('a registration that was answered is kept after kill -9 at any moment', async () => {
  const report = await runKillRounds(4);
  expect(report).toMatchObject({ lost: [], complaints: [] });
  expect(report.acknowledged).toBeGreaterThan(0);
}, 120_000);
