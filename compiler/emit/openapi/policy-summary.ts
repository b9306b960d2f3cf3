/** Quotas and authentication as JSON, for the index of the API and the description of its sandbox. */

import { grantTypes, scopes, tokenEndpointAuthMethods } from '#shared/contract/oauth.ts';
import { quotaPolicies, tokenLifetimeSeconds } from '#shared/contract/policy.ts';
import type { EmitContext } from '../emit-context.ts';

export function toQuotas(): object[] {
  const { anonymous, identified } = quotaPolicies;
  return [
    { policy: anonymous.name, limit: anonymous.limit, window_seconds: anonymous.windowSeconds, per: 'ip' },
    { policy: identified.name, limit: identified.limit, window_seconds: identified.windowSeconds, per: 'client_id' },
  ];
}

export function toAuthentication({ addresses, guides }: EmitContext): object {
  const { oauth, documents } = addresses;
  return {
    required: false,
    type: 'oauth2',
    grant_types: grantTypes,
    token_endpoint_auth_methods: tokenEndpointAuthMethods,
    registration_endpoint: oauth.register,
    token_endpoint: oauth.token,
    revocation_endpoint: oauth.revoke,
    introspection_endpoint: oauth.introspect,
    token_lifetime_seconds: tokenLifetimeSeconds,
    scopes: scopes.map((scope) => ({ scope, description: guides.scopes[scope] })),
    authorization_server_metadata: documents.authorizationServer,
    protected_resource_metadata: addresses.apiProtectedResource,
    guide: documents.authGuide,
  };
}
