/** The section that connects an agent: a line to copy for each program, plain HTTP, and the steps to a token. */

import { toPublisher } from '#shared/contract/mcp-server.ts';
import type { AgentClientId, ExampleId } from '#shared/locale/locale.ts';
import type { EmitContext } from '../emit-context.ts';
import { toCurl } from '../examples.ts';
import { toScopeRows } from '../guides/guide-parts.ts';
import {
  type Html,
  html,
  toFieldList,
  toHtmlCode,
  toInlineHtml,
  toParagraph,
  toSection,
  toSubheading,
} from './html.ts';

/** A program that people connect to the tool server. */
interface AgentClient {
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

export function toConnectSection(context: EmitContext): Html {
  const { site, guides, addresses } = context;
  const { developerPage: text, headings, oauth } = guides;
  const server = { name: toServerName(toPublisher(site.url)), url: addresses.mcp };
  const code = (...ids: ExampleId[]) => ids.map((id) => toExample(context, id));
  return toSection(
    'conectar',
    text.sections.connect,
    toSubheading('mcp', text.mcpHeading),
    toParagraph(text.connectIntro),
    toHtmlCode(text.mcpAddress, server.url),
    html`<ul class="clients">
${agentClients.map(
  ({ id, name, toLine }) => html`<li>${toHtmlCode(`**${name}** ${text.clients[id]}`, toLine(server))}</li>`,
)}
</ul>`,
    toSubheading('http', text.httpHeading),
    toParagraph(guides.sandbox),
    ...code('search'),
    toSubheading('identificacion', headings.identification),
    toParagraph(guides.authIntro(site.brand)),
    html`<ol class="steps">
${[
  toStep(headings.register, oauth.register, code('register')),
  toStep(headings.token, oauth.token, code('token')),
  toStep(headings.use, oauth.use, code('searchIdentified')),
  toStep(headings.check, oauth.check, code('revoke')),
]}
</ol>`,
    toParagraph(guides.placeholders),
    toFieldList(toScopeRows(context)),
  );
}

/** The numbers of the guides' headings are those of the list. */
function toStep(heading: string, text: string, code: readonly Html[]): Html {
  return html`<li><h4>${heading.replace(/^\d+\.\s*/, '')}</h4><p>${toInlineHtml(text)}</p>
${code}</li>`;
}

export const toExample = ({ examples, guides }: EmitContext, id: ExampleId): Html =>
  toHtmlCode(guides.examples[id], toCurl(examples[id]));

/** A name for the server made of the host that publishes the site: `taller-ejemplo-es`. */
export function toServerName(publisher: string): string {
  return publisher.replace(/[^a-z0-9]+/gi, '-').replace(/^-+|-+$/g, '') || 'content';
}
