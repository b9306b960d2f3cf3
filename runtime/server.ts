/**
 * The process: reads options and content, listens, looks for new content, and ends in good order. Exit codes: 0 ended,
 * 1 unexpected, 3 configuration.
 */

import { randomBytes, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from 'listhen';
import { createApp } from './app.ts';
import { toBanner } from './banner.ts';
import { ContentError } from './content/content-error.ts';
import { createGaps } from './gaps/create-gaps.ts';
import { createGenerations } from './generations.ts';
import { toListener } from './http/listener.ts';
import { answerClientErrors } from './http/request/client-error.ts';
import { registerMcp } from './mcp/endpoint.ts';
import { createOAuthRoutes } from './oauth/routes.ts';
import { poolRandomBytes } from './oauth/secret.ts';
import { OptionError, type Options, readOptions } from './options.ts';
import { createDrain } from './shutdown.ts';
import { FolderInUseError, lockFolder } from './state/client-files/folder-lock.ts';
import { createMemoryState } from './state/memory/memory.ts';
import type { State } from './state/state.ts';
import { createLog, type Logger } from './telemetry/log.ts';
import { createMetrics } from './telemetry/metrics.ts';

const exitCodes = { unexpected: 1, configuration: 3 } as const;

/** Milliseconds. Whoever takes longer for headers or a small body is stalling; a website may take uploads. */
const timeouts = {
  headers: 10_000,
  request: 30_000,
  upload: 300_000,
  keepAlive: 65_000,
  idle: 120_000,
  drain: 10_000,
} as const;

/** Milliseconds between two looks for a new generation. */
const LOOK_INTERVAL = 2_000;

/** A port that cannot be had. */
class ListenError extends Error {
  override readonly name = 'ListenError';
}

async function start(options: Options): Promise<void> {
  const log = createLog(options.logLevel);
  const state = await openState(options, log);
  const lock = options.redis && { lock: () => lockFolder(options.dataDir) };
  const gaps = createGaps({ ...options, ...lock, now: Date.now, log });
  const front = options.upstream && (await import('./http/front/front.ts')).createFront(options.upstream);
  let ending = false;
  const service = {
    state,
    ...(options.trustProxy && { trustProxy: options.trustProxy }),
    now: Date.now,
    randomId: randomUUID,
    log,
    gaps,
    metrics: createMetrics({ content: () => generations.content(), sizes: state.sizes }),
    isEnding: () => ending,
    ...(options.metricsToken && { metricsToken: options.metricsToken }),
  };
  const parts = {
    routes: [createOAuthRoutes({ randomBytes: poolRandomBytes(randomBytes) }), registerMcp],
    ...(front && { fallback: front.fallback }),
  };
  const generations = await createGenerations({
    folder: options.contentDir,
    serve(content, onRetire) {
      const deps = { content, onRetire, ...service };
      return toListener(createApp(deps, parts), deps);
    },
    log,
  });
  const server = await listenAt(generations.handler, options);
  const drain = createDrain(server);
  answerClientErrors(server, generations.content);
  const { port } = server.address() as AddressInfo;
  process.stderr.write(toBanner(generations.content(), `http://${toHostName(options.host)}:${port}`, options));
  const looking = setInterval(generations.look, LOOK_INTERVAL);

  const end = async (signal: string) => {
    if (ending) process.exit(exitCodes.unexpected);
    ending = true;
    clearInterval(looking);
    log.info({ signal }, 'ending: requests in flight are finished first');
    generations.retire();
    await drain(timeouts.drain);
    await front?.close();
    await gaps.close();
    await state.close();
    log.flush(() => process.exit(0));
  };
  process.on('SIGTERM', end).on('SIGINT', end).on('SIGHUP', generations.reload);
}

/** The client of Redis costs a start only where it is asked for. */
async function openState({ redis, dataDir }: Options, log: Logger): Promise<State> {
  if (!redis) return createMemoryState({ dataDir, now: Date.now, log });
  const { createRedisState } = await import('./state/redis/redis.ts');
  return createRedisState({ ...redis, log });
}

async function listenAt(handler: Parameters<typeof listen>[0], { port, host, upstream }: Options): Promise<Server> {
  const everywhere = host === undefined || host === '::' || host === '0.0.0.0';
  const wanted = `PORT ${port}${host === undefined ? '' : ` at HOST ${host}`}`;
  const { server } = await listen(handler, {
    hostname: host ?? '',
    // What listhen does unasked: take another port, end the process on its own, print addresses.
    port: { port, ports: [], random: port === 0, verbose: false },
    public: everywhere,
    autoClose: false,
    showURL: false,
    isProd: true,
  }).catch((error: Error) => {
    throw new ListenError(`${wanted} cannot be had: ${error.message}. Set another, or end what holds it.`);
  });
  // It also takes another for a port that browsers refuse.
  if (port !== 0 && (server.address() as AddressInfo).port !== port) {
    throw new ListenError(`${wanted} cannot be had: browsers refuse that port. Set another.`);
  }
  // Its shutdown listener throws when a request body is cancelled, which anybody can make happen.
  for (const listener of server.listeners('request').slice(1)) server.off('request', listener as () => void);
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = upstream ? timeouts.upload : timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  (server as Server).setTimeout(timeouts.idle);
  return server as Server;
}

function toHostName(host: string | undefined): string {
  if (host === undefined || host === '::' || host === '0.0.0.0') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** What somebody can do something about, by changing the configuration or the surroundings. */
const complaints = [OptionError, ContentError, ListenError, FolderInUseError];

/** Says what went wrong and ends: one sentence for a complaint, everything for what nobody foresaw. */
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
