/** The components of `openapi.json`: schemas, headers and the answers that operations share. */

import { type ErrorDetails, toErrorBody } from '#shared/contract/errors.ts';
import {
  type ExampleAnswers,
  type Operation,
  type OperationId,
  operationIds,
  operations,
} from '#shared/contract/operations.ts';
import { quotaPolicies, toApiVersion } from '#shared/contract/policy.ts';
import { companySections, errorBody } from '#shared/contract/schemas.ts';
import { type JsonSchema, toJsonSchema } from '#shared/contract/to-json-schema.ts';
import type { HeaderText, Locale } from '#shared/locale/locale.ts';
import type { EmitContext } from '../emit-context.ts';

export function toSchemas(locale: Locale): Record<string, JsonSchema> {
  return Object.fromEntries([
    ...operationIds.map((id) => [operations[id].resultName, toJsonSchema(operations[id].result, locale, 'output')]),
    ['Error', toJsonSchema(errorBody, locale, 'output')],
  ]);
}

const quotaHeaders = [
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

export function toHeaders({ locale, addresses, site }: EmitContext): Record<HeaderText, object> {
  const { name, limit, windowSeconds } = quotaPolicies.anonymous;
  const count = (example: number) => ({ schema: { type: 'integer', minimum: 0 }, example });
  const text = (example: string) => ({ schema: { type: 'string' }, example });
  const values: Record<HeaderText, object> = {
    RateLimit: text(`"${name}";r=${limit - 1};t=42`),
    'RateLimit-Policy': text(`"${name}";q=${limit};w=${windowSeconds}`),
    'RateLimit-Limit': count(limit),
    'RateLimit-Remaining': count(limit - 1),
    'RateLimit-Reset': count(42),
    'API-Version': text(toApiVersion(site.apiPath)),
    'Retry-After': count(42),
    'WWW-Authenticate': text(`Bearer error="invalid_token", resource_metadata="${addresses.apiProtectedResource}"`),
    ETag: text('"0b5e7f1c"'),
    Allow: text('GET, HEAD, OPTIONS'),
    Link: text(`<${addresses.versioningPolicy}>; rel="deprecation"; type="text/html"`),
  };
  return Object.fromEntries(
    Object.entries(values).map(([header, value]) => [
      header,
      { description: locale.headers[header as HeaderText], ...value },
    ]),
  ) as Record<HeaderText, object>;
}

/** Headers of an answer with this status, by name. @param conditional whether the answer can be asked for with its entity tag */
function headersOf(status: number, conditional: boolean): HeaderText[] {
  const always: HeaderText[] = ['API-Version', 'Link'];
  switch (status) {
    case 200:
      return [...quotaHeaders, ...always, ...(conditional ? (['ETag'] as const) : [])];
    case 304:
      return [...quotaHeaders, ...always, 'ETag'];
    case 401:
      return [...always, 'WWW-Authenticate'];
    case 403:
      return [...quotaHeaders, ...always, 'WWW-Authenticate'];
    case 405:
      return [...always, 'Allow'];
    case 429:
      return [...quotaHeaders, ...always, 'Retry-After'];
    case 500:
      return always;
    case 503:
      return [...always, 'Retry-After'];
    default:
      return [...quotaHeaders, ...always];
  }
}

const toHeaderRefs = (status: number, conditional = false): object =>
  Object.fromEntries(headersOf(status, conditional).map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Answers by reference: they say the same for every operation. */
const shared = {
  304: 'NotModified',
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  429: 'QuotaExceeded',
  500: 'InternalError',
  503: 'Unavailable',
} as const;
type SharedStatus = keyof typeof shared;

export function toSharedResponses(context: EmitContext): Record<string, object> {
  return Object.fromEntries(Object.entries(shared).map(([status, name]) => [name, toAnswer(Number(status), context)]));
}

/** The answer of an operation: by reference but for the result. */
export function toResponse(status: number, id: OperationId, context: EmitContext, answers: ExampleAnswers): object {
  if (status !== 200) return { $ref: `#/components/responses/${shared[status as SharedStatus]}` };
  const { statuses, resultName, resultExample }: Operation = operations[id];
  return {
    description: context.locale.statuses[200],
    headers: toHeaderRefs(status, statuses.includes(304)),
    content: toContent(resultName, resultExample(answers)),
  };
}

function toAnswer(status: number, context: EmitContext): object {
  const { locale, addresses } = context;
  const details = toErrorExample(status);
  return {
    description: locale.statuses[status as keyof Locale['statuses']],
    headers: toHeaderRefs(status),
    ...(details && {
      content: toContent('Error', toErrorBody(details, locale, addresses)),
    }),
  };
}

const toContent = (schema: string, example: unknown): object => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, example },
});

/** An error that this status stands for; none where the answer has no body. */
function toErrorExample(status: number): ErrorDetails | undefined {
  switch (status) {
    case 400:
      return { code: 'invalid_parameter', parameter: 'section', problem: { kind: 'choice', choices: companySections } };
    case 401:
      return { code: 'invalid_token' };
    case 403:
      return { code: 'insufficient_scope', scope: 'quota:read' };
    case 404:
      return { code: 'page_not_found', nearest: [] };
    case 405:
      return { code: 'method_not_allowed', allow: ['GET', 'HEAD', 'OPTIONS'] };
    case 429:
      return { code: 'quota_exceeded', policy: quotaPolicies.anonymous, retryAfterSeconds: 42 };
    case 500:
      return { code: 'internal_error' };
    case 503:
      return { code: 'content_unavailable', retryAfterSeconds: 5 };
    default:
      return undefined;
  }
}
