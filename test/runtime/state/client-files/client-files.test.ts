import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import { createClientFiles } from '../../../../runtime/state/client-files/client-files.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { newClient, start } from '../state-behaviour.ts';

const deletion = vi.hoisted(() => ({ held: Promise.resolve() }));

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return { ...real, unlink: (path: string) => deletion.held.then(() => real.unlink(path)) };
});

it('finds a recycled client never again, not even before its file is deleted', async () => {
  const folder = temporaryFolder();
  const clients = await createClientFiles(folder, { now: () => start, log: pino({ enabled: false }) });
  const client = newClient();
  await clients.add(client);
  let release = () => {};
  deletion.held = new Promise((resolve) => {
    release = resolve;
  });
  const end = start + clientLifetimeSeconds * 1000;
  expect(await clients.find(client.id, end)).toBeUndefined();
  expect(await clients.find(client.id, end - 1)).toBeUndefined();
  release();
  await clients.close();
  expect(await clients.size()).toBe(0);
});
