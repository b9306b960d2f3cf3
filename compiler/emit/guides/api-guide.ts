/** `/api.md`: the index of the API for readers of Markdown. */

import { type OperationId, operationIds, operations, toExampleIds } from '#shared/contract/operations.ts';
import type { EmitContext } from '../emit-context.ts';
import { toMarkdownDocument, toMarkdownList, toMarkdownText } from '../markdown.ts';
import {
  toDocumentRows,
  toErrorRows,
  toExampleBlock,
  toParameterRows,
  toQuotaRows,
  toResultRows,
  toTable,
} from './guide-parts.ts';

export function toApiGuide(context: EmitContext): string {
  const { site, guides, addresses } = context;
  const { headings } = guides;
  const brand = toMarkdownText(site.brand);
  return toMarkdownDocument([
    `# ${guides.titles.api(brand)}`,
    `> ${guides.apiSummary(brand)}`,
    `## ${headings.addresses}`,
    toMarkdownList([
      `API: \`${addresses.base}\``,
      `MCP: \`${addresses.mcp}\``,
      `OpenAPI: <${addresses.documents.openapi}>`,
    ]),
    `## ${headings.operations}`,
    ...operationIds.flatMap((id) => toOperationBlocks(id, context)),
    `## ${headings.mcp}`,
    guides.mcp(addresses.mcp),
    toExampleBlock(context, 'mcpCall'),
    `## ${headings.quota}`,
    guides.quota,
    toTable(toQuotaRows(context)),
    guides.quotaHeaders,
    guides.optionalIdentity(addresses.documents.authGuide),
    `## ${headings.errors}`,
    guides.errorShape,
    toTable(toErrorRows(context)),
    `## ${headings.versioning}`,
    toMarkdownList(guides.versioning),
    `## ${headings.documents}`,
    toMarkdownList(toDocumentRows(context).map(({ url, description }) => `<${url}>: ${description}`)),
  ]);
}

function toOperationBlocks(id: OperationId, context: EmitContext): string[] {
  const { locale, guides, addresses } = context;
  const { headings, labels } = guides;
  const operation = operations[id];
  const { title, description } = locale.operations[id];
  const scope = 'scope' in operation ? ` (\`${operation.scope}\`)` : '';
  const parameters = toParameterRows(id, context);
  return [
    `### ${title}: \`${id}\``,
    `\`GET ${addresses.operations[id]}\``,
    description,
    operation.token === 'optional' ? labels.tokenOptional : `${labels.tokenRequired}${scope}.`,
    ...(parameters.length > 1 ? [`#### ${headings.parameters}: \`${id}\``, toTable(parameters)] : []),
    `#### ${headings.answer}: \`${id}\``,
    toTable(toResultRows(id, context)),
    ...toExampleIds(id).map((example) => toExampleBlock(context, example)),
  ];
}
