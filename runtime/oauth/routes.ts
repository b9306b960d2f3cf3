/** The addresses of the authorization server. */

import { oauthPaths } from '#shared/contract/oauth.ts';
import type { RegisterRoutes } from '../app-deps.ts';
import { serveAuthorize } from './authorize.ts';
import { serveEndpoint } from './endpoint.ts';
import { introspect } from './introspect.ts';
import { register } from './register.ts';
import { revoke } from './revoke.ts';
import { token } from './token.ts';

export const registerOAuth: RegisterRoutes = (routes, deps) => {
  routes.set(oauthPaths.authorize, serveAuthorize(deps.content.locale));
  routes.set(oauthPaths.register, serveEndpoint(register, deps));
  routes.set(oauthPaths.token, serveEndpoint(token, deps));
  routes.set(oauthPaths.revoke, serveEndpoint(revoke, deps));
  routes.set(oauthPaths.introspect, serveEndpoint(introspect, deps));
};
