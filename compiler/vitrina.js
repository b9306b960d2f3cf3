#!/usr/bin/env node
/** The `vitrina` command. */

import { loadProgram } from '../shared/build/program.js';

await loadProgram('compiler', 'cli');
