import { describe, expect, it } from 'vitest';
import type { Content } from '../../../runtime/content.ts';
import { listResources } from '../../../runtime/mcp/dispatch.ts';

/** What the list needs of a generation with so many pages. */
function contentOf(count: number): Content {
  const all = Array.from({ length: count }, (_, number) => ({
    meta: {
      path: `/p${number}/`,
      url: `https://www.ejemplo.es/p${number}/`,
      title: `Página ${number}`,
      description: '',
    },
  }));
  return { generation: 'abcdef0123456789', pages: { all } } as unknown as Content;
}

describe('the list of resources', () => {
  it.each([
    [100, [100]],
    [101, [100, 1]],
    [250, [100, 100, 50]],
  ])('has %i pages in pages of a hundred, linked by a cursor', (count, lengths) => {
    const content = contentOf(count);
    const uris: string[] = [];
    const pieces: number[] = [];
    let cursor: string | undefined;
    do {
      const { resources, nextCursor } = listResources(content, cursor);
      pieces.push(resources.length);
      uris.push(...resources.map(({ uri }) => uri));
      cursor = nextCursor;
    } while (cursor !== undefined);
    expect(pieces).toEqual(lengths);
    expect(new Set(uris).size).toBe(count);
  });

  it('has title, description and the date of a page as a time', () => {
    const meta = { path: '/p/', url: 'https://www.ejemplo.es/p/', title: 'Página' };
    const list = (more: object) =>
      listResources(
        { generation: '', pages: { all: [{ meta: { ...meta, ...more } }] } } as unknown as Content,
        undefined,
      );
    const known = { uri: meta.url, name: meta.path, title: meta.title, mimeType: 'text/markdown' };
    expect(list({ description: '' })).toEqual({ resources: [known] });
    for (const [stated, time] of [
      ['2030-01-02', '2030-01-02T00:00:00Z'],
      ['2030-01-02T03:04:05+01:00', '2030-01-02T03:04:05+01:00'],
    ]) {
      expect(list({ description: 'Uno.', last_modified: stated })).toEqual({
        resources: [{ ...known, description: 'Uno.', annotations: { lastModified: time } }],
      });
    }
  });

  it.each([
    '',
    'x',
    Buffer.from('zbcdef01:100').toString('base64url'),
    Buffer.from('abcdef01:1e2').toString('base64url'),
  ])('refuses the cursor «%s» of another generation', (cursor) => {
    expect(() => listResources(contentOf(250), cursor)).toThrow('Unknown cursor');
  });
});
