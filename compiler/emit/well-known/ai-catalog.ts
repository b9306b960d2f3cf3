/** The list of what the site offers to agents (AI Catalog, ai-catalog.io). */

import { toPublisher } from '#shared/contract/mcp-server.ts';
import { documents } from '#shared/documents.ts';
import type { EmitContext } from '../emit-context.ts';
import { skillPath, toSkillName } from './skill-path.ts';

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
