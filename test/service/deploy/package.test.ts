import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../free-port.ts';
import { requireProgram } from '../../programs.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { linkPackages } from '../production-packages.ts';
import { cleanEnvironment, root, untilListening } from '../running-service.ts';

const run = promisify(execFile);

/** Most packages, and megabytes of them, that an installation may bring. */
const MAX_PACKAGES = 20;
const MAX_INSTALLED_MB = 30;

/** Somebody's project, with the package installed as npm would and nothing else. */
let project: string;
/** The installed package. */
let installed: string;
let manifest: { bin: { vitrina: string }; dependencies: Record<string, string> };
let packages: string[];

const page = (title: string, text: string) =>
  `<!doctype html><html lang="es"><head><title>${title}</title><link rel="canonical" href="https://taller.example/${title.toLowerCase()}/"></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

/** Packs a copy of the repository, since packing changes its files for a while. @returns the archive */
async function packCopy(): Promise<string> {
  const copy = temporaryFolder();
  const isSource = (path: string) => !/\/dist$/.test(path);
  for (const name of ['compiler', 'runtime', 'shared', 'test/fixtures/site', 'test/fixtures/screenshots'])
    await cp(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  for (const name of ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'])
    await cp(join(root, name), join(copy, name));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const { stdout } = await run('npm', ['pack', '--offline', '--loglevel=error'], {
    cwd: copy,
    env: cleanEnvironment(),
  });
  for (const name of ['package.json', 'README.md'])
    expect(readFileSync(join(copy, name), 'utf8'), 'what packing changes is put back').toBe(
      readFileSync(join(root, name), 'utf8'),
    );
  return join(copy, stdout.trim().split('\n').at(-1) ?? '');
}

beforeAll(async () => {
  project = temporaryFolder();
  installed = join(project, 'node_modules/vitrina');
  await mkdir(installed, { recursive: true });
  await run(requireProgram('tar'), ['-xzf', await packCopy(), '-C', installed, '--strip-components=1']);
  manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  packages = await linkPackages(project, Object.keys(manifest.dependencies));
  await mkdir(join(project, 'node_modules/.bin'));
  await symlink(join('../vitrina', manifest.bin.vitrina), join(project, 'node_modules/.bin/vitrina'));
  await writeFile(join(project, 'package.json'), '{ "name": "taller", "private": true }');
  for (const [name, text] of Object.entries({
    Lavadoras: 'Se arreglan lavadoras de todas las marcas en el mismo día.',
    Hornos: 'Se arreglan hornos eléctricos y de gas, con presupuesto por escrito.',
  })) {
    await mkdir(join(project, 'public', name.toLowerCase()), { recursive: true });
    await writeFile(join(project, 'public', name.toLowerCase(), 'index.html'), page(name, text));
  }
  await writeFile(
    join(project, 'public/index.html'),
    page('Taller', 'Taller de barrio. <a href="/lavadoras/">Lavadoras</a> <a href="/hornos/">Hornos</a>').replace(
      'taller/"',
      '"',
    ),
  );
  await writeFile(
    join(project, 'site.config.ts'),
    `import { defineSite } from 'vitrina';\nexport default defineSite({ site: { url: 'https://taller.example' }, crawl: { from: './public' } });\n`,
  );
}, 240_000);

const vitrina = (...args: string[]) =>
  run('node_modules/.bin/vitrina', args, { cwd: project, env: cleanEnvironment({ NO_COLOR: '1', LC_ALL: 'C' }) });

/** Starts a command that serves, in a process group of its own. */
function start(folder: string, command: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    env: cleanEnvironment({ HOST: '127.0.0.1', NO_COLOR: '1', LC_ALL: 'C', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // Nothing is left, as it should be.
    }
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.text += text;
    });
  return { child, output };
}

const untilSaid = (output: { text: string }, sign: RegExp) =>
  expect.poll(() => output.text, { timeout: 100_000, interval: 50 }).toMatch(sign);

/** Bytes of all files below folders, those with several names once. */
function bytesBelow(folders: readonly string[]): number {
  const sizes = new Map<number, number>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const { ino, size } = statSync(join(entry.parentPath, entry.name));
      if (entry.isFile()) sizes.set(ino, size);
    }
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

describe('the packed package, installed elsewhere', { tags: 'tar', timeout: 240_000 }, () => {
  it('installs few packages and megabytes, and loads only what it declares', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(['piscina', 'tsx']);
    expect(packages.length + 1).toBeLessThanOrEqual(MAX_PACKAGES);
    const folders = [installed, ...packages.map((name) => realpathSync(join(root, 'node_modules', name)))];
    expect(bytesBelow(folders) / 2 ** 20).toBeLessThanOrEqual(MAX_INSTALLED_MB);
  });

  it('has the built files, no sources, and every file that its documents name', () => {
    const files = readdirSync(installed, { recursive: true }) as string[];
    expect(files.filter((file) => /^(?:\.|dist-content)|\.test\.ts$/.test(file))).toEqual([]);
    expect(existsSync(join(installed, 'compiler/cli.ts'))).toBe(false);
    const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('test/'));
    expect(documents.sort()).toEqual(['CHANGELOG.md', 'README.md', 'compiler/README.md', 'runtime/README.md']);
    const named = documents.flatMap((document) => {
      const text = readFileSync(join(installed, document), 'utf8');
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, to = '']) =>
        join(dirname(document), to),
      );
      const paths = [...text.matchAll(/`((?:compiler|runtime|shared|test|\.github)\/[\w./-]+)`/g)].map(
        ([, path = '']) => path,
      );
      return [...links, ...paths].map((file) => [document, file]);
    });
    expect(named.filter(([, file = '']) => !existsSync(join(installed, file)))).toEqual([]);
  });

  it('prints its help', async () => {
    const { stdout } = await vitrina('--help');
    for (const command of ['compile', 'check', 'try', 'serve', 'doctor']) expect(stdout).toContain(`\n  ${command} `);
    expect((await vitrina('serve', '--help')).stdout).toContain('CONTENT_DIR');
  });

  it('proposes a config that imports the package, from any folder', async () => {
    const { stdout } = await vitrina('init', 'public', '--print');
    expect(stdout).toMatch(/^import \{ defineSite \} from 'vitrina';\n/);
  });

  it('compiles a site, reports it as up to date, and serves it until npx ends', async () => {
    await vitrina('compile', '--quiet', '--out', 'contenido');
    expect((await vitrina('check', '--out', 'contenido')).stderr).toContain('up to date');
    const { pages } = JSON.parse(await readFile(join(project, 'contenido/manifest.json'), 'utf8')) as {
      pages: { path: string }[];
    };
    expect(pages.map(({ path }) => path)).toEqual(['/', '/hornos/', '/lavadoras/']);
    const { child } = start(project, 'npx', ['--offline', 'vitrina', 'serve', './contenido'], { PORT: '0' });
    const origin = await untilListening(child);
    const answer = await fetch(`${origin}/api/v1/search_pages?query=horno`);
    const { results } = (await answer.json()) as { results: { url: string }[] };
    expect(results[0]?.url).toBe('https://taller.example/hornos/');
    // npx ends at once and tells nobody.
    child.kill('SIGTERM');
    await expect.poll(() => fetch(`${origin}/healthz`).catch(() => 'refused'), { timeout: 20_000 }).toBe('refused');
  });

  it('serves the bundled example without arguments, and previews a site', async () => {
    const empty = temporaryFolder();
    const bin = join(project, 'node_modules/.bin/vitrina');
    const tried = start(empty, bin, ['try'], { PORT: String(await freePort()) });
    await untilSaid(tried.output, /bundled example[\s\S]*Hogar Calima: 47 pages[\s\S]*Ctrl-C/);
    tried.child.kill('SIGTERM');
    const seen = start(project, bin, ['preview', '--port', '0']);
    await untilSaid(seen.output, /http:\/\/\S+/);
    const [url = ''] = /http:\/\/\S+/.exec(seen.output.text) ?? [];
    expect((await fetch(`${url}preview.css`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain('Hornos');
    seen.child.kill('SIGTERM');
  });

  it('compiles for a script, with types', async () => {
    const script = `import { compile, type SiteConfig } from 'vitrina';
const config: SiteConfig = { site: { url: 'https://taller.example' }, crawl: { from: './public' } };
const { pages, company, problems, write } = await compile(config);
await write('por-programa');
const brand: string = company.brand;
console.log(JSON.stringify([pages.map(({ path, kept }) => [path, kept]), brand, problems.length]));
`;
    await writeFile(join(project, 'programa.mts'), script);
    const wrong = script.replace('site: {', 'sitio: {}, site: {').replace('brand: string', 'brand: number');
    await writeFile(join(project, 'mal.mts'), wrong);
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2023',
      '--module',
      'nodenext',
      '--types',
      'node',
      '--typeRoots',
      join(root, 'node_modules/@types'),
    ];
    const check = (file: string) => run(join(root, 'node_modules/.bin/tsc'), [...options, file], { cwd: project });
    await check('programa.mts');
    const { stdout: complaints } = (await check('mal.mts').catch((error) => error)) as { stdout: string };
    expect(complaints.match(/error TS\d+/g)).toEqual(['error TS2353', 'error TS2322']);
    const { stdout } = await run(
      process.execPath,
      ['--import', join(root, 'node_modules/tsx/dist/esm/index.mjs'), 'programa.mts'],
      { cwd: project },
    );
    expect(JSON.parse(stdout)[0]).toEqual([
      ['/', 1],
      ['/hornos/', 1],
      ['/lavadoras/', 1],
    ]);
    expect(existsSync(join(project, 'por-programa/manifest.json'))).toBe(true);
  });
});
