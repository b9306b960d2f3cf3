/** What every back end of the state must do with a token request. Each one's test file runs it against its own. */

import { describe, expect, it } from 'vitest';
import { clientLifetimeSeconds, tokenLifetimeSeconds } from '#shared/contract/policy.ts';
import type { State, TokenRequest } from '../../../runtime/state/state.ts';
import { newClient, start } from './state-behaviour.ts';

const limit = { limit: 2, windowSeconds: 60 };

/** @param create an empty state that ends with the test */
export function describeTokenIssue(name: string, create: () => Promise<State>): void {
  const withClient = async () => {
    const state = await create();
    const client = newClient({ scopes: ['content:read', 'quota:read'] });
    await state.clients.add(client);
    const request = (changes: Partial<TokenRequest> = {}): TokenRequest => ({
      clientId: client.id,
      secretHash: client.secretHash,
      limit,
      token: { hash: 'hash', scopes: undefined },
      ...changes,
    });
    return { state, client, request };
  };

  describe(`${name}: a token request`, () => {
    it('leaves a token that is for all scopes of the client, or for those it asks for', async () => {
      const { state, client, request } = await withClient();
      const token = {
        clientId: client.id,
        clientName: client.name,
        scopes: client.scopes,
        issuedAt: start,
        expiresAt: start + tokenLifetimeSeconds * 1000,
      };
      expect(await state.issueToken(request(), start)).toMatchObject({
        client: { id: client.id, name: client.name, scopes: client.scopes },
        use: { used: 1, resetAt: start + 60_000 },
        issued: token,
      });
      expect(await state.tokens.find('hash', start)).toEqual(token);
      await state.issueToken(request({ token: { hash: 'other', scopes: ['quota:read'] } }), start);
      expect(await state.tokens.find('other', start)).toEqual({ ...token, scopes: ['quota:read'] });
      expect((await state.clients.find(client.id, start + 1))?.id).toBe(client.id);
    });

    it('is nobody’s with another secret, of an unknown client and of one that was recycled', async () => {
      const { state, request } = await withClient();
      expect(await state.issueToken(request({ secretHash: 'c0ffee'.padEnd(64, '1') }), start)).toEqual({});
      expect(await state.issueToken(request({ clientId: newClient().id }), start)).toEqual({});
      expect(await state.issueToken(request(), start + clientLifetimeSeconds * 1000)).toEqual({});
      expect(await state.tokens.find('hash', start)).toBeUndefined();
    });

    it('counts whatever comes of it, and leaves nothing beyond the limit', async () => {
      const { state, request } = await withClient();
      expect(await state.issueToken(request({ token: undefined }), start)).toMatchObject({ use: { used: 1 } });
      const foreign = { hash: 'foreign', scopes: ['nope' as 'quota:read'] };
      expect(await state.issueToken(request({ token: foreign }), start)).toMatchObject({ use: { used: 2 } });
      expect(await state.issueToken(request(), start)).toMatchObject({ use: { used: 3 } });
      expect(await state.tokens.find('foreign', start)).toBeUndefined();
      expect(await state.tokens.find('hash', start)).toBeUndefined();
    });

    it('keeps its client from being recycled', async () => {
      const { state, client, request } = await withClient();
      const late = start + clientLifetimeSeconds * 1000 - 1;
      await state.issueToken(request(), late);
      expect(await state.clients.find(client.id, late + 1000)).toMatchObject({ lastTokenAt: late });
    });
  });
}
