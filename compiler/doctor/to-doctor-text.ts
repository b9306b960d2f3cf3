/** Doctor: an examination as lines for a person: what fails, why it matters, what mends it. */

import type { Colors } from 'picocolors/types.js';
import { groupBy } from '../group-by.ts';
import type { Examination } from './examine-site.ts';
import type { Finding } from './finding.ts';
import type { ProxyBlocks } from './to-proxy-blocks.ts';

/** Addresses of one complaint that are shown. */
const SHOWN = 8;

export function toDoctorText(
  { site, apiPath, findings }: Examination,
  blocks: ProxyBlocks | undefined,
  colors: Colors,
  verbose: boolean,
): string {
  const failed = findings.filter(({ ok }) => !ok);
  const errors = failed.filter(({ severity }) => severity === 'error');
  const lines = [
    colors.bold(`${site}, API at ${apiPath}`),
    `  ${findings.length - failed.length} checks passed, ${errors.length} failed, ${failed.length - errors.length} could be better`,
  ];
  if (verbose) {
    for (const { ok, check, address } of findings)
      lines.push(`  ${ok ? colors.green('ok  ') : colors.red('fail')} ${check} ${address}`);
  }
  const byComplaint = groupBy(failed, ({ severity, check, hint }) => `${severity} ${check} ${hint}`);
  const order = (severity: Finding['severity']) =>
    [...byComplaint.values()].filter(([first]) => first?.severity === severity);
  for (const group of [...order('error'), ...order('warning')]) {
    const [first] = group;
    if (!first) continue;
    const paint = first.severity === 'error' ? colors.red : colors.yellow;
    lines.push('', paint(`${first.severity}: ${first.check} (${group.length})`));
    for (const { address, wanted, found } of group.slice(0, SHOWN))
      lines.push(`  ${address}`, `    wanted ${wanted}`, `    found  ${found}`);
    if (group.length > SHOWN) lines.push(`  … and ${group.length - SHOWN} more`);
    lines.push(`  → ${first.hint}`);
  }
  if (blocks) {
    lines.push(
      '',
      colors.bold('nginx'),
      '',
      blocks.nginx.snippet,
      blocks.nginx.server,
      colors.bold('Caddy'),
      '',
      blocks.caddy.trimEnd(),
    );
  }
  return `${lines.join('\n')}\n`;
}
