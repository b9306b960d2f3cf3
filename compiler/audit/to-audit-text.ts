/** Audit: the checklist as lines for a person: the score, then every lost point, what it means and who can mend it. */

import type { Colors } from 'picocolors/types.js';
import { type Audit, menders } from './audit-content.ts';
import { type Mender, type RowStatus, scanners } from './checklist.ts';

const headings: Record<Mender, string> = {
  'site owner': 'The site’s owner can mend',
  operator: 'Whoever runs the server or the domain can mend',
  vitrina: 'Vitrina should have done this: please report it',
  nobody: 'Not published on purpose, nobody has to mend it',
};

const marks: Record<RowStatus, string> = { met: '✓', served: '✓', lost: '✗', decided: '–', unknown: '?' };

export function toAuditText(
  { site, rows, score, reachable, level, next, assumed }: Audit,
  colors: Colors,
  verbose: boolean,
): string {
  const count = (status: RowStatus) => rows.filter((row) => row.status === status).length;
  const lines = [
    colors.bold(`${site}: ${score.points} of ${score.of} points (${score.percent} %), level ${level} of 5`),
    `  ${count('met')} seen, ${count('served')} answered by the runtime, ${count('lost')} lost, ${count('decided')} decided against, ${count('unknown')} not looked at`,
    `  at most ${reachable.points} points (${reachable.percent} %) when everything is mended that can be`,
    ...(assumed.length > 0 ? [`  level ${level} takes for granted what was not looked at: ${assumed.join(', ')}`] : []),
    ...(next ? [`  level ${level + 1} asks for ${next}`] : []),
  ];
  if (verbose) {
    lines.push(
      '',
      ...rows.map(
        ({ id, title, status, detail }) => `${marks[status]} ${id.padEnd(6)}${title}${detail ? `: ${detail}` : ''}`,
      ),
    );
  }
  for (const mender of menders) {
    const lost = rows.filter((row) => row.mender === mender && (row.status === 'lost' || row.status === 'decided'));
    if (lost.length === 0) continue;
    lines.push('', colors.bold(headings[mender]));
    for (const { id, title, askedBy, meaning, status, detail } of lost) {
      const paint = status === 'lost' ? colors.yellow : colors.dim;
      lines.push(`  ${paint(`${marks[status]} ${id.padEnd(6)}${title}`)} (${askedBy})`);
      lines.push(...(status === 'lost' && detail ? [`           ${detail}`] : []), `           ${meaning}`);
    }
  }
  const names = Object.entries(scanners).map(([short, name]) => `${short} ${name}`);
  lines.push('', colors.dim(`Asked for by: ${names.join(', ')}; the others are specifications`));
  const unknown = rows.filter(({ status }) => status === 'unknown');
  if (unknown.length > 0)
    lines.push('', `Not looked at without --site: ${unknown.map(({ title }) => title).join('; ')}`);
  return `${lines.join('\n')}\n`;
}
