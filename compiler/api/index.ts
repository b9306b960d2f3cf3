/** What `import 'vitrina'` gives. A config file imports it too, so that the compiler is loaded when one compiles. */

import type { Compile } from './types.ts';

export { defineSite, type SiteConfig } from '../config/define-site.ts';
export type * from './types.ts';

export const compile: Compile = async (config, options) =>
  (await import('./compile-config.ts')).compileConfig(config, options);
