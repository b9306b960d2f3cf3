/** The answers that examples in `openapi.json` show, made of the site's own pages so that they hold. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import type { ExampleAnswers } from '#shared/contract/operations.ts';
import { excerptLimit } from '#shared/contract/policy.ts';
import {
  type CompanyInfo,
  type CompanySection,
  companySectionFields,
  type PageResult,
  type SearchResponse,
} from '#shared/contract/schemas.ts';
import { toShortText } from '#shared/short-text.ts';
import type { EmitContext, EmittedPage } from '../emit-context.ts';

/** The shortest answer that tells how a fact looks. */
const exampleSection: CompanySection = 'contact';
/** Entries of a list in an example. */
const listLimit = 3;

export function toExampleAnswers(context: EmitContext): ExampleAnswers {
  return {
    found: toSearchExample(context),
    page: toPageExample(context),
    company: toCompanyExample(context.company),
  };
}

function examplePage({ pages, exampleInput }: EmitContext): EmittedPage | undefined {
  return pages.find(({ page }) => page.path === exampleInput.path);
}

function toSearchExample(context: EmitContext): SearchResponse {
  const shown = examplePage(context);
  if (!shown) return { total: 0, results: [], next_cursor: null };
  const { page, caption } = shown;
  const excerpt = toShortText(caption.description || context.description, excerptLimit);
  return { total: 1, results: [{ title: caption.title, url: page.url, excerpt }], next_cursor: null };
}

function toPageExample(context: EmitContext): PageResult {
  const shown = examplePage(context);
  const { site } = context;
  if (!shown) return { title: site.brand, url: `${site.url}/`, markdown: `# ${site.brand}\n`, truncated: false };
  const { page, caption } = shown;
  const [first = `# ${caption.title}`, second = ''] = firstPublishable(page.markdown.split(/\n{2,}/), 2);
  return {
    title: caption.title,
    url: page.url,
    markdown: `${[first, second].filter(Boolean).join('\n\n').trimEnd()}\n`,
    truncated: false,
    ...(caption.description && { description: caption.description }),
    headings: firstPublishable(page.headings, listLimit),
    ...(page.lastModified !== undefined && { last_modified: page.lastModified }),
  };
}

/** The first `most` items without contact data. The rest is not examined, which takes long on a long page. */
function firstPublishable<Item extends string | { text: string }>(items: readonly Item[], most: number): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === most) break;
    if (findContactData(typeof item === 'string' ? item : item.text).length === 0) found.push(item);
  }
  return found;
}

function toCompanyExample(company: CompanyInfo): CompanyInfo {
  const { brand, website } = company;
  const fields = companySectionFields[exampleSection].filter((field) => company[field] !== undefined);
  return { brand, website, ...Object.fromEntries(fields.map((field) => [field, company[field]])) };
}
