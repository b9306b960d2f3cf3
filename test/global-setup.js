/** Runs once, before all test files. */

import { execFileSync } from 'node:child_process';
import { isBuilt } from '../shared/build/program.js';

/** Builds the programs unless they are current, as built ones start in a third of the time. */
export async function setup() {
  if (!isBuilt('compiler') || !isBuilt('runtime')) execFileSync(process.execPath, ['shared/build/build.js']);
}
