import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { inlineModules } from '../../../shared/build/inline-modules.js';
import { parseTable, readTables } from '../../../shared/build/read-tables.js';
import { root } from '../../service/running-service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

it('parseTable gives the rows by the names of the columns, without empty cells', () => {
  expect(parseTable('es\ten\tnote\npan\tbread\nsal\t\tfine\n', 'words.tsv')).toEqual([
    { es: 'pan', en: 'bread' },
    { es: 'sal', note: 'fine' },
  ]);
});

it.each([
  ['a row with more cells than columns', 'es\ten\npan\tbread\tx\n', 'words.tsv:2: 3 cells, but the first line names 2'],
  ['an empty row', 'es\ten\npan\tbread\n\nsal\tsalt\n', 'words.tsv:3: the row is empty'],
])('parseTable refuses %s, and names its line', (_, text, message) => {
  expect(() => parseTable(text, 'words.tsv')).toThrow(message);
});

it('a module with data is built with its values, so that the data files are not needed', async () => {
  const folder = await temporaryFolder();
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const reader = pathToFileURL(join(root, 'shared/build/read-tables.js'));
  await write('b.tsv', 'es\nsal\n');
  await write('a.tsv', 'es\npan\n');
  await write(
    'words.inline.js',
    `import { readTables } from '${reader}';\nexport const rows = readTables(new URL('./', import.meta.url));\n`,
  );
  await write('program.js', "export { rows } from './words.inline.js';");
  const outfile = join(folder, 'built/program.mjs');
  await build({
    entryPoints: [join(folder, 'program.js')],
    outfile,
    bundle: true,
    format: 'esm',
    plugins: [inlineModules],
  });
  const { rows } = await import(pathToFileURL(outfile).href);
  expect(rows).toEqual([{ es: 'pan' }, { es: 'sal' }]);
  expect(rows).toEqual(readTables(pathToFileURL(`${folder}/`)));
});
