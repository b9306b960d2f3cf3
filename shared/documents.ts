/** Every document that the service publishes, once: its address, its media type, and what it must say. */

import type { Addresses } from './addresses.ts';

const json = 'application/json';
const markdown = 'text/markdown; charset=utf-8';
const text = 'text/plain; charset=utf-8';

/** The address below `site.url` and the Content-Type of each. */
export const documents = {
  openapi: { path: '/openapi.json', mediaType: json },
  apiIndex: { path: '/api', mediaType: json },
  apiIndexMarkdown: { path: '/api.md', mediaType: markdown },
  sandbox: { path: '/api/sandbox', mediaType: json },
  agentsGuide: { path: '/agents.md', mediaType: markdown },
  authGuide: { path: '/auth.md', mediaType: markdown },
  developerPage: { path: '/desarrolladores/', mediaType: 'text/html; charset=utf-8' },
  authorizationServer: { path: '/.well-known/oauth-authorization-server', mediaType: json },
  protectedResource: { path: '/.well-known/oauth-protected-resource', mediaType: json },
  mcpServerCard: { path: '/.well-known/mcp/server-card.json', mediaType: json },
  mcpServerCardReserved: { path: '/mcp/server-card', mediaType: 'application/mcp-server-card+json' },
  apiCatalog: {
    path: '/.well-known/api-catalog',
    mediaType: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  },
  aiCatalog: { path: '/.well-known/ai-catalog.json', mediaType: 'application/ai-catalog+json' },
  agentSkills: { path: '/.well-known/agent-skills/index.json', mediaType: json },
  securityTxt: { path: '/.well-known/security.txt', mediaType: text },
  llms: { path: '/llms.txt', mediaType: text },
  llmsFull: { path: '/llms-full.txt', mediaType: text },
  sitemapMarkdown: { path: '/sitemap.md', mediaType: markdown },
} as const satisfies Record<string, { path: string; mediaType: string }>;

export type DocumentName = keyof typeof documents;

/** Paths below `site.url`. */
export const documentPaths = Object.fromEntries(Object.entries(documents).map(([name, { path }]) => [name, path])) as {
  readonly [Name in DocumentName]: (typeof documents)[Name]['path'];
};

/** Addresses that documents must hold, by key path (`servers.0.url`): clients compare them byte for byte. */
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

/** What a document must hold besides, by the name of each part: members of JSON, headings and lists of a text. */
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
