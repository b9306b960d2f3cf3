/** What a person pastes into each of the usual programs to connect it to the tool server. */

import type { AgentClientId } from '#shared/locale/locale.ts';

export interface AgentClient {
  id: AgentClientId;
  /** As its maker writes it. */
  name: string;
  /** What a person copies. */
  toLine(server: ToolServer): string;
}

interface ToolServer {
  /** Letters, digits and hyphens, which every client takes. */
  name: string;
  url: string;
}

export const agentClients: readonly AgentClient[] = [
  { id: 'claude', name: 'Claude', toLine: ({ url }) => url },
  {
    id: 'claudeCode',
    name: 'Claude Code',
    toLine: ({ name, url }) => `claude mcp add --transport http ${name} ${url}`,
  },
  { id: 'chatGpt', name: 'ChatGPT', toLine: ({ url }) => url },
  {
    id: 'cursor',
    name: 'Cursor',
    toLine: ({ name, url }) => JSON.stringify({ mcpServers: { [name]: { url } } }),
  },
  {
    id: 'vsCode',
    name: 'VS Code',
    toLine: ({ name, url }) => `code --add-mcp '${JSON.stringify({ name, type: 'http', url })}'`,
  },
  {
    id: 'geminiCli',
    name: 'Gemini CLI',
    toLine: ({ name, url }) => `gemini mcp add --transport http ${name} ${url}`,
  },
  { id: 'codex', name: 'Codex', toLine: ({ name, url }) => `codex mcp add ${name} --url ${url}` },
  {
    id: 'inspector',
    name: 'MCP Inspector',
    toLine: ({ url }) => `npx @modelcontextprotocol/inspector --cli ${url} --transport http --method tools/list`,
  },
];

/** A name for the server made of the host that publishes the site: `taller-ejemplo-es`. */
export function toServerName(publisher: string): string {
  return publisher.replace(/[^a-z0-9]+/gi, '-').replace(/^-+|-+$/g, '') || 'content';
}
