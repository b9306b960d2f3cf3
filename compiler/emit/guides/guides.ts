/** Guides in Markdown: `/agents.md` for agents, `/api.md` on the API, `/auth.md` on identification, an option. */

import type * as z from 'zod';
import type { FieldText } from '#shared/contract/field-text.ts';
import { type OperationId, operationIds, operations, toExampleIds } from '#shared/contract/operations.ts';
import { companyInfo, serviceModel } from '#shared/contract/schemas.ts';
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
    guides.changes(addresses.operations.list_changes),
    `## ${headings.mcp}`,
    guides.mcp(addresses.mcp),
    guides.mcpSearch(addresses.mcpSearch),
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

/** Fields that the guide tells at its beginning. */
const TOLD_ABOVE: ReadonlySet<string> = new Set(['brand', 'website', 'description']);

/** Lists the facts that are texts or addresses, as the site states them, then missing ones with the reason. */
function toBusinessBlocks({ company, guides, locale, byUrl }: EmitContext): string[] {
  const labelOf = (schema: z.ZodType): string => {
    const { text } = schema.meta() as { text: FieldText };
    return (locale.fields[text].split('. ')[0] ?? '').replace(/\.$/, '');
  };
  const facts = (shape: Shape, values: object, below = ''): string[] =>
    Object.entries(shape).flatMap(([name, schema]) => {
      const value = (values as Record<string, unknown>)[name];
      if (name === 'service_model' && company.service_model)
        return facts(serviceModel.shape, company.service_model, 'service_model.');
      if (typeof value !== 'string' || (below === '' && TOLD_ABOVE.has(name))) return [];
      const source = company.sources?.[below + name];
      const from = source === undefined ? '' : ` (<${byUrl.get(source)?.mirror ?? source}>)`;
      return [`${labelOf(schema)}: ${toMarkdownText(value)}${from}`];
    });
  const missing = (company.missing ?? []).map(({ field, because, statements = [] }) => {
    const said = statements.map(({ text, url }) =>
      [...(text ? [`«${toMarkdownText(text)}»`] : []), `(<${url}>)`].join(' '),
    );
    return `${labelOf(companyInfo.shape[field])}: ${[guides.because[because], ...said].join(' ')}`;
  });
  return [
    ...toListBlocks(`## ${guides.headings.business}`, facts(companyInfo.shape, company)),
    ...toListBlocks(`## ${guides.headings.missing}`, missing),
  ];
}

type Shape = Readonly<Record<string, z.ZodType>>;

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
    guides.mcpSearch(addresses.mcpSearch),
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
