import { describe, expect, it } from 'vitest';
import { crawlSite, linking, page, pathsOf, rowOf, serveSite } from './serve-site.ts';

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const redirect = (location: string, status = 301) => ({ status, headers: { location } });

describe('a page with several addresses', () => {
  it('records redirects of every kind and whole chains as aliases', async () => {
    const site = await serveSite({
      '/': linking('/a', '/temporal', '/refresco/', '/lectura/'),
      '/a': redirect('/b'),
      '/b': redirect('c?x=1#y', 308),
      '/c?x=1': redirect('/fin/'),
      '/temporal': redirect('/fin/', 307),
      '/refresco/': page('Mudada', '', '<meta http-equiv="Refresh" content="5; URL=\'/fin/\'">'),
      '/lectura/': page('Lea esto', '', '<meta http-equiv="refresh" content="6; url=/fin/">'),
      '/fin/': page('Fin'),
    });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/fin/', '/lectura/']);
    expect(result.sources[1]?.aliases).toEqual(['/a', '/b', '/c?x=1', '/refresco/', '/temporal']);
    expect(rowOf(result, '/a')).toBe('alias redirect /fin/');
    expect(rowOf(result, '/refresco/')).toBe('alias refresh /fin/');
  });

  it('follows redirects up to the limit', async () => {
    const site = await serveSite({
      '/': linking('/1'),
      '/1': redirect('/2'),
      '/2': redirect('/3'),
      '/3': page('Tres'),
    });
    expect(rowOf(await crawlSite(site, { limits: { redirects: 2 } }), '/1')).toBe('alias redirect /3');
    expect(rowOf(await crawlSite(site, { limits: { redirects: 1 } }), '/3')).toBe('failed too-many-redirects');
    const seeded = await crawlSite(site, { seeds: ['/2'], limits: { redirects: 1 } });
    expect(rowOf(seeded, '/2')).toBe('alias redirect /3');
  });

  it('counts redirects from the nearest page that links into the chain', async () => {
    const site = await serveSite({
      '/': linking('/1', '/2'),
      '/1': redirect('/2'),
      '/2': redirect('/3'),
      '/3': page('Tres'),
    });
    expect(rowOf(await crawlSite(site, { limits: { redirects: 1 } }), '/3')).toBe('published ok');
  });

  it('gives up on circles, endless chains and redirects to nowhere', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`/larga/${'x'.repeat(i + 1)}`, redirect(`/larga/${'x'.repeat(i + 2)}`)]),
    );
    const site = await serveSite({
      ...chain,
      '/': linking('/x', '/y', '/uno', '/nada', '/larga/x', '/rota'),
      '/x': redirect('/y'),
      '/y': redirect('/x'),
      '/uno': redirect('/uno', 302),
      '/nada': { status: 302 },
      '/rota': redirect('/no-existe'),
    });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/']);
    expect(['/x', '/y', '/uno', '/nada', '/rota'].map((address) => rowOf(result, address))).toEqual([
      'failed redirect-loop /y',
      'failed redirect-loop /x',
      'failed redirect-loop',
      'failed redirect-without-target',
      'failed redirect-broken /no-existe',
    ]);
    expect(site.asked.filter((target) => target.startsWith('/larga/')).length).toBeLessThanOrEqual(11);
  });

  it('passes a wall that redirects to itself until its cookie comes back', async () => {
    const site = await serveSite({
      '/': linking('/muro/'),
      '/muro/': (request, response) => {
        if (request.headers.cookie === 'paso=1')
          response.writeHead(200, { 'content-type': 'text/html' }).end(page('Muro'));
        else response.writeHead(302, { 'set-cookie': 'paso=1; Path=/', location: '/muro/' }).end();
      },
    });
    expect(pathsOf(await crawlSite(site))).toEqual(['/', '/muro/']);
  });

  it('takes two slashes within a canonical link for one', async () => {
    const site = await serveSite({
      '/': linking('/faq/', '/aire'),
      '/faq/': page('Preguntas', '', canonical('/faq//')),
      '/aire': page('Aire', '', canonical('/tienda//aire/')),
      '/tienda/aire/': page('Aire'),
    });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/faq/', '/tienda/aire/']);
    expect(rowOf(result, '/aire')).toBe('alias canonical /tienda/aire/');
  });

  it('publishes a page that names two canonical addresses, and ignores both', async () => {
    const site = await serveSite({
      '/': linking('/uno/', '/dos/'),
      '/uno/': page('Uno', '', canonical('/dos/') + canonical('/uno/')),
      '/dos/': page('Dos'),
    });
    expect(pathsOf(await crawlSite(site))).toEqual(['/', '/dos/', '/uno/']);
  });

  it('follows canonical links along a chain, and publishes one page of a circle', async () => {
    const named = (title: string, address: string) => page(title, '', canonical(address));
    const site = await serveSite({
      '/': linking('/uno/', '/dos/', '/tres/', '/p/', '/q/'),
      '/uno/': named('Tornillos', '/dos/'),
      '/dos/': named('Tornillos', '/tres/'),
      '/tres/': named('Tornillos', './'),
      '/p/': named('Tuercas', '/q/'),
      '/q/': named('Tuercas', '/p/'),
    });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/p/', '/tres/']);
    expect(rowOf(result, '/uno/')).toBe('alias canonical /tres/');
    expect(rowOf(result, '/q/')).toBe('alias canonical /p/');
  });

  it('ignores canonical links to missing pages, to other sites, and to a page with other content', async () => {
    const site = await serveSite({
      '/': linking('/rota/', '/ajena/', '/portada/', '/index.html'),
      '/index.html': linking('/rota/', '/ajena/', '/portada/', '/index.html').replace(
        '<title>',
        `${canonical('/')}<title>`,
      ),
      '/rota/': page('Rota', '', canonical('/no-existe/')),
      '/ajena/': page('Ajena', '', canonical('https://otra.example/')),
      '/portada/': page(
        'Tornillo allen de ocho',
        '<p>Tabla de pares de apriete según métrica.</p>',
        canonical('/rota/'),
      ),
    });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/ajena/', '/portada/', '/rota/']);
    expect(rowOf(result, '/index.html')).toBe('alias canonical /');
    expect(result.diagnostics.map(({ code, where }) => `${code} ${where}`).sort()).toEqual([
      'canonical-broken /rota/',
      'canonical-off-site /ajena/',
      'canonical-to-other /portada/',
    ]);
  });

  it('publishes a page under its path that is only linked with a query string', async () => {
    const site = await serveSite({ '/': linking('/sofas.html?id=3'), '/sofas.html': page('Sofás') });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/sofas.html']);
    expect(rowOf(result, '/sofas.html?id=3')).toBe('alias duplicate /sofas.html');
    expect(result.diagnostics).toEqual([]);
  });

  it('keeps pages apart that differ only in letter case or in an escaped slash, when their texts differ', async () => {
    const site = await serveSite({
      '/': linking('/r/MAYUS/', '/r/mayus/', '/r/a%2Fb/', '/r/a/b/', '/r/ñ/', '/r/%c3%b1/'),
      '/r/MAYUS/': page('Grande'),
      '/r/mayus/': page('Pequeña'),
      '/r/a%2Fb/': page('Escapada'),
      '/r/a/b/': page('Normal'),
      '/r/%C3%B1/': page('Eñe'),
    });
    expect(pathsOf(await crawlSite(site))).toEqual([
      '/',
      '/r/%C3%B1/',
      '/r/MAYUS/',
      '/r/a%2Fb/',
      '/r/a/b/',
      '/r/mayus/',
    ]);
  });

  it('requests without tracking parameters and sessions, and publishes no page by its query string', async () => {
    const site = await serveSite({
      '/': linking(
        '/p/?utm_source=x&amp;fbclid=1',
        '/p/;jsessionid=A1',
        '/p/?PHPSESSID=abc',
        '/p/?color=rojo',
        '/solo/?id=7',
      ),
      '/p/': page('P'),
      '/p/?color=rojo': page('P en rojo'),
      '/solo/?id=7': page('Siete'),
    });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/p/']);
    expect(site.asked.filter((target) => target.startsWith('/p/')).sort()).toEqual(['/p/', '/p/?color=rojo']);
    expect(rowOf(result, '/solo/?id=7')).toBe('skipped query-string');
  });
});
