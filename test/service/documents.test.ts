import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAddresses } from '#shared/addresses.ts';
import { serveFolder } from '../../compiler/crawl/serve-folder.ts';
import { contractOperations, findDeviations } from './published-contract.ts';
import { manifest, publicOrigin, type RunningService, root, runService } from './running-service.ts';
import { readCommands, toCurlRequest } from './shown-commands.ts';

const addresses = toAddresses(manifest.site);

let website: Awaited<ReturnType<typeof serveFolder>>;
let service: RunningService;
beforeAll(async () => {
  website = await serveFolder(join(root, 'test/fixtures/site'));
  service = await runService({ UPSTREAM_URL: website.origin });
});
afterAll(async () => {
  await service?.stop();
  await website?.close();
});

let callers = 0;
const fresh = () => ({ 'x-forwarded-for': `198.18.${callers >> 8}.${callers++ & 255}` });

const read = async (address: string) => {
  const response = await service.fetch(address, { headers: fresh() });
  expect(response.status, address).toBe(200);
  return response.text();
};

interface SandboxExample {
  method: string;
  url: string;
  status: number;
  curl: string;
}

/** Where in a visit a call belongs: who reads a guide has a client and a token before using them, and revokes last. */
function toTurn(command: string): number {
  const turn = [addresses.oauth.register, addresses.oauth.token].findIndex((url) => command.includes(`'${url}'`));
  if (turn >= 0) return turn;
  return command.includes(addresses.oauth.revoke) ? 3 : 2;
}

type Json = Record<string, unknown>;

/** What the text around the calls promises of their answers, by address. */
const promises: Record<string, (answer: Json) => void> = {
  [addresses.oauth.register]: (answer) =>
    expect(answer).toMatchObject({ client_id: expect.any(String), client_secret: expect.any(String) }),
  [addresses.oauth.token]: (answer) =>
    expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'content:read quota:read' }),
  [addresses.oauth.introspect]: (answer) => expect(answer).toMatchObject({ active: true }),
  [addresses.operations.search_pages]: ({ results }) => expect(results).not.toEqual([]),
  [addresses.operations.read_page]: ({ markdown, truncated }) =>
    expect({ markdown, truncated }).toEqual({ markdown: expect.stringMatching(/^# /), truncated: false }),
  [addresses.operations.get_company_info]: ({ brand }) => expect(brand).toBe(manifest.site.brand),
  [addresses.operations.get_quota]: (answer) => expect(answer).toMatchObject({ policy: 'identificado', limit: 600 }),
  [addresses.operations.get_agent_identity]: (answer) => expect(answer).toMatchObject({ client_name: 'example-agent' }),
  [addresses.mcp]: ({ result }) => expect((result as Json).tools ?? (result as Json).structuredContent).toBeTruthy(),
};

describe('the examples', () => {
  const shown = manifest.documents.filter(({ address }) => !address.startsWith('/llms'));

  it.each(shown.map(({ address, media_type }) => [address, media_type]))(
    'of %s do what they say',
    async (address, mediaType) => {
      const { examples } = JSON.parse(await read('/api/sandbox')) as { examples: SandboxExample[] };
      const commands = readCommands(await read(address), mediaType);
      if (address === '/api/sandbox') expect(commands).toHaveLength(examples.length);
      // A document that uses a token and leaves getting it to the authentication guide.
      const guide = readCommands(await read('/auth.md'), 'text/markdown');
      const usesToken = commands.some((command) => command.includes('$ACCESS_TOKEN'));
      const visit = usesToken ? [...new Set([...commands, ...guide])] : commands;
      const variables: Record<string, string> = {};
      const headers = fresh();
      for (const command of visit.sort((a, b) => toTurn(a) - toTurn(b))) {
        const { url, ...request } = toCurlRequest(command, variables);
        const response = await service.fetch(url, { ...request, headers: { ...request.headers, ...headers } });
        const text = await response.text();
        const said = examples.find(({ curl }) => curl === command);
        expect([response.status, request.method], `${command}\n${text}`).toEqual([said?.status, said?.method]);
        if (!text) continue;
        const answer = JSON.parse(text) as Json;
        promises[url.replace(/\?.*/, '')]?.(answer);
        for (const name of ['client_id', 'client_secret', 'access_token']) {
          if (typeof answer[name] === 'string') variables[name.toUpperCase()] ??= answer[name];
        }
      }
      if (!usesToken) return;
      const after = await service.fetch(addresses.operations.get_quota, {
        headers: { ...headers, authorization: `Bearer ${variables.ACCESS_TOKEN}` },
      });
      expect(after.status, 'the revoked token').toBe(401);
    },
  );

  it('are in every guide', async () => {
    for (const address of ['/agents.md', '/api.md', '/auth.md', '/api/sandbox', '/desarrolladores/']) {
      const mediaType = manifest.documents.find((document) => document.address === address)?.media_type ?? '';
      expect(readCommands(await read(address), mediaType).length, address).toBeGreaterThan(2);
    }
    const skill = manifest.documents.find(({ address }) => address.endsWith('/SKILL.md'));
    expect(readCommands(await read(skill?.address ?? ''), 'text/markdown')).toHaveLength(5);
  });

  it('of parameters in openapi.json get answers that match it', async () => {
    const { paths } = JSON.parse(await read('/openapi.json'));
    for (const operation of contractOperations.filter(({ parameters }) => parameters.length > 0)) {
      const { parameters, responses } = Object.values(paths as Record<string, { get: OpenApiOperation }>)
        .map(({ get }) => get)
        .find(({ operationId }) => operationId === operation.id) as OpenApiOperation;
      const query = new URLSearchParams(
        parameters.flatMap(({ name, example }): [string, string][] =>
          example === undefined ? [] : [[name, String(example)]],
        ),
      );
      const response = await service.fetch(`${operation.path}?${query}`, { headers: fresh() });
      const answer = (await response.clone().json()) as Json;
      expect([operation.id, response.status, await findDeviations(operation, response, 'GET')]).toEqual([
        operation.id,
        200,
        [],
      ]);
      const example = responses['200']?.content?.['application/json']?.example ?? {};
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(Object.keys(example)));
      if (operation.id === 'read_page') {
        expect(answer).toMatchObject({ title: example.title, url: example.url });
        expect(String(answer.markdown)).toContain(String(example.markdown).trim());
      }
    }
  });

  it('of /api exist for each operation, and are answered, with 401 if they need a token', async () => {
    const { operations } = JSON.parse(await read('/api')) as {
      operations: { example?: string; url: string; token: string }[];
    };
    expect(operations).toHaveLength(contractOperations.length);
    for (const { example, url, token } of operations) {
      const response = await service.fetch(example ?? url, { headers: fresh() });
      expect([example ?? url, response.status]).toEqual([example ?? url, token === 'required' ? 401 : 200]);
    }
  });
});

interface OpenApiOperation {
  operationId: string;
  parameters: { name: string; example?: unknown }[];
  responses: Record<string, { content?: Record<string, { example?: Json }> }>;
}

describe('the links', () => {
  /** Addresses of calls rather than of documents, and what a visitor with a browser is told there. */
  const calls = new Map<string, number>([
    [addresses.base, 200],
    [addresses.mcp, 405],
    [addresses.mcpSearch, 405],
    [addresses.oauth.authorize, 400],
    ...[addresses.oauth.register, addresses.oauth.token, addresses.oauth.revoke, addresses.oauth.introspect].map(
      (url): [string, number] => [url, 405],
    ),
    [addresses.operations.search_pages, 400],
    [addresses.operations.read_page, 400],
    [addresses.operations.get_quota, 401],
    [addresses.operations.get_agent_identity, 401],
  ]);

  /** Addresses of the site that a text names, as far as its syntax lets them reach. */
  const findAddresses = (text: string) =>
    [...text.matchAll(new RegExp(`${publicOrigin.replaceAll('.', '\\.')}[^\\s"'\`<>()\\\\|«»]*`, 'g'))].map(
      ([address]) => address.replaceAll('&amp;', '&').replace(/&#39;.*$|[.,;:*]+$/g, ''),
    );

  /** The text of the pages in llms-full.txt is the website's own. */
  const documents = manifest.documents.filter(({ address }) => address !== '/llms-full.txt');

  it.each(documents.map(({ address }) => [address]))('of %s do not lead to missing pages', async (address) => {
    const links = new Set(findAddresses(await read(address)));
    await Promise.all(
      [...links].map(async (link) => {
        const [target = '', fragment] = link.split('#');
        const response = await service.fetch(target, { headers: fresh(), redirect: 'manual' });
        expect([target, response.status]).toEqual([target, calls.get(target) ?? 200]);
        if (fragment) expect(await response.text(), link).toContain(`id="${fragment}"`);
      }),
    );
  });

  it('of every page lead to its Markdown and back', async () => {
    for (const { url, file } of manifest.pages) {
      const page = await service.fetch(url, { headers: { ...fresh(), accept: 'text/html' } });
      const link = page.headers.get('link') ?? '';
      const mirror = /<([^>]+)>; rel="alternate"; type="text\/markdown"/.exec(link)?.[1] ?? '';
      expect([page.status, decodeURI(mirror)]).toEqual([200, `${publicOrigin}/${file}`]);
      const markdown = await service.fetch(mirror, { headers: fresh() });
      expect([markdown.status, markdown.headers.get('link')]).toEqual([200, `<${url}>; rel="canonical"`]);
      expect((await markdown.text()).split('\n')).toContain(`url: ${JSON.stringify(url)}`);
    }
  });

  it('in the Link header of a page do not lead to missing pages', async () => {
    const response = await service.fetch('/', { headers: fresh() });
    const targets = [...(response.headers.get('link') ?? '').matchAll(/<([^>]+)>/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThanOrEqual(6);
    for (const target of targets) await read(target);
  });
});

/** What a request of the stateless era repeats in its body. */
const modernMeta = (protocolVersion: string) => ({
  'io.modelcontextprotocol/protocolVersion': protocolVersion,
  'io.modelcontextprotocol/clientCapabilities': {},
});

describe('the documents', () => {
  it('have the media types and bytes of the compiled folder', async () => {
    for (const { address, file, media_type } of manifest.documents) {
      const response = await service.fetch(address, { headers: fresh() });
      expect([address, response.headers.get('content-type')]).toEqual([address, media_type]);
      const digest = createHash('sha256')
        .update(Buffer.from(await response.arrayBuffer()))
        .digest('hex');
      expect(digest, address).toBe(manifest.files[file]);
    }
  });

  it('lead a refused agent to a token', async () => {
    for (const [refused, resource] of [
      [addresses.operations.get_quota, addresses.base],
      [addresses.operations.get_agent_identity, addresses.base],
      [`${addresses.operations.search_pages}?query=agua`, addresses.base],
      [addresses.mcp, addresses.site],
    ] as const) {
      const response = await service.fetch(refused, {
        method: refused === addresses.mcp ? 'POST' : 'GET',
        headers: { ...fresh(), authorization: 'Bearer wrong' },
      });
      expect(response.status).toBe(401);
      const [, metadata = ''] =
        /resource_metadata="([^"]+)"/.exec(response.headers.get('www-authenticate') ?? '') ?? [];
      const protectedResource = JSON.parse(await read(metadata));
      expect(protectedResource.resource).toBe(resource);
      const [issuer] = protectedResource.authorization_servers;
      const server = JSON.parse(await read(`${issuer}/.well-known/oauth-authorization-server`));
      expect([server.issuer, server.registration_endpoint]).toEqual([issuer, addresses.oauth.register]);
    }
  });

  it('describe the existing skill and MCP server', async () => {
    const { skills } = JSON.parse(await read('/.well-known/agent-skills/index.json'));
    for (const { url, digest } of skills) {
      expect(digest).toBe(
        `sha256:${createHash('sha256')
          .update(await read(url))
          .digest('hex')}`,
      );
    }
    const card = JSON.parse(await read('/.well-known/mcp/server-card.json'));
    expect(JSON.parse(await read('/mcp/server-card'))).toEqual(card);
    for (const protocolVersion of card.remotes[0].supportedProtocolVersions) {
      const response = await service.fetch(card.remotes[0].url, {
        method: 'POST',
        headers: {
          ...fresh(),
          'content-type': 'application/json',
          'mcp-protocol-version': protocolVersion,
          'mcp-method': 'tools/list',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/list',
          params: protocolVersion < '2026' ? {} : { _meta: modernMeta(protocolVersion) },
        }),
      });
      expect([protocolVersion, response.status]).toEqual([protocolVersion, 200]);
    }
  });
});
