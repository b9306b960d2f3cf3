/** The text that the process prints at its start: what is served, where, and from what. */

import { mcpPath, toOperationPath } from '#shared/addresses.ts';
import { oauthPaths } from '#shared/contract/oauth.ts';
import { operationIds } from '#shared/contract/operations.ts';
import { documentPaths } from '#shared/documents.ts';
import type { Content } from './content.ts';
import type { Options } from './options.ts';

/** Several lines for people, each address as it can be asked on this machine. */
export function toBanner({ site, generation, pages }: Content, origin: string, options: Options): string {
  const { upstream, host, redis } = options;
  const at = (path: string) => origin + path;
  const rows: [string, string][] = [
    ['public', `${site.url} (what every document says)`],
    ['listening', `${origin}${host === undefined ? ', every interface' : ''}`],
    ['operations', operationIds.map((id) => toOperationPath(id, site.apiPath)).join('  ')],
    ['contract', at(documentPaths.openapi)],
    ['for agents', `${at(documentPaths.agentsGuide)}  ${at(documentPaths.llms)}`],
    ['MCP', `POST ${at(mcpPath)}`],
    ['identity', `POST ${at(oauthPaths.register)}  ${at(oauthPaths.token)}`],
    ['website', upstream ? `from ${upstream.url}` : 'not served here (set UPSTREAM_URL to stand in front of it)'],
    ['state', redis ? `in Redis at ${new URL(redis.url).host}, keys ${redis.prefix}…` : `in ${options.dataDir}`],
    ['health', `${at('/healthz')}  ${at('/readyz')}`],
  ];
  const lines = rows.map(([name, text]) => `  ${name.padEnd(10)}  ${text}`);
  return `\n${site.brand}: ${pages.all.length} pages, generation ${generation.slice(0, 12)}\n\n${lines.join('\n')}\n\n`;
}
