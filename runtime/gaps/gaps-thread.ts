/** Thread that writes search counts once and ends. */

import { parentPort, workerData } from 'node:worker_threads';
import { type CountsToWrite, writeCounts } from './write-counts.ts';

parentPort?.postMessage(await writeCounts(workerData as CountsToWrite));
