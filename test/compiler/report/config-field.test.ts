import { expect, it } from 'vitest';
import { companyFacts } from '../../../compiler/company/facts.ts';
import { configFieldOf } from '../../../compiler/report/config-field.ts';

it.each(Object.entries(companyFacts).filter(([field]) => field !== 'contact_page'))(
  'calls %s what the config calls it',
  (field, { config }) => {
    expect(configFieldOf(field)).toBe(`company.${config}`);
  },
);

it('leaves the address of an entry as it is', () => {
  expect(configFieldOf('services[/mi_casa/]')).toBe('company.services[/mi_casa/]');
});
