/** Entry of a worker thread: tsx does not reach threads by itself, so it is registered here before any TypeScript loads. */

import { register } from 'tsx/esm/api';

register();

const { createPageReader } = await import('./page-reader.ts');

export const { read, convert } = createPageReader();
