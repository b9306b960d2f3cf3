import { describe, expect, it } from 'vitest';
import { changesLimit } from '#shared/contract/policy.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { createChanges, toSnapshot } from '../../../runtime/content/changes.ts';

type Pages = Record<string, string>;

const generationOf = (generation: string, pages: Pages, company: Partial<CompanyInfo> = {}) => ({
  generation,
  site: { url: 'https://www.ejemplo.es' },
  pages: Object.entries(pages).map(([path, text]) => ({
    meta: { path, title: `Título de ${text}`, content_hash: text.padEnd(64, '0') },
  })),
  company: { brand: 'Ejemplo', website: 'https://www.ejemplo.es/', ...company },
});

async function* earlier(generation: ReturnType<typeof generationOf>) {
  yield toSnapshot(generation);
}

async function changesBetween(before: ReturnType<typeof generationOf>, now: ReturnType<typeof generationOf>) {
  const { since } = await createChanges(now, earlier(before));
  return (generation?: string) => since(generation).result;
}

const before = generationOf(
  'a',
  { '/': 'uno', '/b/': 'dos', '/c/': 'tres' },
  { hours: 'De 9 a 14', how_to_ask: 'Por carta.' },
);
const now = generationOf(
  'b',
  { '/': 'uno', '/a/': 'nueva', '/c/': 'otra' },
  { tax: 'IVA incluido.', hours: 'De 9 a 20' },
);

describe('the changes since a generation', () => {
  it('are listed page by page in the order of paths, with the changed fields', async () => {
    const since = await changesBetween(before, now);
    expect(since('a')).toEqual({
      generation: 'b',
      changed: [
        { url: 'https://www.ejemplo.es/a/', title: 'Título de nueva', change: 'added' },
        { url: 'https://www.ejemplo.es/b/', title: 'Título de dos', change: 'removed' },
        { url: 'https://www.ejemplo.es/c/', title: 'Título de otra', change: 'changed' },
      ],
      fields: ['hours', 'how_to_ask', 'tax'],
    });
  });

  it.each([undefined, 'b'])('are empty if it is %s, the present one', async (generation) => {
    const since = await changesBetween(before, now);
    expect(since(generation)).toEqual({ generation: 'b', changed: [], fields: [] });
  });

  it('require a reset if it is no longer known', async () => {
    const since = await changesBetween(before, now);
    expect(since('z')).toEqual({ generation: 'b', reset_required: true });
  });

  it.each([
    [changesLimit, false],
    [changesLimit + 1, true],
  ])('of %d pages require a reset: %s', async (count, isTooMuch) => {
    const many = Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${index}/`, 'x']));
    const since = await changesBetween(generationOf('a', {}), generationOf('b', many));
    expect(since('a').reset_required).toBe(isTooMuch || undefined);
    expect(since('a').changed?.length).toBe(isTooMuch ? undefined : count);
  });
});
