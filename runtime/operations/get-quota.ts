/** `get_quota`: the window of the identified client, as counted with this very request. */

import { ApiError } from '#shared/contract/errors.ts';
import type { QuotaResult } from '#shared/contract/schemas.ts';
import type { Quota } from '../state/state.ts';
import type { Handler } from './operation.ts';

/** @throws ApiError `token_required` for an anonymous caller. */
export const getQuota: Handler<'get_quota'> = (_input, { caller: { token }, quota }) => {
  if (!token) throw new ApiError({ code: 'token_required' });
  return { client_id: token.clientId, scope: token.scopes.join(' '), ...toQuotaResult(quota) };
};

/** The quota object without the client it belongs to. */
export function toQuotaResult({
  policy,
  used,
  remaining,
  resetSeconds,
}: Quota): Omit<QuotaResult, 'client_id' | 'scope'> {
  return {
    policy: policy.name,
    limit: policy.limit,
    window_seconds: policy.windowSeconds,
    used,
    remaining,
    reset_seconds: resetSeconds,
  };
}
