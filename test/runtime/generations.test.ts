import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { artifactFiles, type Manifest } from '#shared/artifacts.ts';
import type { Changes } from '#shared/contract/schemas.ts';
import { writeArtifacts } from '../../compiler/output/output.ts';
import { createApp } from '../../runtime/app.ts';
import { createGenerations } from '../../runtime/generations.ts';
import { toListener } from '../../runtime/http/node-server.ts';
import { createGenerationFiles, type GenerationFiles } from '../../runtime/state/generation-files.ts';
import { createMemoryTokens } from '../../runtime/state/memory.ts';
import type { State } from '../../runtime/state/state.ts';
import { createLog, createMetrics } from '../../runtime/telemetry.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeContent } from './content-fixture.ts';

/** Content that says its number in every text. */
function writeNumbered(number: number): Promise<string> {
  const text = `edicion${number}`;
  const page = (path: string) => ({
    path,
    title: text,
    description: text,
    markdown: `# ${text}\n\nLavadoras ${text}.\n`,
  });
  return writeContent({
    company: { brand: text, description: text, hours: text },
    pages: [page('/'), page('/lavadoras/'), page('/neveras/')],
    documents: [{ address: '/llms.txt', file: 'llms.txt', mediaType: 'text/plain', body: `# ${text}\n\n${text}\n` }],
  });
}

/** Puts the content of one folder into another as the compiler does. */
async function compileInto(folder: string, content: string): Promise<void> {
  const entries = await readdir(content, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const artifacts = files.map(async (file) => ({ path: file.slice(content.length + 1), body: await readFile(file) }));
  await writeArtifacts(folder, await Promise.all(artifacts));
}

async function serve(folder: string, history?: GenerationFiles) {
  const lines: { msg: string; generation: string }[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) });
  const state: State = {
    counters: {
      count: async (_key, { windowSeconds }, now) => ({ used: 1, resetAt: now + windowSeconds * 1000 }),
    },
    tokens: createMemoryTokens(),
    clients: { add: async () => {}, find: async () => undefined, touch: async () => {} },
    close: async () => {},
  };
  const deps = {
    state,
    now: Date.now,
    randomId: () => 'id',
    randomBytes,
    log: createLog('silent'),
    metrics: createMetrics(),
  };
  const generations = await createGenerations({
    folder,
    serve: (content) => createApp({ content, ...deps }),
    ...(history && { history }),
    log,
  });
  const server = createServer(toListener(generations.answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const brand = async () => ((await (await fetch(`${url}/api/v1/get_company_info`)).json()) as { brand: string }).brand;
  return { ...generations, url, lines, brand };
}

const manifestOf = (folder: string) => join(folder, artifactFiles.manifest);

describe('a new generation', () => {
  it('is served from the next check on, and named by /readyz and in the log', async () => {
    const folder = await writeNumbered(1);
    const service = await serve(folder);
    const before = service.content().generation;
    await compileInto(folder, await writeNumbered(2));
    expect(await service.brand()).toBe('edicion1');
    await service.look();
    expect(await service.brand()).toBe('edicion2');
    const { generation, pages } = JSON.parse(await readFile(manifestOf(folder), 'utf8')) as Manifest;
    const ready = await (await fetch(`${service.url}/readyz`)).json();
    expect(ready).toEqual({ status: 'ready', generation, pages: pages.length });
    expect(service.lines).toEqual([expect.objectContaining({ msg: 'new content is served', generation, before })]);
  });

  it('is not loaded from an unchanged folder, nor served if it is the same', async () => {
    const folder = await writeNumbered(1);
    const service = await serve(folder);
    const first = service.content();
    await service.look();
    await utimes(manifestOf(folder), 1, 1);
    await service.look();
    expect(service.content()).toBe(first);
    expect(service.lines).toEqual([]);
  });

  it('closes the earlier one after its last requests, and itself when the process ends', async () => {
    const folder = await writeNumbered(1);
    const retired: string[] = [];
    const generations = await createGenerations({
      folder,
      serve(content, onRetire) {
        onRetire(() => retired.push(content.company.all.result.brand));
        return () => new Response();
      },
      retirementDelayMs: 0,
      log: createLog('silent'),
    });
    await compileInto(folder, await writeNumbered(2));
    await generations.look();
    await vi.waitFor(() => expect(retired).toEqual(['edicion1']));
    generations.retire();
    expect(retired).toEqual(['edicion1', 'edicion2']);
  });

  it('lists changes since earlier ones, also after a restart', async () => {
    const history = createGenerationFiles(join(temporaryFolder(), 'generations'), {
      now: Date.now,
      log: createLog('silent'),
    });
    const folder = await writeNumbered(1);
    const first = await serve(folder, history);
    const before = first.content().generation;
    const since = async (url: string, generation: string) =>
      (await (await fetch(`${url}/api/v1/list_changes?since=${generation}`)).json()) as Changes;
    expect(await since(first.url, before)).toEqual({ generation: before, changed: [], fields: [] });
    await compileInto(folder, await writeNumbered(2));
    await first.look();
    const told = await since(first.url, before);
    expect(told.changed?.map(({ change }) => change)).toEqual(['changed', 'changed', 'changed']);
    expect(told.fields).toEqual(['brand', 'description', 'hours']);
    const restarted = await serve(folder, history);
    expect(await since(restarted.url, before)).toEqual(told);
    expect(await since(restarted.url, 'f'.repeat(64))).toMatchObject({ reset_required: true });
  });

  it('does not replace the earlier one while the folder is missing', async () => {
    const folder = await writeNumbered(1);
    const service = await serve(folder);
    await rename(folder, `${folder}-aside`);
    await service.look();
    await service.look();
    expect([await service.brand(), service.lines]).toEqual(['edicion1', []]);
    await rename(`${folder}-aside`, folder);
    await service.look();
    expect([await service.brand(), service.lines]).toEqual(['edicion1', []]);
  });

  it.each([
    [
      'a page that is not the one its manifest lists',
      (folder: string) => writeFile(join(folder, 'pages/neveras.md'), 'x'),
      /neveras\.md/,
    ],
    ['a page that is missing', (folder: string) => rm(join(folder, 'pages/neveras.md')), /neveras\.md/],
    [
      'half a manifest',
      (folder: string) => writeFile(manifestOf(folder), '{"format":1,'),
      /manifest\.json is not JSON/,
    ],
    ['another format', (folder: string) => writeFile(manifestOf(folder), '{"format":99}'), /format 99/],
  ])('is refused with %s, reported once, and served when it is complete', async (_what, damage, complaint) => {
    const folder = await writeNumbered(1);
    const service = await serve(folder);
    const second = await writeNumbered(2);
    await compileInto(folder, second);
    await damage(folder);
    for (let looks = 0; looks < 6; looks++) await service.look();
    expect(await service.brand()).toBe('edicion1');
    expect(service.lines).toHaveLength(1);
    expect(service.lines[0]?.msg).toMatch(complaint);
    // A page repaired without a touch to the manifest, as a slow copy ends.
    const damaged = /neveras/.test(complaint.source) ? 'pages/neveras.md' : artifactFiles.manifest;
    await writeFile(join(folder, damaged), await readFile(join(second, damaged)));
    // It is not read at every look.
    if (damaged !== artifactFiles.manifest) {
      for (let looks = 0; looks < 4; looks++) await service.look();
      expect(await service.brand()).toBe('edicion1');
    }
    await service.look();
    expect(await service.brand()).toBe('edicion2');
    expect(service.lines).toHaveLength(2);
    // The same fault in a later one is a new fault.
    await compileInto(folder, await writeNumbered(3));
    await damage(folder);
    await service.look();
    expect(service.lines).toHaveLength(3);
    expect(service.lines[2]?.msg).toMatch(complaint);
  });

  it('is loaded at once on demand, and the outcome is logged every time', async () => {
    const folder = await writeNumbered(1);
    const service = await serve(folder);
    await service.look(true);
    await rm(join(folder, 'pages/neveras.md'));
    await service.look(true);
    await service.look(true);
    expect(service.lines.map(({ msg }) => msg)).toEqual([
      'the content is the same as before',
      expect.stringMatching(/refused.*neveras\.md/),
      expect.stringMatching(/refused.*neveras\.md/),
    ]);
    await rename(folder, `${folder}-aside`);
    await service.look(true);
    expect(service.lines.at(-1)?.msg).toMatch(/refused.*manifest\.json is missing/);
  });

  it('is never mixed with another in one answer, over 8 swaps under load', async () => {
    const folder = await writeNumbered(0);
    const service = await serve(folder);
    const paths = [
      '/api/v1/read_page?url=/lavadoras/',
      '/api/v1/search_pages?query=lavadoras',
      '/api/v1/get_company_info',
      '/llms.txt',
      '/neveras.md',
    ];
    let done = false;
    let answers = 0;
    const seen = new Set<number>();

    async function load(): Promise<void> {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let latest = 0;
      while (!done) {
        const path = paths[answers++ % paths.length] ?? '/';
        const { status, body } = await ask(`${service.url}${path}`, agent);
        expect(status, body).toBe(200);
        const numbers = new Set([...body.matchAll(/edicion(\d+)/g)].map(([, number]) => Number(number)));
        expect(numbers.size, body).toBe(1);
        const [number = -1] = numbers;
        expect(number).toBeGreaterThanOrEqual(latest);
        latest = number;
        seen.add(number);
      }
      agent.destroy();
    }

    const clients = Promise.all(Array.from({ length: 2 }, load));
    for (let swap = 1; swap <= 8; swap++) {
      const content = await writeNumbered(swap);
      // Looks while the folder is replaced find the old one, none, or the new one.
      await Promise.all([compileInto(folder, content), service.look(), service.look()]);
      await service.look();
      expect(await service.brand()).toBe(`edicion${swap}`);
    }
    done = true;
    await clients;
    expect(seen.size).toBeGreaterThan(4);
    expect(service.lines.map(({ msg }) => msg)).toEqual(Array(8).fill('new content is served'));
  });
});

function ask(url: string, agent: Agent): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      resolve({ status: response.statusCode, body });
    }).on('error', reject);
  });
}
