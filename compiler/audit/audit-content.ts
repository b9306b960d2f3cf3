/** Audit: the checklist gone through, with its score and the level that the best-known scanner would give. */

import type { ChecklistRow, Mender, RowStatus } from './checklist.ts';
import type { CompiledContent } from './compiled-content.ts';
import { contentRows, lossRow } from './content-rows.ts';
import type { SitePages } from './site-pages.ts';
import { sitemapRow, siteRows } from './site-rows.ts';

interface AuditedRow extends Omit<ChecklistRow, 'judge'> {
  status: RowStatus;
  detail: string;
}

export interface Audit {
  site: string;
  rows: AuditedRow[];
  /** Points had and to be had. Rows that are not known count on neither side. */
  score: { points: number; of: number; percent: number };
  /** The same when all that anybody can mend is mended. */
  reachable: { points: number; of: number; percent: number };
  /** 0 to 5, by the ladder that 20 published reports of isitagentready.com show. */
  level: number;
  /** What the next level asks for; absent at the highest. */
  next?: string;
  /** What the level takes for granted, since it was not looked at. */
  assumed: string[];
}

/** @param site Undefined when the website was not looked at. */
export function auditContent(content: CompiledContent, site: SitePages | undefined): Audit {
  const rows = [...siteRows, ...contentRows, ...(content.losses ? [lossRow] : [])]
    .map(({ judge, ...row }): AuditedRow => ({ ...row, ...judge(content, site) }))
    .sort((a, b) => compareIds(a.id, b.id));
  const known = rows.filter(({ status }) => status !== 'unknown');
  const count = (...statuses: RowStatus[]) => known.filter(({ status }) => statuses.includes(status)).length;
  return {
    site: content.addresses.site,
    rows,
    score: toScore(count('met', 'served'), known.length),
    reachable: toScore(count('met', 'served', 'lost'), known.length),
    ...toLevel(rows),
  };
}

const toScore = (points: number, of: number): Audit['score'] => ({
  points,
  of,
  percent: of === 0 ? 0 : Math.round((points * 100) / of),
});

/** Rows of each level; a level counts when all below it do. Level 4 wants one of its rows. */
const ladder: { rows: string[]; wants: 'all' | 'one'; asks: string }[] = [
  { rows: ['AR-1', sitemapRow], wants: 'all', asks: 'robots.txt and sitemap.xml' },
  { rows: ['AR-2', 'AR-3'], wants: 'all', asks: 'rules for AI agents and Content-Signal in robots.txt' },
  { rows: ['AR-13'], wants: 'all', asks: 'Markdown to those who ask for it' },
  { rows: ['AR-41', 'AR-46', 'AR-54'], wants: 'one', asks: 'an API catalog, an MCP server card or agent skills' },
  { rows: ['AS-11'], wants: 'all', asks: 'authorization server metadata' },
];

function toLevel(rows: readonly AuditedRow[]): Pick<Audit, 'level' | 'next' | 'assumed'> {
  // What was not looked at is not held against the site, but named.
  const lost = new Set(rows.filter(({ status }) => status === 'lost').map(({ id }) => id));
  const failed = ladder.findIndex(({ rows: ids, wants }) =>
    wants === 'all' ? ids.some((id) => lost.has(id)) : ids.every((id) => lost.has(id)),
  );
  const level = failed === -1 ? ladder.length : failed;
  const relied = new Set(ladder.slice(0, level).flatMap(({ rows: ids }) => ids));
  const assumed = rows.filter(({ id, status }) => status === 'unknown' && relied.has(id)).map(({ title }) => title);
  const next = ladder[level]?.asks;
  return { level, assumed, ...(next !== undefined && { next }) };
}

function compareIds(a: string, b: string): number {
  const key = (id: string) => /^AR-(\d+)$/.exec(id)?.[1]?.padStart(3, '0') ?? `9${id}`;
  return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0;
}

/** Who mends what is lost, in the order of a report. */
export const menders: readonly Mender[] = ['site owner', 'operator', 'vitrina', 'nobody'];
