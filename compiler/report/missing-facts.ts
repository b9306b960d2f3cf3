/** Report stage: the missing facts as every part of a report tells them: those of `missing` in the company information. */

import type { MissingField } from '#shared/contract/schemas.ts';
import type { CompiledSite, Diagnostic } from '../model.ts';
import { configFieldOf } from '../words/config-field.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { nameFact } from './fact-names.ts';
import { sayComplaint } from './sections.ts';

/** A missing fact with its name, the reason, and the line of the config that adds it. */
export interface MissingFact {
  name: string;
  why: string;
  way: string;
  because: MissingField['because'];
}

/** Lists the missing facts, in the order of the company information. */
export function listMissing(
  { company }: Pick<CompiledSite, 'company'>,
  diagnostics: readonly Diagnostic[],
  words: ReportWords,
): MissingFact[] {
  return (company.missing ?? []).map(({ field, because, statements = [] }) => {
    const where = configFieldOf(field);
    const told = statements.map(({ text, url }) => [...(text ? [`«${text}»`] : []), new URL(url).pathname].join(' '));
    // The complaint tells only the parts that differ.
    const contrary = diagnostics.find((one) => one.code === 'contradictory-fact' && one.where === where);
    const said = contrary ? sayComplaint(contrary, words).message : told.join(' · ');
    const [path = ''] = because === 'not_indexed' ? told : [];
    // The config names services by their pages.
    const stated = field === 'services' ? "['/…/*']" : "'…'";
    return {
      name: nameFact(field, words),
      why: words.summary.because[because](said),
      way: path === '' ? `${where}: ${stated}` : `crawl.despiteNoindex: ['${path.replaceAll("'", '%27')}']`,
      because,
    };
  });
}
