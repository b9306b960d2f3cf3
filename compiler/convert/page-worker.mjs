/** Entry of a worker thread that runs the sources: tsx does not reach threads by itself. */

import { register } from 'tsx/esm/api';

register();

export const { read, convert } = await import('./page-worker.ts');
