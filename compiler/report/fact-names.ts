/** Report stage: facts of the business by the names that their owner uses, and in the order that an owner expects. */

import { configFieldOf } from '../words/config-field.ts';
import type { ReportWords } from '../words/es/report/report.ts';

type Said = Pick<ReportWords, 'file'>;

/** Returns the name of a fact. @param field of the company information: `hours`, `services[/luz/]`, `pages.about` */
export function nameFact(field: string, { file }: Said): string {
  const { list, role } = readField(field);
  if (role) return file.namedPages[role] ?? file.namedPage(role);
  return (list ? file.fields[list] : (file.lists[field] ?? file.fields[field])) ?? configFieldOf(field);
}

/** Returns the name of the fact that a config field states, such as `company.hours`; `undefined` for other places. */
export function nameOfConfig(where: string, words: Said): string | undefined {
  const [, role] = /^company\.pages\.(.+)$/.exec(where) ?? [];
  if (role) return nameFact(`pages.${role}`, words);
  const field = Object.keys(words.file.fields).find((one) => configFieldOf(one) === where);
  return field && nameFact(field, words);
}

/** Splits a field: `services[/luz/]` has a `list` and a `place`, `pages.about` a `role`; all else is `''`. */
export function readField(field: string): { list: string; place: string; role: string } {
  const [, list = '', place = '', role = ''] = /^(?:(services|areas)\[(.*)\]|pages\.(.+))$/.exec(field) ?? [];
  return { list, place, role };
}

/** First what a customer asks for first. The others follow, in the order of their names in the table of words. */
const ORDER = ['brand', 'description', 'address', 'hours', 'opening_hours', 'coverage', 'areas', 'services', 'prices'];

/** Returns a sorted copy. Entries of a list stay in their order; named pages come last. */
export function sortFacts<Fact extends { field: string }>(facts: readonly Fact[], { file }: Said): Fact[] {
  const order = [...new Set([...ORDER, ...Object.keys(file.fields)])];
  const rankOf = ({ field }: Fact): number => {
    const rank = order.indexOf(readField(field).list || field);
    return rank < 0 ? order.length : rank;
  };
  return [...facts].sort((a, b) => rankOf(a) - rankOf(b));
}
