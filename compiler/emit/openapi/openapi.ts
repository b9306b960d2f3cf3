/** `openapi.json`: the contract, in OpenAPI 3.1, with examples from the site's own pages. */

import { scopes } from '#shared/contract/oauth.ts';
import {
  type ExampleAnswers,
  type Operation,
  type OperationId,
  operationIds,
  operations,
} from '#shared/contract/operations.ts';
import { toApiVersion } from '#shared/contract/policy.ts';
import { type JsonSchema, toJsonSchema } from '#shared/contract/to-json-schema.ts';
import type { EmitContext } from '../emit-context.ts';
import { toExampleAnswers } from './openapi-examples.ts';
import { toHeaders, toResponse, toSchemas, toSharedResponses } from './openapi-parts.ts';

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
          ...(operations[id].base === 'site' && { servers: [{ url: addresses.site, description: site.brand }] }),
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

function toOperation(id: OperationId, context: EmitContext, answers: ExampleAnswers): object {
  const { locale, guides, addresses } = context;
  const operation = operations[id];
  const { summary, description } = locale.operations[id];
  const required = { [securityScheme]: 'scope' in operation ? [operation.scope] : [] };
  return {
    operationId: id,
    tags: [guides.tags[operation.tool ? 'content' : 'identity'].name],
    summary,
    description,
    externalDocs: {
      url: operation.tool ? addresses.documents.apiIndexMarkdown : addresses.documents.authGuide,
      description: operation.tool ? guides.documents.apiIndexMarkdown : guides.documents.authGuide,
    },
    // An empty requirement makes the token optional (OpenAPI 3.1, Security Requirement Object).
    security: operation.token === 'optional' ? [{}, required] : [required],
    ...(Object.keys(operation.parameters.shape).length > 0 && { parameters: toParameters(id, context) }),
    responses: Object.fromEntries(
      operation.statuses.map((status) => [String(status), toResponse(status, id, context, answers)]),
    ),
  };
}

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
