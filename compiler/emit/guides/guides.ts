/** Guides in Markdown: `/agents.md` for agents, `/api.md` on the API, `/auth.md` on why nobody must identify. */

import { type OperationId, operationIds, operations, toExampleIds } from '#shared/contract/operations.ts';
import type { EmitContext } from '../emit-context.ts';
import {
  toDocumentRows,
  toErrorRows,
  toExampleBlock,
  toLimitRows,
  toListBlocks,
  toMarkdownDocument,
  toMarkdownList,
  toMarkdownText,
  toParameterRows,
  toQuotaRows,
  toResultRows,
  toScopeRows,
  toTable,
} from './guide-parts.ts';

export function toAgentsGuide(context: EmitContext): string {
  const { site, guides, addresses, description } = context;
  const { headings, steps } = guides;
  const brand = toMarkdownText(site.brand);
  return toMarkdownDocument([
    `# ${guides.titles.agents(brand)}`,
    `> ${toMarkdownText(description)}`,
    `## ${headings.whenToUse}`,
    toMarkdownList(guides.whenToUse(brand)),
    `## ${headings.notFor}`,
    toMarkdownList(guides.notFor(brand)),
    `## ${headings.steps}`,
    `1. ${steps.search}`,
    toExampleBlock(context, 'search'),
    `2. ${steps.read}`,
    toExampleBlock(context, 'read'),
    `3. ${steps.company}`,
    toExampleBlock(context, 'company'),
    `## ${headings.mcp}`,
    guides.mcp(addresses.mcp),
    toExampleBlock(context, 'mcpTools'),
    toExampleBlock(context, 'mcpCall'),
    `## ${headings.rules}`,
    toMarkdownList(guides.rules(brand)),
    `## ${headings.quota}`,
    guides.quota,
    guides.quotaHeaders,
    guides.optionalIdentity(addresses.documents.authGuide),
    ...toBusinessBlocks(context),
    ...toDocumentBlocks(context),
  ]);
}

const toDocumentBlocks = (context: EmitContext): string[] =>
  toListBlocks(
    `## ${context.guides.headings.documents}`,
    toDocumentRows(context).map(({ url, description }) => `<${url}>: ${description}`),
  );

/** The most requested facts that the site states. */
function toBusinessBlocks({ company, guides, locale, byUrl }: EmitContext): string[] {
  const { fields } = locale;
  const fact = (label: string, value: string | undefined, field = '') => {
    const source = company.sources?.[field];
    const from = source === undefined ? '' : ` (<${byUrl.get(source)?.mirror ?? source}>)`;
    return value ? [`${label.replace(/\.$/, '')}: ${toMarkdownText(value)}${from}`] : [];
  };
  const model = company.service_model;
  const facts = [
    ...fact(fields.contentLanguage, company.language),
    ...fact(fields.hours, company.hours, 'hours'),
    ...fact(fields.coverage, company.coverage, 'coverage'),
    ...fact(fields.howToAsk.split('. ')[0] ?? '', company.how_to_ask, 'how_to_ask'),
    ...fact(fields.serviceModelDescription, model?.description, 'service_model.description'),
    ...fact(fields.performedBy, model?.performed_by, 'service_model.performed_by'),
    ...fact(fields.quotedBy, model?.quoted_by, 'service_model.quoted_by'),
    ...fact(fields.invoicedBy, model?.invoiced_by, 'service_model.invoiced_by'),
    ...fact(fields.warranty, model?.warranty, 'service_model.warranty'),
    ...fact(fields.prices, company.prices, 'prices'),
    ...fact(fields.tax, company.tax, 'tax'),
    ...fact(fields.contactPage, company.contact_page),
  ];
  return toListBlocks(`## ${guides.headings.business}`, facts);
}

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
    ...toDocumentBlocks(context),
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

export function toAuthGuide(context: EmitContext): string {
  const { site, guides, addresses } = context;
  const { headings, oauth } = guides;
  const { documents } = addresses;
  const brand = toMarkdownText(site.brand);
  return toMarkdownDocument([
    `# ${guides.titles.auth(brand)}`,
    `> ${guides.authIntro(brand)}`,
    `## ${headings.discovery}`,
    toMarkdownList([
      `<${documents.protectedResource}>: ${guides.documents.protectedResource}`,
      `<${addresses.apiProtectedResource}>: ${guides.documents.protectedResource}`,
      `<${documents.authorizationServer}>: ${guides.documents.authorizationServer}`,
    ]),
    oauth.authorize,
    `## ${headings.register}`,
    oauth.register,
    toExampleBlock(context, 'register'),
    guides.placeholders,
    `## ${headings.token}`,
    oauth.token,
    toExampleBlock(context, 'token'),
    `## ${headings.use}`,
    oauth.use,
    toExampleBlock(context, 'searchIdentified'),
    toExampleBlock(context, 'quota'),
    toExampleBlock(context, 'identity'),
    `## ${headings.check}`,
    oauth.check,
    toExampleBlock(context, 'introspect'),
    toExampleBlock(context, 'revoke'),
    `## ${headings.scopes}`,
    toTable(toScopeRows(context)),
    `## ${headings.limits}`,
    toTable(toQuotaRows(context)),
    toTable(toLimitRows(context)),
    `## ${headings.errors}`,
    guides.errorShape,
    toTable(toErrorRows(context)),
    `## ${headings.oauthErrors}`,
    oauth.errors,
    `## ${headings.absent}`,
    toMarkdownList(guides.absent),
  ]);
}
