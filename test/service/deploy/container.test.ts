import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../free-port.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { cleanEnvironment, contentFolder, manifest, root, untilListening } from '../running-service.ts';

const folder = join(root, 'runtime/deploy/container');
const text = readFileSync(join(folder, 'Dockerfile'), 'utf8');
const ignored = readFileSync(join(folder, 'Dockerfile.dockerignore'), 'utf8').split('\n');
const instructions = text
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line): [name: string, rest: string] => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1).trim()]);
const stages = instructions.map(([name], index) => (name === 'FROM' ? index : -1)).filter((index) => index >= 0);
const first = instructions.slice(0, stages.at(-1));
/** What makes the image that runs. */
const last = instructions.slice(stages.at(-1));
const all = (name: string) => last.filter(([one]) => one === name).map(([, rest]) => rest);
const environment = Object.fromEntries(
  all('ENV').flatMap((line) => line.split(/\s+/).map((one) => one.split('=') as [string, string])),
);

describe('the Dockerfile and Compose file', () => {
  it('pass the linter', () => {
    expect(validate(text, {})).toEqual([]);
  });

  it('build in stages from images of a stated version, and run as the user node', () => {
    const images = instructions.filter(([name]) => name === 'FROM').map(([, image]) => image.split(' ')[0]);
    expect(images.length).toBeGreaterThan(1);
    expect(new Set(images).size).toBe(1);
    const [, major] = /^node:(\d+)\.\d+-\w+-slim$/.exec(images[0] ?? '') ?? [];
    // Even versions have long-term support.
    expect(Number(major) % 2).toBe(0);
    expect(Number(major)).toBeGreaterThanOrEqual(Number.parseInt(readFileSync(join(root, '.nvmrc'), 'utf8'), 10));
    expect(all('USER')).toEqual(['node']);
    expect(last.findIndex(([name]) => name === 'USER')).toBeLessThan(last.findIndex(([name]) => name === 'CMD'));
    expect(all('ADD')).toEqual([]);
  });

  it('send signals to the runtime, and have a health check', () => {
    expect(JSON.parse(all('CMD')[0] ?? '')).toContain('server.mjs');
    expect(all('HEALTHCHECK')[0]).toContain('/readyz');
  });

  it('have a read-only root and no capabilities', () => {
    const compose = readFileSync(join(folder, 'compose.yaml'), 'utf8');
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', '/content:ro', 'data:/data'])
      expect(compose).toContain(line);
    expect(environment).toMatchObject({ CONTENT_DIR: '/content', DATA_DIR: '/data' });
  });
});

describe('the content of the image', () => {
  let image: string;
  let runtime: ChildProcess;
  let port: number;
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

  beforeAll(async () => {
    image = temporaryFolder();
    chmodSync(image, 0o755);
    const build = join(image, 'build');
    for (const [name, line] of first) {
      if (name === 'COPY') copyFromContext(line, build);
      if (name === 'RUN' && line.startsWith('npm ci'))
        symlinkSync(join(root, 'node_modules'), join(build, 'node_modules'));
      if (name === 'RUN' && line.startsWith('npm run')) execFileSync('npm', line.split(' ').slice(1), { cwd: build });
    }
    const [copied = ''] = all('COPY');
    expect(copied).toMatch(/^--from=build \/app\/\S+ \.\/$/);
    cpSync(join(build, copied.split(' ')[1]?.replace('/app/', '') ?? ''), join(image, 'app'), { recursive: true });
    cpSync(contentFolder, join(image, 'content'), { recursive: true });
    mkdirSync(join(image, 'data'), { mode: 0o777 });
    chmodSync(join(image, 'data'), 0o777);
    port = await freePort();
    const [command = '', ...args] = JSON.parse(all('CMD')[0] ?? '') as string[];
    runtime = spawn(command, args, {
      cwd: join(image, 'app'),
      env: inside(),
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilListening(runtime);
  });
  afterAll(async () => {
    runtime?.kill('SIGKILL');
  });

  /** Of a `COPY` from the project: only what the ignore file lets in. */
  function copyFromContext(line: string, folder: string): void {
    const [to = '', ...sources] = line.split(' ').reverse();
    mkdirSync(folder, { recursive: true });
    for (const source of sources) {
      expect(ignored, `${source} is in the build context`).toContain(`!${source}`);
      const target = to.endsWith('/') ? join(folder, to, source) : join(folder, to);
      cpSync(join(root, source), target, {
        recursive: true,
        filter: (path) => !ignored.includes(path.slice(root.length + 1)),
      });
    }
  }

  /** The environment of a process in it, folders and port in their places here. */
  const inside = () =>
    cleanEnvironment({
      ...environment,
      CONTENT_DIR: join(image, 'content'),
      DATA_DIR: join(image, 'data'),
      PORT: String(port),
    });

  it('serves, as a user who can write only its data', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(await answer.json()).toMatchObject({ status: 'ready', generation: manifest.generation });
  });

  it('is healthy while it serves, and ends on a signal', async () => {
    const check = JSON.parse(/CMD (\[.*\])$/.exec(all('HEALTHCHECK')[0] ?? '')?.[1] ?? '') as string[];
    const health = () => spawnSync(check[0] ?? '', check.slice(1), { env: inside() }).status;
    expect(health()).toBe(0);
    const ended = new Promise((resolve) => runtime.once('exit', resolve));
    runtime.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(health()).toBe(1);
  });
});
