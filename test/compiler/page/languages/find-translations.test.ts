import { describe, expect, it } from 'vitest';
import type { CompiledPage } from '../../../../compiler/model.ts';
import { findTranslations } from '../../../../compiler/page/languages/find-translations.ts';
import { compilePages, siteUrl, textsOf, toHtml } from '../../guarantees/compile-site.ts';

const es = (title: string, head = '') =>
  toHtml(title, `<p>Aquí se cuenta de ${title} todo lo que hay que saber en la casa.</p>`, head);
const en = (title: string, head = '') =>
  toHtml(title, `<p>This page tells all about ${title} that there is to know of it in the house.</p>`, head).replace(
    'lang="es"',
    'lang="en"',
  );
const alternate = (language: string, path: string) => `<link rel="alternate" hreflang="${language}" href="${path}">`;

it('translations are found by the alternates that pages name, else by the same path in the folder of a language', async () => {
  const compilation = await compilePages({
    '/':
      es('Inicio') +
      '<a href="/precios/"></a><a href="/en/prices/"></a><a href="/en/"></a><a href="/zonas/"></a><a href="/en/zonas/"></a>',
    '/en/': en('Home'),
    '/precios/': es('Precios', alternate('en', '/en/prices/') + alternate('es', '/precios/')),
    '/en/prices/': en('Prices'),
    '/zonas/': es('Zonas'),
    '/en/zonas/': en('Areas'),
    '/en/only/': en('Only here'),
  });
  const translations = Object.fromEntries(compilation.site.pages.map((page) => [page.path, page.translations]));
  const to = (language: string, path: string) => [{ language, url: siteUrl + path }];
  expect(translations).toEqual({
    '/': to('en', '/en/'),
    '/en/': to('es', '/'),
    '/precios/': to('en', '/en/prices/'),
    '/en/prices/': to('es', '/precios/'),
    '/zonas/': to('en', '/en/zonas/'),
    '/en/zonas/': to('es', '/zonas/'),
    '/en/only/': undefined,
  });
  expect(textsOf(compilation).get('llms.txt')).toMatch(/## Páginas en inglés\n\n- \[/);
});

describe('findTranslations', () => {
  /** The addresses of the translations of each page, given by path with its language and what it names. */
  const translationsOf = (pages: Readonly<Record<string, [language: string, ...alternates: string[]]>>) =>
    findTranslations(
      Object.entries(pages).map(
        ([path, [language, ...alternates]]) =>
          ({
            path,
            url: siteUrl + path,
            aliases: [],
            language,
            alternates: alternates.map((one) => siteUrl + one),
          }) as unknown as CompiledPage,
      ),
    ).map(({ translations = [] }) => translations.map(({ url }) => url.slice(siteUrl.length)));

  it('pairs the home page with the folder of a language, also without a slash', () => {
    expect(translationsOf({ '/': ['es'], '/en': ['en'] })).toEqual([['/en'], ['/']]);
  });

  it('takes the first of two alternates in one language', () => {
    const found = translationsOf({
      '/precios/': ['es', '/en/prices/', '/en/rates/'],
      '/en/prices/': ['en'],
      '/en/rates/': ['en'],
    });
    expect(found[0]).toEqual(['/en/prices/']);
  });
});
