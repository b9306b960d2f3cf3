import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, open, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Artifact } from '../../../compiler/model.ts';
import {
  compareArtifacts,
  listGenerations,
  recoverOutput,
  requirePlace,
  restoreGeneration,
  workspaceOf,
  writeArtifacts,
} from '../../../compiler/output/output.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { withManifest } from './with-manifest.ts';

const page = (name: string, body = '# Uno\n') => ({ path: `pages/${name}.md`, body });
const write = (...artifacts: Artifact[]) => writeArtifacts(folder, withManifest(artifacts));

let root: string;
let folder: string;
beforeEach(() => {
  root = temporaryFolder();
  folder = join(root, 'dist-content');
});

describe('writeArtifacts', () => {
  it('creates the folder with all files', async () => {
    await write(page('zonas/palma'), { path: 'bytes.bin', body: new Uint8Array([0, 255]) });
    expect(await readFile(join(folder, 'pages/zonas/palma.md'), 'utf8')).toBe('# Uno\n');
    expect([...(await readFile(join(folder, 'bytes.bin')))]).toEqual([0, 255]);
  });

  it('removes missing pages, and leaves nothing beside the folder', async () => {
    await write(page('vieja'));
    await write(page('nueva'));
    expect(existsSync(join(folder, 'pages/vieja.md'))).toBe(false);
    expect(existsSync(join(folder, 'pages/nueva.md'))).toBe(true);
    expect((await readdir(root)).sort()).toEqual(['.vitrina', 'dist-content']);
    const { staging, retired, generations } = workspaceOf(folder);
    expect([staging, retired, generations].filter((left) => existsSync(left))).toEqual([]);
  });

  it.each([
    ['files without a manifest', 'tesis.doc', 'mi tesis'],
    ['the manifest of a web application', 'manifest.json', '{"name":"Tienda","icons":[]}'],
    ['another manifest with a format and a generation', 'manifest.json', '{"format":1,"generation":"a1"}'],
    ['a manifest that lists no pages', 'manifest.json', '{"format":1,"generation":"a1","site":{"url":"x"},"pages":[]}'],
    [
      'a manifest with another digest than its files',
      'manifest.json',
      '{"format":1,"generation":"a1","site":{"url":"https://www.ejemplo.es"},"pages":[],"files":{}}',
    ],
  ])('refuses a folder that holds %s, and changes nothing', async (_, name, text) => {
    await mkdir(folder);
    await writeFile(join(folder, name), text);
    await expect(write()).rejects.toThrow(/which no compile wrote/);
    expect(await readFile(join(folder, name), 'utf8')).toBe(text);
  });

  it('accepts a folder with only empty folders, and refuses a file in its place', async () => {
    await mkdir(join(folder, 'pages/a'), { recursive: true });
    await write(page('buena'));
    expect((await readdir(folder)).sort()).toEqual(['manifest.json', 'pages']);
    folder = join(folder, 'manifest.json');
    await expect(write()).rejects.toThrow(/manifest\.json is a file, where the folder of the content is needed/);
  });

  it('refuses content with a foreign file, and names it', async () => {
    await write(page('buena'));
    await mkdir(join(folder, 'mías'));
    await writeFile(join(folder, 'mías/tesis.doc'), 'mi tesis');
    await symlink(root, join(folder, 'enlace'));
    await expect(write(page('otra'))).rejects.toThrow(/holds enlace, mías\/tesis\.doc, which no compile wrote/);
    expect(await readFile(join(folder, 'mías/tesis.doc'), 'utf8')).toBe('mi tesis');
  });

  it('changes no foreign file beside the folder, whatever its name', async () => {
    const names = ['.dist-content.staging', '.dist-content.retired', 'dist-content.bak'];
    for (const name of names) {
      await mkdir(join(root, name));
      await writeFile(join(root, name, 'tesis.doc'), 'mi tesis');
    }
    await recoverOutput(folder, 0);
    await write(page('buena'));
    await write(page('otra'));
    for (const name of names) expect(await readFile(join(root, name, 'tesis.doc'), 'utf8')).toBe('mi tesis');
  });

  it('replaces the folder by a rename, not file by file', async () => {
    await write(page('leida', '# Antes\n'));
    const before = await readFile(join(folder, 'manifest.json'), 'utf8');
    const [file, manifest] = [await open(join(folder, 'pages/leida.md')), await open(join(folder, 'manifest.json'))];
    const { ino } = await stat(folder);
    await write(page('leida', '# Después\n'));
    expect([await file.readFile('utf8'), await manifest.readFile('utf8')]).toEqual(['# Antes\n', before]);
    expect(await readFile(join(folder, 'pages/leida.md'), 'utf8')).toBe('# Después\n');
    expect((await stat(folder)).ino).not.toBe(ino);
    await Promise.all([file.close(), manifest.close()]);
  });

  it('keeps the earlier content if a write fails', async () => {
    await write(page('buena'));
    await expect(write(page('x'), { path: 'pages/x.md/y', body: '' })).rejects.toThrow();
    expect(existsSync(join(folder, 'pages/buena.md'))).toBe(true);
    // What the failed one left is no content of the next.
    await write(page('nueva'));
    expect(await readdir(join(folder, 'pages'))).toEqual(['nueva.md']);
  });

  it('restores the earlier content after a run that ended between the renames', async () => {
    await write(page('buena'));
    await rename(folder, workspaceOf(folder).retired);
    await recoverOutput(folder, 0);
    expect(existsSync(join(folder, 'pages/buena.md'))).toBe(true);
  });

  it('makes the workspace readable to its owner, and the content to all', async () => {
    await mkdir(join(root, '.vitrina'));
    await chmod(join(root, '.vitrina'), 0o755);
    await write(page('buena'));
    // An owner may keep some of it.
    await writeFile(join(root, '.vitrina/.gitignore'), '!reports\n');
    await write(page('buena'));
    expect(await readFile(join(root, '.vitrina/.gitignore'), 'utf8')).toBe('!reports\n');
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await mode(join(root, '.vitrina'))).toBe('700');
    const umask = process.umask();
    expect(await mode(folder)).toBe((0o777 & ~umask).toString(8));
    expect(await mode(join(folder, 'pages/buena.md'))).toBe((0o666 & ~umask).toString(8));
  });
});

it('two output folders side by side share the cache, and nothing else', () => {
  const [one, other] = ['uno', 'dos'].map((name) => Object.entries(workspaceOf(join(root, name))));
  expect(one?.filter(([, place], index) => other?.[index]?.[1] === place).map(([name]) => name)).toEqual(['cache']);
});

describe('the check of an output place', () => {
  it('accepts a place where a folder or file can be made, and changes nothing', async () => {
    await mkdir(folder);
    await requirePlace(join(folder, 'a/informe.html'), '--report');
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses a place below a file, or without write permission', async () => {
    const file = join(root, 'fichero');
    await writeFile(file, '');
    await expect(requirePlace(join(file, 'a'), '--report')).rejects.toThrow(/--report: .*fichero .*\(E[A-Z]+\)/);
    await expect(requirePlace('/proc/a', '--report')).rejects.toThrow(/--report: .*\(E[A-Z]+\)/);
  });
});

describe('compareArtifacts', () => {
  it('lists what writing would add, change and remove, and writes nothing', async () => {
    await write(page('igual'), page('cambia'), page('sobra'));
    const next = withManifest([page('igual'), page('cambia', '# Dos\n'), page('nueva')]);
    expect(await compareArtifacts(folder, next)).toEqual({
      added: ['pages/nueva.md'],
      changed: ['manifest.json', 'pages/cambia.md'],
      removed: ['pages/sobra.md'],
    });
    expect(existsSync(join(folder, 'pages/nueva.md'))).toBe(false);
  });

  it('lists everything as added if there is no folder', async () => {
    const added = ['manifest.json', 'pages/nueva.md'];
    expect(await compareArtifacts(folder, withManifest([page('nueva')]))).toEqual({ added, changed: [], removed: [] });
  });
});

describe('earlier generations', () => {
  /** Content whose one page says `text`. */
  const contentOf = (text: string) => withManifest([page('index', `# ${text}\n`)], ['/']);
  const read = () => readFile(join(folder, 'pages/index.md'), 'utf8');
  const list = () => listGenerations(workspaceOf(folder).generations);
  const keep = 2;

  it('are kept beside the folder, the latest first, up to a number', async () => {
    for (const text of ['Uno', 'Dos', 'Tres', 'Cuatro']) await writeArtifacts(folder, contentOf(text), keep);
    const generations = await list();
    expect(generations.map(({ number, pages }) => [number, pages])).toEqual([
      [3, 1],
      [2, 1],
    ]);
    expect(await read()).toBe('# Cuatro\n');
    for (const name of ['copia-0009-ab', '0009-ab-copia'])
      await cp(folder, join(workspaceOf(folder).generations, name), { recursive: true });
    await mkdir(join(workspaceOf(folder).generations, '0009-ab'));
    expect(await list()).toEqual(generations);
    expect(await readFile(join(root, '.vitrina/.gitignore'), 'utf8')).toBe('*\n');
  });

  it('are restored completely, and the replaced content becomes one', async () => {
    for (const text of ['Uno', 'Dos']) await writeArtifacts(folder, contentOf(text), keep);
    const [earlier] = await list();
    await restoreGeneration(folder, earlier?.folder ?? '', keep);
    expect(await read()).toBe('# Uno\n');
    const [replaced] = await list();
    await restoreGeneration(folder, replaced?.folder ?? '', keep);
    expect(await read()).toBe('# Dos\n');
  });

  it('are not restored if one of their files is damaged', async () => {
    for (const text of ['Uno', 'Dos']) await writeArtifacts(folder, contentOf(text), keep);
    const [earlier] = await list();
    await writeFile(join(earlier?.folder ?? '', 'pages/index.md'), '# Un');
    await expect(restoreGeneration(folder, earlier?.folder ?? '', keep)).rejects.toThrow(/pages\/index\.md/);
    await rm(join(earlier?.folder ?? '', 'pages'), { recursive: true });
    await expect(restoreGeneration(folder, earlier?.folder ?? '', keep)).rejects.toThrow(/pages\/index\.md/);
    await rm(join(earlier?.folder ?? '', 'manifest.json'));
    await expect(restoreGeneration(folder, earlier?.folder ?? '', keep)).rejects.toThrow(/manifest\.json/);
    expect(await read()).toBe('# Dos\n');
  });

  it('are not restored over content with a foreign file', async () => {
    for (const text of ['Uno', 'Dos']) await writeArtifacts(folder, contentOf(text), keep);
    await writeFile(join(folder, 'tesis.doc'), 'mi tesis');
    const [earlier] = await list();
    await expect(restoreGeneration(folder, earlier?.folder ?? '', keep)).rejects.toThrow(/tesis\.doc, which no/);
    expect([await read(), await readFile(join(folder, 'tesis.doc'), 'utf8')]).toEqual(['# Dos\n', 'mi tesis']);
  });

  it('include content whose replacement was interrupted after the swap', async () => {
    await writeArtifacts(folder, contentOf('Uno'), keep);
    await rename(folder, workspaceOf(folder).retired);
    await writeArtifacts(join(root, 'otra'), contentOf('Dos'));
    await rename(join(root, 'otra'), folder);
    await recoverOutput(folder, keep);
    expect((await list()).length).toBe(1);
    expect(await read()).toBe('# Dos\n');
  });
});
