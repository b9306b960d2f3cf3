import { describe, expect, it } from 'vitest';
import { fixtureCompany } from '../content-fixture.ts';
import { readError, startService } from '../start-service.ts';

const path = '/api/v1/get_company_info';

describe('get_company_info', () => {
  it('returns every known field without a section, and for `all`', async () => {
    const service = await startService();
    expect(await (await service.get(path)).json()).toEqual(fixtureCompany);
    expect(await (await service.get(path, { section: 'all' })).json()).toEqual(fixtureCompany);
  });

  it.each([
    ['contact', ['hours', 'how_to_ask', 'contact_page']],
    ['service_model', ['description', 'prices', 'service_model']],
    ['coverage', ['coverage', 'areas']],
    ['services', ['services']],
  ])('returns of %s its known fields besides brand and website', async (section, fields) => {
    const service = await startService();
    const info = (await (await service.get(path, { section })).json()) as Record<string, unknown>;
    expect(Object.keys(info).sort()).toEqual(['brand', 'website', ...fields].sort());
    for (const field of fields) expect(info[field]).toEqual(fixtureCompany[field as keyof typeof fixtureCompany]);
  });

  it('refuses an unknown section, naming the parameter and the choices', async () => {
    const service = await startService();
    const error = await readError(await service.get(path, { section: 'precios' }));
    expect(error).toMatchObject({ status: 400, code: 'invalid_parameter', parameter: 'section' });
    expect(error.hint).toContain('all, contact, service_model, coverage, services');
  });
});
