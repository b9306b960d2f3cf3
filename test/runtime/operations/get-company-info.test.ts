import { describe, expect, it } from 'vitest';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { fixtureCompany } from '../content-fixture.ts';
import { readError, startService } from '../start-service.ts';

const path = '/api/v1/get_company_info';

describe('get_company_info', () => {
  it('returns every known field without a section, and for `all`', async () => {
    const service = await startService();
    expect(await (await service.get(path)).json()).toEqual(fixtureCompany);
    expect(await (await service.get(path, { section: 'all' })).json()).toEqual(fixtureCompany);
  });

  it.each<[section: string, fields: string[], sources: string[]]>([
    ['contact', ['hours', 'opening_hours', 'how_to_ask', 'contact_page', 'address', 'legal_notice'], ['hours']],
    [
      'service_model',
      ['description', 'prices', 'prices_page', 'service_model', 'tax'],
      ['service_model.description', 'tax'],
    ],
    ['coverage', ['coverage', 'areas'], []],
    ['services', ['services'], []],
  ])(
    'returns of %s its known fields and their sources besides those of every section',
    async (section, fields, from) => {
      const service = await startService();
      const info = (await (await service.get(path, { section })).json()) as typeof fixtureCompany;
      const { sources, ...others } = info;
      expect(Object.keys(others).sort()).toEqual(['brand', 'language', 'website', ...fields].sort());
      expect(fixtureCompany).toMatchObject(others);
      // Absent rather than empty.
      expect(sources && Object.keys(sources)).toEqual(from.length > 0 ? from : undefined);
    },
  );

  it('has no sources if none are known', async () => {
    const service = await startService({ company: { sources: undefined } });
    for (const section of ['all', 'contact']) {
      expect(await (await service.get(path, { section })).json()).not.toHaveProperty('sources');
    }
  });

  it('lists for each section its missing fields', async () => {
    const missing: NonNullable<CompanyInfo['missing']> = [
      { field: 'hours', because: 'not_stated' },
      { field: 'prices', because: 'not_indexed', statements: [{ url: 'https://www.ejemplo.es/tarifas/' }] },
    ];
    const service = await startService({ company: { missing: missing } });
    const missingOf = async (section: string) =>
      ((await (await service.get(path, { section })).json()) as CompanyInfo).missing;
    expect(await missingOf('all')).toEqual(missing);
    expect(await missingOf('contact')).toEqual([missing[0]]);
    expect(await missingOf('service_model')).toEqual([missing[1]]);
    expect(await missingOf('services')).toBeUndefined();
  });

  it('refuses an unknown section, naming the parameter and the choices', async () => {
    const service = await startService();
    const error = await readError(await service.get(path, { section: 'precios' }));
    expect(error).toMatchObject({ status: 400, code: 'invalid_parameter', parameter: 'section' });
    expect(error.hint).toContain('all, contact, service_model, coverage, services');
  });
});
