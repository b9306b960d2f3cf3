/** The addresses of the authorization server. */

import { oauthPaths } from '#shared/contract/oauth.ts';
import type { RegisterRoutes } from '../app-deps.ts';
import { serveAuthorize } from './authorize.ts';
import { serveEndpoint } from './endpoint.ts';
import { introspect } from './introspect.ts';
import { register } from './register.ts';
import { revoke } from './revoke.ts';
import { token } from './token.ts';

export const registerOAuth: RegisterRoutes = (app, deps) => {
  app.all(oauthPaths.authorize, serveAuthorize(deps.content.locale));
  app.all(oauthPaths.register, serveEndpoint(register, deps));
  app.all(oauthPaths.token, serveEndpoint(token, deps));
  app.all(oauthPaths.revoke, serveEndpoint(revoke, deps));
  app.all(oauthPaths.introspect, serveEndpoint(introspect, deps));
};
