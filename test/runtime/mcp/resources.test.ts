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
  ])('leads through %i pages by its cursor, a hundred at a time, and ends with the last', (count, lengths) => {
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

  it.each([
    '',
    'x',
    Buffer.from('zbcdef01:100').toString('base64url'),
    Buffer.from('abcdef01:1e2').toString('base64url'),
  ])('refuses the cursor «%s», which this generation did not give', (cursor) => {
    expect(() => listResources(contentOf(250), cursor)).toThrow('Unknown cursor');
  });
});
