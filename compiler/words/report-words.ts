/** Words: what the compiler's reports and commands say to an editor, as a type. The files of it are the only home of their sentences. */

import type { Language } from '#shared/locale/locales.ts';
import type { LedgerReason } from '../model.ts';
import type { ComplaintWords } from './complaints.ts';

export interface ReportWords {
  language: Language;
  complaints: ComplaintWords;
  reasons: Readonly<Record<LedgerReason, string>>;
}
