import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { compareArtifacts, recoverOutput, writeArtifacts } from '../../compiler/output.ts';

const manifest = { path: 'manifest.json', body: '{}\n' };
const page = (name: string, body = '# Uno\n') => ({ path: `pages/${name}.md`, body });

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrina-output-'));
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
