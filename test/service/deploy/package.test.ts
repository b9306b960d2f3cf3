import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { requireProgram } from '../../programs.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { linkProductionPackages } from '../production-packages.ts';
import { cleanEnvironment, root, untilListening } from '../running-service.ts';

const run = promisify(execFile);

/** The archive. */
let archive: string;
/** Somebody's project, with the package installed as npm would and nothing else. */
let project: string;

const page = (title: string, text: string) =>
  `<!doctype html><html lang="es"><head><title>${title}</title><link rel="canonical" href="https://taller.example/${title.toLowerCase()}/"></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

beforeAll(async () => {
  project = temporaryFolder();
  // Without its scripts: other tests may be starting what `prepare` would build anew.
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', project];
  const { stdout } = await run('npm', pack, { cwd: root });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  archive = join(project, filename);
  const installed = join(project, 'node_modules/vitrina');
  await mkdir(installed, { recursive: true });
  await run(requireProgram('tar'), ['-xzf', archive, '-C', installed, '--strip-components=1']);
  await linkProductionPackages(project);
  const { bin } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as { bin: { vitrina: string } };
  await mkdir(join(project, 'node_modules/.bin'));
  await symlink(join('../vitrina', bin.vitrina), join(project, 'node_modules/.bin/vitrina'));
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
}, 120_000);

const vitrina = (...args: string[]) =>
  run('node_modules/.bin/vitrina', args, { cwd: project, env: cleanEnvironment({ NO_COLOR: '1' }) });

describe('the packed package, installed elsewhere', { tags: 'tar' }, () => {
  it('holds what runs, and neither tests nor content', async () => {
    const { stdout } = await run(requireProgram('tar'), ['-tzf', archive]);
    const files = stdout.split('\n');
    for (const file of [
      'README.md',
      'LICENSE',
      'compiler/README.md',
      'runtime/README.md',
      'runtime/deploy/caddy/Caddyfile',
    ])
      expect(files).toContain(`package/${file}`);
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: { prepare: string };
    };
    expect(scripts.prepare, 'a published package holds the built runtime').toBe('npm run build');
    expect(files.filter((file) => /^package\/(?:test|dist-content|\.)/.test(file))).toEqual([]);
  });

  it('tells what it can do', async () => {
    const { stdout } = await vitrina('--help');
    for (const command of ['compile', 'check', 'try', 'serve', 'doctor']) expect(stdout).toContain(`\n  ${command} `);
    expect((await vitrina('serve', '--help')).stdout).toContain('CONTENT_DIR');
  });

  it('proposes a config that names the package, wherever that lies', async () => {
    const { stdout } = await vitrina('init', 'public', '--print');
    expect(stdout).toMatch(/^import \{ defineSite \} from 'vitrina';\n/);
  });

  it('compiles the owner’s site, and serves it', async () => {
    await vitrina('compile', '--quiet', '--out', 'contenido');
    const { pages } = JSON.parse(await readFile(join(project, 'contenido/manifest.json'), 'utf8')) as {
      pages: { path: string }[];
    };
    expect(pages.map(({ path }) => path)).toEqual(['/', '/hornos/', '/lavadoras/']);
    const service = spawn('node_modules/.bin/vitrina', ['serve', './contenido'], {
      cwd: project,
      env: cleanEnvironment({ PORT: '0', HOST: '127.0.0.1' }),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const origin = await untilListening(service);
    const answer = await fetch(`${origin}/api/v1/search_pages?query=horno`);
    const { results } = (await answer.json()) as { results: { url: string }[] };
    expect(results[0]?.url).toBe('https://taller.example/hornos/');
    const ended = new Promise((resolve) => service.once('exit', resolve));
    service.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
