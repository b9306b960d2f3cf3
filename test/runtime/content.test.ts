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

type Place = readonly (string | number)[];

/** Where each value of a JSON document stands, those within others included. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => [[...at, key], ...placesIn(valueAt(value, [key]), [...at, key])]);
}

const valueAt = (document: unknown, place: Place): unknown =>
  place.reduce((value, key) => (value as Record<string | number, unknown>)[key], document);

function withValue(document: object, place: Place, value: unknown): object {
  const copy = structuredClone(document);
  const parent = valueAt(copy, place.slice(0, -1)) as Record<string | number, unknown>;
  parent[place.at(-1) ?? ''] = value;
  return copy;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

const isOther = (one: unknown, other: unknown): boolean => kindOf(one) !== kindOf(other);

describe('a content folder', () => {
  it('is loaded with all its parts', async () => {
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
  ])('gives for the company %j the description %j', async (description, about) => {
    expect((await loadContent(await writeContent({ company: { description } }))).about).toBe(about);
  });

  it('is refused if it is missing or empty, with the command to run', async () => {
    expect(await complaint('/nowhere/at/all')).toMatch(
      /^\/nowhere\/at\/all holds no compiled content .*npx vitrina compile.*CONTENT_DIR to a compiled folder\.$/,
    );
    expect(await complaint(tmpdir())).toMatch(/npx vitrina compile/);
    expect(await complaint(import.meta.filename)).toMatch(/npx vitrina compile/);
  });

  it('is refused if it has another format, with the command to run', async () => {
    const folder = await withManifest((manifest) => {
      manifest.format = 99;
    });
    expect(await complaint(folder)).toMatch(/format 99.*npx vitrina compile/);
  });

  it('is refused if its manifest is cut off', async () => {
    const folder = await writeContent();
    await writeFile(join(folder, 'manifest.json'), '{"format": 1, "pa');
    expect(await complaint(folder)).toMatch(/manifest\.json is not JSON/);
    await writeFile(join(folder, 'manifest.json'), 'null');
    expect(await complaint(folder)).toMatch(/format unknown/);
    await rm(join(folder, 'manifest.json'));
    await mkdir(join(folder, 'manifest.json'));
    expect(await complaint(folder)).toMatch(/manifest\.json cannot be read \(EISDIR\)/);
  });

  it('is refused if a file was changed, with its name', async () => {
    const folder = await writeContent();
    await writeFile(join(folder, 'pages/precios.md'), 'changed');
    expect(await complaint(folder)).toMatch(/pages\/precios\.md is not the file/);
  });

  it('is refused if its parts are of different generations', async () => {
    const folder = await withManifest(({ pages }) => pages.splice(0, 1));
    expect(await complaint(folder)).toMatch(/cannot be served: .*6.*5.*Compile again/);
  });

  it.each(['manifest.json', 'company-info.json'])('is refused if any value in %s has another type', async (file) => {
    const folder = await writeContent();
    const statement = JSON.parse(await readFile(join(folder, file), 'utf8')) as object;
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
    for (const place of placesIn(statement).filter(([first]) => first !== 'format')) {
      for (const wrong of [7.5, null, {}, 'text'].filter((value) => isOther(value, valueAt(statement, place)))) {
        const text = JSON.stringify(withValue(statement, place, wrong));
        await writeFile(join(folder, file), text);
        if (file !== 'manifest.json') {
          manifest.files[file] = hash('sha256', text);
          await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
        }
        expect(await complaint(folder), `${place.join('.')}: ${JSON.stringify(wrong)}`).toMatch(/Compile again/);
      }
    }
  });

  it('is refused with the names of the invalid page and field', async () => {
    const folder = await withManifest(({ pages }) => Object.assign(pages[3] ?? {}, { title: 7 }));
    const { path } = (JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest).pages[3] ?? {};
    expect(await complaint(folder)).toContain(`manifest.json: ${path} title: Invalid input: expected string`);
  });

  it('is refused if the manifest has no digest of a document, with its name', async () => {
    const folder = await withManifest(({ files }) => Reflect.deleteProperty(files, 'company-info.json'));
    expect(await complaint(folder)).toMatch(/does not list company-info\.json/);
  });

  it('is refused if a file is missing, with its name', async () => {
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
  ])('is refused if there is a line break in %s', async (_what, change) => {
    expect(await complaint(await withManifest(change))).toMatch(/cannot be served/);
  });
});
