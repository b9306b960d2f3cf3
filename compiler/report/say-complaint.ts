/** Report stage: a complaint with the sentences that say it. */

import type { Diagnostic } from '../model.ts';
import type { Complaint } from '../words/es/complaints.ts';
import type { ReportWords } from '../words/es/report.ts';
import { toReadable } from '../words/readable-address.ts';

export type SaidDiagnostic = Diagnostic & Complaint;

/** The complaint in the language of the words. */
export function sayComplaint(diagnostic: Diagnostic, { complaints }: Pick<ReportWords, 'complaints'>): SaidDiagnostic {
  // Code and values belong together, which the type of a union does not tell.
  const say = complaints[diagnostic.code] as (about: unknown, where: string) => Complaint;
  const { kind, message, hint } = say(diagnostic.about, diagnostic.where);
  return { ...diagnostic, kind, message: toReadable(message), hint: toReadable(hint) };
}
