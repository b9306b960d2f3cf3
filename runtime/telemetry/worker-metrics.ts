/** Metrics of several processes told as one: the supervisor collects those of its workers and adds them up. */

import { AggregatorRegistry, type Registry } from 'prom-client';

/** What a worker asks its supervisor, and is answered. */
type MetricsMessage = { about: 'metrics of all'; id: number; text?: string };

const about = 'metrics of all';

// The messages of prom-client go the same way.
const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'about' in message && message.about === about;

/** Milliseconds that a worker waits for the others. */
const PATIENCE = 5_000;

/** In the supervisor: answers workers that ask for the metrics of all. */
export function createMetricsCollector(): (message: unknown, reply: (answer: object) => void) => void {
  const registry = new AggregatorRegistry();
  return (message, reply) => {
    if (!isMetricsMessage(message)) return;
    registry.clusterMetrics().then(
      (text) => reply({ about, id: message.id, text } satisfies MetricsMessage),
      // One that does not answer in time leaves the asking worker with its own.
      () => {},
    );
  };
}

/** In a worker: the metrics of all, or its own while the supervisor does not answer. */
export function createMetricsGatherer(tellSupervisor: (message: object) => void): (own: Registry) => Promise<string> {
  // Its constructor listens to the supervisor, who asks for what `setRegistries` names.
  new AggregatorRegistry();
  const waiting = new Map<number, (text: string | undefined) => void>();
  let last = 0;
  process.on('message', (message) => {
    if (isMetricsMessage(message)) waiting.get(message.id)?.(message.text);
  });
  return async (own) => {
    AggregatorRegistry.setRegistries([own]);
    const id = ++last;
    const text = await new Promise<string | undefined>((resolve) => {
      waiting.set(id, resolve);
      setTimeout(resolve, PATIENCE, undefined).unref();
      tellSupervisor({ about, id } satisfies MetricsMessage);
    });
    waiting.delete(id);
    return text ?? own.metrics();
  };
}
