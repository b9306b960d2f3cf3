/** Starts a service with the operations and the authorization server on a free port, for tests over HTTP. */

import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { toAddresses } from '#shared/addresses.ts';
import { documentPaths } from '#shared/documents.ts';
import { toLocale } from '#shared/locale/locales.ts';
import { createApp } from '../../../runtime/app.ts';
import { createPages } from '../../../runtime/content/pages.ts';
import { prepare } from '../../../runtime/content/prepared.ts';
import type { Content } from '../../../runtime/content.ts';
import { toListener } from '../../../runtime/http/node-server.ts';
import { createMemoryState } from '../../../runtime/state/memory.ts';
import type { State } from '../../../runtime/state/state.ts';
import { createLog, createMetrics } from '../../../runtime/telemetry.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

export interface TestService {
  url: string;
  dataDir: string;
  state: State;
  /** Moves the service's clock forward. */
  wait(seconds: number): void;
}

const metrics = createMetrics();

/** Starts a service without pages, at 2030-01-01, that ends with the test. @param overrides parts of the state */
export async function startService(overrides: Partial<State> = {}): Promise<TestService> {
  const dataDir = temporaryFolder();
  let time = Date.parse('2030-01-01T00:00:00Z');
  const now = (): number => time;
  const log = createLog('silent');
  const state = { ...(await createMemoryState(dataDir, { now, log })), ...overrides };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const deps = { content: toContent(url), state, now, log, metrics, randomId: randomUUID, randomBytes };
  server.on('request', toListener(createApp(deps)));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await state.close();
  });
  return {
    url,
    dataDir,
    state,
    wait(seconds) {
      time += seconds * 1000;
    },
  };
}

/** Returns the parts of a generation that these tests need. */
function toContent(url: string): Content {
  const site = { url, apiPath: '/api/v1', language: 'es', brand: 'Hogar Calima' };
  const addresses = toAddresses(site);
  const company = prepare({ brand: site.brand, website: url });
  const content: Pick<
    Content,
    'generation' | 'site' | 'addresses' | 'locale' | 'apiHeaders' | 'pages' | 'company' | 'documents'
  > = {
    generation: 'test',
    site,
    addresses,
    locale: toLocale('es'),
    apiHeaders: [],
    pages: createPages([], url),
    company: { all: company, contact: company, service_model: company, coverage: company, services: company },
    documents: new Map([[documentPaths.authorizationServer, toMetadata(addresses)]]),
  };
  return content as Content;
}

/** Returns authorization server metadata with what these tests read. */
function toMetadata({ site, oauth }: ReturnType<typeof toAddresses>) {
  const body = Buffer.from(
    JSON.stringify({
      issuer: site,
      token_endpoint: oauth.token,
      registration_endpoint: oauth.register,
      revocation_endpoint: oauth.revoke,
      introspection_endpoint: oauth.introspect,
      response_types_supported: [],
    }),
  );
  return { body, etag: '"metadata"', headers: [['content-type', 'application/json']] as const };
}
