/** The sections to look things up in, computed from the contract: operations, limits, versions, documents. */

import { toOperationPath, toStatusPath } from '#shared/addresses.ts';
import { type OperationId, operationIds, operations, toExampleIds } from '#shared/contract/operations.ts';
import type { EmitContext } from '../emit-context.ts';
import {
  toDocumentRows,
  toErrorRows,
  toLimitRows,
  toParameterRows,
  toQuotaRows,
  toResultRows,
} from '../guides/guide-parts.ts';
import { toExample } from './connect-section.ts';
import {
  type Html,
  html,
  toFieldList,
  toHtmlList,
  toInlineHtml,
  toParagraph,
  toSection,
  toSubheading,
} from './html.ts';

export function toOperationsSection(context: EmitContext): Html {
  const { headings, oauth, errorShape, developerPage: text } = context.guides;
  return toSection(
    'operaciones',
    text.sections.operations,
    ...operationIds.map((id) => toOperation(id, context)),
    toSubheading('errores', headings.errors),
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
  return toSection('versionado', guides.developerPage.sections.versioning, toHtmlList(guides.versioning));
}

/** Where the running service says what it serves, and the documents. */
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
    toSubheading('documentos', text.documents),
    html`<ul class="documents">
${documents.map(({ url, description }) => {
  const path = url.slice(site.url.length);
  return html`<li><a href="${path}">${path}</a> <span>${toInlineHtml(description)}</span></li>`;
})}
</ul>`,
  );
}
