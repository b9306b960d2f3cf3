/** English sentences and words. */

import type { Addresses } from '../addresses.ts';
import type { ErrorDetails } from '../contract/errors.ts';
import type { ToolSite } from '../contract/mcp-server.ts';
import { quotaPolicies } from '../contract/policy.ts';
import type { ParameterProblem } from '../contract/schemas.ts';
import { enFields, enHeaders } from './en-fields.ts';
import { enGuides } from './en-guides.ts';
import { searchHint } from './en-hints.ts';
import type { es } from './es.ts';

export const en = {
  language: 'en',
  fields: enFields,
  headers: enHeaders,
  operations: {
    search_pages: {
      title: 'Search pages',
      summary: 'Searches the published pages by service, problem or area.',
      description:
        'Searches the published pages of the site and returns the most relevant addresses with an excerpt. It is the normal entry point: the `url` of each result is read with read_page. A few words (service, fault, area) work better than long sentences.',
    },
    read_page: {
      title: 'Read a page',
      summary: 'Returns a page of the site as Markdown.',
      description:
        'Returns the full text of a page as Markdown, without menus, footer or calls to action. Takes the full address, the path or the last segment of the path. A long page arrives in parts (`truncated`, `next_part`), and with `#anchor` a single section is read.',
    },
    get_company_info: {
      title: 'Facts about the business',
      summary: 'Returns how the business works, how to request a service, and which services and areas have a page.',
      description:
        'Returns the published facts about the business: hours, coverage, how a service is requested, who performs and invoices it, prices and taxes, and the pages of each service and area. `section` selects a part.',
    },
    list_changes: {
      title: 'List what changed',
      summary: 'Tells which pages and facts have changed since a version of the content.',
      description:
        'Returns the pages that were added, changed and removed, and the facts about the business that changed, since the version of the content that `since` names: the `generation` of an earlier answer. Without `since` it only tells which version is served. With `reset_required` everything is to be read again: the version is not known any more, or too much has changed.',
    },
    get_quota: {
      title: 'Read the quota',
      summary: 'Returns the quota of the identified client.',
      description:
        'Returns how many requests the client of the token is admitted, has made and has left in the current window. Needs a token with the scope `quota:read`.',
    },
    get_agent_identity: {
      title: 'Read the identity',
      summary: 'Says with which client, scopes and quota the agent calls.',
      description: 'Returns the client, the scopes and the quota of the token of the call. Any valid token will do.',
    },
  },
  tools: {
    search_pages: (site) =>
      `Searches the website of ${named(site)}. ${inLanguage(site)}: search in ${site.isMultilingual ? 'one of them (`language` filters)' : 'that language'} and with few words (service, problem, place). Returns pages with the passage that answers best; \`url\` and \`section_url\` are read with read_page, \`cite_url\` is for citing. \`unknown_words\` and \`hint\` tell what the site does not say.`,
    read_page: (site) =>
      `Reads a page of the website of ${named(site)} as Markdown, without menus and footer. ${inLanguage(site)}. Takes the address or path of a page; with \`#anchor\` it reads that section alone. A long page comes in parts (\`truncated\`, \`next_part\`).`,
    get_company_info: (site) =>
      `What ${named(site)} publishes of itself: hours, area, how to ask for a service, who performs and invoices it, prices, taxes, pages of services and areas. ${inLanguage(site)}. \`section\` chooses a part.`,
  },
  connectorTools: {
    search: (site) =>
      `Searches the website of ${named(site)}. ${inLanguage(site)}; few words (service, problem, place) work best. The \`id\` of a result is read with fetch.`,
    fetch: (site) =>
      `Reads a page of the website of ${named(site)} as Markdown, without menus and footer. \`metadata.next_id\` is the next part of a long page.`,
  },
  toolInstructions: (site) =>
    instructions(
      site,
      'Begin with search_pages, read what you are going to use with read_page, and ask for the facts of the business with get_company_info.',
    ),
  connectorInstructions: (site) =>
    instructions(site, 'Search with search and read what you are going to use with fetch.'),
  statuses: {
    200: 'Success.',
    304: 'Not changed since the representation that `If-None-Match` names.',
    400: 'A parameter is missing or not valid; `data.hint` names it.',
    401: 'The token is missing, not valid or expired.',
    403: 'The token lacks the scope that is needed.',
    404: 'The page or the operation does not exist.',
    405: 'The method is not allowed; `Allow` says which ones are.',
    429: 'Quota exhausted; `Retry-After` says how long to wait.',
    500: 'Internal error.',
    503: 'The service cannot answer now; try again later.',
  },
  whoPerforms: 'Whoever does it (performed_by).',
  searchHint,
  error,
  noSignIn: {
    title: 'There is no need to sign in here',
    body: 'This service has no accounts and no passwords: the content is public and agents identify themselves. You can close this page.',
  },
  notFoundMarkdown: ({ llms, sitemapMarkdown }) =>
    `# Page not found\n\nThis address does not exist. The index of pages is in [llms.txt](${llms}) and the complete map in [sitemap.md](${sitemapMarkdown}).\n`,
  upstreamDown: 'The website does not answer at the moment. The API is still available.',
  guides: enGuides,
} satisfies typeof es;

/** Text that an MCP client reads of the whole server. @param steps which tools to use, in their order */
const instructions = (site: ToolSite, steps: string): string =>
  [
    `Published content of ${named(site)}. ${inLanguage(site)}.`,
    ...enGuides.whenToUse(site.brand),
    steps,
    ...enGuides.rules(site.brand),
  ].join('\n');

/** The brand, with a description if the site has one. */
const named = ({ brand, about }: ToolSite): string => (about ? `${brand} (${about})` : brand);
const inLanguage = ({ contentLanguage }: ToolSite): string => `Content in ${contentLanguage}`;

/** Names the fault of a request, and says how to correct it. */
function error(details: ErrorDetails, { documents, oauth, operations }: Addresses): { message: string; hint: string } {
  switch (details.code) {
    case 'missing_parameter':
      return {
        message: `The required parameter “${details.parameter}” is missing.`,
        hint: `Add “${details.parameter}” to the request, with a value that is not empty.`,
      };
    case 'invalid_parameter':
      return {
        message: `The parameter “${details.parameter}” is not valid.`,
        hint: parameterHint(details.parameter, details.problem),
      };
    case 'invalid_token':
      return {
        message: 'The token is not valid, has expired or was revoked.',
        hint: `Request another at ${oauth.token}, or repeat the request without the Authorization header: the content is public. The steps are in ${documents.authGuide}.`,
      };
    case 'token_required':
      return {
        message: 'This operation needs a token.',
        hint: `Register at ${oauth.register} and request a token at ${oauth.token}. The steps are in ${documents.authGuide}.`,
      };
    case 'insufficient_scope':
      return {
        message: `The token lacks the scope “${details.scope}”.`,
        hint: `Request a token with scope=${details.scope} at ${oauth.token}.`,
      };
    case 'page_not_found':
      return {
        message: 'There is no page at that address.',
        hint: details.nearest.length
          ? `Perhaps ${details.nearest.join(' or ')}? If not, search with ${operations.search_pages}.`
          : `Find the page with ${operations.search_pages} and use the “url” of a result.`,
      };
    case 'operation_not_found':
      return {
        message: 'This operation does not exist.',
        hint: `The operations and their addresses are in ${documents.apiIndex} and in ${documents.openapi}.`,
      };
    case 'method_not_allowed':
      return {
        message: 'The HTTP method is not allowed at this address.',
        hint: details.identity
          ? `Use ${details.allow.join(', ')}. To register an agent, use POST ${oauth.register}.`
          : `Use ${details.allow.join(', ')}. The content is read-only.`,
      };
    case 'quota_exceeded':
      return {
        message: `Quota exhausted: ${details.policy.limit} requests every ${details.policy.windowSeconds} seconds.`,
        hint:
          details.policy.name === quotaPolicies.anonymous.name
            ? `Wait ${details.retryAfterSeconds} seconds. Identification is free and automatic and raises the quota to ${quotaPolicies.identified.limit}: POST ${oauth.register}, then ${oauth.token} (steps in ${documents.authGuide}).`
            : `Wait ${details.retryAfterSeconds} seconds. All tokens of one client share its quota.`,
      };
    case 'internal_error':
      return {
        message: 'Internal error.',
        hint: 'Repeat the request. If it keeps failing, tell whoever runs the site the value of the X-Request-Id header.',
      };
    case 'content_unavailable':
      return {
        message: 'The service cannot answer this request at the moment.',
        hint: `Repeat the request in ${details.retryAfterSeconds} seconds.`,
      };
  }
}

/** Says how to correct a parameter, or a header. */
function parameterHint(parameter: string, problem: ParameterProblem): string {
  switch (problem.kind) {
    case 'length':
      return `“${parameter}” takes ${problem.min} to ${problem.max} characters.`;
    case 'integer':
      return problem.max === undefined
        ? `“${parameter}” is an integer from ${problem.min} up.`
        : `“${parameter}” is an integer from ${problem.min} to ${problem.max}.`;
    case 'choice':
      return `“${parameter}” takes: ${problem.choices.join(', ')}.`;
    case 'type':
      return `“${parameter}” is of type ${problem.expected}.`;
    case 'repeated':
      return `“${parameter}” appears more than once; send it only once.`;
    case 'malformed':
      return `“${parameter}” cannot be read: check its percent-encoding (RFC 3986).`;
    case 'malformed_header':
      return `“${parameter}” is a header that cannot be read: send it once, as RFC 9110 has it.`;
    case 'too_long':
      return `“${parameter}” is too long: the address and the headers may have 16 KB together.`;
    case 'foreign_host':
      return `“${parameter}” belongs to another site: only pages of ${problem.site} are read here.`;
    case 'unknown_cursor':
      return `“${parameter}” is not of this search: use the next_cursor of the previous answer, with the same “query”.`;
    case 'stale_cursor':
      return `The content has changed since that “${parameter}” was given: repeat the search without “${parameter}”.`;
    case 'no_such_part':
      return `What was asked for has ${problem.parts === 1 ? 'a single part' : `${problem.parts} parts`}: “${parameter}” goes from 1 to ${problem.parts}.`;
  }
}
