/** The calls that every document shows, as data: guides print them, a test runs them. They use pages that exist. */

import type { Addresses } from '#shared/addresses.ts';
import type { mcpProtocolVersions } from '#shared/contract/mcp-server.ts';
import type { ExampleId } from '#shared/contract/operations.ts';
import { type ExampleInput, operationIds, operations } from '#shared/contract/operations.ts';
import { toOneLine } from '#shared/short-text.ts';
import type { CompiledSite } from '../model.ts';

/** The last revision whose calls need only a body; later ones need headers and metadata too. */
const shownProtocolVersion: (typeof mcpProtocolVersions)[number] = '2025-11-25';

/** One call. `$NAME` in the user, a header or the body is a value that an earlier call gave. */
export interface Example {
  id: ExampleId;
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Basic credentials, `id:secret`. */
  user?: string;
  body?: string;
  status: number;
}

/** Chooses page and query of the examples: a service's, else a page neither legal nor the home page, else the first. */
export function toExampleInput({ company, pages, captions }: CompiledSite): ExampleInput {
  const listed = pages.filter(({ path }) => !captions?.get(path)?.isUnlisted);
  const { services = [] } = company;
  const legal = new Set(['legal', 'privacy', 'cookies', 'terms'].map((name) => company.pages?.[name]));
  const [page] = [
    ...services.flatMap((service) => listed.filter(({ url }) => url === service.url)),
    ...listed.filter(({ path, url }) => path !== '/' && !legal.has(url)),
    ...listed,
  ];
  const service = services.find(({ url }) => url === page?.url);
  const words = service?.name || (page && (captions?.get(page.path) ?? page).title) || company.brand;
  const query = [...toOneLine(words)].slice(0, 200).join('').trim();
  return { query: [...query].length < 2 ? company.brand.padEnd(2, '.') : query, path: page?.path ?? '/' };
}

/** Makes every example, by name and in the order in which they work. */
export function toExamples(addresses: Addresses, input: ExampleInput): Record<ExampleId, Example> {
  const { oauth, mcp } = addresses;
  const post = (id: ExampleId, url: string, type: string, body: string): Example => ({
    id,
    method: 'POST',
    url,
    headers: { 'Content-Type': type },
    body,
    status: 200,
  });
  const asClient = (id: ExampleId, url: string, body: string): Example => ({
    ...post(id, url, 'application/x-www-form-urlencoded', body),
    user: '$CLIENT_ID:$CLIENT_SECRET',
  });
  const call = (id: ExampleId, method: string, params: object): Example => ({
    ...post(id, mcp, 'application/json', JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': shownProtocolVersion,
    },
  });
  const anonymous = toCalls('optional', addresses, input);
  const [search] = anonymous;
  const examples = [
    ...anonymous,
    {
      ...post('register', oauth.register, 'application/json', JSON.stringify({ client_name: 'example-agent' })),
      status: 201,
    },
    asClient('token', oauth.token, 'grant_type=client_credentials'),
    { ...search, id: 'searchIdentified', headers: bearer },
    ...toCalls('required', addresses, input),
    asClient('introspect', oauth.introspect, 'token=$ACCESS_TOKEN'),
    call('mcpTools', 'tools/list', {}),
    call('mcpCall', 'tools/call', { name: 'search_pages', arguments: { query: input.query } }),
    asClient('revoke', oauth.revoke, 'token=$ACCESS_TOKEN'),
  ];
  return Object.fromEntries(examples.map((example) => [example.id, example])) as Record<ExampleId, Example>;
}

const bearer = { Authorization: 'Bearer $ACCESS_TOKEN' };

/** Returns an example of each call of the operations where a token is required, or where it is optional. */
function toCalls(token: 'optional' | 'required', addresses: Addresses, input: ExampleInput): Example[] {
  return operationIds
    .filter((id) => operations[id].token === token)
    .flatMap((id) =>
      Object.entries(operations[id].examples).map(([example, toParameters]): Example => {
        const query = toQuery(toParameters(input));
        return {
          id: example as ExampleId,
          method: 'GET',
          url: addresses.operations[id] + (query && `?${query}`),
          headers: token === 'required' ? bearer : {},
          status: 200,
        };
      }),
    );
}

/** Returns parameters as a query string without `?`, whose slashes stay readable; `''` without any. */
const toQuery = (parameters: object): string =>
  new URLSearchParams(Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]))
    .toString()
    .replaceAll('%2F', '/');

/** Writes the call as a curl command line for a POSIX shell. */
export function toCurl({ url, headers, user, body }: Example): string {
  const impliesForm = headers['Content-Type'] === 'application/x-www-form-urlencoded';
  const parts = [
    `curl -sS ${quote(url)}`,
    ...(user === undefined ? [] : [`-u ${quote(user)}`]),
    ...Object.entries(headers)
      .filter(([name]) => !(impliesForm && name === 'Content-Type'))
      .map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
  ];
  return parts.join(' \\\n  ');
}

/** Quotes a text: in double quotes if it has a variable to fill in and no double quote, else in single ones. */
function quote(text: string): string {
  return /\$[A-Z_]+/.test(text) && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}
