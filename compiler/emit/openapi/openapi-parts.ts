/** The components of `openapi.json`: schemas, headers and the answers that operations share. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import { type ErrorDetails, toErrorBody } from '#shared/contract/errors.ts';
import {
  type ExampleAnswers,
  type Operation,
  type OperationId,
  operationIds,
  operations,
} from '#shared/contract/operations.ts';
import { excerptLimit, quotaHeaders, quotaPolicies, toApiVersion } from '#shared/contract/policy.ts';
import { type CompanySection, companySectionFields, companySections, errorBody } from '#shared/contract/schemas.ts';
import { type JsonSchema, toJsonSchema } from '#shared/contract/to-json-schema.ts';
import type { HeaderText, Locale } from '#shared/locale/locales.ts';
import { toShortText } from '#shared/short-text.ts';
import type { EmitContext } from '../emit-context.ts';

/** Returns the schemas of all results by name, and that of errors. */
export function toSchemas(locale: Locale): Record<string, JsonSchema> {
  return Object.fromEntries([
    ...operationIds.map((id) => [operations[id].resultName, toJsonSchema(operations[id].result, locale, 'output')]),
    ['Error', toJsonSchema(errorBody, locale, 'output')],
  ]);
}

/** Returns the header objects of OpenAPI by name, each with an example. */
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
  for (const [name, value] of Object.entries(values)) {
    values[name as HeaderText] = { description: locale.headers[name as HeaderText], ...value };
  }
  return values;
}

const always: HeaderText[] = ['API-Version', 'Link'];
const counted: HeaderText[] = [...quotaHeaders, ...always];

/** Answers that every operation gives in the same words, with an error of that status where they have a body. */
const sharedAnswers: Record<number, { name: string; headers: HeaderText[]; error?: ErrorDetails }> = {
  304: { name: 'NotModified', headers: [...counted, 'ETag'] },
  400: {
    name: 'BadRequest',
    headers: counted,
    error: { code: 'invalid_parameter', parameter: 'section', problem: { kind: 'choice', choices: companySections } },
  },
  401: { name: 'Unauthorized', headers: [...always, 'WWW-Authenticate'], error: { code: 'invalid_token' } },
  403: {
    name: 'Forbidden',
    headers: [...counted, 'WWW-Authenticate'],
    error: { code: 'insufficient_scope', scope: 'quota:read' },
  },
  404: { name: 'NotFound', headers: counted, error: { code: 'page_not_found', nearest: [] } },
  405: {
    name: 'MethodNotAllowed',
    headers: [...always, 'Allow'],
    error: { code: 'method_not_allowed', allow: ['GET', 'HEAD', 'OPTIONS'] },
  },
  429: {
    name: 'QuotaExceeded',
    headers: [...counted, 'Retry-After'],
    error: { code: 'quota_exceeded', policy: quotaPolicies.anonymous, retryAfterSeconds: 42 },
  },
  500: { name: 'InternalError', headers: always, error: { code: 'internal_error' } },
  503: {
    name: 'Unavailable',
    headers: [...always, 'Retry-After'],
    error: { code: 'content_unavailable', retryAfterSeconds: 5 },
  },
};

/** Returns the answers of `sharedAnswers` as response objects by name, each with an example of its error. */
export function toSharedResponses({ locale, addresses }: EmitContext): Record<string, object> {
  const answers = Object.entries(sharedAnswers).map(([status, { name, headers, error }]) => [
    name,
    {
      description: locale.statuses[Number(status) as keyof Locale['statuses']],
      headers: toHeaderRefs(headers),
      ...(error && { content: toContent('Error', toErrorBody(error, locale, addresses)) }),
    },
  ]);
  return Object.fromEntries(answers);
}

/** Returns the answer of an operation: a 200 with its example, any other status as a reference to shared answers. */
export function toResponse(status: number, id: OperationId, context: EmitContext, answers: ExampleAnswers): object {
  if (status !== 200) return { $ref: `#/components/responses/${sharedAnswers[status]?.name}` };
  const { statuses, resultName, resultExample }: Operation = operations[id];
  return {
    description: context.locale.statuses[200],
    headers: toHeaderRefs(statuses.includes(304) ? [...counted, 'ETag'] : counted),
    content: toContent(resultName, resultExample(answers)),
  };
}

const toHeaderRefs = (headers: readonly HeaderText[]): object =>
  Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const toContent = (schema: string, example: unknown): object => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, example },
});

/** The shortest answer with facts. */
const exampleSection: CompanySection = 'contact';

/** Makes example answers about the page that examples show, or the brand without one; no block has contact data. */
export function toExampleAnswers({ company, description, exampleInput, pages, site }: EmitContext): ExampleAnswers {
  const shown = pages.find(({ page }) => page.path === exampleInput.path);
  const caption = shown?.caption ?? { title: site.brand, description };
  const about = { title: caption.title, url: shown?.page.url ?? `${site.url}/` };
  const excerpt = toShortText(caption.description || description, excerptLimit);
  const results = shown ? [{ ...about, excerpt }] : [];
  // To check all blocks would be slow.
  const blocks = (shown?.page.markdown ?? `# ${site.brand}`).split(/\n{2,}/).slice(0, 20);
  const safe = blocks.filter((block) => findContactData(block).length === 0).slice(0, 2);
  const fields = companySectionFields[exampleSection].filter((field) => company[field] !== undefined);
  return {
    found: { total: results.length, results, next_cursor: null },
    page: { ...about, markdown: `${safe.join('\n\n').trimEnd()}\n`, truncated: false },
    company: {
      brand: company.brand,
      website: company.website,
      ...Object.fromEntries(fields.map((field) => [field, company[field]])),
    },
  };
}
