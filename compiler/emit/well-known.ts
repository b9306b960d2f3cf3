/** How agents and their clients find the service: catalogs, the tool server's card, a skill, OAuth metadata. */

import { createHash } from 'node:crypto';
import { mcpProtocolVersions, toMcpServerIdentity, toPublisher } from '#shared/contract/mcp-server.ts';
import { grantTypes, scopes, tokenEndpointAuthMethods } from '#shared/contract/oauth.ts';
import { toolIds } from '#shared/contract/operations.ts';
import { documents } from '#shared/documents.ts';
import { toShortText } from '#shared/short-text.ts';
import { type EmitContext, skillPath, toSkillName } from './emit-context.ts';
import { toAgentsGuide } from './guides/guides.ts';

/** Makes the API catalog of RFC 9727: a link set in JSON (RFC 9264 §4.2), with the relations of RFC 8631. */
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

/** Names of services and of areas that an entry of the catalog has. */
const MAX_TAGS = 10;
const MAX_AREAS = 20;

/** Returns the terms that registries search (ARD §4.2), equal for all entries, as each leads to all of the content. */
function toDiscoveryTerms({ company, representativeQueries, site }: EmitContext): object {
  const { services = [], areas = [], coverage } = company;
  const tags = [...new Set(services.map(({ name }) => name))].slice(0, MAX_TAGS);
  const places = areas.length > 0 ? areas.map(({ name }) => name).slice(0, MAX_AREAS) : coverage ? [coverage] : [];
  return {
    ...(representativeQueries.length > 0 && { representativeQueries }),
    ...(tags.length > 0 && { tags }),
    // Named as in schema.org.
    metadata: { inLanguage: site.language, ...(places.length > 0 && { areaServed: places }) },
  };
}

/** Makes the AI Catalog (ai-catalog.io), with the terms of Agentic Resource Discovery. */
export function toAiCatalog(context: EmitContext): object {
  const { addresses, site, guides } = context;
  const publisher = toPublisher(site.url);
  const terms = toDiscoveryTerms(context);
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
        capabilities: toolIds,
        ...terms,
      },
      {
        identifier: `urn:air:${publisher}:skill:${toSkillName(site)}`,
        displayName: guides.titles.skill(site.brand),
        type: 'application/agent-skills+md',
        url: addresses.site + skillPath(site),
        description: guides.skillDescription(site.brand),
        ...terms,
      },
      {
        identifier: `urn:air:${publisher}:api:content`,
        displayName: guides.titles.api(site.brand),
        type: 'application/openapi+json',
        url: addresses.documents.openapi,
        description: guides.apiSummary(site.brand),
        ...terms,
      },
    ],
  };
}

/** Code points of `title` and `description` (SEP-2127). */
const textLimit = 100;

/** Makes the server card of SEP-2127, with the same bytes at the reserved address and at the well-known one. */
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

/** Makes the metadata of RFC 8414 §2. `agent_auth` follows auth.md 0.1: the later names promise a registration that this service has not. */
export function toAuthorizationServer({ addresses, site }: EmitContext): object {
  const { oauth, documents } = addresses;
  return {
    issuer: addresses.site,
    // No grant uses it; clients exist that refuse metadata without it.
    authorization_endpoint: oauth.authorize,
    token_endpoint: oauth.token,
    registration_endpoint: oauth.register,
    revocation_endpoint: oauth.revoke,
    introspection_endpoint: oauth.introspect,
    scopes_supported: scopes,
    // REQUIRED by §2 although empty (erratum 7793).
    response_types_supported: [],
    grant_types_supported: grantTypes,
    token_endpoint_auth_methods_supported: tokenEndpointAuthMethods,
    revocation_endpoint_auth_methods_supported: tokenEndpointAuthMethods,
    introspection_endpoint_auth_methods_supported: tokenEndpointAuthMethods,
    service_documentation: documents.authGuide,
    ui_locales_supported: [site.language],
    protected_resources: [addresses.site, addresses.base],
    agent_auth: {
      skill: documents.authGuide,
      register_uri: oauth.register,
      identity_types_supported: ['anonymous'],
      anonymous: { credential_types_supported: ['access_token'] },
    },
  };
}

/** Makes the metadata of RFC 9728 §2, of the whole site or of its content API; parameters without a value are left out (§3.2). */
export function toProtectedResource({ addresses, company, guides, site }: EmitContext, of: 'site' | 'api'): object {
  const { privacy, terms } = company.pages ?? {};
  return {
    resource: of === 'site' ? addresses.site : addresses.base,
    authorization_servers: [addresses.site],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: guides.titles[of](site.brand),
    resource_documentation: addresses.documents.authGuide,
    ...(privacy && { resource_policy_uri: privacy }),
    ...(terms && { resource_tos_uri: terms }),
  };
}

/** Makes the index of the one skill that teaches agents the API (agentskills.io discovery 0.2.0). */
export function toAgentSkills(context: EmitContext): object {
  const { site, guides, addresses } = context;
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: toSkillName(site),
        type: 'skill-md',
        description: guides.skillDescription(site.brand),
        url: addresses.site + skillPath(site),
        digest: `sha256:${createHash('sha256').update(toSkill(context)).digest('hex')}`,
      },
    ],
  };
}

/** Makes the skill: the guide for agents with name and description as front matter. */
export function toSkill(context: EmitContext): string {
  const { site, guides } = context;
  const description = JSON.stringify(guides.skillDescription(site.brand));
  return `---\nname: ${toSkillName(site)}\ndescription: ${description}\n---\n\n${toAgentsGuide(context)}`;
}
