/** Names the code that runs: what other code has cached is of no use. */

import { createHash } from 'node:crypto';
import { digestRunning } from '#shared/build/program.js';

let digest: string | undefined;

/** Digest over the compiler's and the shared modules, the versions of their libraries, and the engine. Read once. */
export function codeDigest(): string {
  const { node, icu } = process.versions;
  digest ??= createHash('sha256')
    .update(`${node} ${icu} ${digestRunning('compiler')}`)
    .digest('hex');
  return digest;
}
