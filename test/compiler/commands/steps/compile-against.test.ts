import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { linking, page, serveSite } from '../../crawl/serve-site.ts';
import { runCommand } from '../run-cli.ts';

const withBody = (classes: string) => page('Lista').replace('<body', `<body class="${classes}"`);

it('a quick compile asks for pages that facts are from, and for what is neither dated nor a list', async () => {
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
