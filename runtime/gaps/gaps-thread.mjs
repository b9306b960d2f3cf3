/** Entry of the thread that a process running the sources starts. */

import { loadProgram } from '../../shared/build/program.js';

await loadProgram('runtime', 'gaps/gaps-thread');
