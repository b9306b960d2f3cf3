import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { requireProgram } from '../programs.ts';
import { contractOperations } from './published-contract.ts';
import { contentFolder, manifest, root, runService } from './running-service.ts';

const run = promisify(execFile);

type Answers = Record<string, { status: number; body: Record<string, unknown> }>;

/** What a client reads of each operation, by the generator that made it. */
const generators = ['openapi-typescript', 'hey-api', 'orval'] as const;

async function issueToken(service: Awaited<ReturnType<typeof runService>>): Promise<string> {
  const registered = await service.fetch('/oauth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'generated' }),
  });
  const { client_id, client_secret } = (await registered.json()) as Record<string, string>;
  const granted = await service.fetch('/oauth/token', {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'content:read quota:read' }),
  });
  return ((await granted.json()) as { access_token: string }).access_token;
}

describe('clients generated from openapi.json', { tags: 'generated-clients' }, () => {
  let answers: Record<(typeof generators)[number], Answers> & { excerpts: string[] };

  beforeAll(async () => {
    const folder = requireProgram('generated-clients');
    const service = await runService();
    try {
      const baseUrl = service.origin + manifest.site.apiPath;
      await run(process.execPath, ['generate.mjs', join(contentFolder, 'openapi.json'), baseUrl], { cwd: folder });
      await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], { cwd: folder });
      const calls = ['--import', 'tsx', join(folder, 'call-all.ts'), baseUrl, await issueToken(service)];
      answers = JSON.parse((await run(process.execPath, calls, { cwd: root })).stdout);
    } finally {
      await service.stop();
    }
  }, 120_000);

  it.each(generators)('of %s call all operations', (generator) => {
    const statuses = Object.entries(answers[generator]).map(([operation, { status }]) => [operation, status]);
    expect(statuses.sort()).toEqual(contractOperations.map(({ id }) => [id, 200]).sort());
  });

  it.each(generators)('of %s read the answers', (generator) => {
    expect(answers[generator]).toMatchObject({
      search_pages: { body: { total: 3, results: [{ url: expect.stringContaining('/frigorificos/') }, {}, {}] } },
      read_page: { body: { markdown: expect.stringMatching(/^# /), truncated: false } },
      get_company_info: { body: { brand: manifest.site.brand, hours: expect.any(String) } },
      list_changes: { body: { generation: expect.any(String) } },
      get_quota: { body: { policy: 'identificado', limit: 600 } },
      get_agent_identity: { body: { client_name: 'generated', identity_type: 'anonymous' } },
    });
  });

  it('have types that name the fields of an answer', () => {
    const [excerpt] = answers.excerpts;
    expect(answers.excerpts).toEqual([expect.stringContaining('nevera'), excerpt, excerpt]);
  });
});
