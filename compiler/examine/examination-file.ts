/** Examine: the findings as a report to send: problems first, then all checks. */

import type { Cell, ReportFile } from '../report/file/report-file.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { countFindings, type Finding, toExaminationSections } from './examination.ts';

/**
 * Makes the report; its CSV has all checks.
 * @param site address of the site, or of its API
 * @param blocks proxy recipes and the like, by their title
 */
export function toExaminationFile(
  site: string,
  findings: readonly Finding[],
  date: Date,
  words: ReportWords,
  blocks: ReportFile['parts'] = [],
): ReportFile {
  const { file, examine, severities, language } = words;
  const { passed, errors, warnings } = countFindings(findings);
  const sections = toExaminationSections(site, findings, words).filter(({ isDetail }) => !isDetail);
  const toResult = ({ ok, severity }: Finding): Cell =>
    ok
      ? { text: file.passed, tone: 'good' }
      : { text: severities[severity], tone: severity === 'error' ? 'bad' : 'warning' };
  const sheet = {
    columns: file.findingColumns,
    rows: [...findings]
      .sort((a, b) => Number(a.ok) - Number(b.ok))
      .map((one): Cell[] => [
        toResult(one),
        { text: one.address, href: one.address },
        one.expected,
        one.found,
        one.ok ? '' : one.hint,
        one.ok ? '' : examine.menders[one.mender],
      ]),
  };
  return {
    title: examine.title(site, passed, errors, warnings),
    about: [
      [file.address, { text: site, href: site }],
      [file.date, date.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })],
      [file.passed, passed],
      [file.problems, errors + warnings],
    ],
    parts: [
      ...sections.slice(1),
      ...blocks,
      { title: `${file.findings} (${findings.length})`, isDetail: true, ...sheet },
    ],
    sheet,
  };
}
