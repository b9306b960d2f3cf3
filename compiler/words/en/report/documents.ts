/** English: the use of each document that agents get besides pages, for an editor. */

import type { ReportWords } from '../../es/report/report.ts';

export const documentUses: ReportWords['preview']['documentUses'] = {
  agentsGuide: 'Instructions for agents: what the business is, what can be asked and how',
  llms: 'Index of the site: each page with its title and its subject, for the agent to choose from',
  llmsFull: 'The text of the pages in one piece, for an agent that reads it at once',
  sitemapMarkdown: 'List of all pages',
  companyInfo: 'The facts of the business (hours, prices, address…), each with the page that states it',
  openapi: 'All that the API can be asked, for the programs that use it (OpenAPI)',
  apiIndex: 'Index of the API, for programs',
  apiIndexMarkdown: 'Index of the API, to read',
  sandbox: 'How to try the API at no cost',
  authGuide: 'How an agent identifies itself to ask more',
  authorizationServer: 'Where an agent registers and gets its key, for programs (OAuth)',
  protectedResource: 'Which key the API takes, for programs (OAuth)',
  mcpServerCard: 'Presents the tools that ChatGPT, Claude and other assistants use (MCP)',
  mcpServerCardReserved: 'The same at the other address where some assistants look for it',
  apiCatalog: 'List of the APIs of the site, where programs look for it',
  aiCatalog: 'Tells search engines of agents what the business does, with sample questions',
  agentSkills: 'List of the skills that an agent can learn from this site',
  skill: 'The skill itself: it teaches an agent to ask this site',
  manifest: 'List of everything that is published, by which the server checks that nothing is missing',
};
