/** Emits `/api`: the index of the API for programs. */

import { type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { type OperationId, operationIds, operations, toExampleIds } from '#shared/contract/operations.ts';
import { toApiVersion } from '#shared/contract/policy.ts';
import { toJsonSchema } from '#shared/contract/to-json-schema.ts';
import type { PublishedDocument } from '../../model.ts';
import type { EmitContext } from '../emit-context.ts';
import { toDocument } from '../to-document.ts';
import { toAuthentication, toQuotas } from './policy-summary.ts';

export function emitApiIndex(context: EmitContext): PublishedDocument[] {
  const { site, addresses, guides } = context;
  const { documents } = addresses;
  const index = {
    name: guides.titles.api(site.brand),
    description: guides.apiSummary(site.brand),
    version: toApiVersion(site.apiPath),
    language: site.language,
    base_url: addresses.base,
    site_url: addresses.site,
    openapi: documents.openapi,
    operations: operationIds.map((id) => toOperation(id, context)),
    mcp: { url: addresses.mcp, transport: 'streamable-http', server_card: documents.mcpServerCard },
    quotas: toQuotas(),
    authentication: toAuthentication(context),
    errors: Object.entries(errorStatus).map(([code, status]) => ({
      code,
      status,
      meaning: guides.errors[code as ErrorCode],
    })),
    versioning_policy: addresses.versioningPolicy,
    documents: Object.fromEntries(
      Object.entries(guides.documents).map(([name, description]) => [
        toSnakeCase(name),
        { url: documents[name as keyof typeof guides.documents], description },
      ]),
    ),
  };
  return [toDocument('apiIndex', index)];
}

function toOperation(id: OperationId, { locale, addresses, examples }: EmitContext): object {
  const { title, summary } = locale.operations[id];
  const operation = operations[id];
  return {
    name: id,
    title,
    description: summary,
    method: 'GET',
    url: addresses.operations[id],
    token: operation.token,
    ...('scope' in operation && { scope: operation.scope }),
    parameters: toJsonSchema(operation.parameters, locale, 'input'),
    // An address alone is no call where a token is needed.
    ...(operation.token === 'optional' && { example: examples[toExampleIds(id)[0]].url }),
  };
}

const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
