/** Examine: findings as a report: what does not hold, by who mends it; then, as details, what does. */

import { groupBy } from '../group-by.ts';
import { type Line, line, type Section, section } from '../report/sections.ts';
import type { ReportWords } from '../words/es/report.ts';
import type { Finding, Mender } from './examination.ts';

/** Addresses of one complaint that are shown. */
const SHOWN = 5;

/** How many expectations hold, and how many of the others agents cannot do without. */
export function countFindings(findings: readonly Finding[]): Record<'passed' | 'errors' | 'warnings', number> {
  const count = (severity: Finding['severity']) =>
    findings.filter((one) => !one.ok && one.severity === severity).length;
  return { passed: findings.filter(({ ok }) => ok).length, errors: count('error'), warnings: count('warning') };
}

export function toExaminationSections(site: string, findings: readonly Finding[], words: ReportWords): Section[] {
  const { examine, diff } = words;
  const { passed, errors, warnings } = countFindings(findings);
  const menders = Object.entries(examine.menders) as [Mender, string][];
  return [
    { title: examine.title(site, passed, errors, warnings), lines: [] },
    ...menders.flatMap(([mender, title]) =>
      section(
        title,
        toComplaints(
          findings.filter((one) => !one.ok && one.mender === mender),
          words,
        ),
      ),
    ),
    ...section(
      examine.held,
      [
        ...groupBy(
          findings.filter(({ ok }) => ok),
          ({ expected }) => expected,
        ),
      ].flatMap(([expected, some]) => [...line(`✓ ${expected}`, 'good'), ...toAddresses(some, diff.more)]),
      true,
    ),
  ];
}

function toComplaints(failed: readonly Finding[], { diff, severities }: ReportWords): Line[] {
  const worstFirst = [...failed].sort((a, b) => Number(a.severity !== 'error') - Number(b.severity !== 'error'));
  return [...groupBy(worstFirst, ({ expected }) => expected).values()].flatMap((some) => {
    const [{ expected, hint, severity } = some[0] as Finding] = some;
    return [
      ...line(`✗ ${expected} (${severities[severity]})`, severity === 'error' ? 'bad' : 'warning'),
      ...toAddresses(some, diff.more),
      ...line(`→ ${hint}`, undefined, 2),
    ];
  });
}

const toAddresses = (some: readonly Finding[], more: (number: number) => string): Line[] => [
  ...some
    .slice(0, SHOWN)
    .flatMap(({ address, found, ok }) => line(ok || !found ? address : `${address}: ${found}`, 'dim', 2)),
  ...line(some.length > SHOWN ? more(some.length - SHOWN) : '', 'dim', 2),
];
