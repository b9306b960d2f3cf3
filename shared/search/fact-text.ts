/** Finds facts of the company information for a query, as text that search shows. */

import type { CompanyInfo } from '../contract/schemas.ts';
import { concepts } from './language/concepts.ts';

const PERFORMER = 'service_model.performed_by';

/** Ending, in any language, of a field whose text only refers to that one (`whoPerforms` of the locale). */
const SAME_AS_PERFORMER = '(performed_by).';

/**
 * Returns the text of a field such as `service_model.warranty`. A field that only refers to `performed_by` has that
 * text. Undefined for unknown fields, and for all but texts: lists, flags, addresses of pages.
 */
export function toFactText(company: Partial<CompanyInfo>, field: string): string | undefined {
  const text = readText(company, field);
  return text?.endsWith(SAME_AS_PERFORMER) ? readText(company, PERFORMER) : text;
}

function readText(company: Partial<CompanyInfo>, field: string): string | undefined {
  const value = field
    .split('.')
    .reduce<unknown>((of, key) => (of as Record<string, unknown> | undefined)?.[key], company);
  return typeof value === 'string' && !value.startsWith('http') ? value : undefined;
}

/** Returns the fields that only refer to `service_model.performed_by`, whose source they share. */
export const listReferring = ({ service_model: model }: Partial<CompanyInfo>): string[] =>
  (['invoiced_by', 'quoted_by'] as const)
    .filter((field) => model?.[field]?.endsWith(SAME_AS_PERFORMER))
    .map((field) => `service_model.${field}`);

/** Returns each fact's field with the address of its page, sorted by field, referring fields included. */
function listSources(company: Partial<CompanyInfo>): [field: string, source: string][] {
  const { sources = {} } = company;
  const performer = sources[PERFORMER];
  const referring = performer === undefined ? [] : listReferring(company).map((field) => [field, performer] as const);
  if (referring.length === 0) return Object.entries(sources);
  return Object.entries({ ...sources, ...Object.fromEntries(referring) }).sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Returns the text of the first fact from the page at `url` that the concepts ask for. If there is a sign of an answer,
 * the fact must have it, unless it is the postal address.
 */
export function findFact(
  company: Partial<CompanyInfo>,
  url: string,
  spokenOf: ReadonlySet<number>,
  sign: { pattern: RegExp } | undefined,
): string | undefined {
  const isAsked = (field: string) => [...spokenOf].some((concept) => concepts[concept]?.asksFor?.includes(field));
  for (const [field, source] of listSources(company)) {
    const text = source === url && isAsked(field) ? toFactText(company, field) : undefined;
    if (text !== undefined && (sign === undefined || field === 'address' || text.search(sign.pattern) >= 0))
      return text;
  }
  return undefined;
}

/** Maximum facts beside the results. */
const MAX_FACTS = 3;

/**
 * Returns at most `MAX_FACTS` facts that a query's concepts ask for. The `url` of each is its source, else the contact
 * page, else the website.
 */
export function findFacts(company: Partial<CompanyInfo>, spokenOf: ReadonlySet<number>) {
  const asked = new Set([...spokenOf].flatMap((concept) => concepts[concept]?.asksFor ?? []));
  const sources = Object.fromEntries(listSources(company));
  return [...asked]
    .flatMap((field) => {
      const value = toFactText(company, field);
      const url = sources[field] ?? company.contact_page ?? company.website;
      return value === undefined || url === undefined ? [] : [{ field, value, url }];
    })
    .slice(0, MAX_FACTS);
}
