/** Site template: what repeats across the pages of a site is left out, whatever the order and the number of pages. */

import { describe, expect, it } from 'vitest';
import { fingerprintPage, learnTemplate } from '../../../compiler/page/learn-template.ts';
import { toPage } from '../../../compiler/page/to-page.ts';
import { compileHtml, compilePage, readHtml, SITE } from './compile-page.ts';

const TOPICS = [
  'grifos',
  'calderas',
  'persianas',
  'cerraduras',
  'desagües',
  'enchufes',
  'toldos',
  'hornos',
  'termos',
  'portes',
];

/** A page of a site whose menus and appeals carry no telling names or landmarks. */
const html = (
  topic: string,
) => `<title>Arreglo de ${topic} · Casa Lista</title><div class="a"><div class="b"><p>Atendemos avisos los siete días de la semana en toda la comarca</p></div>
<div class="c"><h1>Arreglo de ${topic}</h1><p>Para el arreglo de ${topic} va un técnico con furgoneta y recambios, mira la pieza y dice el precio antes de tocar nada.</p>
<h2>Qué incluye</h2><ul><li>Revisión de ${topic} en el domicilio</li><li>Prueba final con el cliente delante</li></ul>
<p>Cada trabajo en ${topic} queda anotado en una hoja que firma el cliente.</p></div>
<div class="d"><h2>¿Hablamos de tu casa?</h2><p>Cuéntanos qué necesitas y buscamos un hueco esta misma semana.</p><a class="e" href="/contacto/">Pedir presupuesto sin compromiso</a></div>
<div class="f"><h3>Otros vecinos también miraron</h3>${TOPICS.filter((other) => other !== topic)
  .slice(0, 3)
  .map((other) => `<a href="/${other}/">Arreglo de ${other} a domicilio</a> `)
  .join('')}</div></div>`;

const learn = (topics: string[]) =>
  learnTemplate(topics.map((topic) => fingerprintPage(readHtml(html(topic), {}, `/${topic}/`))));

/** What is learned of pages that have nothing but titles. */
const learnTitles = (titles: readonly string[]) =>
  learnTemplate(titles.map((title) => fingerprintPage(readHtml(`<title>${title}</title>`)))).titleEdges;

describe('the site template', () => {
  it('leaves out what stands on every page, whatever it is made of', () => {
    const { markdown, removed } = compilePage(html('grifos'), { template: learn(TOPICS) });
    expect(markdown).toContain('va un técnico con furgoneta');
    expect(markdown).toContain('queda anotado en una hoja');
    expect(markdown).not.toContain('siete días de la semana');
    expect(markdown).not.toContain('Cuéntanos qué necesitas');
    expect(markdown).not.toContain('Pedir presupuesto');
    expect(removed.map(({ rule }) => rule)).toContain('site-template');
  });

  it('keeps on one page what stands on many: at home, near it, on the shortest page, whatever the order', () => {
    const text = 'Atendemos avisos los siete días de la semana en toda la comarca';
    const keeper = (...pages: [path: string, more?: string][]) => {
      const fingerprints = pages.map(([path, more = '']) =>
        fingerprintPage(readHtml(`<p>${text}</p>${more}`, {}, path)),
      );
      const keepers = [fingerprints, fingerprints.toReversed()].map((order) => [
        ...learnTemplate(order).keepers.values(),
      ]);
      expect(keepers[1]).toEqual(keepers[0]);
      return keepers[0];
    };
    expect(keeper(['/a/'], ['/b/'], ['/', '<p>Uno</p>'])).toEqual(['/']);
    expect(keeper(['/a/b/'], ['/c/', '<p>Uno</p>'], ['/a/d/'])).toEqual(['/c/']);
    expect(keeper(['/a', '<p>Uno</p><p>Dos</p>'], ['/b', '<p>Uno</p>'], ['/c', '<p>Tres</p>'])).toEqual(['/b']);
    expect(keeper(['/a/'], ['/b/'])).toEqual([]);
    const pages = ['/a/', '/b/', '/c/'].map((path, at) => [path, `<h1>Obra ${at}</h1><p>${text}</p>`] as const);
    const template = learnTemplate(pages.map(([path, page]) => fingerprintPage(readHtml(page, {}, path))));
    const kept = pages.map(([path, page]) => compileHtml(page, { template }, path).page.markdown.includes(text));
    expect(kept).toEqual([true, false, false]);
  });

  it('names another reason where that is enough', () => {
    const pages = TOPICS.map((topic) => `${html(topic)}<footer><p>© 2026 Casa Lista</p></footer>`);
    const template = learnTemplate(pages.map((page) => fingerprintPage(readHtml(page))));
    const { removed } = compilePage(pages[0] ?? '', { template });
    expect(removed.find(({ text }) => text.includes('2026'))?.rule).toBe('landmark-footer');
  });

  it('leaves out a box whose title stands on every page, though its links differ', () => {
    expect(compilePage(html('grifos'), { template: learn(TOPICS) }).markdown).not.toContain('a domicilio');
  });

  it('knows the blocks of three pages and one in fifty, and the running texts of three', () => {
    const keysOf = (pages: number, sharing: number) => {
      const fingerprints = Array.from({ length: pages }, (_, page) => ({
        path: `/${page}/`,
        isHome: false,
        title: '',
        blocks: Float64Array.of(page + 9, ...(page < sharing ? [1] : [])),
        texts: Float64Array.of(page + 9, ...(page < sharing ? [2] : [])),
      }));
      const { repeated, standing } = learnTemplate(fingerprints);
      return [[...repeated], [...standing]];
    };
    expect(keysOf(150, 3)).toEqual([[[1, 0.02]], [2]]);
    expect(keysOf(151, 3)).toEqual([[], [2]]);
    expect(keysOf(3, 2)).toEqual([[], []]);
    const pages = ['<p>a</p><p>a</p><p>a</p>', '<p>b</p>', '<p>c</p>'].map((main) => fingerprintPage(readHtml(main)));
    expect(learnTemplate(pages)).toMatchObject({ repeated: new Map(), standing: new Set() });
    const replies = TOPICS.slice(0, 3).map(
      (topic) => `<p>${`${topic} `.repeat(99)}</p><ol class="comment-list">Nada</ol>`,
    );
    expect(learnTemplate(replies.map((main) => fingerprintPage(readHtml(main)))).standing.size).toBe(1);
  });

  it.each<[rule: string, common: string, titles: string[]]>([
    ['more than half of the pages state', 'A', ['A', 'b', 'A', 'c', 'A']],
    ['no more than half state, so that the order of pages decides nothing', '', ['A', 'B', 'A', 'B', 'A', 'B']],
    ['two pages state', '', ['A', 'A', 'b']],
    ['nobody states', '', ['', '', '']],
  ])('knows the title that says nothing, as %s', (_, common, titles) => {
    const pages = titles.map((title) => fingerprintPage(readHtml(`<title>${title}</title>`)));
    expect(learnTemplate(pages).commonTitle).toBe(common);
  });

  it('names pages of one title by their headings, but for the home page', () => {
    const page = (heading: string) => `<title>Casa Lista</title><p>Uno dos.</p><h3>${heading}</h3><p>Tres cuatro.</p>`;
    const template = learnTemplate(['a', 'b', 'c'].map((heading) => fingerprintPage(readHtml(page(heading)))));
    expect(compilePage(page('Toldos'), { template }).title).toBe('Toldos');
    expect(compilePage(`${page('Lonas')}<h1>Toldos</h1>`, { template }).title).toBe('Toldos');
    expect(compileHtml(page('Toldos'), { template }, '/').page.title).toBe('Casa Lista');
    const home = { ...readHtml(page('Toldos'), {}, '/inicio/'), aliases: ['/'] };
    expect(toPage(home, { siteUrl: SITE, ownOrigins: [SITE], language: 'es', template }).page.title).toBe('Casa Lista');
  });

  it('heads pages of one title by a first line in bold, if they have no headings', () => {
    const lines = (first: string) => `<title>Casa Lista</title><div>${first}</div><p>Seis siete.</p>`;
    const learned = ['a', 'a', 'b', 'c', 'd'].map((title) => fingerprintPage(readHtml(`<title>${title}</title>`)));
    const sharedTitles = new Set(['Casa Lista']);
    const template = { ...learnTemplate(learned), sharedTitles };
    expect([...learnTemplate(learned).sharedTitles]).toEqual(['a']);
    const headOf = (first: string) => compilePage(lines(first), { template }).markdown.split('\n\n')[0];
    expect(compilePage(lines('<font><b><u>Toldos</u></b> <u><b>y lonas</b></u></font>'), { template }).markdown).toBe(
      '# Toldos y lonas\n\nSeis siete.\n',
    );
    for (const line of ['<b>Toldos</b> y lonas', `<b>${'Toldos '.repeat(12)}</b>`, '<b>Toldos</b><h3>Lonas</h3>'])
      expect(headOf(line)).toBe('# Casa Lista');
  });

  it('does not depend on the order of the pages', () => {
    const [one, other] = [learn(TOPICS), learn([...TOPICS].reverse())];
    expect(other).toEqual(one);
    // Digests over it tell whether a page has to be converted again: the order of its entries counts, too.
    const order = ({ repeated, keepers, standing }: typeof one) => [...repeated.keys(), ...keepers.keys(), ...standing];
    expect(order(other)).toEqual(order(one));
  });

  it('gives the same pages when one page is added', () => {
    const before = learn(TOPICS.slice(0, 9));
    const after = learn(TOPICS);
    for (const topic of TOPICS.slice(0, 9)) {
      expect(compilePage(html(topic), { template: after }).markdown).toBe(
        compilePage(html(topic), { template: before }).markdown,
      );
    }
  });

  it('does no harm on a site of three pages', () => {
    for (const topic of TOPICS.slice(0, 3)) {
      const { markdown } = compilePage(html(topic), { template: learn(TOPICS.slice(0, 3)) });
      expect(markdown).toContain(`# Arreglo de ${topic}`);
      expect(markdown).toContain('va un técnico con furgoneta');
      expect(markdown).toContain('queda anotado en una hoja');
    }
  });

  it('learns how the titles of the site end', () => {
    expect(learn(TOPICS).titleEdges).toEqual([' · Casa Lista']);
    expect(compilePage(html('hornos'), { template: learn(TOPICS) }).title).toBe('Arreglo de hornos');
  });

  it('learns endings of several parts, and leaves the part that tells the pages of a section apart', () => {
    expect(learnTitles(TOPICS.map((topic) => `${topic} | Casa Lista | Reformas en Madrid`))[0]).toBe(
      ' | Casa Lista | Reformas en Madrid',
    );
    const sections = TOPICS.map((topic, index) => `${topic} - ${index % 2 ? 'Blog' : 'Tienda'} - Casa Lista`);
    expect(learnTitles(sections)).toEqual([' - Casa Lista']);
  });

  it('learns on a site of two pages how both end, and nothing from one', () => {
    expect(learnTitles(['Precios | Casa Lista', 'Contacto | Casa Lista'])).toEqual([' | Casa Lista']);
    expect(learnTitles(['Precios | Casa Lista', 'Contacto | Casa Lista', 'Aviso legal'])).toEqual([]);
    expect(learnTitles(['Precios | Casa Lista'])).toEqual([]);
  });

  it('learns the longest endings first, whichever comes first', () => {
    const titles = ['Blog | Madrid', ...TOPICS.slice(0, 3).map((topic) => `${topic} | Casa Lista | Madrid`)];
    expect(learnTitles(titles)).toEqual([' | Casa Lista | Madrid', ' | Madrid']);
  });

  it('learns how a quarter of the titles end', () => {
    const endings = (pages: number) =>
      learnTitles(Array.from({ length: pages }, (_, at) => (at < 3 ? `Obra ${at} | Casa Lista` : `Obra ${at}`)));
    expect(endings(12)).toEqual([' | Casa Lista']);
    expect(endings(13)).toEqual([]);
  });

  it('learns how half of the titles begin, behind how they end', () => {
    const pages = ['Precios', 'Contacto', 'Aviso legal'].map((name) => `Casa Lista - ${name}`);
    expect(learnTitles([...pages, 'Blog', 'Obras', 'Zonas'])).toEqual(['Casa Lista - ']);
    expect(learnTitles([...pages, 'Blog', 'Obras', 'Zonas', 'Equipo'])).toEqual([]);
    expect(learnTitles(pages.map((title) => `${title} | Madrid`))).toEqual([' | Madrid', 'Casa Lista - ']);
    expect(learnTitles(pages.map((title) => `Madrid: ${title}`.replace(': ', ' | ')))).toEqual([
      'Madrid | Casa Lista - ',
      'Madrid | ',
    ]);
  });

  it('survives the way to a worker thread', () => {
    expect(structuredClone(learn(TOPICS))).toEqual(learn(TOPICS));
  });
});

describe('the site template of a shop', () => {
  const PRODUCTS = [
    'Queso curado',
    'Queso tierno',
    'Queso trufado',
    'Cuajada fresca',
    'Mermelada de higo',
    'Miel de romero',
  ];
  const address = (name: string) => `/producto/${name.toLowerCase().replaceAll(' ', '-')}/`;
  const row = (names: string[]) =>
    `<ul class="products">${names
      .map(
        (name) =>
          `<li class="product"><a href="${address(name)}"><img src="/${name.length}.jpg" alt=""><h2>${name}</h2><span class="price">${name.length},50 €</span></a><a class="button" href="?add=${name.length}">Añadir al carrito</a></li>`,
      )
      .join('')}</ul>`;
  const frame = (main: string) => `<title>Quesería</title><main>${main}</main>`;
  const shop = frame(`<h1>Tienda</h1><p>Enviamos en frío a toda la península.</p>${row(PRODUCTS)}`);
  const product = (name: string) =>
    frame(
      `<h1>${name}</h1><p>El ${name.toLowerCase()} se hace a mano en la quesería con la leche de cada mañana, y se guarda en la cueva hasta que está en su punto.</p>` +
        `<table><tr><th>Producto</th><td>${name}</td></tr><tr><th>Alérgenos</th><td>Lácteos</td></tr><tr><th>Origen</th><td>Tomelloso</td></tr></table>` +
        `<p>Se envía el ${name.toLowerCase()} envasado al vacío para que llegue a la mesa como sale de la cueva, y dura tres semanas en la nevera una vez abierto.</p>` +
        `<section class="related"><h2>Productos relacionados</h2>${row(PRODUCTS.filter((other) => other !== name).slice(0, 3))}</section>`,
    );
  const pages = [shop, ...PRODUCTS.map(product)];
  const template = learnTemplate(pages.map((text) => fingerprintPage(readHtml(text))));

  it('leaves the shop its products, though each stands beside others on most pages', () => {
    const { markdown } = compilePage(shop, { template });
    for (const name of PRODUCTS) expect(markdown).toContain(`[${name}]`);
    expect(markdown).toContain('17,50 €');
  });

  it('takes the buttons and the related products out', () => {
    expect(compilePage(shop, { template }).markdown).not.toContain('Añadir al carrito');
    const { markdown } = compilePage(product('Miel de romero'), { template });
    expect(markdown).toContain('se hace a mano en la quesería');
    expect(markdown).not.toContain('Queso curado');
  });

  it('keeps all rows of a table in which one is the page’s own', () => {
    expect(compilePage(product('Miel de romero'), { template }).markdown).toContain('| Alérgenos | Lácteos |');
  });
});
