/** Report stage: what is known about one address, as titled lines. */

import { toShortText } from '#shared/short-text.ts';
import { configFieldOf } from '../../words/config-field.ts';
import type { ReportWords } from '../../words/es/report.ts';
import type { ReportedPage } from '../last-report.ts';
import { sayComplaint } from '../say-complaint.ts';
import { type Line, line, type Section, section } from '../sections.ts';
import type { Explanation } from './explain-address.ts';

const SHOWN_TEXT = 200;

/** How it was found, what became of it and why, what was published and what was cut. */
export function toExplanation(explanation: Explanation, words: ReportWords): Section[] {
  const { address, entry, way, page, facts, diagnostics, similar } = explanation;
  const { explain, outcomes, reasons } = words;
  if (!entry) {
    const lines = [...line(explain.neverSeen), ...line(similar.length > 0 ? explain.similar : '')];
    return section(address, [...lines, ...similar.flatMap((one) => line(one, undefined, 2))]);
  }
  const listed = entry.foundOn.filter((one) => !one.startsWith('/'));
  const linking = entry.foundOn.filter((one) => one.startsWith('/'));
  return [
    ...section(address, [
      ...line(listed.length > 0 ? explain.foundBy(listed) : ''),
      ...line(linking.length > 0 ? explain.linkedFrom : ''),
      ...linking.flatMap((one) => line(one, undefined, 2)),
      ...line(entry.foundOnMore ? explain.morePages(entry.foundOnMore) : '', undefined, 2),
      ...way.flatMap((step) => {
        const status = step.status === undefined ? '' : `, ${explain.status} ${step.status}`;
        const detail = step.detail === undefined ? '' : ` (${words.detail(step.detail)})`;
        const target = step.target === undefined ? '' : ` → ${step.target}`;
        const start = step === entry ? '' : `${step.url} `;
        return line(`${start}${outcomes[step.outcome]}: ${reasons[step.reason]}${detail}${status}${target}`);
      }),
    ]),
    ...(page ? toPageSections(page, words) : []),
    ...section(
      explain.facts,
      facts.flatMap(({ field, evidence }) => line(`${configFieldOf(field)}: ${toShortText(evidence, SHOWN_TEXT)}`)),
    ),
    ...section(
      explain.problems,
      diagnostics.flatMap((diagnostic) => {
        const { severity, message, hint, quote } = sayComplaint(diagnostic, words);
        const quoted = quote ? ` «${toShortText(quote, SHOWN_TEXT)}»` : '';
        return [...line(`${words.severities[severity]}: ${message}${quoted}`), ...line(`→ ${hint}`, undefined, 2)];
      }),
    ),
  ];
}

function toPageSections(page: ReportedPage, { explain, rule: say }: ReportWords): Section[] {
  const lines: Line[] = [
    ...line(page.url),
    ...line(toShortText(page.description, SHOWN_TEXT)),
    ...line(page.aliases.length > 0 ? explain.aliases(page.aliases) : ''),
  ];
  return [
    ...section(page.title || page.path, lines),
    {
      title: explain.kept(page.words),
      lines: [
        ...line(page.own.words > 0 ? explain.own(page.own.kept, page.own.words) : ''),
        ...page.headings.flatMap(({ level, text }) => line(`${'#'.repeat(level)} ${text}`)),
      ],
    },
    ...section(
      explain.cut(page.removed.length),
      page.removed.flatMap(({ rule, selector, text }) => [
        ...line(`${say(rule)}  ${selector}`, 'warning'),
        ...line(`«${toShortText(text, SHOWN_TEXT)}»`, undefined, 2),
      ]),
    ),
  ];
}
