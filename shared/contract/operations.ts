/** Table of the API's operations, from which routes, validation, OpenAPI, MCP tools and guides are computed. */

import type * as z from 'zod';
import type { Scope } from './oauth.ts';
import { quotaPolicies } from './policy.ts';
import {
  agentIdentity,
  type CompanyInfo,
  changes,
  companyInfo,
  companyInfoParameters,
  listChangesParameters,
  noParameters,
  type PageResult,
  page,
  quota,
  readPageParameters,
  type SearchResponse,
  searchPagesParameters,
  searchResponse,
} from './schemas.ts';

/** Example calls in documents, in the order in which they work. */
export type ExampleId =
  | 'search'
  | 'searchMore'
  | 'read'
  | 'company'
  | 'companySection'
  | 'changes'
  | 'register'
  | 'token'
  | 'searchIdentified'
  | 'quota'
  | 'identity'
  | 'introspect'
  | 'mcpTools'
  | 'mcpCall'
  | 'revoke';

/** Values of the site for the example calls. */
export interface ExampleInput {
  /** A query with results on the site. */
  query: string;
  /** Path of a page worth reading. */
  path: string;
}

/** Answers to the example calls that depend on the site. */
export interface ExampleAnswers {
  found: SearchResponse;
  page: PageResult;
  company: CompanyInfo;
}

export interface Operation {
  /** Base of the path: the API (`{base_url}`) or the site (`{site_url}`). */
  base: 'api' | 'site';
  path: `/${string}`;
  /** Whether a token is needed; an invalid one is always refused. */
  token: 'optional' | 'required';
  /** Scope without which a token is refused (`required`) or counts under the anonymous quota (`optional`). */
  scope?: Scope;
  parameters: z.ZodObject;
  result: z.ZodObject;
  /** Every status that an answer can have, as published in OpenAPI. */
  statuses: readonly number[];
  /** Whether it is also an MCP tool. */
  tool: boolean;
  resultName: string;
  /** Example parameters by the key of the sentence about them; the simplest first. */
  examples: { readonly [Id in ExampleId]?: (input: ExampleInput) => Record<string, string | number> };
  resultExample: (answers: ExampleAnswers) => object;
}

const statuses = [200, 304, 400, 401, 404, 405, 429, 500, 503] as const;
const callerStatuses = [200, 401, 403, 405, 429, 503] as const;

/** Common properties of the operations on content, and of those about the caller. */
const content = { base: 'api', token: 'optional', scope: 'content:read', statuses, tool: true } as const;
const caller = { token: 'required', parameters: noParameters, tool: false } as const;

const { name: policy, limit, windowSeconds } = quotaPolicies.identified;
const used = 12;
const exampleQuota = { policy, limit, window_seconds: windowSeconds, used, remaining: limit - used, reset_seconds: 42 };
const exampleGeneration = '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8';
const exampleClient = { client_id: 'client_3f6c0d9a8b7e', scope: 'content:read quota:read' };

export const operations = {
  search_pages: {
    ...content,
    path: '/search_pages',
    parameters: searchPagesParameters,
    result: searchResponse,
    resultName: 'SearchResponse',
    examples: { search: ({ query }) => ({ query }), searchMore: ({ query }) => ({ query, limit: 3 }) },
    resultExample: ({ found }) => found,
  },
  read_page: {
    ...content,
    path: '/read_page',
    parameters: readPageParameters,
    result: page,
    resultName: 'Page',
    examples: { read: ({ path }) => ({ url: path }) },
    resultExample: ({ page }) => page,
  },
  get_company_info: {
    ...content,
    path: '/get_company_info',
    parameters: companyInfoParameters,
    result: companyInfo,
    resultName: 'CompanyInfo',
    examples: { company: () => ({}), companySection: () => ({ section: 'contact' }) },
    resultExample: ({ company }) => company,
  },
  list_changes: {
    ...content,
    path: '/list_changes',
    parameters: listChangesParameters,
    result: changes,
    // Its parameters name no page that may be missing.
    statuses: statuses.filter((status) => status !== 404),
    tool: false,
    resultName: 'Changes',
    examples: { changes: () => ({}) },
    resultExample: ({ page: { url, title } }) => ({
      generation: exampleGeneration,
      changed: [{ url, title, change: 'changed' }],
      fields: ['hours'],
    }),
  },
  get_quota: {
    ...caller,
    base: 'api',
    path: '/quota',
    scope: 'quota:read',
    result: quota,
    statuses: callerStatuses,
    resultName: 'Quota',
    examples: { quota: () => ({}) },
    resultExample: () => ({ ...exampleClient, ...exampleQuota }),
  },
  get_agent_identity: {
    ...caller,
    base: 'site',
    path: '/agent/identity',
    result: agentIdentity,
    statuses: callerStatuses.filter((status) => status !== 403),
    resultName: 'AgentIdentity',
    examples: { identity: () => ({}) },
    resultExample: () => ({
      ...exampleClient,
      client_name: 'example-agent',
      identity_type: 'anonymous',
      quota: exampleQuota,
    }),
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
export const operationIds = Object.keys(operations) as OperationId[];

/** Operations that are also MCP tools. */
export type ToolId = { [Id in OperationId]: (typeof operations)[Id]['tool'] extends true ? Id : never }[OperationId];
export const toolIds = operationIds.filter((id): id is ToolId => operations[id].tool);

export type ParametersOf<Id extends OperationId> = z.output<(typeof operations)[Id]['parameters']>;
export type ResultOf<Id extends OperationId> = z.output<(typeof operations)[Id]['result']>;

/** Returns the names of an operation's example calls, the simplest first. */
export const toExampleIds = (id: OperationId) => Object.keys(operations[id].examples) as [ExampleId, ...ExampleId[]];
