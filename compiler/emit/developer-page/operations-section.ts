/** The section of the operations, computed from the contract: parameters, fields, errors, and a call that works. */

import { toOperationPath } from '#shared/addresses.ts';
import { type OperationId, operationIds, operations, toExampleIds } from '#shared/contract/operations.ts';
import type { EmitContext } from '../emit-context.ts';
import { toErrorRows, toParameterRows, toResultRows } from '../guides/guide-parts.ts';
import { toExample } from './connect-section.ts';
import { type Html, html, toFieldList, toInlineHtml, toParagraph, toSection, toSubheading } from './html.ts';

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
