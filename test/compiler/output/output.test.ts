import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { listGenerations } from '../../../compiler/output/generations.ts';
import { compareArtifacts, recoverOutput, restoreGeneration, writeArtifacts } from '../../../compiler/output/output.ts';
import { workspaceOf } from '../../../compiler/output/workspace.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const manifest = { path: 'manifest.json', body: '{"format":1,"generation":"0"}\n' };
const page = (name: string, body = '# Uno\n') => ({ path: `pages/${name}.md`, body });

let root: string;
let folder: string;
beforeEach(() => {
  root = temporaryFolder();
  folder = join(root, 'dist-content');
});

describe('writing artifacts', () => {
  it('creates the folder with every file', async () => {
    await writeArtifacts(folder, [
      manifest,
      page('zonas/palma'),
      { path: 'bytes.bin', body: new Uint8Array([0, 255]) },
    ]);
    expect(await readFile(join(folder, 'pages/zonas/palma.md'), 'utf8')).toBe('# Uno\n');
    expect([...(await readFile(join(folder, 'bytes.bin')))]).toEqual([0, 255]);
  });

  it('removes pages that are no longer there and leaves nothing beside the folder', async () => {
    await writeArtifacts(folder, [manifest, page('vieja')]);
    await writeArtifacts(folder, [manifest, page('nueva')]);
    expect(existsSync(join(folder, 'pages/vieja.md'))).toBe(false);
    expect(existsSync(join(folder, 'pages/nueva.md'))).toBe(true);
    expect(existsSync(join(root, '.dist-content.staging'))).toBe(false);
    expect(existsSync(join(root, '.dist-content.retired'))).toBe(false);
  });

  it('refuses a folder that holds files of somebody else, and touches none', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'tesis.doc'), 'mi tesis');
    await expect(writeArtifacts(folder, [manifest])).rejects.toThrow(/no manifest\.json/);
    expect(await readFile(join(folder, 'tesis.doc'), 'utf8')).toBe('mi tesis');
  });

  it('refuses the folder of a web application, which has a manifest.json of its own', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'manifest.json'), '{"name":"Tienda","icons":[]}');
    await expect(writeArtifacts(folder, [manifest])).rejects.toThrow(/manifest\.json/);
    expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toContain('Tienda');
  });

  it('never writes into a file that somebody may be reading: the folder comes as a whole, by rename', async () => {
    await writeArtifacts(folder, [manifest, page('leida', '# Antes\n')]);
    const [file, before] = [await open(join(folder, 'pages/leida.md')), (await stat(folder)).ino];
    const manifestBefore = await open(join(folder, 'manifest.json'));
    const next = { ...manifest, body: '{"format":1,"generation":"1"}\n' };
    await writeArtifacts(folder, [next, page('leida', '# Después\n')]);
    expect([await file.readFile('utf8'), await manifestBefore.readFile('utf8')]).toEqual(['# Antes\n', manifest.body]);
    expect(await readFile(join(folder, 'pages/leida.md'), 'utf8')).toBe('# Después\n');
    expect((await stat(folder)).ino).not.toBe(before);
    await Promise.all([file.close(), manifestBefore.close()]);
  });

  it('keeps the earlier content when a write fails', async () => {
    await writeArtifacts(folder, [manifest, page('buena')]);
    await expect(writeArtifacts(folder, [manifest, page('x'), { path: 'pages/x.md/y', body: '' }])).rejects.toThrow();
    expect(existsSync(join(folder, 'pages/buena.md'))).toBe(true);
  });

  it('puts the earlier content back after a run that ended between the renames', async () => {
    await writeArtifacts(folder, [manifest]);
    await rename(folder, join(root, '.dist-content.retired'));
    await recoverOutput(folder);
    expect(existsSync(join(folder, 'manifest.json'))).toBe(true);
  });
});

describe('comparing artifacts', () => {
  it('names what writing would add, change and remove, and writes nothing', async () => {
    await writeArtifacts(folder, [manifest, page('igual'), page('cambia'), page('sobra')]);
    const changes = await compareArtifacts(folder, [manifest, page('igual'), page('cambia', '# Dos\n'), page('nueva')]);
    expect(changes).toEqual({ added: ['pages/nueva.md'], changed: ['pages/cambia.md'], removed: ['pages/sobra.md'] });
    expect(existsSync(join(folder, 'pages/nueva.md'))).toBe(false);
  });

  it('finds everything new where there is no folder', async () => {
    expect(await compareArtifacts(folder, [manifest])).toEqual({ added: ['manifest.json'], changed: [], removed: [] });
  });
});

describe('earlier generations', () => {
  /** Content whose one page says `text`, with a manifest that is true. */
  const contentOf = (text: string) => {
    const body = `# ${text}\n`;
    const digest = createHash('sha256').update(body).digest('hex');
    const files = { 'pages/index.md': digest };
    const manifest = { format: 1, generation: digest, pages: [{ path: '/' }], files };
    return [{ path: 'manifest.json', body: JSON.stringify(manifest) }, page('index', body)];
  };
  const read = () => readFile(join(folder, 'pages/index.md'), 'utf8');
  const list = () => listGenerations(workspaceOf(folder).generations);
  const keep = 2;

  it('stay beside the folder, latest first, no more than wanted', async () => {
    for (const text of ['Uno', 'Dos', 'Tres', 'Cuatro']) await writeArtifacts(folder, contentOf(text), { keep });
    const generations = await list();
    expect(generations.map(({ number, pages }) => [number, pages])).toEqual([
      [3, 1],
      [2, 1],
    ]);
    expect(await read()).toBe('# Cuatro\n');
    expect(await readFile(join(root, '.vitrina/.gitignore'), 'utf8')).toBe('*\n');
  });

  it('come back whole, and what they replace becomes a generation', async () => {
    for (const text of ['Uno', 'Dos']) await writeArtifacts(folder, contentOf(text), { keep });
    const [earlier] = await list();
    await restoreGeneration(folder, earlier?.folder ?? '', { keep });
    expect(await read()).toBe('# Uno\n');
    const [replaced] = await list();
    await restoreGeneration(folder, replaced?.folder ?? '', { keep });
    expect(await read()).toBe('# Dos\n');
  });

  it('are not restored when a file of theirs is damaged', async () => {
    for (const text of ['Uno', 'Dos']) await writeArtifacts(folder, contentOf(text), { keep });
    const [earlier] = await list();
    await writeFile(join(earlier?.folder ?? '', 'pages/index.md'), '# Un');
    await expect(restoreGeneration(folder, earlier?.folder ?? '', { keep })).rejects.toThrow(/pages\/index\.md/);
    expect(await read()).toBe('# Dos\n');
  });

  it('include content whose replacement was interrupted after the swap', async () => {
    await writeArtifacts(folder, contentOf('Uno'), { keep });
    await rename(folder, join(root, '.dist-content.retired'));
    await writeArtifacts(join(root, 'otra'), contentOf('Dos'));
    await rename(join(root, 'otra'), folder);
    await recoverOutput(folder, { keep });
    expect((await list()).length).toBe(1);
    expect(await read()).toBe('# Dos\n');
  });
});
