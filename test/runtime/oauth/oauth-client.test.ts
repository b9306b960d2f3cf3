import * as oauth from 'oauth4webapi';
import { expect, it } from 'vitest';
import { startService } from './start-service.ts';

const insecure = { [oauth.allowInsecureRequests]: true };

it.each([
  ['client_secret_basic', oauth.ClientSecretBasic],
  ['client_secret_post', oauth.ClientSecretPost],
] as const)('a standard client goes from discovery to a refused call with %s', async (method, authenticate) => {
  const { url } = await startService();
  const issuer = new URL(url);
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure }),
  );
  const client = await oauth.processDynamicClientRegistrationResponse(
    await oauth.dynamicClientRegistrationRequest(
      server,
      { client_name: 'Agente de prueba', token_endpoint_auth_method: method },
      insecure,
    ),
  );
  expect(client).toMatchObject({ client_name: 'Agente de prueba', token_endpoint_auth_method: method });
  const authentication = authenticate(String(client.client_secret));

  const { access_token, scope, expires_in } = await oauth.processClientCredentialsResponse(
    server,
    client,
    await oauth.clientCredentialsGrantRequest(server, client, authentication, new URLSearchParams(), insecure),
  );
  expect([scope, expires_in]).toEqual(['content:read quota:read', 3600]);

  const call = (path: string) => fetch(url + path, { headers: { authorization: `Bearer ${access_token}` } });
  expect(await (await call('/api/v1/quota')).json()).toMatchObject({
    client_id: client.client_id,
    limit: 600,
    used: 1,
  });
  expect(await (await call('/agent/identity')).json()).toMatchObject({
    client_id: client.client_id,
    client_name: 'Agente de prueba',
    scope: 'content:read quota:read',
    identity_type: 'anonymous',
    quota: { policy: 'identificado', used: 2, remaining: 598, window_seconds: 60 },
  });

  const introspect = async () =>
    oauth.processIntrospectionResponse(
      server,
      client,
      await oauth.introspectionRequest(server, client, authentication, access_token, insecure),
    );
  expect(await introspect()).toMatchObject({ active: true, client_id: client.client_id, iss: url });

  await oauth.processRevocationResponse(
    await oauth.revocationRequest(server, client, authentication, access_token, insecure),
  );
  expect((await call('/api/v1/get_company_info')).status).toBe(401);
  expect(await introspect()).toEqual({ active: false });
});
