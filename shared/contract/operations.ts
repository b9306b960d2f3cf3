/** The named operations of the API: routes, validation, OpenAPI, MCP tools and guides are computed from this table. */

import type { z } from 'zod';
import type { Scope } from './oauth.ts';
import {
  agentIdentity,
  companyInfo,
  companyInfoParameters,
  noParameters,
  page,
  quota,
  readPageParameters,
  searchPagesParameters,
  searchResponse,
} from './schemas.ts';

export interface Operation {
  /** Below what the path stands: the API (`{base_url}`) or the site (`{site_url}`). */
  base: 'api' | 'site';
  path: `/${string}`;
  /** Whether a token is needed; a wrong one is refused either way. */
  token: 'optional' | 'required';
  /** Scope without which a token is refused (`required`), or counts under the anonymous quota (`optional`). */
  scope?: Scope;
  parameters: z.ZodObject;
  result: z.ZodObject;
  /** Every status that an answer can have; nothing else is published in OpenAPI. */
  statuses: readonly number[];
  /** Offered as an MCP tool too. */
  tool: boolean;
}

const contentStatuses = [200, 304, 400, 401, 404, 405, 429, 500, 503] as const;
const callerStatuses = [200, 401, 403, 405, 429, 503] as const;

export const operations = {
  search_pages: {
    base: 'api',
    path: '/search_pages',
    token: 'optional',
    scope: 'content:read',
    parameters: searchPagesParameters,
    result: searchResponse,
    statuses: contentStatuses,
    tool: true,
  },
  read_page: {
    base: 'api',
    path: '/read_page',
    token: 'optional',
    scope: 'content:read',
    parameters: readPageParameters,
    result: page,
    statuses: contentStatuses,
    tool: true,
  },
  get_company_info: {
    base: 'api',
    path: '/get_company_info',
    token: 'optional',
    scope: 'content:read',
    parameters: companyInfoParameters,
    result: companyInfo,
    statuses: contentStatuses,
    tool: true,
  },
  get_quota: {
    base: 'api',
    path: '/quota',
    token: 'required',
    scope: 'quota:read',
    parameters: noParameters,
    result: quota,
    statuses: callerStatuses,
    tool: false,
  },
  get_agent_identity: {
    base: 'site',
    path: '/agent/identity',
    token: 'required',
    parameters: noParameters,
    result: agentIdentity,
    statuses: callerStatuses.filter((status) => status !== 403),
    tool: false,
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
export const operationIds = Object.keys(operations) as OperationId[];

/** The operations that are MCP tools too. */
export type ToolId = { [Id in OperationId]: (typeof operations)[Id]['tool'] extends true ? Id : never }[OperationId];
export const toolIds = operationIds.filter((id): id is ToolId => operations[id].tool);

export type ParametersOf<Id extends OperationId> = z.output<(typeof operations)[Id]['parameters']>;
export type ResultOf<Id extends OperationId> = z.output<(typeof operations)[Id]['result']>;
