/** Addresses and parts that published documents must have. */

import type { Addresses } from '../addresses.ts';
import type { DocumentName } from '../documents.ts';

/** Addresses that documents must have, by key path (`servers.0.url`). Clients compare them byte for byte. */
export const documentStatements: { readonly [Name in DocumentName]?: (all: Addresses) => Record<string, string> } = {
  openapi: ({ base }) => ({ 'servers.0.url': base }),
  authorizationServer: ({ site, oauth }) => ({
    issuer: site,
    token_endpoint: oauth.token,
    registration_endpoint: oauth.register,
  }),
  protectedResource: ({ site }) => ({ resource: site, 'authorization_servers.0': site }),
  mcpServerCard: ({ mcp }) => ({ 'remotes.0.url': mcp }),
  mcpServerCardReserved: ({ mcp }) => ({ 'remotes.0.url': mcp }),
  apiCatalog: ({ documents: { apiCatalog }, base }) => ({ 'linkset.0.anchor': apiCatalog, 'linkset.1.anchor': base }),
};

/** Patterns of parts that documents must also have, by name: members of JSON, headings and lists of a text. */
export const documentParts: { readonly [Name in DocumentName]?: Readonly<Record<string, RegExp>> } = {
  openapi: { 'openapi: 3.1': /"openapi": ?"3\.1\./ },
  authorizationServer: { authorization_endpoint: /"authorization_endpoint":/, agent_auth: /"agent_auth":/ },
  mcpServerCard: {
    $schema: /"\$schema":/,
    name: /"name":/,
    version: /"version":/,
    description: /"description":/,
    endpoint: /"endpoint":/,
  },
  aiCatalog: { identifier: /"identifier":/ },
  agentSkills: { digest: /"digest":/ },
  llms: { '# …': /^# \S/, '> …': /^> \S/m, '## …': /^## \S/m, '- […](….md)': /^- \[[^\]\n]+\]\([^)\s]+\.md\)/m },
  llmsFull: { '# …': /^# \S/ },
  agentsGuide: { '# …': /^# \S/m },
  apiIndexMarkdown: { '# …': /^# \S/m },
  authGuide: {
    '# …auth.md': /^# .*auth\.md/im,
    '/oauth/register': /\/oauth\/register/,
    '/oauth/token': /\/oauth\/token/,
    Bearer: /Bearer/,
  },
};
