/** Handlers of all operations: plain functions from checked parameters to a result, for HTTP and MCP. */

import { ApiError } from '#shared/contract/errors.ts';
import type { OperationId, ParametersOf, ResultOf } from '#shared/contract/operations.ts';
import type { Prepared } from '../content/prepared.ts';
import type { Content } from '../content.ts';
import type { AccessToken, Quota } from '../state/state.ts';
import { isRemembered, type Search, searchPages } from './search-pages.ts';
import { takeTurn } from './take-turn.ts';

export interface OperationContext {
  content: Content;
  /** Token of the caller, if the caller sent a valid one. */
  token?: AccessToken | undefined;
  quota: Quota;
  noteSearch?: ((search: Search) => void) | undefined;
}

/** Returns a prepared result for content, else a plain one. @throws ApiError for errors that the caller can fix */
export type Handler<Id extends OperationId> = (
  input: ParametersOf<Id>,
  context: OperationContext,
) => Answer<Id> | Promise<Answer<Id>>;

type Answer<Id extends OperationId> = ResultOf<Id> | Prepared<ResultOf<Id>>;

/** Requires a handler for each operation. */
type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** Handlers by operation. Those about the caller throw ApiError `token_required` for an anonymous one. */
export const handlers: Handlers = {
  async search_pages(input, context) {
    if (!isRemembered(input, context.content)) await takeTurn();
    return searchPages(input, context);
  },
  read_page: ({ url, part }, { content }) => content.pages.read(url, part),
  get_company_info: ({ section }, { content }) => content.company[section],
  list_changes: ({ since }, { content }) => content.changes.since(since),
  get_quota(_input, { token, quota }) {
    const { clientId, scopes } = requireToken(token);
    return { client_id: clientId, scope: scopes.join(' '), ...toQuotaResult(quota) };
  },
  get_agent_identity(_input, { token, quota }) {
    const { clientId, clientName, scopes } = requireToken(token);
    return {
      client_id: clientId,
      client_name: clientName,
      scope: scopes.join(' '),
      identity_type: 'anonymous',
      quota: toQuotaResult(quota),
    };
  },
};

function requireToken(token: AccessToken | undefined): AccessToken {
  if (!token) throw new ApiError({ code: 'token_required' });
  return token;
}

/** Returns the quota with its published field names; `used` includes this request. */
function toQuotaResult({ policy, used, remaining, resetSeconds }: Quota) {
  return {
    policy: policy.name,
    limit: policy.limit,
    window_seconds: policy.windowSeconds,
    used,
    remaining,
    reset_seconds: resetSeconds,
  };
}
