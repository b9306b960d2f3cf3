/** How the tool server names itself: its card and its answers say the same. */

import type { SiteIdentity } from '../addresses.ts';
import { toApiVersion } from './policy.ts';

/** Protocol revisions that the server answers, newest first. */
export const mcpProtocolVersions = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** `name`: reverse-DNS namespace, one slash, name (SEP-2127), as in `es.example/content`. */
export function toMcpServerIdentity({ url, apiPath, brand }: Pick<SiteIdentity, 'url' | 'apiPath' | 'brand'>) {
  const labels = toPublisher(url).split('.').reverse();
  return {
    name: `${labels.join('.')}/content`,
    title: [...brand].slice(0, 100).join(''),
    version: `${toApiVersion(apiPath)}.0.0`,
  };
}

/** Host that publishes the site, without `www.` and port; of an IPv6 address only what a name may hold. */
export function toPublisher(siteUrl: string): string {
  return new URL(siteUrl).hostname
    .replace(/^www\./, '')
    .replace(/[^a-z0-9.-]+/gi, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}

/** The business whose content the tools give, for a model that has the tools of many. */
export interface ToolSite {
  brand: string;
  /** What it does, in a phrase; empty when that is not known. */
  about: string;
  /** Names of the languages that the content is in, and whether they are several. */
  contentLanguage: string;
  isMultilingual: boolean;
}
