/** What agents find the service through: two catalogs of what the site offers, and the card of its tool server. */

import { mcpProtocolVersions, toMcpServerIdentity, toPublisher } from '#shared/contract/mcp-server.ts';
import { documents } from '#shared/documents.ts';
import { toShortText } from '#shared/short-text.ts';
import type { EmitContext } from '../emit-context.ts';
import { skillPath, toSkillName } from './skill-path.ts';

/** RFC 9727: a link set in JSON (RFC 9264 §4.2), with the relations of RFC 8631. */
export function toApiCatalog({ addresses, site, guides }: EmitContext): object {
  const { documents } = addresses;
  const guide = (href: string) => ({ href, type: 'text/markdown', hreflang: [site.language] });
  const linkset = [
    {
      anchor: documents.apiCatalog,
      item: [
        { href: addresses.base, title: guides.titles.api(site.brand) },
        { href: addresses.mcp, title: guides.titles.mcp(site.brand) },
      ],
    },
    {
      anchor: addresses.base,
      'service-desc': [{ href: documents.openapi, type: 'application/json' }],
      'service-doc': [
        { href: documents.developerPage, type: 'text/html', hreflang: [site.language] },
        guide(documents.apiIndexMarkdown),
        guide(documents.agentsGuide),
      ],
      'service-meta': [
        { href: addresses.apiProtectedResource, type: 'application/json' },
        { href: documents.sandbox, type: 'application/json' },
      ],
      status: [{ href: addresses.status, type: 'application/json' }],
    },
    {
      anchor: addresses.mcp,
      'service-desc': [{ href: documents.mcpServerCardReserved, type: 'application/mcp-server-card+json' }],
      'service-doc': [guide(documents.agentsGuide)],
      'service-meta': [{ href: documents.protectedResource, type: 'application/json' }],
    },
  ];
  return { linkset };
}

/** AI Catalog (ai-catalog.io). */
export function toAiCatalog({ addresses, site, guides }: EmitContext): object {
  const publisher = toPublisher(site.url);
  return {
    specVersion: '1.0',
    host: {
      displayName: site.brand,
      identifier: publisher,
      documentationUrl: addresses.documents.developerPage,
    },
    entries: [
      {
        identifier: `urn:air:${publisher}:mcp:content`,
        displayName: guides.titles.mcp(site.brand),
        type: documents.mcpServerCardReserved.mediaType,
        url: addresses.documents.mcpServerCardReserved,
        description: guides.toolServer(site.brand),
      },
      {
        identifier: `urn:air:${publisher}:skill:${toSkillName(site)}`,
        displayName: guides.titles.skill(site.brand),
        type: 'application/agent-skills+md',
        url: addresses.site + skillPath(site),
        description: guides.skillDescription(site.brand),
      },
      {
        identifier: `urn:air:${publisher}:api:content`,
        displayName: guides.titles.api(site.brand),
        type: 'application/openapi+json',
        url: addresses.documents.openapi,
        description: guides.apiSummary(site.brand),
      },
    ],
  };
}

/** Code points of `title` and `description` (SEP-2127). */
const textLimit = 100;

/** SEP-2127; the same bytes at the reserved address and at the well-known one. */
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
