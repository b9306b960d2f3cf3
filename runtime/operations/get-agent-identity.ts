/** `get_agent_identity`: who the calling agent is. */

import { ApiError } from '#shared/contract/errors.ts';
import { toQuotaResult } from './get-quota.ts';
import type { Handler } from './operation.ts';

/** @throws ApiError `token_required` for an anonymous caller. */
export const getAgentIdentity: Handler<'get_agent_identity'> = (_input, { caller: { token }, quota }) => {
  if (!token) throw new ApiError({ code: 'token_required' });
  return {
    client_id: token.clientId,
    client_name: token.clientName,
    scope: token.scopes.join(' '),
    identity_type: 'anonymous',
    quota: toQuotaResult(quota),
  };
};
