/** Sorts requests into few kinds, by which metrics count them. */

import { mcpPath, toOperationPath, toStatusPath } from '#shared/addresses.ts';
import { oauthPaths } from '#shared/contract/oauth.ts';
import { operationIds } from '#shared/contract/operations.ts';
import type { Content } from '../../content.ts';
import { probePaths } from '../probes.ts';

/**
 * What a path is: an operation by its id, `mcp`, `oauth_` and an endpoint, `probe`, `document`, or `other` (nobody's
 * address; in front mode the website's).
 */
export function toRequestKinds({ site, documents }: Pick<Content, 'site' | 'documents'>): (path: string) => string {
  const kinds = new Map<string, string>([
    ...operationIds.map((id) => [toOperationPath(id, site.apiPath), id] as const),
    ...Object.entries(oauthPaths).map(([name, path]) => [path, `oauth_${name}`] as const),
    ...Object.values(probePaths).map((path) => [path, 'probe'] as const),
    [toStatusPath(site.apiPath), 'probe'],
    [mcpPath, 'mcp'],
  ]);
  const toKind = (path: string) => kinds.get(path) ?? (documents.has(path) ? 'document' : undefined);
  // Routes take a slash at the end for nothing.
  return (path) => toKind(path) ?? (path.endsWith('/') ? toKind(path.slice(0, -1)) : undefined) ?? 'other';
}
