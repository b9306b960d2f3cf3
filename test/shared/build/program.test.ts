import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from '../../service/running-service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** A package of one module, built. */
async function builtPackage() {
  const folder = await temporaryFolder();
  for (const name of ['compiler/dist', 'shared/build', 'shared/search'])
    await mkdir(join(folder, name), { recursive: true });
  await cp(join(root, 'shared/build/program.js'), join(folder, 'shared/build/program.js'));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('package.json', '{ "type": "module" }');
  await write('compiler/cli.ts', 'export const ran = "sources";');
  await write('compiler/site.config.ts', 'export default {};');
  await write('compiler/dist/cli.mjs', 'export const ran = "built";');
  const program: typeof import('../../../shared/build/program.js') = await import(
    pathToFileURL(join(folder, 'shared/build/program.js')).href
  );
  await write('compiler/dist/sources.txt', program.digestSources('compiler'));
  return { folder, write, program };
}

describe('a built program', () => {
  it('is loaded', async () => {
    const { program } = await builtPackage();
    expect(program.isBuilt('compiler')).toBe(true);
    expect(await program.loadProgram('compiler', 'cli')).toMatchObject({ ran: 'built' });
  });

  it.each([
    ['a module', 'compiler/cli.ts'],
    ['a new module', 'compiler/other.ts'],
    ['a shared module', 'shared/other.ts'],
    ['a data file', 'shared/search/words.tsv'],
    ['the build script', 'shared/build/build.js'],
    ['the version of a library', 'package.json'],
  ])('is out of date after a change of %s', async (_, name) => {
    const { program, write } = await builtPackage();
    await write(name, '{}');
    expect(program.isBuilt('compiler')).toBe(false);
  });

  it('stays up to date after changes of the config and of files beside it', async () => {
    const { program, write } = await builtPackage();
    await write('compiler/site.config.ts', 'export default { site: {} };');
    await write('compiler/dist/cli.mjs', '');
    expect(program.isBuilt('compiler')).toBe(true);
  });

  it('is up to date without sources, as in a published package', async () => {
    const { program, folder, write } = await builtPackage();
    await rm(join(folder, 'compiler/cli.ts'));
    await write('package.json', '{ "type": "module", "version": "2.0.0" }');
    expect(program.isBuilt('compiler')).toBe(true);
  });

  it('is out of date if it was removed', async () => {
    const { program, folder } = await builtPackage();
    await rm(join(folder, 'compiler/dist'), { recursive: true });
    expect(program.isBuilt('compiler')).toBe(false);
  });
});
