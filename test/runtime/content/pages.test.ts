import { describe, expect, it } from 'vitest';
import type { ManifestPage } from '#shared/artifacts.ts';
import { createContentPage } from '../../../runtime/content/pages.ts';

const text = (paragraphs: number) => `${'palabra '.repeat(60)}\n\n`.repeat(paragraphs);

const pageOf = (markdown: string, more: Partial<ManifestPage> = {}) => {
  const body = Buffer.from(`---\ntitle: "Uno"\n---\n\n${markdown}`);
  const meta: ManifestPage = {
    path: '/uno/',
    file: 'uno.md',
    url: 'https://www.ejemplo.es/uno/',
    title: 'Uno',
    description: 'Reparamos hornos.',
    language: 'es',
    headings: [
      { level: 1, text: 'Uno', anchor: 'uno' },
      { level: 2, text: 'Dos', anchor: 'dos' },
    ],
    content_hash: '0',
    aliases: [],
    ...more,
  };
  return createContentPage(meta, { body, etag: '"0"', headers: [] });
};

describe('read_page', () => {
  it.each<[where: string, markdown: string, isTold: boolean]>([
    ['gives the description if the text lacks it', '# Uno\n\nArreglamos hornos.\n', true],
    [
      'leaves the description out if the text begins with it',
      '# Uno\n\nEn Lugo. Reparamos hornos. Y lavadoras.\n',
      false,
    ],
    ['gives the description if the text has only a part of it', '# Uno\n\nReparamos hornos\n', true],
    ['gives the description if only a later part of the text has it', `# Uno\n\n${text(100)}Reparamos hornos.\n`, true],
  ])('%s', (_, markdown, isTold) => {
    const [first] = pageOf(markdown).parts;
    expect(first?.result.description).toBe(isTold ? 'Reparamos hornos.' : undefined);
  });

  it('leaves an empty description out', () => {
    expect(pageOf('# Uno\n', { description: '' }).parts[0]?.result).not.toHaveProperty('description');
  });

  it('gives description and headings with the first part only, and the number of parts with each', () => {
    const parts = pageOf(`# Uno\n\n${text(100)}## Dos\n\n${text(100)}`).parts.map(({ result }) => result);
    expect(parts.map(({ truncated, part, parts, next_part }) => [truncated, part, parts, next_part])).toEqual([
      [true, 1, 3, 2],
      [true, 2, 3, 3],
      [true, 3, 3, null],
    ]);
    expect(parts.map(({ headings }) => headings?.length)).toEqual([2, undefined, undefined]);
    expect(parts.map(({ description }) => description !== undefined)).toEqual([true, false, false]);
  });

  it('gives a long section in parts, with its own headings', () => {
    const [first, ...others] = pageOf(`# Uno\n\nAntes.\n\n## Dos\n\n${text(100)}`).section('dos');
    expect(first?.result).toMatchObject({ truncated: true, part: 1, parts: 2, headings: [{ anchor: 'dos' }] });
    expect(first?.result.markdown).toMatch(/^## Dos\n/);
    expect(others).toHaveLength(1);
  });
});
