/** Examples of parameters and answers for `openapi.json`, made of the site's own pages so that they hold. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import type { OperationId, ResultOf } from '#shared/contract/operations.ts';
import { excerptLimit, quotaPolicies } from '#shared/contract/policy.ts';
import { type CompanyInfo, type CompanySection, companySectionFields } from '#shared/contract/schemas.ts';
import { toShortText } from '#shared/short-text.ts';
import type { EmitContext, EmittedPage } from '../emit-context.ts';
import type { ExampleInput } from '../examples.ts';

/** The shortest answer that tells how a fact looks. */
const exampleSection: CompanySection = 'contact';
/** Entries of a list in an example. */
const listLimit = 3;

/** By parameter name. A cursor is only ever one that was given. */
export function toParameterExamples({ query, path }: ExampleInput): Record<string, string | number> {
  return { query, limit: 5, url: path, part: 1, section: exampleSection };
}

export function toResultExample(id: OperationId, context: EmitContext): ResultOf<OperationId> {
  switch (id) {
    case 'search_pages':
      return toSearchExample(context);
    case 'read_page':
      return toPageExample(context);
    case 'get_company_info':
      return toCompanyExample(context.company);
    case 'get_quota':
      return { client_id: exampleClient, scope: 'content:read quota:read', ...quotaExample };
    case 'get_agent_identity':
      return {
        client_id: exampleClient,
        client_name: 'example-agent',
        scope: 'content:read quota:read',
        identity_type: 'anonymous',
        quota: quotaExample,
      };
  }
}

const exampleClient = 'client_3f6c0d9a8b7e';

const { name, limit, windowSeconds } = quotaPolicies.identified;
const quotaExample = {
  policy: name,
  limit,
  window_seconds: windowSeconds,
  used: 12,
  remaining: limit - 12,
  reset_seconds: 42,
};

function examplePage({ pages, exampleInput }: EmitContext): EmittedPage | undefined {
  return pages.find(({ page }) => page.path === exampleInput.path);
}

function toSearchExample(context: EmitContext): ResultOf<'search_pages'> {
  const shown = examplePage(context);
  if (!shown) return { total: 0, results: [], next_cursor: null };
  const { page, caption } = shown;
  const excerpt = toShortText(caption.description || context.description, excerptLimit);
  return { total: 1, results: [{ title: caption.title, url: page.url, excerpt }], next_cursor: null };
}

function toPageExample(context: EmitContext): ResultOf<'read_page'> {
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

/** The first so many without contact data; the others are not looked at, which takes long on a long page. */
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
