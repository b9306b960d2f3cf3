/** Starts a service over a fixture's content on a free port, with a clock that tests move, for tests over HTTP. */

import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ErrorBody } from '#shared/contract/schemas.ts';
import { createApp } from '../../runtime/app.ts';
import type { AppDeps } from '../../runtime/app-deps.ts';
import { loadContent } from '../../runtime/content.ts';
import { toListener, watchConnections } from '../../runtime/http/node-server.ts';
import { answerClientErrors } from '../../runtime/http/request/client-error.ts';
import { createMemoryCounters, createMemoryTokens } from '../../runtime/state/memory.ts';
import { type AccessToken, hashSecret, type State } from '../../runtime/state/state.ts';
import { createLog, createMetrics } from '../../runtime/telemetry.ts';
import { type Fixture, writeContent } from './content-fixture.ts';

export interface TestService {
  url: string;
  port: number;
  deps: AppDeps;
  /** Fetches a path with query values, encoded as in a form. */
  get(path: string, query?: Record<string, string>, init?: RequestInit): Promise<Response>;
  /** Issues an access token with all scopes, valid for an hour; `given` replaces fields. */
  token(given?: Partial<AccessToken>): Promise<string>;
  /** Moves the service's clock. */
  wait(seconds: number): void;
}

const metrics = createMetrics();

/**
 * Starts a service, at 2030-01-01, that ends with the test. It has no clients, and its state is in memory.
 * @param overrides dependencies of the app @param toWebsite creates the handler of other addresses, as in front mode
 */
export async function startService(
  fixture: Fixture = {},
  overrides: Partial<AppDeps> = {},
  toWebsite?: Parameters<typeof createApp>[1],
): Promise<TestService> {
  let time = Date.parse('2030-01-01T00:00:00Z');
  const folder = await writeContent(fixture);
  const state: State = {
    counters: createMemoryCounters(),
    tokens: createMemoryTokens(),
    clients: { add: async () => {}, find: async () => undefined, touch: async () => {} },
    close: async () => {},
  };
  let requests = 0;
  const deps: AppDeps = {
    content: await loadContent(folder),
    state,
    now: () => time,
    randomId: () => `request-${++requests}`,
    randomBytes,
    log: createLog('silent'),
    metrics,
    ...overrides,
  };
  const server = createServer(toListener(createApp(deps, toWebsite)));
  answerClientErrors(server, watchConnections(server), () => deps.content);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  let tokens = 0;
  return {
    url,
    port,
    deps,
    get(path, query = {}, init) {
      const search = new URLSearchParams(query).toString();
      return fetch(url + path + (search && `?${search}`), init);
    },
    async token(given) {
      const token = `token-${++tokens}`;
      await deps.state.tokens.add(hashSecret(token), {
        clientId: 'client-1',
        clientName: 'Test',
        scopes: ['content:read', 'quota:read'],
        issuedAt: time,
        expiresAt: time + 3_600_000,
        ...given,
      });
      return token;
    },
    wait(seconds) {
      time += seconds * 1000;
    },
  };
}

/** Returns options of `fetch` with a token in the `Authorization` header. */
export const bearer = (token: string): { headers: Record<string, string> } => ({
  headers: { authorization: `Bearer ${token}` },
});

/** Returns the fields of an error answer's body, with the HTTP status. */
export async function readError(response: Response): Promise<{
  status: number;
  code: string;
  message: string;
  hint: string;
  parameter: string | undefined;
}> {
  const { code, message, data } = (await response.json()) as ErrorBody;
  return { status: response.status, code, message, hint: data.hint, parameter: data.parameter };
}
