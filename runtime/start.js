/** Starts the runtime. */

import { loadProgram } from '../shared/build/program.js';

await loadProgram('runtime', 'server');
