/** Emits the list of what the site offers to agents (AI Catalog, ai-catalog.io). */

import { documentPaths } from '#shared/addresses.ts';
import { toPublisher } from '#shared/mcp-server.ts';
import type { PublishedDocument } from '../../model.ts';
import type { EmitContext } from '../emit-context.ts';
import { toJson } from '../json.ts';
import { skillPath, toSkillName } from './agent-skills.ts';
import { serverCardMediaType } from './mcp-server-card.ts';

export function emitAiCatalog({ addresses, site, guides }: EmitContext): PublishedDocument[] {
  const publisher = toPublisher(site.url);
  const catalog = {
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
        type: serverCardMediaType,
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
  return [{ address: documentPaths.aiCatalog, mediaType: 'application/ai-catalog+json', body: toJson(catalog) }];
}
