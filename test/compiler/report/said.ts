import type { Diagnostic } from '../../../compiler/model.ts';
import { type SaidDiagnostic, sayComplaint } from '../../../compiler/report/sections.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';

/** Returns complaints with their English sentences. */
export const said = (diagnostics: readonly Diagnostic[]): SaidDiagnostic[] =>
  diagnostics.map((one) => sayComplaint(one, reportLanguages.en));
