import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesPatterns } from '../../../compiler/company/company-config.ts';
import { toConfigFile, toPatterns, toProposal } from '../../../compiler/init/proposal.ts';
import type { CompiledSite } from '../../../compiler/model.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { compiledSite, siteUrl } from '../emit/site-fixture.ts';

describe('toPatterns, for a list of pages,', () => {
  it('names their folder if it has no other pages', () => {
    expect(
      toPatterns(['/servicios/a/', '/servicios/b/'], ['/', '/servicios/', '/servicios/a/', '/servicios/b/']),
    ).toEqual(['/servicios/*']);
  });

  it('excludes the few other pages of their folder', () => {
    const all = ['/s/a/', '/s/b/', '/s/c/', '/s/todos/'];
    expect(toPatterns(['/s/a/', '/s/b/', '/s/c/'], all)).toEqual(['/s/*', '!/s/todos/']);
  });

  it.each<[wanted: number, others: number, isFolder: boolean]>([
    // Most of it is wanted.
    [2, 1, true],
    [2, 2, false],
    [7, 6, true],
    [7, 7, false],
  ])('names a folder with %i of them and %i others: %s', (wanted, others, isFolder) => {
    const paths = (name: string, count: number) => Array.from({ length: count }, (_, i) => `/s/${name}${i}/`);
    const patterns = toPatterns(paths('a', wanted), [...paths('a', wanted), ...paths('b', others)]);
    expect(patterns).toEqual(isFolder ? ['/s/*', ...paths('b', others).map((path) => `!${path}`)] : paths('a', wanted));
  });

  it('names each page if others share the folder', () => {
    expect(
      toPatterns(['/fontanero/', '/electricista/'], ['/', '/contacto/', '/precios/', '/fontanero/', '/electricista/']),
    ).toEqual(['/electricista/', '/fontanero/']);
  });

  it('names a page that is alone in its folder', () => {
    expect(toPatterns(['/a/b/'], ['/', '/a/b/', '/c/'])).toEqual(['/a/b/']);
  });

  it('gives nothing if the patterns would match other pages', () => {
    expect(toPatterns(['/a*b/'], ['/a*b/', '/axb/'])).toBeUndefined();
  });

  it('matches only these pages, on any site', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', 'c.html', 'd*', 'ñ', '%20'), { minLength: 1, maxLength: 3 })
      .map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(
        fc.uniqueArray(path, { minLength: 1, maxLength: 12 }),
        fc.array(fc.boolean(), { minLength: 12 }),
        (all, choice) => {
          const wanted = all.filter((_, index) => choice[index]);
          const patterns = toPatterns(wanted, all);
          if (patterns) expect(all.filter((one) => matchesPatterns(one, patterns))).toEqual(wanted);
          else expect(wanted.some((one) => one.includes('*'))).toBe(true);
        },
      ),
    );
  });
});

describe('toProposal', () => {
  const { en } = reportLanguages;
  const propose = (site: CompiledSite, ...fields: string[]) =>
    toProposal({ ...site, facts: fields.map((field) => ({ field, from: '/', evidence: 'e' })) }, {}, en.init);

  it('has what was found, without defaults', () => {
    const site = compiledSite();
    expect(propose(site).config).toEqual({
      site: { url: siteUrl, language: 'es', brand: 'Hogar Calima' },
      company: {
        services: ['/servicios/*'],
        areas: ['/zonas/puerto-alba/'],
        pages: { home: '/', contact: '/contacto/', privacy: '/privacidad/' },
      },
    });
    const bare = { ...site, company: { brand: 'A', website: siteUrl }, site: { ...site.site, apiPath: '/datos/v2' } };
    const french = propose({ ...bare, site: { ...bare.site, language: 'fr' } });
    expect([french.config, french.notes]).toEqual([
      { site: { url: siteUrl, apiPath: '/datos/v2', brand: 'Hogar Calima' } },
      [en.init.noTexts('fr')],
    ]);
    const text = toConfigFile(french, 'vitrina', en);
    expect(text).toContain(`    apiPath: '/datos/v2',\n`);
    expect(text).toContain("    // language: 'es',\n");
    expect(toConfigFile(propose(site), 'vitrina', en)).not.toContain('apiPath');
  });

  it('leaves out a list of services of which some are sections', () => {
    const site = compiledSite();
    const services = [...(site.company.services ?? []), { name: 'Persianas', url: `${siteUrl}/servicios/#persianas` }];
    const { config, names } = propose({ ...site, company: { ...site.company, services } });
    expect(config.company).not.toHaveProperty('services');
    expect(names.services).toContain('Persianas');
  });

  it('has the texts and answers of pages, by the fields of the config', () => {
    const fields = ['hours', 'service_model.online_booking', 'services[0]', 'tax'];
    const { facts } = propose(compiledSite(), ...fields);
    expect(facts.map(({ field, value }) => [field, value])).toEqual([
      ['hours', 'Todos los días, las 24 horas.'],
      ['serviceModel.onlineBooking', false],
    ]);
  });
});
