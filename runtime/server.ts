/**
 * The process: reads options and content, listens, looks for new content, and ends in good order. Exit codes: 0 ended,
 * 1 unexpected, 3 configuration.
 */

import { randomBytes, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from 'listhen';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { toBanner } from './banner.ts';
import { ContentError } from './content/read-folder.ts';
import { createGaps } from './gaps.ts';
import { createGenerations } from './generations.ts';
import { watchConnections } from './http/connections.ts';
import { limitServer } from './http/limit-server.ts';
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
  const server = await listenAt(toListener(generations.answer), options);
  limitServer(server, options.upstream !== undefined);
  const connections = watchConnections(server);
  answerClientErrors(server, connections, generations.content);
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

/**
 * Listens.
 * @throws ListenError when the port or the address cannot be had; another is never taken instead
 */
async function listenAt(listener: Parameters<typeof listen>[0], { port, host }: Options): Promise<Server> {
  const wanted = `PORT ${port}${host === undefined ? '' : ` at HOST ${host}`}`;
  // What listhen takes: anything else it would silently replace by another address.
  if (host !== undefined && !/^(?!-)[\d.:A-Za-z-]{1,63}(?<!-)$/.test(host)) {
    throw new ListenError(`${wanted} cannot be had: it is no address of this machine, such as 127.0.0.1 or ::1.`);
  }
  const { server } = await listen(listener, {
    hostname: host ?? '',
    // What it would do unasked: take another port, end the process by itself, print addresses.
    port: { port, ports: [], random: port === 0, verbose: false },
    public: isEverywhere(host),
    autoClose: false,
    showURL: false,
    isProd: true,
  }).catch((error: Error) => {
    throw new ListenError(`${wanted} cannot be had: ${error.message}. Set another, or end what holds it.`);
  });
  // It takes another for a port that browsers refuse, too.
  if (port !== 0 && (server.address() as AddressInfo).port !== port) {
    throw new ListenError(`${wanted} cannot be had: browsers refuse that port. Set another.`);
  }
  // Its shutdown throws when a request's body is cancelled, which anybody can make happen.
  for (const shutdown of server.listeners('request').slice(1)) server.off('request', shutdown as () => void);
  return server as Server;
}

/** The port or the address cannot be listened at. */
class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Whether it is every interface. */
const isEverywhere = (host = '::'): boolean => host === '::' || host === '0.0.0.0';

function toHostName(host = '::'): string {
  if (isEverywhere(host)) return 'localhost';
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
