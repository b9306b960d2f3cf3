import { expect, it } from 'vitest';
import { companyFacts } from '../../../compiler/company/facts.ts';
import { configFieldOf } from '../../../compiler/words/config-field.ts';

it.each(Object.entries(companyFacts))('configFieldOf names %s as the config does', (field, { config }) => {
  expect(configFieldOf(field)).toBe(`company.${config}`);
});

it.each([
  ['brand', 'site.brand'],
  ['language', 'site.language'],
  ['website', 'site.url'],
  ['contact_page', 'company.pages.contact'],
  ['prices_page', 'company.pages.prices'],
  ['opening_hours', 'company.hours (opening_hours)'],
  ['services[/mi_casa/]', 'company.services[/mi_casa/]'],
])('configFieldOf names %s %s', (field, name) => {
  expect(configFieldOf(field)).toBe(name);
});
