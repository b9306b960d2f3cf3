/** What several pages of a site show: each of it is on one page at least, whole, and where it belongs. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSite } from '../page/compile-page.ts';

type Pages = Readonly<Record<string, string>>;

/** A page with a sentence of its own, and boxes around it. */
const toHtml = (name: string, boxes: string) =>
  `<title>${name}</title><header><nav><a href="/">Inicio</a></nav></header><main><h1>${name}</h1><p>En ${name} se cuenta algo que no se cuenta en ninguna otra parte de la casa.</p>${boxes}</main><footer><p>© Taller</p></footer>`;

/** Pages by path, each with these boxes, or with those that `boxOf` gives it. */
const toPages = (paths: readonly string[], boxOf: string | ((path: string) => string)): Pages =>
  Object.fromEntries(
    paths.map((path) => [path, toHtml(`Página ${path}`, typeof boxOf === 'string' ? boxOf : boxOf(path))]),
  );

/** Paths of the pages that show a text, sorted. */
const holders = (pages: Pages, text: string): string[] =>
  [...compileSite(pages)].flatMap(([path, { markdown }]) => (markdown.includes(text) ? path : [])).sort();

const top = ['/', '/horno/', '/obrador/', '/tienda/', '/nosotros/', '/contacto/'];
const courses = [
  '/cursos/piano/',
  '/cursos/violin/',
  '/cursos/canto/',
  '/cursos/coro/',
  '/cursos/arpa/',
  '/cursos/oboe/',
];
const box =
  '<div class="aviso"><p>Todas las piezas llevan seguro, y el viaje va siempre incluido en el precio.</p></div>';

it('the page that keeps a repeated box is the same if all pages name a translation', () => {
  const pages = toPages(top, box);
  const named = Object.fromEntries(
    Object.entries(pages).map(([path, html]) => [
      path,
      html.replace('<title>', '<link rel="alternate" hreflang="en" href="/en/"><title>'),
    ]),
  );
  const english = { '/en/': '<html lang="en"><title>Oven</title><main><h1>Oven</h1><p>We bake bread here.</p></main>' };
  const text = 'Todas las piezas llevan seguro';
  expect(holders({ ...named, ...english }, text)).toEqual(holders({ ...pages, ...english }, text));
});

describe('a section with links to other pages', () => {
  const section = (first: string, second: string) =>
    `<section><h2>También aquí</h2><div><h3><a href="${first}">Arpa celta</a></h3></div><div><h3><a href="${second}">Oboe de amor</a></h3></div></section>`;
  const holdersOf = (first: string, second: string) =>
    holders(
      toPages(courses, () => section(first, second)),
      'Oboe de amor',
    );
  it('is removed from all pages if several have one under the same heading, wherever each leads', () => {
    expect(holdersOf('/cursos/arpa/', '/cursos/oboe/')).toEqual([]);
    expect(holdersOf('https://escuela.example/cursos/arpa/', 'https://escuela.example/cursos/oboe/')).toEqual([]);
  });
  it.each([
    ['other websites', 'https://arpas.example/', 'https://oboes.example/'],
    ['files', '/arpa.pdf', '/oboe.pdf'],
  ])('stays on all pages if it leads to %s', (_, first, second) => {
    const links = `<section><h2>También aquí</h2><ul><li><a href="${first}">Arpa celta</a></li><li><a href="${second}">Oboe de amor</a></li></ul></section>`;
    expect(holders(toPages(courses, links), 'Oboe de amor')).toEqual([...courses].sort());
  });
});

describe('the translations of a page', () => {
  const languages = ['', '/en', '/fr', '/ca'];
  const cookies = languages.map((folder) => `${folder}/cookies/`);
  const policy =
    '<p>Esta página web utiliza las cookies de análisis con las finalidades descritas en el apartado anterior.</p>';
  const translated = (path: string, html: string) => {
    const language = /^\/(en|fr|ca)\//.exec(path)?.[1] ?? 'es';
    return `<html lang="${language}">${html}</html>`;
  };
  const toSite = (paths: readonly string[], held: string) =>
    Object.fromEntries(Object.entries(toPages(paths, held)).map(([path, html]) => [path, translated(path, html)]));

  it('all keep a sentence that they share, even one that would be removed as a notice from other pages', () => {
    expect(holders(toSite(cookies, policy), 'apartado anterior')).toEqual([...cookies].sort());
  });

  it('lose a shared notice if they all state one language', () => {
    expect(holders(toPages(cookies, policy), 'apartado anterior')).toEqual([]);
  });

  it('keep a box if all pages of their folder show it, even in a language with one page', () => {
    const paths = [...courses, '/en/cursos/arpa/'];
    const pages = { ...toSite(['/'], ''), ...toSite(paths, box) };
    expect(holders(pages, 'llevan seguro')).toEqual(paths.toSorted());
  });

  it.each(['es', 'en'])('count as one page for a repeated box in the language %s', (language) => {
    const pages = Object.fromEntries(
      top.flatMap((path) => [
        ...Object.entries(toSite([path], language === 'es' ? box : '')),
        ...Object.entries(toSite([`/en${path}`], language === 'en' ? box : '')),
      ]),
    );
    expect(holders(pages, 'llevan seguro')).toEqual([language === 'es' ? '/' : '/en/']);
  });

  it('keep a card with a picture that leads to the menu of a restaurant', () => {
    const card =
      '<div class="menu-cards"><a href="/pdf?name=carta" class="menu-link"><img src="/c.webp" alt=""><p>Carta en català</p></a></div>';
    const menus = languages.map((folder) => `${folder}/menu/`);
    expect(holders(toSite(menus, card), 'Carta en català')).toEqual([...menus].sort());
  });
});

it('a heading that several pages share stays above the text that each of them has below it', () => {
  const paths = [...top, ...courses];
  const fold = (asked: string, told: string) => `<details><summary>${asked}</summary><p>${told}</p></details>`;
  const pages = toPages(
    paths,
    (path) =>
      `<section><div class="section-title"><span class="eyebrow">Resolvemos tus dudas</span><h2>Preguntas frecuentes</h2></div> <div class="faq-list">${fold(`¿Qué tarda ${path}?`, `En ${path} se tarda lo que el barro pide, casi siempre dos semanas.`)}${fold(`¿Cuánto dura ${path}?`, `Entre 30 y 45 minutos en ${path}. Si requiere más estudios, una hora.`)}</div></section>`,
  );
  expect(holders(pages, '## Preguntas frecuentes')).toEqual(paths.sort());
});

it.each([
  [
    'stays on the only page that has it if its label is a mail address',
    'Nuestro correo horno@taller.example',
    'mailto:horno@taller.example',
    ['/contacto/'],
  ],
  [
    'stays on the only page that has it if its label has a number',
    'Nuestro taller 600 000 000',
    'tel:600000000',
    ['/contacto/'],
  ],
  ['is removed if its label has neither', 'Chatea con nosotros', 'https://wa.me/34600000000', []],
])('a button that starts a call, a chat or a mail %s', (_, text, href, paths) => {
  const pages = toPages(top, (path) => (path === '/contacto/' ? `<p><a href="${href}">${text}</a></p>` : ''));
  expect(holders(pages, text)).toEqual(paths);
});

describe('a line that credits a maker', () => {
  it.each([
    'Creada por Germán Ruiz como obra social.',
    'Diseñado por Ana Ruiz, arquitecta.',
    'Hecho con leche de oveja.',
  ])('stays without a link to an agency: %s', (line) => {
    expect(
      holders(
        toPages(['/', '/a/'], (path) => (path === '/a/' ? `<p>${line}</p>` : '')),
        line,
      ),
    ).toEqual(['/a/']);
  });
  it('is removed with a link to an agency', () => {
    const line = '<p>Creada por <a href="https://agencia.example/">Agencia Norte</a></p>';
    expect(holders(toPages(['/', '/a/'], line), 'Agencia Norte')).toEqual([]);
  });
});

it.each([
  ['stays', 'La inscripción implica la aceptación de las condiciones generales indicadas.', courses.toSorted()],
  ['is removed', 'Al inscribirse se aceptan las condiciones de uso y la política de privacidad.', []],
])('a line on conditions %s by its words: «%s»', (_, line, paths) => {
  const pages = toPages(['/', ...courses], (path) => (path === '/' ? '' : `<p>${line}</p>`));
  expect(holders(pages, line)).toEqual(paths);
});

describe('a box that several pages show', () => {
  it('stays only on the home page, if that has it', () => {
    expect(holders(toPages(top, box), 'llevan seguro')).toEqual(['/']);
  });
  it('stays on the page with the fewest clicks from the home page, then the first by path, if the home page lacks it', () => {
    const pages = toPages(top, (path) => (path === '/' ? '<p><a href="/tienda/">Tienda</a></p>' : box));
    expect(holders(pages, 'llevan seguro')).toEqual(['/tienda/']);
    expect(holders({ ...pages, '/': toHtml('Inicio', '') }, 'llevan seguro')).toEqual(['/contacto/']);
    const leading = toHtml('Tienda', `${box}<p><a href="/contacto/">Contacto</a></p>`);
    expect(holders({ ...pages, '/tienda/': leading }, 'llevan seguro')).toEqual(['/tienda/']);
  });
  it('stays on each page of a folder, if no other page has it', () => {
    expect(
      holders(
        toPages(['/', ...courses], (path) => (path === '/' ? '' : box)),
        'llevan seguro',
      ),
    ).toEqual(courses.toSorted());
  });
  it('stays on each page, if most pages do not have it', () => {
    const few = ['/horno/', '/tienda/'];
    expect(
      holders(
        toPages(top, (path) => (few.includes(path) ? box : '')),
        'llevan seguro',
      ),
    ).toEqual(few);
  });
  it('is removed with short lines around the main content of all pages, and stays on the home page if it has a heading or a sentence', () => {
    const around = (bar: string) =>
      Object.fromEntries(top.map((path) => [path, `<div class="barra">${bar}</div>${toHtml(path, '')}`]));
    expect(holders(around('<p>L-V 9:00–14:00</p><p>Calle Mayor, 5</p>'), 'Mayor')).toEqual([]);
    expect(holders(around('<h2>Horario</h2><p>L-V 9:00–14:00</p>'), '14:00')).toEqual(['/']);
    expect(holders(around('<p>Abrimos de lunes a viernes por la mañana, menos en agosto.</p>'), 'agosto')).toEqual([
      '/',
    ]);
  });
});

it.each([
  ['of the main content stay on the home page', 'main', ['/']],
  ['of a plain box are removed', 'div', []],
])('short lines that pages share in a box %s', (_, tag, paths) => {
  const product = (path: string) =>
    `<title>${path}</title><${tag}><h1>Radio ${path}</h1><div><p>50 €</p><p>1 año de garantía</p></div></${tag}>`;
  expect(holders(Object.fromEntries(top.map((path) => [path, product(path)])), 'garantía')).toEqual(paths);
});

describe('repeated parts', () => {
  const kept = (boxOf: (path: string) => string, path = '/horno/') =>
    compileSite(toPages(top, boxOf)).get(path)?.markdown.replace(/\s+/g, ' ') ?? '';
  it.each<[string, (own: string) => string]>([
    ['a list', (own) => `<ul><li>Presupuesto gratis</li><li>Seguro propio</li><li>${own}</li></ul>`],
    ['a table', (own) => `<table><tr><td>Pan</td><td>2 €</td></tr><tr><td>Torta</td><td>${own}</td></tr></table>`],
    ['a row of cards', (own) => `<div><div class="c"><p>Máximo 12</p></div><div class="c"><p>${own}</p></div></div>`],
    ['definitions', (own) => `<dl><dt>Grupo</dt><dd>Máximo 12</dd><dt>Horas</dt><dd>${own}</dd></dl>`],
  ])('stay if one part belongs to the page alone: %s', (_, toList) => {
    const text = kept((path) => toList(`solo en ${path}`));
    for (const item of toList('solo en').match(/(?<=>)[^<]+/g) ?? []) expect(text).toContain(item);
  });
  it('are removed from cells of a layout table, and the own cell stays', () => {
    const cells = (own: string) =>
      `<table role="presentation"><tr><td><p>Presupuesto gratis</p></td><td><p>Seguro propio</p></td><td><p>${own}</p></td></tr></table>`;
    const text = kept((path) => cells(`solo en ${path}`));
    expect(text).toContain('solo en /horno/');
    expect(text).not.toContain('Presupuesto gratis');
  });
  it('of a list of links are removed together with the own link', () => {
    const list = (own: string) =>
      `<ul><li><a href="/tienda/">Tienda</a></li><li><a href="/horno/">Horno</a></li><li><a href="${own}">De ${own}</a></li></ul>`;
    expect(kept((path) => list(path))).not.toContain('De /horno/');
  });
  it('stay as heading or text if the other is the page’s own', () => {
    const said = 'Cada pieza lleva el nombre de quien la hizo y el año.';
    expect(kept((path) => `<section><h2>Por qué en ${path}</h2><p>${said}</p></section>`)).toContain(said);
    expect(
      kept((path) => `<section><h2>Por qué aquí</h2><p>Lo hacemos en ${path} desde siempre.</p></section>`),
    ).toContain('## Por qué aquí');
  });
  it('stay as question or answer if the other is the page’s own', () => {
    const faq = (path: string) =>
      `<h2>Dudas de ${path}</h2><details><summary>¿Hay que pagar algo antes de empezar?</summary><p>No en ${path}.</p></details><details><summary>¿Se puede ver la obra de ${path}?</summary><p>Sí, los jueves.</p></details>`;
    expect(kept(faq)).toMatch(/algo antes de empezar\?.*No en \/horno\/.*ver la obra de.*Sí, los jueves/);
  });
});

/** A box with a heading and a list, as all that a page says is set somewhere. */
const toBox = (at: number, items: number) =>
  `<section class="b${at}"><h2>Apartado zq${at}</h2><ul>${Array.from({ length: items }, (_, item) => `<li>Dato número ${item} del apartado zq${at}x${item}k</li>`).join('')}</ul></section>`;

const sites = fc.record({
  /** Boxes with the number of their items and the pages that show them. */
  boxes: fc.array(
    fc.record({
      items: fc.integer({ min: 1, max: 4 }),
      on: fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 10 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  folders: fc.array(fc.constantFrom('/', '/cursos/', '/zonas/'), { minLength: 10, maxLength: 10 }),
});

it('a box that several pages show stays complete on at least one page, in any order of the pages', () => {
  fc.assert(
    fc.property(sites, ({ boxes, folders }) => {
      const paths = folders.map((folder, at) => (at === 0 ? '/' : `${folder}p${at}/`));
      const pages = toPages(paths, (path) =>
        boxes.map(({ items, on }, at) => (on.includes(paths.indexOf(path)) ? toBox(at, items) : '')).join(''),
      );
      const compiled = compileSite(pages);
      for (const [at, { items }] of boxes.entries()) {
        const shown = [...compiled.values()].map(({ markdown }) => markdown.split(`zq${at}x`).length - 1);
        expect(shown.filter((count) => count > 0).every((count) => count === items)).toBe(true);
        expect(shown.some((count) => count === items)).toBe(true);
      }
      const turned = compileSite(Object.fromEntries(Object.entries(pages).toReversed()));
      for (const [path, { markdown }] of compiled) expect(turned.get(path)?.markdown).toBe(markdown);
    }),
    { numRuns: 40 },
  );
});

describe('a box that most pages but the home page repeat', () => {
  const paths = [...top, '/almacen/'];
  const side = (text: string) => `<div class="lado"><h2>Estamos aquí</h2><p>${text}</p></div>`;
  const holdersOf = (text: string, home = '') =>
    holders(
      toPages(paths, (path) => (path === '/' ? home : side(text))),
      text,
    );
  it('stays on the contact page if it has contact data, with its heading', () => {
    expect(holdersOf('Encargos en el teléfono 600 123 456')).toEqual(['/contacto/']);
    expect(holdersOf('Encargos y preguntas en pan@horno.example')).toEqual(['/contacto/']);
    expect(
      holders(
        toPages(paths, (path) => (path === '/' ? '' : side('Llama al 600 123 456.'))),
        'Estamos aquí',
      ),
    ).toEqual(['/contacto/']);
  });
  it('stays on the first page if it has none, and on the home page if that has it too', () => {
    expect(holdersOf('Encargos y preguntas, en la puerta de atrás')).toEqual(['/almacen/']);
    expect(holdersOf('Llama al 600 123 456.', side('Llama al 600 123 456.'))).toEqual(['/']);
  });
});
