/** What the owner's config file imports. It loads nothing: a CommonJS project has a copy of this module of its own. */

import type { SiteConfig } from './check-config.ts';

export type { SiteConfig };

/** Gives a config its types, and returns it as it is. */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}
