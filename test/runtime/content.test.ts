import { hash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '#shared/artifacts.ts';
import { ContentError } from '../../runtime/content/read-folder.ts';
import { loadContent } from '../../runtime/content.ts';
import { writeContent } from './content-fixture.ts';

/** A folder whose manifest is changed. */
async function withManifest(change: (manifest: Manifest) => void): Promise<string> {
  const folder = await writeContent();
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  change(manifest);
  await writeFile(path, JSON.stringify(manifest));
  return folder;
}

const complaint = async (folder: string): Promise<string> => {
  const error = await loadContent(folder).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ContentError);
  return (error as ContentError).message;
};

describe('a content folder', () => {
  it('is loaded whole', async () => {
    const content = await loadContent(await writeContent());
    expect(content.pages.all).toHaveLength(6);
    expect(content.addresses.base).toBe('https://www.ejemplo.es/api/v1');
    expect(content.locale.language).toBe('es');
    expect(content.contentLanguage).toBe('español');
    expect(content.contactPage).toBe('https://www.ejemplo.es/contacto/');
  });

  it.each([
    ['Averías del hogar.', 'Averías del hogar'],
    ['Averías. Del hogar', 'Averías. Del hogar'],
    ['a '.repeat(60).trim(), 'a '.repeat(60).trim()],
    ['a '.repeat(61), `${'a '.repeat(59).trim()}…`],
    [undefined, ''],
  ])('with a business that says %j is about %j', async (description, about) => {
    expect((await loadContent(await writeContent({ company: { description } }))).about).toBe(about);
  });

  it('that is missing or empty is refused with what to run', async () => {
    expect(await complaint('/nowhere/at/all')).toMatch(
      /^\/nowhere\/at\/all holds no compiled content .*npx vitrina compile.*CONTENT_DIR to a compiled folder\.$/,
    );
    expect(await complaint(tmpdir())).toMatch(/npx vitrina compile/);
    expect(await complaint(import.meta.filename)).toMatch(/npx vitrina compile/);
  });

  it('of another format is refused with what to run', async () => {
    const folder = await withManifest((manifest) => {
      manifest.format = 99;
    });
    expect(await complaint(folder)).toMatch(/format 99.*npx vitrina compile/);
  });

  it('whose manifest is torn is refused', async () => {
    const folder = await writeContent();
    await writeFile(join(folder, 'manifest.json'), '{"format": 1, "pa');
    expect(await complaint(folder)).toMatch(/manifest\.json is not JSON/);
    await writeFile(join(folder, 'manifest.json'), 'null');
    expect(await complaint(folder)).toMatch(/format unknown/);
    await rm(join(folder, 'manifest.json'));
    await mkdir(join(folder, 'manifest.json'));
    expect(await complaint(folder)).toMatch(/manifest\.json cannot be read \(EISDIR\)/);
  });

  it('with a changed file is refused, naming it', async () => {
    const folder = await writeContent();
    await writeFile(join(folder, 'pages/precios.md'), 'changed');
    expect(await complaint(folder)).toMatch(/pages\/precios\.md is not the file/);
  });

  it('whose parts do not belong together is refused', async () => {
    const folder = await withManifest(({ pages }) => pages.splice(0, 1));
    expect(await complaint(folder)).toMatch(/cannot be served: .*6.*5.*Compile again/);
  });

  it('with a document that the manifest has no digest of is refused, naming it', async () => {
    const folder = await withManifest(({ files }) => Reflect.deleteProperty(files, 'company-info.json'));
    expect(await complaint(folder)).toMatch(/does not list company-info\.json/);
  });

  it('without one of its files is refused, naming it', async () => {
    const folder = await writeContent();
    await rm(join(folder, 'company-info.json'));
    expect(await complaint(folder)).toMatch(/company-info\.json cannot be read/);
  });

  it.each(['../secret.txt', 'pages/../../secret.txt', '..\\secret.txt', './secret.txt', 'pages//secret.txt'])(
    'never gives %s away',
    async (file) => {
      const folder = await withManifest(({ files, documents }) => {
        files[file] = hash('sha256', 'secret');
        documents.push({ address: '/secret.txt', file, media_type: 'text/plain' });
      });
      await writeFile(join(folder, file), 'secret');
      expect(await complaint(folder)).toContain(`lists ${file}, which is outside`);
    },
  );

  it.each([
    ['the type of a document', ({ documents }: Manifest) => Object.assign(documents[0] ?? {}, { media_type: 'a/b\n' })],
    ['the address of the site', ({ site }: Manifest) => Object.assign(site, { url: `${site.url}\n` })],
  ])('with a line break in %s is refused', async (_what, change) => {
    expect(await complaint(await withManifest(change))).toMatch(/cannot be served/);
  });
});
