import { expect, it } from 'vitest';
import { emitSite } from '../../../../compiler/emit/emit-site.ts';
import { openSearch } from '../../../../compiler/report/search/open-search.ts';
import { compiledPage, compiledSite } from '../../emit/site-fixture.ts';

it('openSearch searches the artifacts, and gives the best pages first, with their paths', () => {
  const pages = ['/averias/', '/precios/', '/contacto/'].map((path) =>
    compiledPage(path, `Página ${path}`, { markdown: `# Página\n\nTodo sobre ${path.slice(1, -1)} y lámparas.\n` }),
  );
  const artifacts = new Map(emitSite(compiledSite({ pages })).map(({ path, body }) => [path, Buffer.from(body)]));
  const search = openSearch((path) => artifacts.get(path) as Buffer);
  expect(search.explain('lámparas', 2).results).toHaveLength(2);
  expect(search.explain('precios', 5).results).toEqual([
    expect.objectContaining({ path: '/precios/', title: 'Página /precios/' }),
  ]);
});
