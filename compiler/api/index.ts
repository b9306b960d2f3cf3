/** Entry of `import 'vitrina'`. A config file imports it too, so only `compile` loads the compiler. */

import type { Compile } from './types.ts';

export { defineSite, type SiteConfig } from '../config/define-site.ts';
export type * from './types.ts';

export const compile: Compile = async (config, options) =>
  (await import('./compile-config.ts')).compileConfig(config, options);
