/** Entry of a worker thread: tsx does not reach threads by itself, so it is registered here before any TypeScript loads. */

import { register } from 'tsx/esm/api';

register();

export const { compileSources, fingerprintSources } = await import('./compile-page.ts');
