/** Address and media type of every document that the service publishes. */

const json = 'application/json';
const markdown = 'text/markdown; charset=utf-8';
const text = 'text/plain; charset=utf-8';

/** Path below `site.url` and Content-Type of each document. */
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

/** Path of each document below `site.url`. */
export const documentPaths = Object.fromEntries(Object.entries(documents).map(([name, { path }]) => [name, path])) as {
  readonly [Name in DocumentName]: (typeof documents)[Name]['path'];
};
