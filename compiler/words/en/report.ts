/** English: what reports and commands say. */

import type { ReportWords } from '../report-words.ts';
import { complaints } from './complaints.ts';
import { reasons } from './reasons.ts';

export const report: ReportWords = {
  language: 'en',
  complaints,
  reasons,
};
