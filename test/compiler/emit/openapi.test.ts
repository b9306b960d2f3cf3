import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { operationIds, operations } from '#shared/contract/operations.ts';
import { excerptLimit } from '#shared/contract/policy.ts';
import { emitSite } from '../../../compiler/emit/emit-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { compiledPage, compiledSite, englishSite, siteUrl } from './site-fixture.ts';

interface Media {
  schema: { $ref: string };
  example: unknown;
}
interface Answer {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Media>;
}
interface Parameter {
  name: string;
  required: boolean;
  description: string;
  schema: object;
  example?: unknown;
}
interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  responses: Record<string, Answer>;
}

const bodyOf = (site = compiledSite()) => String(emitSite(site).find(({ path }) => path === 'openapi.json')?.body);
const document = JSON.parse(bodyOf());
const operationList: [string, Operation][] = Object.entries<{ get: Operation }>(document.paths).map(([path, item]) => [
  path,
  item.get,
]);
const resolve = <T>(value: T & { $ref?: string }): T =>
  value.$ref === undefined
    ? value
    : (value.$ref
        .slice(2)
        .split('/')
        .reduce((node: Record<string, unknown>, key) => node[key] as Record<string, unknown>, document) as T);
// The module's default export is the function only through its own `default`.
const addFormats = addFormatsModule.default;
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));

describe('openapi.json', () => {
  it('is OpenAPI 3.1 at the public address of the API', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers[0].url).toBe(`${siteUrl}/api/v1`);
    expect(document.paths['/agent/identity'].servers.map(({ url }: { url: string }) => url)).toEqual([
      siteUrl,
      `${siteUrl}/api/v1`,
    ]);
  });

  it('has each operation once, as GET, with its name as operationId', () => {
    expect(operationList.map(([, { operationId }]) => operationId)).toEqual(operationIds);
    for (const item of Object.values<object>(document.paths)) {
      expect(Object.keys(item).filter((key) => key !== 'servers')).toEqual(['get']);
    }
  });

  it('has no telephone number or mail address as contact', () => {
    expect(document.info.contact).toEqual({ name: 'Hogar Calima', url: `${siteUrl}/contacto/` });
  });

  it('makes the token optional for content, and required for the other operations', () => {
    const security = Object.fromEntries(operationList.map(([, one]) => [one.operationId, one.security]));
    const optional = [{}, { oauth2: ['content:read'] }];
    expect(security).toEqual({
      search_pages: optional,
      read_page: optional,
      get_company_info: optional,
      list_changes: optional,
      get_quota: [{ oauth2: ['quota:read'] }],
      get_agent_identity: [{ oauth2: [] }],
    });
    expect(document.components.securitySchemes.oauth2.flows.clientCredentials).toMatchObject({
      tokenUrl: `${siteUrl}/oauth/token`,
      scopes: { 'content:read': expect.any(String), 'quota:read': expect.any(String) },
    });
  });

  describe.each(operationList)('%s', (_, { operationId, parameters = [], responses }) => {
    it('has the statuses of the contract', () => {
      const { statuses } = operations[operationId as keyof typeof operations];
      expect(Object.keys(responses).map(Number)).toEqual([...statuses]);
    });

    it('has a description, headers and a valid example for each answer', () => {
      for (const [status, response] of Object.entries(responses)) {
        const answer = resolve(response);
        expect(answer.description, status).toBeTruthy();
        for (const header of Object.values(answer.headers ?? {})) {
          expect(resolve<object>(header)).toHaveProperty('description');
        }
        if (status === '304') {
          expect(answer.content).toBeUndefined();
          continue;
        }
        const media = answer.content?.['application/json'];
        const validate = ajv.compile({ components: document.components, ...media?.schema });
        expect(validate(media?.example), `${status} ${JSON.stringify(validate.errors)}`).toBe(true);
      }
    });

    it('has headers for the quota with 200 and 429, and Retry-After', () => {
      const quota = ['RateLimit', 'RateLimit-Policy', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
      for (const status of ['200', '429']) {
        const headers = Object.keys(resolve(responses[status] ?? {}).headers ?? {});
        expect(headers).toEqual(expect.arrayContaining([...quota, 'API-Version']));
      }
      expect(resolve(responses['429'] ?? {}).headers).toHaveProperty('Retry-After');
      expect(resolve(responses['401'] ?? {}).headers).toHaveProperty('WWW-Authenticate');
    });

    it('has descriptions and valid examples for its parameters', () => {
      for (const { name, description, schema, example, required } of parameters) {
        expect(description, name).toBeTruthy();
        if (required) expect(example, name).toBeDefined();
        if (example !== undefined) expect(ajv.validate(schema, example), name).toBe(true);
      }
    });
  });

  it('takes its examples from pages of the site', () => {
    const read = document.paths['/read_page'].get;
    expect(read.parameters[0].example).toBe('/servicios/lavadoras/');
    expect(read.responses['200'].content['application/json'].example).toMatchObject({
      title: 'Reparación de lavadoras',
      url: `${siteUrl}/servicios/lavadoras/`,
    });
    const pages = [compiledPage('/a/', 'A', { description: 'x'.repeat(excerptLimit + 1) })];
    const { paths } = JSON.parse(bodyOf(compiledSite({ pages })));
    expect(paths['/search_pages'].get.responses['200'].content['application/json'].example.results).toEqual([
      { title: 'A', url: `${siteUrl}/a/`, excerpt: `${'x'.repeat(excerptLimit - 1)}…` },
    ]);
  });

  it('passes the recommended rules of redocly without a warning', async () => {
    const folder = temporaryFolder();
    // The Spanish one is linted where it is committed: `npm run lint:contract`.
    await writeFile(join(folder, 'openapi.json'), bodyOf(englishSite()));
    await writeFile(join(folder, 'redocly.yaml'), 'extends: [recommended]\n');
    const lint = join('node_modules', '@redocly', 'cli', 'bin', 'cli.js');
    const files = [join(folder, 'openapi.json'), '--config', join(folder, 'redocly.yaml')];
    const { stdout } = await promisify(execFile)(process.execPath, [lint, 'lint', ...files, '--format', 'json'], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    expect(JSON.parse(stdout).problems).toEqual([]);
  }, 30_000);
});
