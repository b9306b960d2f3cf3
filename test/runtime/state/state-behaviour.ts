/** Tests that every back end of the state must pass. The test file of each back end runs them. */

import { describe, expect, it } from 'vitest';
import { clientLifetimeSeconds, tokenLifetimeSeconds } from '#shared/contract/policy.ts';
import type { AccessToken, Client, State } from '../../../runtime/state/state.ts';

const minute = { limit: 2, windowSeconds: 60 };
const hour = { limit: 2, windowSeconds: 3600 };

export const start = Date.parse('2030-01-01T00:00:00Z');

let lastClient = 0;

export function newClient(changes: Partial<Client> = {}): Client {
  return {
    id: (++lastClient).toString(16).padStart(32, '0'),
    name: 'Agente de José 🤖',
    secretHash: 'c0ffee'.padEnd(64, '0'),
    authMethod: 'client_secret_post',
    scopes: ['content:read'],
    registeredAt: start,
    ...changes,
  };
}

const newToken = (changes: Partial<AccessToken> = {}): AccessToken => ({
  clientId: 'client',
  clientName: 'Agente',
  scopes: ['content:read', 'quota:read'],
  issuedAt: start,
  expiresAt: start + tokenLifetimeSeconds * 1000,
  ...changes,
});

/**
 * Declares the tests of a back end.
 * @param create returns an empty state that ends with the test
 */
export function describeState(name: string, create: () => Promise<State>): void {
  describe(`${name}: counters`, () => {
    it('count in a window that starts with the first request', async () => {
      const { counters } = await create();
      expect(await counters.count('a', minute, start)).toEqual({ used: 1, resetAt: start + 60_000 });
      expect(await counters.count('a', minute, start + 59_999)).toEqual({ used: 2, resetAt: start + 60_000 });
      expect(await counters.count('a', minute, start + 60_000)).toEqual({ used: 1, resetAt: start + 120_000 });
    });

    it('continue beyond the limit without moving the window', async () => {
      const { counters } = await create();
      for (let used = 1; used <= 5; used++) {
        expect(await counters.count('a', minute, start + used)).toEqual({ used, resetAt: start + 60_001 });
      }
    });

    it('count keys, and windows of different lengths, separately', async () => {
      const { counters } = await create();
      await counters.count('a', minute, start);
      expect(await counters.count('b', minute, start)).toMatchObject({ used: 1 });
      expect(await counters.count('c', hour, start)).toEqual({ used: 1, resetAt: start + 3_600_000 });
      expect(await counters.count('c', hour, start + 3_599_999)).toMatchObject({ used: 2 });
    });

    it('can be read without counting', async () => {
      const { counters } = await create();
      expect(await counters.count('a', minute, start, 0)).toEqual({ used: 0, resetAt: start + 60_000 });
      await counters.count('a', minute, start + 10);
      expect(await counters.count('a', minute, start + 20, 0)).toEqual({ used: 1, resetAt: start + 60_010 });
      expect(await counters.count('a', minute, start + 60_010, 0)).toEqual({ used: 0, resetAt: start + 120_010 });
      expect(await counters.count('a', minute, start + 30)).toEqual({ used: 2, resetAt: start + 60_010 });
    });

    it('give each of many simultaneous requests its own number', async () => {
      const { counters } = await create();
      const uses = await Promise.all(Array.from({ length: 50 }, () => counters.count('a', minute, start)));
      expect(uses.map(({ used }) => used).sort((a, b) => a - b)).toEqual(uses.map((_, index) => index + 1));
    });
  });

  describe(`${name}: clients`, () => {
    it('are found as they were added', async () => {
      const { clients } = await create();
      const client = newClient();
      await clients.add(client);
      expect(await clients.find(client.id, start)).toEqual(client);
    });

    it.each(['', 'unknown', 'f'.repeat(32), '../x', '__proto__', 'a/b', 'ñ', '\0'])(
      'are not found by an id that was not registered: %j',
      async (id) => {
        const { clients } = await create();
        expect(await clients.find(id, start)).toBeUndefined();
      },
    );

    it('are deleted 180 days after their registration if they never requested a token', async () => {
      const { clients } = await create();
      const client = newClient();
      await clients.add(client);
      const end = start + clientLifetimeSeconds * 1000;
      expect(await clients.find(client.id, end - 1)).toBeDefined();
      expect(await clients.find(client.id, end)).toBeUndefined();
      expect(await clients.find(client.id, end - 1)).toBeUndefined();
    });

    it('are deleted 180 days after their last token request', async () => {
      const { clients } = await create();
      const client = newClient();
      await clients.add(client);
      const lastUse = start + 100 * 24 * 3_600_000;
      await clients.find(client.id, lastUse);
      await clients.touch(client.id, lastUse);
      const end = lastUse + clientLifetimeSeconds * 1000;
      expect(await clients.find(client.id, end - 1)).toEqual({ ...client, lastTokenAt: lastUse });
      expect(await clients.find(client.id, end)).toBeUndefined();
    });
  });

  describe(`${name}: tokens`, () => {
    it('are found until they expire', async () => {
      const { tokens } = await create();
      const token = newToken();
      await tokens.add('hash', token);
      expect(await tokens.find('hash', token.expiresAt - 1)).toEqual(token);
      expect(await tokens.find('hash', token.expiresAt)).toBeUndefined();
      expect(await tokens.find('other', start)).toBeUndefined();
    });

    it('are found as long as they are valid, even if many follow', async () => {
      const { tokens } = await create();
      await tokens.add('first', newToken());
      for (let hours = 0; hours < 0.99; hours += 0.1) {
        const issuedAt = start + hours * 3_600_000;
        await tokens.add(`later ${hours}`, newToken({ issuedAt, expiresAt: issuedAt + 3_600_000 }));
      }
      expect(await tokens.find('first', start + 3_599_999)).toBeDefined();
    });

    it('are not found after removal', async () => {
      const { tokens } = await create();
      await tokens.add('hash', newToken());
      await tokens.add('other', newToken());
      await tokens.remove('hash');
      await tokens.remove('unknown');
      expect(await tokens.find('hash', start)).toBeUndefined();
      expect(await tokens.find('other', start)).toBeDefined();
    });
  });
}
