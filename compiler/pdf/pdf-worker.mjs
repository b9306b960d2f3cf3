/** Entry of a worker thread that a process running the sources starts. */

import { loadProgram } from '../../shared/build/program.js';

export const { readPdf } = await loadProgram('compiler', 'pdf/pdf-worker');
