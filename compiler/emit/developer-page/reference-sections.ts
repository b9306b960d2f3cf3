/** Sections that connect an agent, and sections for reference, computed from the contract. */

import { toOperationPath, toStatusPath } from '#shared/addresses.ts';
import { toPublisher } from '#shared/contract/mcp-server.ts';
import type { ExampleId } from '#shared/contract/operations.ts';
import { type OperationId, operationIds, operations, toExampleIds } from '#shared/contract/operations.ts';
import type { AgentClientId } from '#shared/locale/locales.ts';
import { type EmitContext, toServerName } from '../emit-context.ts';
import { toCurl } from '../examples.ts';
import {
  toDocumentRows,
  toErrorRows,
  toLimitRows,
  toParameterRows,
  toQuotaRows,
  toResultRows,
  toScopeRows,
} from '../guides/guide-parts.ts';
import { type Html, html, toFieldList, toHtmlCode, toInlineHtml, toParagraph, toSection } from './html.ts';

/** Clients by the names their makers use, with the line to copy; `{server}` has letters, digits and hyphens only. */
const agentClients: readonly { id: AgentClientId; name: string; line: string }[] = [
  { id: 'claude', name: 'Claude', line: '{url}' },
  { id: 'claudeCode', name: 'Claude Code', line: 'claude mcp add --transport http {server} {url}' },
  { id: 'chatGpt', name: 'ChatGPT', line: '{searchUrl}' },
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
  const fill = (line: string) =>
    line.replace('{server}', server).replace('{url}', addresses.mcp).replace('{searchUrl}', addresses.mcpSearch);
  return toSection(
    'conectar',
    text.sections.connect,
    html`<h3 id="mcp">${text.mcpHeading}</h3>`,
    toParagraph(text.connectIntro),
    toHtmlCode(text.mcpAddress, addresses.mcp),
    html`<ul class="clients">
${agentClients.map(({ id, name, line }) => html`<li>${toHtmlCode(`**${name}** ${text.clients[id]}`, fill(line))}</li>`)}
</ul>`,
    html`<h3 id="http">${text.httpHeading}</h3>`,
    toParagraph(guides.sandbox),
    toExample(context, 'search'),
    html`<h3 id="identificacion">${headings.identification}</h3>`,
    toParagraph(guides.authIntro(site.brand)),
    html`<ol class="steps">
${[
  toStep(headings.register, oauth.register, toExample(context, 'register')),
  toStep(headings.token, oauth.token, toExample(context, 'token')),
  toStep(headings.use, oauth.use, toExample(context, 'searchIdentified')),
  toStep(headings.check, oauth.check, toExample(context, 'revoke')),
]}
</ol>`,
    toParagraph(guides.placeholders),
    toFieldList(toScopeRows(context)),
  );
}

/** Makes a step. Its heading loses the number of the guides, as the list numbers it. */
function toStep(heading: string, text: string, code: Html): Html {
  return html`<li><h4>${heading.replace(/^\d+\.\s*/, '')}</h4><p>${toInlineHtml(text)}</p>
${code}</li>`;
}

const toExample = ({ examples, guides }: EmitContext, id: ExampleId): Html =>
  toHtmlCode(guides.examples[id], toCurl(examples[id]));

export function toOperationsSection(context: EmitContext): Html {
  const { headings, oauth, errorShape, developerPage: text } = context.guides;
  return toSection(
    'operaciones',
    text.sections.operations,
    ...operationIds.map((id) => toOperation(id, context)),
    html`<h3 id="errores">${headings.errors}</h3>`,
    toParagraph(errorShape),
    toFieldList(toErrorRows(context)),
    toParagraph(oauth.errors),
  );
}

function toOperation(id: OperationId, context: EmitContext): Html {
  const { locale, guides, site } = context;
  const { headings, labels, developerPage: text } = guides;
  const operation = operations[id];
  const { title, description } = locale.operations[id];
  const scope = 'scope' in operation ? ` (\`${operation.scope}\`)` : '';
  const parameters = toParameterRows(id, context).map(([name = '', type = '', required, ...rest]) => [
    name,
    type,
    required === labels.yes ? labels.required.toLowerCase() : '',
    ...rest,
  ]);
  const errors = operation.statuses.filter((status) => status >= 400).join(' · ');
  const fields = toResultRows(id, context)
    .slice(1)
    .map(([name = '']) => name)
    .filter((name) => !name.includes('.'));
  return html`<article class="operation">
<h3 id="${id}">${title} <code>${id}</code></h3>
<p class="request"><b>GET</b> ${toOperationPath(id, site.apiPath)}</p>
<p>${toInlineHtml(description)}</p>
<p class="token">${toInlineHtml(operation.token === 'optional' ? labels.tokenOptional : `${labels.tokenRequired}${scope}.`)}</p>
${parameters.length > 1 ? html`<h4>${headings.parameters}</h4>\n${toFieldList(parameters)}` : ''}
<p class="token">${text.answerFields}: ${toInlineHtml(fields.join(', '))}</p>
<p class="token">${text.operationErrors}: <a href="#errores">${errors}</a></p>
${toExample(context, toExampleIds(id)[0])}
</article>`;
}

export function toLimitsSection(context: EmitContext): Html {
  const { quotaHeaders, developerPage: text } = context.guides;
  return toSection(
    'limites',
    text.sections.limits,
    toFieldList(toQuotaRows(context).map(([who = '', limit = '', policy = '']) => [who, policy, limit])),
    toParagraph(quotaHeaders),
    toFieldList(toLimitRows(context)),
  );
}

export function toVersioningSection({ guides }: EmitContext): Html {
  const rules = guides.versioning.map((rule) => html`<li>${toInlineHtml(rule)}</li>`);
  return toSection('versionado', guides.developerPage.sections.versioning, html`<ul>\n${rules}\n</ul>`);
}

/** Makes the section on content: the address of the service's status, and the documents. */
export function toContentSection(context: EmitContext): Html {
  const { guides, site } = context;
  const status = toStatusPath(site.apiPath);
  const { developerPage: text } = guides;
  const documents = toDocumentRows(context).filter(({ url }) => url !== context.addresses.documents.developerPage);
  return toSection(
    'contenido',
    text.sections.content,
    toParagraph(text.contentIntro),
    html`<p>${text.servedSource} <a href="${status}">${status}</a></p>`,
    html`<h3 id="documentos">${text.documents}</h3>`,
    html`<ul class="documents">
${documents.map(({ url, description }) => {
  const path = url.slice(site.url.length);
  return html`<li><a href="${path}">${path}</a> <span>${toInlineHtml(description)}</span></li>`;
})}
</ul>`,
  );
}
