/** Examine: the one table of agents' expectations, of a folder or the live site, and the findings as a report. */

import type { Addresses } from '#shared/addresses.ts';
import { groupBy } from '#shared/group-by.ts';
import type { Severity } from '../model.ts';
import { type Line, line, type Section, section } from '../report/sections.ts';
import type { CheckId, ExamineWords } from '../words/es/report/examine.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import type { Answer, Probe } from './probe.ts';

/** Who fixes it: the proxy before the runtime, front mode, a compile, or the website's owner. */
type Mender = keyof ExamineWords['menders'];

/** Menders of the checks that the proxy cannot mend. */
const menders: { readonly [Check in CheckId]?: Mender } = {
  'other-address': 'content',
  'wrong-origin': 'content',
  'says-its-address': 'content',
  says: 'content',
  intact: 'content',
  'page-header': 'front',
  'markdown-negotiation': 'front',
  'robots-txt': 'front',
  'no-password': 'website',
  'no-maintenance': 'website',
  'home-page': 'website',
  'robots-open': 'website',
  'as-agent': 'website',
};

export interface Finding {
  check: CheckId;
  /** Public address; with the method where it is not GET. */
  address: string;
  ok: boolean;
  severity: Exclude<Severity, 'info'>;
  mender: Mender;
  /** Expectation, result, and advice if they differ. */
  expected: string;
  found: string;
  hint: string;
}

export type Examination = ReturnType<typeof createExamination>;

/** Creates the tools of all checks. @param isLive whether answers have headers, methods and quotas; not in a folder */
export function createExamination(probe: Probe, addresses: Addresses, isLive: boolean, words: ExamineWords) {
  const findings: Finding[] = [];
  const ask: Probe = async (address, request) => {
    const answer = await probe(address.slice(addresses.site.length), request);
    return answer.failure === undefined ? answer : { ...answer, failure: words.because(answer.failure) };
  };
  /** Notes a finding, whether it holds or not, and returns `ok`. `about` fills in the words of the check. */
  const note = (check: CheckId, address: string, ok: boolean, found: string, about = ''): boolean => {
    const mender = menders[check] ?? 'proxy';
    // Agents can do without.
    const severity = mender === 'front' || check === 'robots-open' ? 'warning' : 'error';
    const [expected, hint] = words.checks[check](about);
    // No proxy has a hand in a folder.
    const own =
      isLive || mender !== 'proxy' ? { mender, hint } : { mender: 'content' as const, hint: words.compileAgain };
    findings.push({ check, address, ok, severity, expected, found, ...own });
    return ok;
  };
  /** Notes whether an answer has a header with the wanted value. */
  const noteHeader = (
    address: string,
    { headers }: Answer,
    name: string,
    wanted: string,
    isRight = (said: string) => said.includes(wanted),
  ) => {
    const said = headers.get(name);
    note('header', address, said !== null && isRight(said), said ?? words.without(name), `${name}: ${wanted}`);
  };
  return { addresses, isLive, words, findings, ask, note, noteHeader };
}

/** Most addresses shown per complaint. */
const MAX_SHOWN = 5;

/** Counts the expectations that hold, and the failed ones by severity. */
export function countFindings(findings: readonly Finding[]): Record<'passed' | 'errors' | 'warnings', number> {
  const count = (severity: Finding['severity']) =>
    findings.filter((one) => !one.ok && one.severity === severity).length;
  return { passed: findings.filter(({ ok }) => ok).length, errors: count('error'), warnings: count('warning') };
}

/** Lists expectations that fail, by who mends them; then, as details, those that hold. */
export function toExaminationSections(site: string, findings: readonly Finding[], words: ReportWords): Section[] {
  const { examine, diff } = words;
  const { passed, errors, warnings } = countFindings(findings);
  const menders = Object.entries(examine.menders) as [Mender, string][];
  const kept = findings.filter(({ ok }) => ok);
  const held = [...groupBy(kept, ({ expected }) => expected)].flatMap(([expected, some]) => [
    ...line(`✓ ${expected}`, 'good'),
    ...toAddresses(some, diff.more),
  ]);
  return [
    { title: examine.title(site, passed, errors, warnings), lines: [] },
    ...menders.flatMap(([mender, title]) => {
      const failed = findings.filter((one) => !one.ok && one.mender === mender);
      return section(title, toComplaints(failed, words));
    }),
    ...section(examine.held, held, true),
  ];
}

/** Lists failed expectations, errors first, equal ones once with their addresses and the hint. */
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

/** Lists addresses, with the result where one failed; beyond {@link MAX_SHOWN} they are counted. */
const toAddresses = (some: readonly Finding[], more: (number: number) => string): Line[] => [
  ...some
    .slice(0, MAX_SHOWN)
    .flatMap(({ address, found, ok }) => line(ok || !found ? address : `${address}: ${found}`, 'dim', 2)),
  ...line(some.length > MAX_SHOWN ? more(some.length - MAX_SHOWN) : '', 'dim', 2),
];
