/** Runs once, before all test files: from the built runtime, services start in a third of the time. */

import { isBuilt } from '../runtime/is-built.js';

export async function setup() {
  if (!isBuilt()) await import('../runtime/build.js');
}
