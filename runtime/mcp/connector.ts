/** Tools of `/mcp/search`: `search` and `fetch`, which call the handlers of `search_pages` and `read_page`. */

import type { CallToolResult } from '@modelcontextprotocol/server';
import { checkParameters } from '#shared/contract/check-parameters.ts';
import {
  type ConnectorDocument,
  type ConnectorResults,
  type ConnectorToolId,
  connectorToolIds,
  connectorTools,
} from '#shared/contract/connector.ts';
import { ApiError } from '#shared/contract/errors.ts';
import type { ToolSite } from '#shared/contract/mcp-server.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import type { PageResult } from '#shared/contract/schemas.ts';
import type { Locale } from '#shared/locale/locales.ts';
import { isPrepared, type Prepared } from '../content/prepared.ts';
import { handlers, type OperationContext } from '../operations/handlers.ts';
import { operationNames, requireTool, type Toolbox, toTool } from './tools.ts';

/** Operation behind each tool. */
const behind = { search: 'search_pages', fetch: 'read_page' } as const satisfies Record<ConnectorToolId, OperationId>;

/** Creates the tools of `/mcp/search`. */
export function createConnectorTools(locale: Locale, site: ToolSite): Toolbox {
  return {
    instructions: locale.connectorInstructions(site),
    tools: connectorToolIds.map((id) => {
      const { title } = locale.operations[behind[id]];
      return toTool(id, { title, description: locale.connectorTools[id](site) }, connectorTools[id], locale);
    }),
    async call(name, input, context) {
      const id = requireTool(name, connectorToolIds);
      return toCallResult(await (id === 'search' ? search(input, context) : fetchDocument(input, context)));
    },
    operationNames: { ...operationNames, search_pages: 'search', read_page: 'fetch' },
    hasResources: false,
  };
}

/** Returns a result with exactly one item of text, as OpenAI requires, and the same as a structure. */
const toCallResult = (result: ConnectorResults | ConnectorDocument): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(result) }],
  structuredContent: result,
});

/** Searches pages. Returns the first page of results, with the address as `id`; only `query` is read. */
async function search({ query }: Record<string, unknown>, context: OperationContext): Promise<ConnectorResults> {
  const { results } = toPlain(await handlers.search_pages(checkParameters('search_pages', { query }), context));
  return { results: results.map(({ title, url }) => ({ id: url, title, url })) };
}

/** Matches the `id` of a further part: the address, a blank, and the number of the part. */
const PART = /^(https?:\S+) ([1-9]\d{0,5})$/;

/** Reads a page or a further part of it. @throws ApiError about `id`, which `read_page` names `url` */
async function fetchDocument({ id }: Record<string, unknown>, context: OperationContext): Promise<ConnectorDocument> {
  const [, address = id, part] = (typeof id === 'string' && PART.exec(id)) || [];
  try {
    const input = checkParameters('read_page', { url: address, ...(part !== undefined && { part: Number(part) }) });
    return toDocument(String(id), toPlain(await handlers.read_page(input, context)));
  } catch (error) {
    if (!(error instanceof ApiError) || !('parameter' in error.details)) throw error;
    throw new ApiError({ ...error.details, parameter: 'id' });
  }
}

function toDocument(id: string, page: PageResult): ConnectorDocument {
  const { title, url, markdown, language, last_modified, next_part } = page;
  const metadata = {
    ...(language !== undefined && { language }),
    ...(last_modified !== undefined && { last_modified }),
    ...(next_part && { next_id: `${url} ${next_part}` }),
  };
  return { id, title, text: markdown, url, metadata };
}

const toPlain = <Result extends object>(result: Result | Prepared<Result>): Result =>
  isPrepared(result) ? result.result : result;
