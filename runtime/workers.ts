/** Several processes at one port, for machines with several cores: starts them, replaces those that die, ends them all. */

import cluster, { type Worker } from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { Logger } from './telemetry/log.ts';

/** Told to workers, who do not listen to signals: a terminal and a service manager may send one to all processes. */
type Order = 'end' | 'reload';

/** Milliseconds before a worker that died is replaced, so that one that cannot live costs little. */
const RESTART_PAUSE = 1_000;

/** Milliseconds between orders to end. */
const ORDER_INTERVAL = 250;

export interface WorkersOptions {
  count: number;
  log: Pick<Logger, 'error' | 'info'>;
  /** Is told what workers say, which is theirs to agree on, and can answer. */
  onMessage: (message: unknown, reply: (answer: object) => void) => void;
  /** What is left to do once all have ended. */
  onEnd: () => Promise<void>;
}

/**
 * Runs this program in `count` worker processes, the others at the port that the first one listens at. Never returns to
 * the start: ends the process with 0 once all have ended in good order, or as the first worker did that could not
 * start.
 */
export function superviseWorkers({ count, log, onMessage, onEnd }: WorkersOptions): void {
  let ending = false;
  let port: number | undefined;
  let failure = 0;

  const fork = () => cluster.fork(port === undefined ? {} : { PORT: String(port) });

  function order(what: Order): void {
    for (const worker of all()) tell(worker, what);
  }

  cluster.on('listening', (_worker, address) => {
    if (port !== undefined) return;
    port = (address as unknown as AddressInfo).port;
    for (let running = 1; running < count; running++) fork();
  });

  /** A worker counts as gone when it has exited and all that it said has arrived, in whichever order that happens. */
  function finishWhenAlone(): void {
    if (all().length > 0) return;
    void onEnd().finally(() => process.exit(ending ? 0 : failure));
  }

  cluster.on('message', (worker, message) => onMessage(message, (answer) => tell(worker, answer)));

  cluster.on('disconnect', (worker) => {
    if (worker.isDead() && (ending || port === undefined)) finishWhenAlone();
  });

  cluster.on('exit', (worker, code, signal) => {
    if (ending || port === undefined) {
      failure = code ?? 1;
      finishWhenAlone();
      return;
    }
    log.error({ worker: worker.id, code, signal }, 'a worker died and is replaced');
    setTimeout(() => !ending && fork(), RESTART_PAUSE);
  });

  const end = () => {
    if (ending) process.exit(1);
    ending = true;
    order('end');
    // An order is lost on a worker that is still starting.
    setInterval(order, ORDER_INTERVAL, 'end');
    finishWhenAlone();
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  process.on('SIGHUP', () => order('reload'));
  fork();
}

/** One that is ending meanwhile cannot be told, and need not be. */
function tell(worker: Worker, what: Order | object): void {
  if (worker.isConnected()) worker.send(what, () => {});
}

const all = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Says something to the supervisor of this worker; resolves once it is said, or cannot be. */
export function tellSupervisor(message: object): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve();
    else process.send(message, () => resolve());
  });
}

/** Whether this process is one of several. */
export const isWorker = (): boolean => cluster.isWorker;

/** Whether this process speaks for all: the only one, or the first of several. */
export const isSpokesman = (): boolean => (cluster.worker?.id ?? 1) === 1;

/** Calls back on what the process is told, by signals or, as a worker, by its supervisor; `end` also when that is gone. */
export function onOrders({ end, reload }: { end: (reason: string) => void; reload: () => void }): void {
  if (!cluster.isWorker) {
    process.on('SIGTERM', end).on('SIGINT', end).on('SIGHUP', reload);
    return;
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('message', (order: Order) => {
    if (order === 'end') end('end');
    if (order === 'reload') reload();
  });
  process.on('disconnect', () => end('the supervisor is gone'));
}
