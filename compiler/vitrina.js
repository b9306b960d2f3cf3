#!/usr/bin/env node
/** The `vitrina` command of an installed package: makes Node read TypeScript, then hands over to `cli.ts`. */

import { register as registerRequire } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

// The owner's config is a CommonJS module where their package.json does not say "module".
registerRequire();
// A tsconfig.json of the folder where the command runs is not ours to read.
register({ tsconfig: false });

await import('./cli.ts');
