#!/usr/bin/env node
/** The `vitrina` command of an installed package: makes Node read TypeScript, then hands over to `cli.ts`. */

import { register } from 'tsx/esm/api';

// A tsconfig.json of the folder where the command runs is not ours to read.
register({ tsconfig: false });

await import('./cli.ts');
