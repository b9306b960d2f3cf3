/** What clients read before they ask for a token: RFC 8414 with its `agent_auth` block, and RFC 9728 twice. */

import { grantTypes, scopes, tokenEndpointAuthMethods } from '#shared/contract/oauth.ts';
import type { EmitContext } from '../emit-context.ts';

/** RFC 8414 §2. `agent_auth` follows auth.md 0.1: the later names promise a registration that this service has not. */
export function toAuthorizationServer({ addresses, site }: EmitContext): object {
  const { oauth, documents } = addresses;
  return {
    issuer: addresses.site,
    // No grant uses it; clients exist that refuse metadata without it.
    authorization_endpoint: oauth.authorize,
    token_endpoint: oauth.token,
    registration_endpoint: oauth.register,
    revocation_endpoint: oauth.revoke,
    introspection_endpoint: oauth.introspect,
    scopes_supported: scopes,
    // REQUIRED by §2 although empty (erratum 7793).
    response_types_supported: [],
    grant_types_supported: grantTypes,
    token_endpoint_auth_methods_supported: tokenEndpointAuthMethods,
    revocation_endpoint_auth_methods_supported: tokenEndpointAuthMethods,
    introspection_endpoint_auth_methods_supported: tokenEndpointAuthMethods,
    service_documentation: documents.authGuide,
    ui_locales_supported: [site.language],
    protected_resources: [addresses.site, addresses.base],
    agent_auth: {
      skill: documents.authGuide,
      register_uri: oauth.register,
      identity_types_supported: ['anonymous'],
      anonymous: { credential_types_supported: ['access_token'] },
    },
  };
}

/** Of the whole site. */
export function toSiteResource(context: EmitContext): object {
  return toProtectedResource(context, context.addresses.site, context.guides.titles.site(context.site.brand));
}

/** Of the content API. */
export function toApiResource(context: EmitContext): object {
  return toProtectedResource(context, context.addresses.base, context.guides.titles.api(context.site.brand));
}

/** RFC 9728 §2; parameters without a value are left out (§3.2). */
function toProtectedResource({ addresses, company }: EmitContext, resource: string, name: string): object {
  const { privacy, terms } = company.pages ?? {};
  return {
    resource,
    authorization_servers: [addresses.site],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: name,
    resource_documentation: addresses.documents.authGuide,
    ...(privacy && { resource_policy_uri: privacy }),
    ...(terms && { resource_tos_uri: terms }),
  };
}
