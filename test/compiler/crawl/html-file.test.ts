import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openHtmlFile } from '../../../compiler/crawl/html-file.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('pages are kept in a nameless file, which is gone even after a crash, and can be read repeatedly', () => {
  const folder = join(temporaryFolder(), 'still/missing');
  const file = openHtmlFile(folder);
  const long = 'ñ'.repeat(1_000_000);
  const pages = ['<p>uno', '', long, '<p>dos'].map((text) => ({ text, read: file.keep(bytes(text)) }));
  expect(readdirSync(folder)).toEqual([]);
  for (const { text, read } of [...pages.reverse(), ...pages]) expect(new TextDecoder().decode(read())).toBe(text);
  // A reader may change its bytes without effect on the next reader.
  pages[0]?.read().fill(0);
  expect(new TextDecoder().decode(pages[0]?.read())).toBe('<p>dos');
  file.close();
  expect(readdirSync(folder)).toEqual([]);
  expect(() => pages[0]?.read()).toThrow();
});

it('several programs can share the folder', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'other'));
  const files = [openHtmlFile(folder), openHtmlFile(folder)];
  const reads = files.map((file, index) => file.keep(bytes(`<p>${index}`)));
  expect(reads.map((read) => new TextDecoder().decode(read()))).toEqual(['<p>0', '<p>1']);
  for (const file of files) file.close();
  expect(readdirSync(folder)).toEqual(['other']);
});
