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

/** A program that people connect to the tool server: its name as its maker writes it, and what a person copies. */
interface AgentClient {
  id: AgentClientId;
  name: string;
  line: string;
}

/** `{server}` stands for a name of letters, digits and hyphens, which every client takes, `{url}` for the address. */
const agentClients: readonly AgentClient[] = [
  { id: 'claude', name: 'Claude', line: '{url}' },
  { id: 'claudeCode', name: 'Claude Code', line: 'claude mcp add --transport http {server} {url}' },
  { id: 'chatGpt', name: 'ChatGPT', line: '{url}' },
  { id: 'cursor', name: 'Cursor', line: '{"mcpServers":{"{server}":{"url":"{url}"}}}' },
  { id: 'vsCode', name: 'VS Code', line: `code --add-mcp '{"name":"{server}","type":"http","url":"{url}"}'` },
  { id: 'geminiCli', name: 'Gemini CLI', line: 'gemini mcp add --transport http {server} {url}' },
  { id: 'codex', name: 'Codex', line: 'codex mcp add {server} --url {url}' },
  {
    id: 'inspector',
    name: 'MCP Inspector',
    line: 'npx @modelcontextprotocol/inspector --cli {url} --transport http --method tools/list',
  },
];

export function toConnectSection(context: EmitContext): Html {
  const { site, guides, addresses } = context;
  const { developerPage: text, headings, oauth } = guides;
  const server = toServerName(toPublisher(site.url));
  const fill = (line: string) => line.replace('{server}', server).replace('{url}', addresses.mcp);
  const code = (...ids: ExampleId[]) => ids.map((id) => toExample(context, id));
  return toSection(
    'conectar',
    text.sections.connect,
    toSubheading('mcp', text.mcpHeading),
    toParagraph(text.connectIntro),
    toHtmlCode(text.mcpAddress, addresses.mcp),
    html`<ul class="clients">
${agentClients.map(({ id, name, line }) => html`<li>${toHtmlCode(`**${name}** ${text.clients[id]}`, fill(line))}</li>`)}
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
