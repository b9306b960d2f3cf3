/** The API for programs: `openapi.json` (OpenAPI 3.1), its index `/api`, and `/api/sandbox`, safe to try. */

import { type ErrorCode, errorStatus } from '#shared/contract/errors.ts';
import { scopes } from '#shared/contract/oauth.ts';
import {
  type ExampleAnswers,
  type Operation,
  type OperationId,
  operationIds,
  operations,
  toExampleIds,
} from '#shared/contract/operations.ts';
import { quotaPolicies, toApiVersion } from '#shared/contract/policy.ts';
import { type JsonSchema, toJsonSchema } from '#shared/contract/to-json-schema.ts';
import type { EmitContext } from '../emit-context.ts';
import { toCurl } from '../examples.ts';
import { toExampleAnswers, toHeaders, toResponse, toSchemas, toSharedResponses } from './openapi-parts.ts';

const securityScheme = 'oauth2';

export function toOpenApi(context: EmitContext): object {
  const { site, company, addresses, guides, locale } = context;
  const terms = company.pages?.terms ?? company.pages?.legal;
  const answers = toExampleAnswers(context);
  return {
    openapi: '3.1.0',
    info: {
      title: guides.titles.api(site.brand),
      summary: guides.toolServer(site.brand),
      description: `${guides.apiSummary(site.brand)}\n\n${guides.quota}`,
      version: toApiVersion(site.apiPath),
      ...(terms && { termsOfService: terms }),
      contact: { name: site.brand, url: company.contact_page ?? addresses.site },
      license: { name: guides.licence, url: terms ?? addresses.site },
    },
    servers: [{ url: addresses.base, description: site.brand }],
    tags: Object.values(guides.tags),
    externalDocs: { url: addresses.documents.developerPage, description: guides.documents.developerPage },
    paths: Object.fromEntries(
      operationIds.map((id) => [
        operations[id].path,
        {
          ...(operations[id].base === 'site' && { servers: toServersOfSite(context) }),
          get: toOperation(id, context, answers),
        },
      ]),
    ),
    components: {
      schemas: toSchemas(locale),
      headers: toHeaders(context),
      responses: toSharedResponses(context),
      securitySchemes: {
        [securityScheme]: {
          type: 'oauth2',
          description: guides.authIntro(site.brand),
          flows: {
            clientCredentials: {
              tokenUrl: addresses.oauth.token,
              scopes: Object.fromEntries(scopes.map((scope) => [scope, guides.scopes[scope]])),
            },
          },
        },
      },
    },
  };
}

/** Its own server first, then that of the API, where clients ask that ignore the servers of single paths. */
const toServersOfSite = ({ addresses, site }: EmitContext): object[] =>
  [addresses.site, addresses.base].map((url) => ({ url, description: site.brand }));

function toOperation(id: OperationId, context: EmitContext, answers: ExampleAnswers): object {
  const { locale, guides, addresses } = context;
  const operation = operations[id];
  const { summary, description } = locale.operations[id];
  const isOfContent = operation.token === 'optional';
  const required = { [securityScheme]: 'scope' in operation ? [operation.scope] : [] };
  return {
    operationId: id,
    tags: [guides.tags[isOfContent ? 'content' : 'identity'].name],
    summary,
    description,
    externalDocs: {
      url: isOfContent ? addresses.documents.apiIndexMarkdown : addresses.documents.authGuide,
      description: isOfContent ? guides.documents.apiIndexMarkdown : guides.documents.authGuide,
    },
    // An empty requirement makes the token optional (OpenAPI 3.1, Security Requirement Object).
    security: isOfContent ? [{}, required] : [required],
    ...(Object.keys(operation.parameters.shape).length > 0 && { parameters: toParameters(id, context) }),
    responses: Object.fromEntries(
      operation.statuses.map((status) => [String(status), toResponse(status, id, context, answers)]),
    ),
  };
}

/** Makes the query parameters of an operation. Of several example values, the last is shown. */
function toParameters(id: OperationId, { locale, exampleInput }: EmitContext): object[] {
  const { properties, required = [] } = toJsonSchema(operations[id].parameters, locale, 'input') as {
    properties: Record<string, JsonSchema>;
    required?: string[];
  };
  const calls = Object.values((operations[id] as Operation).examples);
  const examples = Object.assign({}, ...calls.map((toParameters) => toParameters(exampleInput)));
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    description,
    required: required.includes(name),
    schema,
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));
}

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
    operations: operationIds.map((id) => toIndexEntry(id, context)),
    mcp: {
      url: addresses.mcp,
      transport: 'streamable-http',
      server_card: documents.mcpServerCard,
      search_and_fetch_url: addresses.mcpSearch,
    },
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

/** Makes the row of an operation; only one that works without a token has an example address. */
function toIndexEntry(id: OperationId, { locale, addresses, examples }: EmitContext): object {
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
    // Where a token is needed, an address alone does not call the operation.
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

function toAuthentication({ addresses: { documents, apiProtectedResource } }: EmitContext): object {
  return {
    required: false,
    guide: documents.authGuide,
    authorization_server_metadata: documents.authorizationServer,
    protected_resource_metadata: apiProtectedResource,
  };
}
