import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '../../runtime/content.ts';
import { createContentTools } from '../../runtime/mcp/tools.ts';
import { searchPages } from '../../runtime/operations/search-pages.ts';
import { goldenQueries } from '../bench/search-golden.ts';

/** What a model pays for a text, about. */
const tokensOf = (text: string): number => text.length / 4;

const content = await loadContent(join(import.meta.dirname, '../../dist-content'));

it('the tools of the example cost a model at most 2,000 tokens', () => {
  const { site, locale, about, contentLanguage, isMultilingual } = content;
  const { tools } = createContentTools(locale, { brand: site.brand, about, contentLanguage, isMultilingual });
  expect(tokensOf(JSON.stringify({ tools }))).toBeLessThanOrEqual(2_000);
});

it('the company information of the example costs at most 1,700 tokens', () => {
  expect(tokensOf(content.company.all.body.toString())).toBeLessThanOrEqual(1_700);
});

it('a search with eight results costs at most 1,100 tokens on average of all golden queries', () => {
  const costs = goldenQueries
    .map(({ query }) => searchPages({ query, limit: 8 }, { content }))
    .filter(({ result }) => result.results.length === 8)
    .map(({ body }) => tokensOf(body.toString()));
  expect(costs.length).toBeGreaterThan(40);
  expect(costs.reduce((sum, cost) => sum + cost, 0) / costs.length).toBeLessThanOrEqual(1_100);
});
