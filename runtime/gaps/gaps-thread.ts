/** What the thread does that writes search counts: one write, then it ends. */

import { parentPort, workerData } from 'node:worker_threads';
import { type CountsToWrite, writeCounts } from './write-counts.ts';

parentPort?.postMessage(await writeCounts(workerData as CountsToWrite));
