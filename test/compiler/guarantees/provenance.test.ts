import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../compiler/config/define-site.ts';
import { said } from '../report/said.ts';
import { compilePages, toHtml, toProse } from './compile-site.ts';

const links =
  '<p><a href="/servicios/">Servicios</a> <a href="/servicios/lavadoras/">Lavadoras</a> <a href="/servicios/hornos/">Hornos</a> <a href="/precios/">Precios</a> <a href="/preguntas/">Preguntas</a> <a href="/zonas/">Zonas</a> <a href="/zonas/inca/">Inca</a> <a href="/blog/">Blog</a> <a href="/blog/nota/">Nota</a></p>';

/** A site whose pages say these sentences beside their own text. */
function toSite(sentences: Readonly<Record<string, string>>): Record<string, string> {
  const titles: Record<string, string> = {
    '/': 'Taller del Norte',
    '/servicios/': 'Servicios',
    '/servicios/lavadoras/': 'Lavadoras',
    '/servicios/hornos/': 'Hornos',
    '/precios/': 'Precios',
    '/preguntas/': 'Preguntas frecuentes',
    '/contacto/': 'Contacto',
    '/zonas/': 'Zonas',
    '/zonas/inca/': 'Inca',
    '/blog/': 'Blog',
    '/blog/nota/': 'Nota',
  };
  return Object.fromEntries(
    Object.entries(titles).map(([path, title]) => [
      path,
      toHtml(title, `${toProse(title)}<p>${sentences[path] ?? ''}</p>${path === '/' ? links : ''}`),
    ]),
  );
}

const conflictsOf = async (sentences: Readonly<Record<string, string>>, company: SiteConfig['company'] = {}) => {
  const { diagnostics } = await compilePages(toSite(sentences), { company });
  return diagnostics.filter(({ code }) => code === 'contradictory-fact');
};

describe('two pages that contradict each other', () => {
  const contradictions: readonly (readonly [string, string, Record<string, string>])[] = [
    [
      'hours',
      'company.hours',
      {
        '/contacto/': 'Horario de atención: de lunes a viernes de 8:00 a 20:00.',
        '/preguntas/': 'Nuestro horario de atención es de lunes a viernes de 9:30 a 18:00.',
      },
    ],
    [
      'tax in the prices',
      'company.tax',
      {
        '/precios/': 'Los precios no incluyen el IGIC.',
        '/preguntas/': 'Todos nuestros precios tienen el IGIC incluido.',
      },
    ],
    [
      'tax, said of all prices on a service',
      'company.tax',
      { '/precios/': 'Los importes son sin IVA.', '/servicios/hornos/': 'Todos los precios incluyen IVA.' },
    ],
    [
      'the rate of a tax',
      'company.tax',
      {
        '/precios/': 'Al importe final se le suma el IGIC del 7 %.',
        '/preguntas/': 'Se aplica el IGIC general del 9,5 %.',
      },
    ],
    [
      'the cost of a quote',
      'company.prices',
      {
        '/precios/': 'El presupuesto es gratuito.',
        '/preguntas/': 'El presupuesto por escrito se cobra por adelantado.',
      },
    ],
    [
      'the cost of a visit',
      'company.prices',
      { '/precios/': 'El desplazamiento es gratis.', '/': 'Cobramos el desplazamiento del técnico en cada aviso.' },
    ],
    [
      'the whole area or a part',
      'company.coverage',
      { '/zonas/': 'Atendemos en toda la isla de Mallorca.', '/preguntas/': 'Solo atendemos en Palma y Marratxí.' },
    ],
  ];

  it.each(contradictions)(
    'are reported, and leave the fact out unless the config states it: %s',
    async (_, where, sentences) => {
      const { site, diagnostics: all } = await compilePages(toSite(sentences));
      const diagnostics = all.filter(({ code }) => code === 'contradictory-fact');
      expect(diagnostics).toMatchObject([{ severity: 'warning', where }]);
      for (const path of Object.keys(sentences)) expect(said(diagnostics)[0]?.message).toContain(path);
      const field = where.replace('company.', '');
      expect(site.company).not.toHaveProperty(field);
      expect(await conflictsOf(sentences, { [field]: 'Lo que vale es esto, dicho por el dueño.' })).toEqual([]);
    },
  );

  it.each([
    [
      'two services with different prices',
      {
        '/servicios/lavadoras/': 'La reparación cuesta desde 60 €.',
        '/servicios/hornos/': 'La reparación cuesta desde 85 €.',
      },
    ],
    [
      'two services with different terms',
      {
        '/servicios/lavadoras/': 'Esta reparación lleva el IVA incluido.',
        '/servicios/hornos/': 'Este precio es sin IVA.',
      },
    ],
    [
      'the same statement twice',
      { '/precios/': 'Los precios no incluyen el IGIC.', '/preguntas/': 'Nuestros precios son sin IGIC.' },
    ],
    [
      'a condition',
      { '/precios/': 'El presupuesto es gratuito.', '/preguntas/': 'El presupuesto se cobra si no se acepta.' },
    ],
    [
      'a part with another rate',
      { '/precios/': 'Se aplica el IVA del 21 %.', '/preguntas/': 'En viviendas se aplica el IVA reducido del 10 %.' },
    ],
    [
      'two taxes',
      {
        '/precios/': 'En Canarias se aplica el IGIC del 7 %.',
        '/preguntas/': 'En la península se aplica el IVA del 21 %.',
      },
    ],
    [
      'an old post',
      { '/precios/': 'El presupuesto es gratuito.', '/blog/nota/': 'El presupuesto se cobra por adelantado.' },
    ],
    [
      'an area stated twice',
      { '/zonas/': 'Atendemos en toda la isla de Mallorca.', '/zonas/inca/': 'Solo atendemos en Inca con cita.' },
    ],
    [
      'a quote and a visit',
      { '/precios/': 'El presupuesto es gratis.', '/preguntas/': 'El desplazamiento se cobra aparte.' },
    ],
    [
      'a question',
      { '/precios/': '¿Los precios incluyen el IGIC?', '/preguntas/': 'Los precios no incluyen el IGIC.' },
    ],
  ])('are not assumed for %s', async (_, sentences) => {
    expect(said(await conflictsOf(sentences)).map(({ message }) => message)).toEqual([]);
  });
});

describe('every company fact', () => {
  it('has the page and sentence, or the config field, as its source', async () => {
    const pages = toSite({
      '/contacto/': 'Horario de atención: de lunes a viernes de 8:00 a 20:00.',
      '/precios/': 'Los precios no incluyen el IGIC.',
    });
    const { site } = await compilePages(pages, {
      company: { coverage: 'Toda la isla.', prices: { page: '/precios/', selector: 'main p:last-of-type' } },
    });
    const sourceOf = (field: string) => site.facts.find((fact) => fact.field === field);
    expect(sourceOf('coverage')).toEqual({ field: 'coverage', from: 'config', evidence: 'company.coverage' });
    expect(sourceOf('prices')).toEqual({ field: 'prices', from: '/precios/', evidence: 'main p:last-of-type' });
    expect(sourceOf('hours')).toMatchObject({
      from: '/contacto/',
      evidence: expect.stringContaining('de 8:00 a 20:00'),
    });
    const paths = new Set(site.pages.map(({ path }) => path));
    for (const { field, from, evidence } of site.facts) {
      expect(from === 'config' || paths.has(from), field).toBe(true);
      expect(evidence, field).not.toBe('');
    }
    const {
      website: _,
      language: _language,
      sources: published,
      cites: _cites,
      missing: _missing,
      contact_page: __,
      prices_page: ___,
      service_model: ____,
      services = [],
      areas = [],
      pages: named = {},
      ...texts
    } = site.company;
    const fields = [
      ...Object.keys(texts),
      ...services.map(({ url }) => `services[${new URL(url).pathname}]`),
      ...areas.map(({ url }) => `areas[${new URL(url).pathname}]`),
      ...Object.keys(named).map((name) => `pages.${name}`),
    ];
    expect(fields.filter((field) => !sourceOf(field))).toEqual([]);
  });
});
