/** The card of the tool server (SEP-2127), the same bytes at the reserved address and at the well-known one. */

import { mcpProtocolVersions, toMcpServerIdentity } from '#shared/contract/mcp-server.ts';
import { toShortText } from '#shared/short-text.ts';
import type { EmitContext } from '../emit-context.ts';

/** Code points of `title` and `description` (SEP-2127). */
const textLimit = 100;

export function toServerCard({ addresses, site, guides }: EmitContext): object {
  const { name, title, version } = toMcpServerIdentity(site);
  const description = toShortText(guides.toolServer(site.brand), textLimit);
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name,
    title,
    version,
    description,
    websiteUrl: addresses.site,
    remotes: [{ type: 'streamable-http', url: addresses.mcp, supportedProtocolVersions: mcpProtocolVersions }],
    // Read by scanners that know only the card's predecessor (SEP-1649).
    serverInfo: { name, title, version },
    protocolVersion: mcpProtocolVersions[0],
    endpoint: addresses.mcp,
    transport: { type: 'streamable-http', endpoint: addresses.mcp },
    capabilities: { tools: {}, resources: {} },
    documentationUrl: addresses.documents.agentsGuide,
  };
}
