import { describe, expect, it } from 'vitest';
import { crawlSite, linking, page, pathsOf, rowOf, serveSite } from './serve-site.ts';

const NOINDEX = '<meta name="robots" content="noindex, follow">';
const site = () =>
  serveSite({
    '/': linking('/aviso-legal/', '/gracias/', '/taller/'),
    '/taller/': linking('/aviso-legal/'),
    '/aviso-legal/': page('Aviso legal', '', NOINDEX),
    '/gracias/': { headers: { 'x-robots-tag': 'noindex' }, body: page('Gracias') },
  });

describe('a page with noindex', () => {
  it('is not published but returned as unindexed, those with most links first', async () => {
    const result = await crawlSite(await site());
    expect(pathsOf(result)).toEqual(['/', '/taller/']);
    expect(result.unindexed.map(({ path }) => path)).toEqual(['/aviso-legal/', '/gracias/']);
    expect(new TextDecoder().decode(result.unindexed[0]?.html)).toContain('Aviso legal');
  });

  it('is published if `crawl.despiteNoindex` names it', async () => {
    const result = await crawlSite(await site(), { despiteNoindex: ['/aviso-legal/'] });
    expect(pathsOf(result)).toEqual(['/', '/aviso-legal/', '/taller/']);
    expect(rowOf(result, '/gracias/')).toBe('skipped noindex');
    expect(result.unindexed.map(({ path }) => path)).toEqual(['/gracias/']);
  });
});
