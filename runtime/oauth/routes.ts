/** The addresses of the authorization server. */

import { oauthPaths } from '#shared/contract/oauth.ts';
import type { RegisterRoutes } from '../app-deps.ts';
import { serveAuthorize } from './authorize.ts';
import { type AuthorizationServer, serveEndpoint } from './endpoint.ts';
import { introspect } from './introspect.ts';
import { register } from './register.ts';
import { revoke } from './revoke.ts';
import { token } from './token.ts';

const endpoints = { register, token, revoke, introspect };

/** @param randomBytes returns `size` random bytes, fit for secrets: `randomBytes` of `node:crypto` */
export function createOAuthRoutes({ randomBytes }: Pick<AuthorizationServer, 'randomBytes'>): RegisterRoutes {
  return (app, deps) => {
    const server: AuthorizationServer = { ...deps, randomBytes };
    app.all(oauthPaths.authorize, serveAuthorize(deps.content.locale));
    for (const [name, endpoint] of Object.entries(endpoints)) {
      app.all(oauthPaths[name as keyof typeof endpoints], serveEndpoint(endpoint, server));
    }
  };
}
