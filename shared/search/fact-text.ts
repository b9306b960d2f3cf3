/** What the company information says of a field, as search finds and shows it. */

import type { CompanyInfo } from '../contract/schemas.ts';
import { concepts } from './language/concepts.ts';

/** The text of a field such as `hours` or `service_model.warranty`; `undefined` for lists, pages and unknown fields. */
export function toFactText(company: Partial<CompanyInfo>, field: string): string | undefined {
  const value = field
    .split('.')
    .reduce<unknown>((of, key) => (of as Record<string, unknown> | undefined)?.[key], company);
  return typeof value === 'string' && !value.startsWith('http') ? value : undefined;
}

/** The first fact of the page at `url` that the concepts ask for and that matches `sign`, which an address need not. */
export function findFact(
  company: Partial<CompanyInfo>,
  url: string,
  spokenOf: ReadonlySet<number>,
  sign: { pattern: RegExp } | undefined,
): string | undefined {
  const isAsked = (field: string) => [...spokenOf].some((concept) => concepts[concept]?.asksFor?.includes(field));
  for (const [field, source] of Object.entries(company.sources ?? {})) {
    const text = source === url && isAsked(field) ? toFactText(company, field) : undefined;
    if (text !== undefined && (sign === undefined || field === 'address' || text.search(sign.pattern) >= 0))
      return text;
  }
  return undefined;
}

/** Facts told beside the results. */
const MAX_FACTS = 3;

/** The facts that the concepts of a query ask for, each with the page that it is from. */
export function findFacts(company: Partial<CompanyInfo>, spokenOf: ReadonlySet<number>) {
  const asked = new Set([...spokenOf].flatMap((concept) => concepts[concept]?.asksFor ?? []));
  return [...asked]
    .flatMap((field) => {
      const value = toFactText(company, field);
      const url = company.sources?.[field] ?? company.contact_page ?? company.website;
      return value === undefined || url === undefined ? [] : [{ field, value, url }];
    })
    .slice(0, MAX_FACTS);
}
