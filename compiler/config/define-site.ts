/** Module that the owner's config imports. It must import nothing, as a CommonJS project gets a copy of its own. */

import type { SiteConfig } from './check-config.ts';

export type { SiteConfig };

/** Returns a config unchanged. It gives editors the types. */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}
