/** Entry of a worker thread that a process running the sources starts. */

import { loadProgram } from '../../shared/build/program.js';

export const { read, convert } = await loadProgram('compiler', 'convert/page-worker');
