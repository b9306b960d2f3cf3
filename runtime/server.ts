/** Runs the process, from its options to an orderly end. Exit codes: 0 ended, 1 unexpected, 3 configuration. */

import { randomBytes, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { listen } from 'listhen';
import type { Logger } from 'pino';
import { mcpPath, toOperationPath } from '#shared/addresses.ts';
import { operationIds } from '#shared/contract/operations.ts';
import { documentPaths } from '#shared/documents.ts';
import { toPrintable, toPrintableLines } from '#shared/short-text.ts';
import { createApp } from './app.ts';
import type { Content } from './content.ts';
import { createGaps } from './gaps/gaps.ts';
import { createGenerations } from './generations.ts';
import { toListener, watchConnections } from './http/node-server.ts';
import { answerClientErrors } from './http/request/client-error.ts';
import { OptionError, type Options, readOptions, readWords } from './options.ts';
import { createGenerationFiles } from './state/generation-files.ts';
import { createMemoryState } from './state/memory.ts';
import type { State } from './state/state.ts';
import { createLog, createMetrics } from './telemetry.ts';
import { OperatorError } from './words/operator-error.ts';

const exitCodes = { unexpected: 1, configuration: 3 } as const;

/** Milliseconds that requests in flight may take at the end of the process. */
const DRAIN_DEADLINE_MS = 10_000;

/** Milliseconds in which signals count as one: npm hands on the signal that the terminal has sent already. */
const ONE_SIGNAL_MS = 1_000;

/** Milliseconds between two looks for a new generation. */
const LOOK_INTERVAL_MS = 2_000;

/** Starts the service. SIGTERM and SIGINT end it in order, a later one at once; SIGHUP loads the content again. */
async function start(options: Options): Promise<void> {
  const log = createLog(options.logLevel);
  const { generations, close } = await openService(options, log);
  const server = await listenAt(toListener(generations.answer), options);
  const connections = watchConnections(server);
  answerClientErrors(server, connections, generations.content);
  const { port } = server.address() as AddressInfo;
  const looking = setInterval(() => generations.look(), LOOK_INTERVAL_MS);

  let endingSince: number | undefined;
  const end = async (signal: string) => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince >= ONE_SIGNAL_MS) process.exit(exitCodes.unexpected);
      return;
    }
    endingSince = performance.now();
    clearInterval(looking);
    log.info({ signal }, 'ending: requests in flight are finished first');
    generations.retire();
    await connections.drain(DRAIN_DEADLINE_MS);
    await close();
    log.flush(() => process.exit(0));
  };
  process
    .on('SIGTERM', end)
    .on('SIGINT', end)
    .on('SIGHUP', () => generations.look(true));
  // Last, as its readers may send signals at once.
  process.stderr.write(toBanner(generations.content(), `http://${toHostName(options.host)}:${port}`, options));
}

/** Opens state, content and the apps of generations. `close` ends all but the generations. */
async function openService(options: Options, log: Logger) {
  const state = await openState(options, log);
  const gaps = createGaps({ ...options, now: Date.now, log });
  const front = options.upstream && (await import('./http/front/front.ts')).createFront(options.upstream);
  const { trustProxy, metricsToken } = options;
  const deps = {
    state,
    now: Date.now,
    randomId: randomUUID,
    randomBytes,
    log,
    metrics: createMetrics(),
    noteSearch: gaps.note,
    ...(trustProxy && { trustProxy }),
    ...(metricsToken !== undefined && { metricsToken }),
  };
  const generations = await createGenerations({
    folder: options.contentDir,
    serve: (content, onRetire) => createApp({ ...deps, content, onRetire }, front?.fallback),
    history: createGenerationFiles(join(options.dataDir, 'generations'), { now: Date.now, log }),
    log,
  });
  return {
    generations,
    async close() {
      await front?.close();
      await gaps.close();
      await state.close();
    },
  };
}

/** Opens Redis if configured, else the default state. Redis' client slows the start, so it is imported on demand. */
async function openState({ redis, dataDir }: Options, log: Logger): Promise<State> {
  if (!redis) return createMemoryState(dataDir, { now: Date.now, log });
  const { createRedisState } = await import('./state/redis.ts');
  return createRedisState(redis.url, redis.prefix, log);
}

/** Listens at exactly the given port and address. @throws OptionError if they are not available */
async function listenAt(listener: Parameters<typeof listen>[0], { port, host }: Options): Promise<Server> {
  // Listhen silently replaces any other host.
  if (host !== undefined && !/^(?!-)[\d.:A-Za-z-]{1,63}(?<!-)$/.test(host)) {
    throw new OptionError((errors) => errors.noHost(port, host));
  }
  const { server } = await listen(listener, {
    hostname: host ?? '',
    // By default, listhen takes another port, ends the process itself and prints addresses.
    port: { port, ports: [], random: port === 0, verbose: false },
    public: isEverywhere(host),
    autoClose: false,
    showURL: false,
    isProd: true,
  }).catch((error: Error) => {
    throw new OptionError((errors) => errors.noPort(port, host, error.message));
  });
  // Listhen also replaces ports that browsers refuse.
  if (port !== 0 && (server.address() as AddressInfo).port !== port) {
    throw new OptionError((errors) => errors.refusedPort(port, host));
  }
  // Listhen's shutdown throws when a request body is cancelled, which any client can cause.
  for (const shutdown of server.listeners('request').slice(1)) server.off('request', shutdown as () => void);
  return server as Server;
}

/** Whether a host means every interface. */
const isEverywhere = (host = '::'): boolean => host === '::' || host === '0.0.0.0';

/** Returns the host for an address that opens on this machine. */
function toHostName(host = '::'): string {
  if (isEverywhere(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Returns the text printed at the start: site, sources and addresses on this machine. */
function toBanner({ site, generation, pages }: Content, origin: string, options: Options): string {
  const { upstream, host, redis } = options;
  const words = readWords();
  const { rows } = words;
  const at = (path: string) => origin + path;
  const said: [string, string][] = [
    [rows.public, words.public(site.url)],
    [rows.listening, `${origin}${host === undefined ? `, ${words.everywhere}` : ''}`],
    [rows.operations, operationIds.map((id) => toOperationPath(id, site.apiPath)).join('  ')],
    [rows.people, at(documentPaths.developerPage)],
    [rows.agents, `${at(documentPaths.llms)}  ${at(documentPaths.openapi)}  POST ${at(mcpPath)}`],
    [rows.website, words.website(upstream?.url)],
    [rows.state, redis ? words.redis(new URL(redis.url).host, redis.prefix) : words.folder(options.dataDir)],
  ];
  const width = Math.max(...said.map(([name]) => name.length));
  const lines = said.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  return `\n${words.title(toPrintable(site.brand), pages.all.length, generation.slice(0, 12))}\n\n${lines.join('\n')}\n\n`;
}

/** Prints an error and exits: one sentence for an expected error, the stack for an unexpected one. */
function fail(error: unknown): never {
  const isExpected = error instanceof OperatorError;
  process.stderr.write(
    `${toPrintableLines(`vitrina: ${isExpected ? error.say(readWords().errors) : toStack(error)}`).join('\n')}\n`,
  );
  process.exit(isExpected ? exitCodes.configuration : exitCodes.unexpected);
}

const toStack = (error: unknown): string => (error instanceof Error && error.stack) || String(error);

// Node.js would print foreign text without making it safe for a terminal.
process.on('uncaughtException', fail);

try {
  await start(readOptions());
} catch (error) {
  fail(error);
}
