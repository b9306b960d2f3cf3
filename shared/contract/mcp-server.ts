/** Name of the tool server, the same in its card and in its answers. */

import type { SiteIdentity } from '../addresses.ts';
import { toApiVersion } from './policy.ts';

/** Protocol revisions that the server answers, newest first. */
export const mcpProtocolVersions = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/**
 * Returns the server's identity. Its `name` is a reverse-DNS namespace, a slash and `content`, as in SEP-2127:
 * `es.example/content`. Its `title` is at most 100 code points of the brand.
 */
export function toMcpServerIdentity({ url, apiPath, brand }: Pick<SiteIdentity, 'url' | 'apiPath' | 'brand'>) {
  const labels = toPublisher(url).split('.').reverse();
  return {
    name: `${labels.join('.')}/content`,
    title: [...brand].slice(0, 100).join(''),
    version: `${toApiVersion(apiPath)}.0.0`,
  };
}

/** Returns the site's host without `www.` and port. An IPv6 address has hyphens for colons and no brackets. */
export function toPublisher(siteUrl: string): string {
  return new URL(siteUrl).hostname
    .replace(/^www\./, '')
    .replace(/[^a-z0-9.-]+/gi, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}

/** Business whose content the tools return, for a model that has the tools of many sites. */
export interface ToolSite {
  brand: string;
  /** Phrase about its activity; empty if unknown. */
  about: string;
  /** Names of the languages of the content, and whether they are several. */
  contentLanguage: string;
  isMultilingual: boolean;
}
