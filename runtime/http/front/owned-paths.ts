/** Front mode: recognises unusual spellings of addresses that the runtime owns, so that they never reach the website. */

import { mcpPath, refusedPaths, toOperationPath, toVersionsPath } from '#shared/addresses.ts';
import { operationIds } from '#shared/contract/operations.ts';
import { documentPaths } from '#shared/documents.ts';
import { toPagePath } from '#shared/page-path.ts';
import type { Content } from '../../content.ts';

/** Owned together with every path below them. */
const branches = ['/oauth', mcpPath];

/**
 * Tells of a path that no route took whether a website that decodes escaped slashes, turns backslashes or merges slashes
 * would read an owned address in it. Case is kept: paths that differ in it are different resources.
 */
export function createOwnedPaths({ site, documents }: Pick<Content, 'site' | 'documents'>): (path: string) => boolean {
  const { apiPath } = site;
  const single = new Set<string>([
    ...refusedPaths,
    ...operationIds.map((id) => toOperationPath(id, apiPath)),
    documentPaths.securityTxt,
    ...documents.keys(),
  ]);
  const versions = toVersionsPath(apiPath);
  return (path) => {
    const read = toPlainPath(path);
    if (single.has(read) || single.has(read.replace(/\/$/, ''))) return true;
    if (`${read}/`.startsWith(`${apiPath}/`)) return true;
    if (read.startsWith(versions) && /^v\d+(?:\/|$)/.test(read.slice(versions.length))) return true;
    return branches.some((branch) => `${read}/`.startsWith(`${branch}/`));
  };
}

/** With the slashes that a lenient reader sees, dot segments resolved after that. */
function toPlainPath(path: string): string {
  const slashes = path.replace(/%2f|%5c|\\/gi, '/').replace(/\/{2,}/g, '/');
  return toPagePath(new URL(slashes, 'http://localhost'));
}
