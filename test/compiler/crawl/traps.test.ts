import { describe, expect, it } from 'vitest';
import { crawlSite, linking, page, pathsOf, type Route, rowOf, serveSite } from './serve-site.ts';

const html =
  (make: (url: URL) => string): Route =>
  (request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(make(new URL(request.url ?? '/', 'http://sitio.invalid')));
  };

describe('a crawl among endless addresses', () => {
  it('stops at a calendar that goes on by query string', async () => {
    const site = await serveSite({
      '/': linking('/calendario/'),
      '/calendario/': html(({ searchParams }) => {
        const month = Number(searchParams.get('mes') ?? 0);
        return page(
          `Mes ${month}`,
          `<a href="?mes=${month + 1}">x</a><a href="?mes=${month - 1}">y</a><a href="?mes=${month + 1}&amp;vista=semana">z</a>`,
        );
      }),
    });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/calendario/']);
    expect(site.asked.length).toBeLessThan(40);
  });

  it('stops at query strings that lead to nothing new, even if every page has its own', async () => {
    const ficha = (i: number) => `/ficha-${String.fromCharCode(97 + i)}/`;
    const routes: Record<string, Route> = {
      '/': linking(...Array.from({ length: 12 }, (_, i) => ficha(i))),
      '/pedir/': html(({ search }) => page(`Pedir ${search}`)),
    };
    for (let i = 0; i < 12; i++) routes[ficha(i)] = page(`Ficha ${i}`, `<a href="/pedir/?de=${i}">x</a>`);
    const site = await serveSite(routes);
    await crawlSite(site, { limits: { queryVariants: 5 } });
    expect(site.asked.filter((target) => target.startsWith('/pedir/?')).length).toBeLessThanOrEqual(6);
  });

  it('stops at a calendar that goes on by path', async () => {
    const days = (url: URL) => Number(/(\d+)\/$/.exec(url.pathname)?.[1] ?? 0);
    const routes: Record<string, Route> = { '/': linking('/dia/1/') };
    const day = html((url) => page(`Día ${days(url)}`, `<a href="/dia/${days(url) + 1}/">x</a>`));
    for (let i = 0; i < 300; i++) routes[`/dia/${i}/`] = day;
    const site = await serveSite(routes);
    await crawlSite(site, { limits: { numberedPaths: 10 } });
    expect(site.asked.filter((target) => target.startsWith('/dia/')).length).toBeLessThanOrEqual(11);
  });

  it('stops sooner at a calendar with different words each month, and not at posts that link to each other', async () => {
    const routes: Record<string, Route> = { '/': linking('/agenda/60/', '/diario/1/') };
    const names = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre'];
    for (let i = 0; i < 120; i++) {
      const month = `${names[i % 10]} de ${2000 + Math.floor(i / 10)}`;
      const days = Array.from({ length: 30 }, (_, day) => `<td>${day + 1}</td>`).join('');
      routes[`/agenda/${i}/`] = page(
        `Agenda de ${month}`,
        `<p>En ${month} no hay cursos previstos.</p><table><tr>${days}</tr></table><a href="/agenda/${i + 1}/">x</a> <a href="/agenda/${i - 1}/">y</a>`,
      );
      const story = Array.from({ length: 60 }, (_, word) => `palabra${i}x${word}`).join(' ');
      routes[`/diario/${i}/`] = page(`Diario ${i}`, `<p>${story}</p><a href="/diario/${i + 1}/">x</a>`);
    }
    const result = await crawlSite(await serveSite(routes));
    const months = pathsOf(result).filter((path) => path.startsWith('/agenda/'));
    expect(months.length).toBeGreaterThan(12);
    expect(months.length).toBeLessThan(40);
    expect(pathsOf(result).filter((path) => path.startsWith('/diario/'))).toHaveLength(119);
  });

  it('stops at a calendar whose addresses name the months', async () => {
    const names = 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre'.split(' ');
    const address = (month: number) =>
      `/agenda/${2000 + Math.floor(month / 12)}/${names[month % 12]?.replace('ç', 'c')}/`;
    const routes: Record<string, Route> = { '/': linking(address(0)) };
    for (let month = 0; month < 240; month++) {
      const name = `${names[month % 12]} de ${2000 + Math.floor(month / 12)}`;
      routes[address(month)] = page(
        `Agenda, ${name}`,
        `<p>El mes de ${name} no hi ha cap taller obert a ningú.</p><a href="${address(month + 1)}">x</a>`,
      );
    }
    const result = await crawlSite(await serveSite(routes));
    expect(pathsOf(result).filter((path) => path.startsWith('/agenda/')).length).toBeLessThan(40);
  });

  it('stops at relative links that pile up segments', async () => {
    const asked: string[] = [];
    const maze = html(({ pathname }) => {
      asked.push(pathname);
      return page(pathname, '<a href="izquierda/">x</a><a href="derecha/">y</a>');
    });
    const routes: Record<string, Route> = { '/': linking('/trampa/') };
    const paths = ['/trampa/'];
    for (const path of paths) {
      routes[path] = maze;
      if (path.split('/').length < 9) paths.push(`${path}izquierda/`, `${path}derecha/`);
    }
    const site = await serveSite(routes);
    await crawlSite(site);
    expect(asked.length).toBeLessThan(25);
  });

  it('goes through a long list by query string as long as it leads to pages', async () => {
    const routes: Record<string, Route> = {
      '/': linking('/lista/'),
      '/lista/': html(({ searchParams }) => {
        const at = Number(searchParams.get('pagina') ?? 1);
        return page(
          `Lista ${at}`,
          `<a href="/articulo-${at}/">a</a>${at < 60 ? `<a href="?pagina=${at + 1}">sigue</a>` : ''}`,
        );
      }),
    };
    for (let i = 1; i <= 60; i++) routes[`/articulo-${i}/`] = page(`Artículo ${i}`);
    const result = await crawlSite(await serveSite(routes));
    expect(pathsOf(result)).toHaveLength(62);
  });

  it('does not mistake a numbered catalogue that other pages link to for a counter', async () => {
    const routes: Record<string, Route> = { '/': linking(...Array.from({ length: 150 }, (_, i) => `/ficha/${i}/`)) };
    for (let i = 0; i < 150; i++) routes[`/ficha/${i}/`] = page(`Ficha ${i}`);
    expect(pathsOf(await crawlSite(await serveSite(routes)))).toHaveLength(151);
  });

  it('continues with waiting pages once the page before them led to something new', async () => {
    const site = (second: string) => ({
      '/': linking('/dia/1/'),
      '/dia/1/': linking('/dia/2/', '/dia/3/'),
      '/dia/2/': linking(second),
      '/dia/3/': page('Día 3'),
      '/nueva/': page('Nueva'),
    });
    const limits = { numberedPaths: 1 };
    expect(rowOf(await crawlSite(await serveSite(site('/nueva/')), { limits }), '/dia/3/')).toBe('published ok');
    expect(rowOf(await crawlSite(await serveSite(site('/dia/1/')), { limits }), '/dia/3/')).toBe('skipped path-trap');
  });

  it('takes a bounded number of links from one page', async () => {
    const site = await serveSite({ '/': linking(...Array.from({ length: 500 }, (_, i) => `/p${i}x/`)) });
    const result = await crawlSite(site, { limits: { linksPerPage: 50 } });
    expect(result.ledger).toHaveLength(51);
  });

  it('never requests feeds, files, services, searches or carts', async () => {
    const hrefs = [
      '/feed/',
      '/a/rss',
      '/foto.JPG',
      '/doc.pdf',
      '/wp-json/wp/v2',
      '/xmlrpc.php?rsd',
      '/wp-login.php',
      '/?s=x',
      '/buscar?q=y',
      '/p/?add-to-cart=3',
      '/p/?replytocom=4',
    ];
    const site = await serveSite({ '/': linking(...hrefs) });
    const result = await crawlSite(site);
    expect(hrefs.filter((href) => site.asked.includes(href))).toEqual([]);
    expect(hrefs.map((href) => rowOf(result, href))).toEqual([
      'skipped feed',
      'skipped feed',
      'skipped not-html',
      'skipped not-html',
      'skipped service-address',
      'skipped service-address',
      'skipped service-address',
      'skipped search-results',
      'skipped search-results',
      'skipped action-link',
      'skipped action-link',
    ]);
  });

  it('requests addresses that the owner names, even if their segments repeat', async () => {
    const odd = '/a/b/a/b/a/b/';
    const site = await serveSite({ '/': linking(odd), [odd]: page('A') });
    expect(rowOf(await crawlSite(site), odd)).toBe('skipped path-trap');
    expect(rowOf(await crawlSite(site, { seeds: [odd] }), odd)).toBe('published ok');
  });

  it('stops at the maximum number of pages', async () => {
    const site = await serveSite({
      '/': linking('/a/', '/b/', '/c/'),
      '/a/': page('A'),
      '/b/': page('B'),
      '/c/': page('C'),
    });
    const result = await crawlSite(site, { maxPages: 3 });
    expect(pathsOf(result)).toEqual(['/', '/a/', '/b/']);
    expect(rowOf(result, '/c/')).toBe('skipped page-limit');
  });
});

describe('pages without content of their own', () => {
  it('are left out, and their links are followed', async () => {
    const post = (n: number) => page(`Entrada ${n}`);
    const wordpress = (title: string, classes: string, href = '') =>
      page(title, href && `<a href="${href}">x</a>`).replace('<body>', `<body class="${classes}">`);
    const site = await serveSite({
      '/': linking(
        '/blog/',
        '/blog/page/2/',
        '/categoria/x/',
        '/autor/ana/',
        '/2024/06/',
        '/foto-1/',
        '/guia/2/',
        '/privada/',
      ),
      '/blog/': wordpress('Blog', 'blog'),
      '/blog/page/2/': page('Blog, página 2', '<a href="/entrada-1/">x</a>'),
      '/categoria/x/': wordpress('X', 'archive category category-x', '/entrada-2/'),
      '/autor/ana/': page('Ana', '<a href="/entrada-3/">x</a>'),
      '/2024/06/': page('Junio'),
      '/foto-1/': wordpress('foto-1', 'attachment single single-attachment attachmentid-9'),
      '/guia/2/': wordpress('Guía, segunda parte', 'single single-post paged-2 single-paged-2'),
      '/privada/': page('Privada', '<form action="/wp-login.php?action=postpass"><input type="password"></form>'),
      '/entrada-1/': post(1),
      '/entrada-2/': post(2),
      '/entrada-3/': post(3),
    });
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/blog/', '/entrada-1/', '/entrada-2/', '/entrada-3/', '/guia/2/']);
    expect(
      ['/blog/page/2/', '/categoria/x/', '/2024/06/', '/foto-1/', '/privada/'].map((address) => rowOf(result, address)),
    ).toEqual(['skipped pagination', 'skipped archive', 'skipped archive', 'skipped attachment', 'skipped password']);
  });

  it('are recognised as missing pages by their words, and by likeness to the answer for an unknown address', async () => {
    const unknown = '<p>Vuelve al inicio o mira nuestros servicios de cada día en la isla.</p>';
    const site = await serveSite((origin) => ({
      '/': linking('/404/', '/corta/', '/legitima/', '/rara/'),
      '/404/': page('404 - Página no encontrada'),
      '/corta/': page('No encontrado', '<p>Lo sentimos, la página que buscas no existe.</p>'),
      '/legitima/': page('Error E04: sensor no encontrado', '<p>Mide la resistencia de la sonda en frío.</p>'),
      '/rara/': page('Vaya sorpresa', unknown),
      [`${new URL(origin).pathname}vitrina-no-such-page-4d1f/`]: page('Vaya sorpresa', unknown),
    }));
    const result = await crawlSite(site);
    expect(pathsOf(result)).toEqual(['/', '/legitima/']);
    expect(rowOf(result, '/rara/')).toBe('skipped soft-404');
  });
});
