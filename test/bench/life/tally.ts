/** Counts what came of requests, and keeps what should not have been. */

export interface Tally {
  count(kind: string, status: number, milliseconds: number): void;
  /** Something that must not happen; the first of each kind are kept in words. */
  wrong(what: string): void;
  report(): TallyReport;
}

interface TallyReport {
  /** Requests by kind and status: `read 200`. */
  requests: Record<string, number>;
  total: number;
  /** Milliseconds by kind: median, 99th percentile, longest. */
  milliseconds: Record<string, [p50: number, p99: number, most: number]>;
  /** How many times something was wrong, and examples. */
  wrongs: number;
  examples: string[];
}

const EXAMPLES = 20;

export function createTally(): Tally {
  const requests = new Map<string, number>();
  const times = new Map<string, number[]>();
  const examples: string[] = [];
  let wrongs = 0;
  return {
    count(kind, status, milliseconds) {
      const name = `${kind} ${status}`;
      requests.set(name, (requests.get(name) ?? 0) + 1);
      const kept = times.get(kind) ?? [];
      kept.push(milliseconds);
      times.set(kind, kept);
    },
    wrong(what) {
      wrongs++;
      if (examples.length < EXAMPLES) examples.push(what);
    },
    report: () => ({
      requests: Object.fromEntries([...requests].sort()),
      total: [...requests.values()].reduce((sum, one) => sum + one, 0),
      milliseconds: Object.fromEntries([...times].map(([kind, all]) => [kind, toQuantiles(all)])),
      wrongs,
      examples,
    }),
  };
}

function toQuantiles(values: readonly number[]): [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return [at(0.5), at(0.99), at(1)];
}
