/** Starts the runtime: what `npm run build` made of it, or its sources where that is missing or older than they are. */

import { built, isBuilt } from './is-built.js';

if (isBuilt()) {
  await import(built);
} else {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: false });
  await import('./server.ts');
}
