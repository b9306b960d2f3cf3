/** Shapes of parameters and results, from which types, validation, OpenAPI and MCP schemas are computed. */

import * as z from 'zod';
import type { FieldText } from './field-text.ts';
import { pageAddressLimit, quotaPolicies } from './policy.ts';

/** Returns a copy of a schema with the key of the locale's sentence that describes the field. */
export const described = <S extends z.ZodType>(text: FieldText, schema: S): S =>
  schema.meta({ ...schema.meta(), text });

/** Problem of an invalid parameter. */
export type ParameterProblem =
  | { kind: 'length'; min: number; max: number }
  | { kind: 'integer'; min: number; max?: number }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'type'; expected: string }
  | { kind: 'foreign_host'; site: string }
  | { kind: 'no_such_part'; parts: number }
  /** With `too_long`, address or headers exceed the server's limit. */
  | { kind: 'repeated' | 'malformed' | 'malformed_header' | 'too_long' | 'unknown_cursor' | 'stale_cursor' };

/**
 * Returns a schema of text with `min` to `max` code points (JSON Schema 2020-12, Validation §6.3).
 * @param more keywords that are only published, not checked
 */
function textOf(min: number, max: number, more: { pattern?: string } = {}): z.ZodString {
  const problem: ParameterProblem = { kind: 'length', min, max };
  return z
    .string()
    .refine(
      (value) => {
        const { length } = [...value];
        return length >= min && length <= max;
      },
      { params: { problem } },
    )
    .meta({ minLength: min, maxLength: max, ...more });
}

export const url = z.string().meta({ format: 'uri' });
const count = z.int().min(0);
const policyNames = [quotaPolicies.anonymous.name, quotaPolicies.identified.name] as const;

export const companySections = ['all', 'contact', 'service_model', 'coverage', 'services'] as const;
export type CompanySection = (typeof companySections)[number];

export const searchPagesParameters = z.object({
  query: described('query', textOf(2, 200, { pattern: '\\S' })),
  limit: described('limit', z.int().min(1).max(25).default(8)),
  cursor: described('cursor', textOf(1, 12).optional()),
  language: described('searchLanguage', textOf(2, 35).optional()),
});

export const readPageParameters = z.object({
  url: described('pageUrl', textOf(pageAddressLimit.min, pageAddressLimit.max, { pattern: '\\S' })),
  part: described('part', z.int().min(1).optional()),
});

export const companyInfoParameters = z.object({
  section: described('section', z.enum(companySections).default('all')),
});

export const listChangesParameters = z.object({
  since: described('since', textOf(1, 64).optional()),
});

export const noParameters = z.object({});

const translation = z.object({
  language: described('translationLanguage', z.string()),
  url: described('translationUrl', url),
});

const searchResult = z.object({
  title: described('resultTitle', z.string()),
  url: described('resultUrl', url),
  excerpt: described('excerpt', z.string()),
  section: described('resultSection', z.string().optional()),
  section_url: described('resultSectionUrl', url.optional()),
  cite_url: described('resultCiteUrl', url.optional()),
  language: described('resultLanguage', z.string().optional()),
  translations: described('translations', z.array(translation).optional()),
});

const correction = z.object({
  from: described('correctionFrom', z.string()),
  to: described('correctionTo', z.string()),
});

const fact = z.object({
  field: described('factField', z.string()),
  value: described('factValue', z.string()),
  url: described('factUrl', url),
});

export const searchResponse = z.object({
  total: described('total', count),
  results: described('results', z.array(searchResult)),
  next_cursor: described('nextCursor', z.string().max(12).nullable()),
  facts: described('facts', z.array(fact).optional()),
  unknown_words: described('unknownWords', z.array(z.string()).optional()),
  corrections: described('corrections', z.array(correction).optional()),
  hint: described('searchHint', z.string().optional()),
  generation: described('generation', z.string().optional()),
});

const heading = z.object({
  level: described('headingLevel', z.int().min(1).max(6)),
  text: described('headingText', z.string()),
  anchor: described('headingAnchor', z.string()),
});

export const page = z.object({
  title: described('pageTitle', z.string()),
  url: described('pageAddress', url),
  markdown: described('markdown', z.string()),
  truncated: described('truncated', z.boolean()),
  fragment_found: described('fragmentFound', z.boolean().optional()),
  part: described('partNumber', z.int().min(1).optional()),
  parts: described('parts', z.int().min(2).optional()),
  next_part: described('nextPart', z.int().min(2).nullable().optional()),
  description: described('pageDescription', z.string().optional()),
  headings: described('headings', z.array(heading).optional()),
  last_modified: described('lastModified', z.string().optional()),
  media_type: described('mediaType', z.string().optional()),
  content_hash: described('contentHash', z.string().optional()),
  language: described('pageLanguage', z.string().optional()),
  generation: described('generation', z.string().optional()),
  translations: described('translations', z.array(translation).optional()),
});

const linkEntry = z.object({
  name: described('linkName', z.string()),
  url: described('linkUrl', url),
});

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const timeOfDay = z.string().meta({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' });

/** Days as in schema.org's `DayOfWeek`. A `closes` before `opens` is on the next day. */
const openingHours = z.object({
  days: described('openingDays', z.array(z.enum(weekdays))),
  opens: described('opens', timeOfDay),
  closes: described('closes', timeOfDay),
});

export const serviceModel = z.object({
  description: described('serviceModelDescription', z.string()),
  performed_by: described('performedBy', z.string().optional()),
  quoted_by: described('quotedBy', z.string().optional()),
  invoiced_by: described('invoicedBy', z.string().optional()),
  warranty: described('warranty', z.string().optional()),
  online_booking: described('onlineBooking', z.boolean()),
});

/** Why a field of the company information is missing. */
export const missingReasons = ['not_stated', 'contradicted', 'not_indexed'] as const;
/** Fields that `missing` may list. */
export const missableFields = ['hours', 'address', 'legal_notice', 'prices', 'services', 'coverage'] as const;

const missingField = z.object({
  field: z.enum(missableFields),
  because: described('missingBecause', z.enum(missingReasons)),
  statements: described(
    'missingStatements',
    z
      .array(
        z.object({
          text: described('statementText', z.string().optional()),
          url: described('pageAddress', url),
        }),
      )
      .optional(),
  ),
});

export const companyInfo = z.object({
  brand: described('brand', z.string()),
  website: described('website', url),
  description: described('companyDescription', z.string().optional()),
  hours: described('hours', z.string().optional()),
  opening_hours: described('openingHours', z.array(openingHours).optional()),
  coverage: described('coverage', z.string().optional()),
  how_to_ask: described('howToAsk', z.string().optional()),
  contact_page: described('contactPage', url.optional()),
  address: described('address', z.string().optional()),
  legal_notice: described('legalNotice', z.string().optional()),
  tax: described('tax', z.string().optional()),
  prices: described('prices', z.string().optional()),
  prices_page: described('pricesPage', url.optional()),
  service_model: described('serviceModel', serviceModel.optional()),
  services: described('services', z.array(linkEntry).optional()),
  areas: described('areas', z.array(linkEntry).optional()),
  pages: described('pages', z.record(z.string(), z.string()).optional()),
  language: described('contentLanguage', z.string().optional()),
  sources: described('sources', z.record(z.string(), url).optional()),
  cites: described('cites', z.record(z.string(), url).optional()),
  missing: described('missing', z.array(missingField).optional()),
});

const changedPage = z.object({
  url: described('changedUrl', url),
  title: described('changedTitle', z.string()),
  change: described('change', z.enum(['added', 'changed', 'removed'])),
});

export const changes = z.object({
  generation: described('generation', z.string()),
  changed: described('changed', z.array(changedPage).optional()),
  fields: described('changedFields', z.array(z.string()).optional()),
  reset_required: described('resetRequired', z.boolean().optional()),
});

export const quota = z.object({
  client_id: described('clientId', z.string()),
  scope: described('scope', z.string().optional()),
  policy: described('policy', z.enum(policyNames)),
  limit: described('quotaLimit', count),
  window_seconds: described('windowSeconds', count.optional()),
  used: described('used', count.optional()),
  remaining: described('remaining', count),
  reset_seconds: described('resetSeconds', count),
});

export const agentIdentity = z.object({
  client_id: described('clientId', z.string()),
  client_name: described('clientName', z.string()),
  scope: described('scope', z.string()),
  identity_type: described('identityType', z.literal('anonymous')),
  quota: described('quota', quota.omit({ client_id: true, scope: true })),
});

export const errorBody = z.object({
  code: described('errorCode', z.string()),
  message: described('errorMessage', z.string()),
  data: described(
    'errorData',
    z.object({
      status: described('errorStatus', z.int()),
      hint: described('errorHint', z.string()),
      parameter: described('errorParameter', z.string().optional()),
    }),
  ),
});

export type SearchResponse = z.infer<typeof searchResponse>;
export type PageResult = z.infer<typeof page>;
export type Changes = z.infer<typeof changes>;
export type ServiceModel = z.infer<typeof serviceModel>;
export type MissingField = z.infer<typeof missingField>;
export type OpeningHours = z.infer<typeof openingHours>[];
export type CompanyInfo = z.infer<typeof companyInfo>;
export type ErrorBody = z.infer<typeof errorBody>;

/** Fields of every section. `sources`, `cites` and `missing` list only the section's own fields. */
export const commonCompanyFields = [
  'brand',
  'website',
  'language',
  'sources',
  'cites',
  'missing',
] as const satisfies (keyof CompanyInfo)[];

/** Fields of each section of the company information, beside those of every section. */
export const companySectionFields: Record<CompanySection, readonly (keyof CompanyInfo)[]> = {
  all: Object.keys(companyInfo.shape) as (keyof CompanyInfo)[],
  contact: ['hours', 'opening_hours', 'how_to_ask', 'contact_page', 'address', 'legal_notice'],
  service_model: ['description', 'service_model', 'prices', 'prices_page', 'tax'],
  coverage: ['coverage', 'areas'],
  services: ['services'],
};
