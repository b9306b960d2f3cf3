/** `/api`, the index of the API for programs, and `/api/sandbox`, which says that it is safe to try things on. */

import { type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { grantTypes, scopes, tokenEndpointAuthMethods } from '#shared/contract/oauth.ts';
import { type OperationId, operationIds, operations, toExampleIds } from '#shared/contract/operations.ts';
import { quotaPolicies, toApiVersion, tokenLifetimeSeconds } from '#shared/contract/policy.ts';
import { toJsonSchema } from '#shared/contract/to-json-schema.ts';
import type { EmitContext } from '../emit-context.ts';
import { toCurl } from '../examples.ts';

export function toApiIndex(context: EmitContext): object {
  const { site, addresses, guides } = context;
  const { documents } = addresses;
  return {
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

export function toSandbox(context: EmitContext): object {
  const { addresses, guides, examples } = context;
  return {
    description: guides.sandbox,
    separate_sandbox: false,
    base_url: addresses.base,
    mcp_url: addresses.mcp,
    read_only: true,
    credentials_required: false,
    quotas: toQuotas(),
    authentication: toAuthentication(context),
    examples: Object.values(examples).map((example) => ({
      description: guides.examples[example.id],
      method: example.method,
      url: example.url,
      ...(Object.keys(example.headers).length > 0 && { headers: example.headers }),
      ...(example.body !== undefined && { body: example.body }),
      status: example.status,
      curl: toCurl(example),
    })),
    openapi: addresses.documents.openapi,
  };
}

function toQuotas(): object[] {
  const { anonymous, identified } = quotaPolicies;
  return [
    { policy: anonymous.name, limit: anonymous.limit, window_seconds: anonymous.windowSeconds, per: 'ip' },
    { policy: identified.name, limit: identified.limit, window_seconds: identified.windowSeconds, per: 'client_id' },
  ];
}

function toAuthentication({ addresses, guides }: EmitContext): object {
  const { oauth, documents } = addresses;
  return {
    required: false,
    type: 'oauth2',
    grant_types: grantTypes,
    token_endpoint_auth_methods: tokenEndpointAuthMethods,
    registration_endpoint: oauth.register,
    token_endpoint: oauth.token,
    revocation_endpoint: oauth.revoke,
    introspection_endpoint: oauth.introspect,
    token_lifetime_seconds: tokenLifetimeSeconds,
    scopes: scopes.map((scope) => ({ scope, description: guides.scopes[scope] })),
    authorization_server_metadata: documents.authorizationServer,
    protected_resource_metadata: addresses.apiProtectedResource,
    guide: documents.authGuide,
  };
}
