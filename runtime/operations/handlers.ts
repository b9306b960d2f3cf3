/** The handler of every operation; a missing one is a compile error. */

import { ApiError } from '#shared/contract/errors.ts';
import type { AccessToken, Quota } from '../state/state.ts';
import type { Handlers } from './operation.ts';
import { searchPages } from './search-pages.ts';

/** Those about the caller throw the ApiError `token_required` for an anonymous one. */
export const handlers: Handlers = {
  search_pages: searchPages,
  read_page: ({ url, part }, { content }) => content.pages.read(url, part),
  get_company_info: ({ section }, { content }) => content.company[section],
  get_quota(_input, { caller, quota }) {
    const { clientId, scopes } = requireToken(caller.token);
    return { client_id: clientId, scope: scopes.join(' '), ...toQuotaResult(quota) };
  },
  get_agent_identity(_input, { caller, quota }) {
    const { clientId, clientName, scopes } = requireToken(caller.token);
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

/** The window as counted with this very request. */
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
