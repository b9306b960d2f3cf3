/** Report stage: facts of the business with the words that they were read from, for a report and the preview. */

import { toFactText } from '#shared/search/fact-text.ts';
import type { CompiledSite, FactSource } from '../../model.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import { toReadable } from '../../words/readable-address.ts';
import { sayHours } from '../diff/compare-content.ts';
import { nameFact, readField, sortFacts } from '../fact-names.ts';
import { linkTo, shorten, type Table } from './report-file.ts';

/** A fact as people read it. */
export interface FactRow {
  field: string;
  name: string;
  value: string;
  /** Of a page. */
  href?: string;
  evidence: string;
  /** Path of a page, or `config`. */
  from: string;
  isOfFrame?: true;
}

/** Lists every fact with the words that it was read from, entries of lists as the site orders them. */
export function toFactRows({ facts, company }: CompiledSite, words: ReportWords): FactRow[] {
  const { file, detail, language } = words;
  const entryOf = ({ field }: FactSource) => {
    const { list, place } = readField(field);
    const at = list ? (company[list as 'services' | 'areas'] ?? []).findIndex(({ url }) => url.endsWith(place)) : -1;
    return { at, entry: company[list as 'services' | 'areas']?.[at] };
  };
  const toRow = (fact: FactSource): FactRow => {
    const { field, from, evidence, isOfFrame } = fact;
    const { entry } = entryOf(fact);
    const href = entry?.url ?? company.pages?.[readField(field).role];
    const value =
      field === 'opening_hours'
        ? sayHours(company.opening_hours ?? [], language)
        : field === 'service_model.online_booking'
          ? file.yesNo(company.service_model?.online_booking === true)
          : (entry?.name ?? href ?? toFactText(company, field) ?? '');
    return {
      field,
      name: nameFact(field, words),
      value,
      ...(href !== undefined && { href }),
      evidence: detail(evidence),
      from,
      ...(isOfFrame && { isOfFrame }),
    };
  };
  const asOnSite = [...facts].sort((a, b) => entryOf(a).at - entryOf(b).at);
  return sortFacts(asOnSite, words).map(toRow);
}

/** Makes the table of facts. A quotation that only repeats its fact, or one above it, is left out. */
export function toFactTable(compiled: CompiledSite, words: ReportWords): Table {
  const { file, summary } = words;
  const rows = toFactRows(compiled, words);
  const { pages: { contact } = {} } = compiled.company;
  const told = new Set<string>();
  return {
    title: `${summary.facts} (${rows.length})`,
    note: file.contactNote(contact && toReadable(new URL(contact).pathname)),
    columns: file.factColumns,
    rows: rows.map(({ name, value, href, evidence, from, isOfFrame }) => {
      const isKnown = told.add(value).has(evidence);
      const page = toReadable(summary.place(from, isOfFrame));
      return [
        name,
        href === undefined ? shorten(value) : { ...linkTo(href, compiled.site), text: toReadable(value) },
        isKnown ? '' : shorten(evidence),
        from === 'config' ? summary.from(from) : { ...linkTo(from, compiled.site), text: page },
      ];
    }),
  };
}
