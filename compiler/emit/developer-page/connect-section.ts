/** The section that connects an agent: a line to copy for each program, plain HTTP, and the steps to a token. */

import { toPublisher } from '#shared/contract/mcp-server.ts';
import type { ExampleId } from '#shared/locale/locale.ts';
import type { EmitContext } from '../emit-context.ts';
import { toCurl } from '../examples.ts';
import { toScopeRows } from '../guides/guide-parts.ts';
import { agentClients, toServerName } from './agent-clients.ts';
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
