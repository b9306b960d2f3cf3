/** A process that registers clients in the folder it is given and prints its port; tests kill it. */

import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { H3 } from 'h3';
import { toNodeHandler } from 'h3/node';
import { pino } from 'pino';
import { toAddresses } from '#shared/addresses.ts';
import { toLocale } from '#shared/locale/locales.ts';
import type { AppDeps } from '../../../runtime/app-deps.ts';
import type { Content } from '../../../runtime/content.ts';
import { createOAuthRoutes } from '../../../runtime/oauth/routes.ts';
import { createMemoryState } from '../../../runtime/state/memory/memory.ts';

const [dataDir = ''] = process.argv.slice(2);
// Written at once: what waits in memory would go with the process.
const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
const now = Date.now;
const state = await createMemoryState({ dataDir, now, log });
const site = { url: 'https://www.example.es', apiPath: '/api/v1', language: 'es', brand: 'Hogar Calima' };
const content = { site, addresses: toAddresses(site), locale: toLocale('es') } as Content;
const deps: AppDeps = { content, state, now, log, randomId: randomUUID, trustProxy: { hops: 1 } };
const app = new H3({
  onRequest(event) {
    event.context.requestId = randomUUID();
  },
});
createOAuthRoutes({ randomBytes })(app, deps);
const server = createServer(toNodeHandler(app));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
