/**
 * The process: reads options and content, listens, looks for new content, and ends in good order. Exit codes: 0 ended,
 * 1 unexpected, 3 configuration.
 */

import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { toBanner } from './banner.ts';
import { ContentError } from './content/read-folder.ts';
import { createGaps } from './gaps.ts';
import { createGenerations } from './generations.ts';
import { watchConnections } from './http/connections.ts';
import { createHttpServer, ListenError, listenAt } from './http/http-server.ts';
import { toListener } from './http/listener.ts';
import { answerClientErrors } from './http/request/client-error.ts';
import type { Search } from './operations/search-pages.ts';
import { OptionError, type Options, readOptions } from './options.ts';
import { createMemoryState } from './state/memory/memory.ts';
import type { State } from './state/state.ts';
import { createLog } from './telemetry/log.ts';
import { createMetrics } from './telemetry/metrics.ts';

const exitCodes = { unexpected: 1, configuration: 3 } as const;

/** Milliseconds that requests in flight are given at the end. */
const DRAIN_DEADLINE = 10_000;

/** Milliseconds between two looks for a new generation. */
const LOOK_INTERVAL = 2_000;

async function start(options: Options): Promise<void> {
  const log = createLog(options.logLevel);
  const service = await openService(options, log);
  const { generations, close } = service;
  const server = createHttpServer(toListener(generations.answer), options.upstream !== undefined);
  const connections = watchConnections(server);
  answerClientErrors(server, connections, generations.content);
  await listenAt(server, options);
  const { port } = server.address() as AddressInfo;
  process.stderr.write(toBanner(generations.content(), `http://${toHostName(options.host)}:${port}`, options));
  const looking = setInterval(() => generations.look(), LOOK_INTERVAL);

  const end = async (signal: string) => {
    if (service.isEnding) process.exit(exitCodes.unexpected);
    service.isEnding = true;
    clearInterval(looking);
    log.info({ signal }, 'ending: requests in flight are finished first');
    generations.retire();
    await connections.drain(DRAIN_DEADLINE);
    await close();
    log.flush(() => process.exit(0));
  };
  process
    .on('SIGTERM', end)
    .on('SIGINT', end)
    .on('SIGHUP', () => generations.look(true));
}

/** Opens the state and the content, and makes the handler of each generation. */
async function openService(options: Options, log: Logger) {
  const state = await openState(options, log);
  const gaps = createGaps({ ...options, now: Date.now, log });
  const front = options.upstream && (await import('./http/front/front.ts')).createFront(options.upstream);
  const { trustProxy, metricsToken } = options;
  const metrics = createMetrics(() => generations.content());
  const deps = {
    state,
    now: Date.now,
    randomId: randomUUID,
    randomBytes,
    log,
    metrics,
    noteSearch(search: Search) {
      gaps.note(search);
      metrics.noteSearch(search);
    },
    isEnding: () => service.isEnding,
    ...(trustProxy && { trustProxy }),
    ...(metricsToken !== undefined && { metricsToken }),
  };
  const generations = await createGenerations({
    folder: options.contentDir,
    serve: (content, onRetire) => createApp({ ...deps, content, onRetire }, front?.fallback),
    log,
  });
  const service = {
    generations,
    isEnding: false,
    async close() {
      await front?.close();
      await gaps.close();
      await state.close();
    },
  };
  return service;
}

/** The client of Redis costs a start only where it is asked for. */
async function openState({ redis, dataDir }: Options, log: Logger): Promise<State> {
  if (!redis) return createMemoryState({ dataDir, now: Date.now, log });
  const { createRedisState } = await import('./state/redis/redis.ts');
  return createRedisState({ ...redis, log });
}

function toHostName(host: string | undefined): string {
  if (host === undefined || host === '::' || host === '0.0.0.0') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Errors that the operator can mend, in the configuration or on the machine. */
const complaints = [OptionError, ContentError, ListenError];

/** Prints what went wrong and ends: one sentence for a complaint, the stack for anything unexpected. */
function fail(error: unknown): never {
  const complaint = complaints.some((kind) => error instanceof kind);
  const text = error instanceof Error ? (complaint ? error.message : error.stack) : String(error);
  process.stderr.write(`vitrina: ${text}\n`);
  process.exit(complaint ? exitCodes.configuration : exitCodes.unexpected);
}

try {
  await start(readOptions());
} catch (error) {
  fail(error);
}
