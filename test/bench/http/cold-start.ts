import { join } from 'node:path';
import { median } from './median.ts';
import { type BenchFolders, startProcess, startSide } from './sides.ts';

/**
 * Measures the time from the start of the process to the first answer, of the runtime and of bare node:http that reads
 * the same files, in turns. Returns a sentence with the medians in milliseconds, and the median of the ratios.
 */
export async function measureColdStart(folders: BenchFolders, rounds: number): Promise<string> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await time(() => startSide('vitrina', folders), '/api/v1/read_page?url=/p/7/'));
    bare.push(await time(startBare, '/manifest.json'));
  }
  const ratio = median(ours.map((figure, round) => figure / (bare[round] ?? Number.NaN)));
  const told = [median(ours), median(bare)].map((figure) => `${figure.toFixed(0)} ms`);
  return `cold start to the first answer: ${told[0]}, bare node:http reading the same files ${told[1]}: ${ratio.toFixed(2)}`;

  function startBare() {
    const server = join(import.meta.dirname, 'servers/bare-server.js');
    return startProcess([server, '--folder', folders.contentDir], folders.scratch);
  }
}

/** Returns milliseconds from the start of a server to its answer. @throws Error unless that is a 200 */
async function time(start: () => ReturnType<typeof startProcess>, path: string): Promise<number> {
  const startedAt = performance.now();
  const running = await start();
  const response = await fetch(running.origin + path);
  await response.arrayBuffer();
  const took = performance.now() - startedAt;
  await running.stop();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return took;
}
