import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { clientLifetimeSeconds } from '#shared/contract/policy.ts';
import { createClientFiles } from '../../../../runtime/state/client-files/client-files.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { newClient, start } from '../state-behaviour.ts';

/** Lets the deletion of files wait. @returns what lets it go on */
function holdDeletion(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { unlink } = files;
  const spy = vi.spyOn(files, 'unlink').mockImplementation((path) => held.then(() => unlink(path)));
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return release;
}

it('finds a recycled client never again, not even before its file is deleted', async () => {
  const clients = await createClientFiles(temporaryFolder(), { now: () => start, log: pino({ enabled: false }) });
  const client = newClient();
  await clients.add(client);
  const release = holdDeletion();
  const end = start + clientLifetimeSeconds * 1000;
  expect(await clients.find(client.id, end)).toBeUndefined();
  expect(await clients.find(client.id, end - 1)).toBeUndefined();
  expect(await clients.size()).toBe(1);
  release();
  await clients.close();
  expect(await clients.size()).toBe(0);
});
