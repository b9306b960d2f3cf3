import { describe, expect, it } from 'vitest';
import { toRefusal } from '../../../../compiler/commands/steps/compile-against.ts';
import { complain } from '../../../../compiler/model.ts';
import type { Guard } from '../../../../compiler/report/publish-guard.ts';
import { toSaidText } from '../../../../compiler/report/sections.ts';
import { reportLanguages } from '../../../../compiler/words/report-languages.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { linking, page, serveSite } from '../../crawl/serve-site.ts';
import { runCommand } from '../run-cli.ts';

const withBody = (classes: string) => page('Lista').replace('<body', `<body class="${classes}"`);

it('a quick compile requests pages of facts, and pages that are neither dated nor lists', async () => {
  const dated = ['/servicio/', '/contacto/'];
  const routes = {
    '/servicio/': page('Reparaciones'),
    '/contacto/': page('Contacto', '<p>Horario: lunes a viernes de 9:00 a 14:00.</p>'),
    '/blog/page/2/': page('Blog'),
    '/obras/': withBody('archive category'),
    '/foto/': withBody('attachment attachmentid-3'),
    '/privado/': page('Privado', '', '<meta name="robots" content="noindex">'),
    '/suelta/': page('Suelta'),
  };
  const site = await serveSite((origin) => ({
    ...routes,
    '/': linking(...Object.keys(routes)),
    '/sitemap.xml': `<urlset>${dated.map((path) => `<url><loc>${origin}${path}</loc><lastmod>2020-01-01</lastmod></url>`).join('')}</urlset>`,
  }));
  const folder = temporaryFolder();
  const compile = async (...flags: string[]) => {
    site.asked.length = 0;
    const { code } = await runCommand(folder, ['compile', site.origin, '--quiet', ...flags]);
    expect(code).toBe(0);
    return [...new Set(site.asked)].filter((path) => path === '/' || path in routes).sort();
  };
  const all = ['/', ...Object.keys(routes)].sort();
  expect(await compile()).toEqual(all);
  expect(await compile('--quick')).toEqual(['/', '/contacto/', '/privado/', '/suelta/']);
  expect(await compile()).toEqual(all);
});

describe('a compile that stopped', () => {
  const { en } = reportLanguages;
  const pinned = complain('error', 'pinned-page-gone', 'crawl.pinned', { path: '/precios/' });
  const site = complain('error', 'other-site', 'site.url', {
    published: 'https://a.example',
    compiled: 'https://b.example',
    pages: 3,
    kept: 0,
  });
  const leak = complain('error', 'staging-leak', 'llms.txt', { files: ['llms.txt'] });
  const said = (refusals: (typeof leak)[], errors: (typeof leak)[] = [], accepted: Guard[] = [], isPublished = true) =>
    toSaidText(toRefusal({ refusals, errors, isPublished }, en, accepted));

  it('says whether anything was written, and the option that accepts the refusals, with those already accepted', () => {
    expect(said([site, pinned])).toMatch(
      /^nothing was written, what .*stays:\n {2}site\.url: [\s\S]*\n {2}crawl\.pinned: /,
    );
    expect(said([pinned], [], [], false)).toMatch(/^nothing was written:\n/);
    expect(said([site, pinned, pinned])).toMatch(/--accept-loss=pinned,site$/);
    expect(said([site], [], ['pages', 'site'])).toMatch(/--accept-loss=pages,site$/);
  });

  it('lists errors first, and then names no option', () => {
    expect(said([pinned], [leak])).toMatch(
      /\n {2}llms\.txt: [\s\S]*\n {2}crawl\.pinned: [\s\S]*\n {2}Mend the errors first/,
    );
    expect(said([pinned], [leak])).not.toContain('--accept-loss');
  });
});
