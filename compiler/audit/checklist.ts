/** Audit: the shape of the readiness checklist, and the ways in which a row can come out. */

import type { CompiledContent } from './compiled-content.ts';
import type { SitePages } from './site-pages.ts';

/**
 * `met`: seen. `served`: no file holds it, the runtime in front of the site answers it. `lost`: seen to be missing.
 * `decided`: not published on purpose. `unknown`: only the website shows it, and it was not looked at.
 */
export type RowStatus = 'met' | 'served' | 'lost' | 'decided' | 'unknown';

/** Who can mend a lost row. */
export type Mender = 'site owner' | 'operator' | 'vitrina' | 'nobody';

export interface Verdict {
  status: RowStatus;
  /** What was seen, or why it is so. */
  detail: string;
}

/** The scanners that ask for rows, by the short names that rows have for them. */
export const scanners: Readonly<Record<string, string>> = {
  CF: 'isitagentready.com',
  VC: 'Vercel Agent Readability',
  AF: 'afdocs',
  OA: 'is-agentic.com',
  A14: 'a14y',
  'AR.dev': 'agent-ready.dev',
  STD: 'agentready.org',
};

export interface ChecklistRow {
  /** Stable, for scripts. */
  id: string;
  /** What is tested. */
  title: string;
  /** Short names of `scanners`, and texts that ask for it. */
  askedBy: string;
  /** What a lost point means for agents. */
  meaning: string;
  mender: Mender;
  /** `site` is undefined when the website was not looked at. */
  judge(content: CompiledContent, site: SitePages | undefined): Verdict;
}

export const met = (detail = ''): Verdict => ({ status: 'met', detail });
export const served = (detail: string): Verdict => ({ status: 'served', detail });
export const lost = (detail: string): Verdict => ({ status: 'lost', detail });
export const decided = (detail: string): Verdict => ({ status: 'decided', detail });
const unknown: Verdict = { status: 'unknown', detail: 'the website was not looked at: repeat with --site' };

/** Met when nothing is missing; else what is. */
export function unlessMissing(missing: readonly string[]): Verdict {
  const shown = missing.slice(0, 5).join(', ');
  return missing.length === 0 ? met() : lost(missing.length > 5 ? `${shown} and ${missing.length - 5} more` : shown);
}

/** A verdict on the website itself. */
export const ofSite = (site: SitePages | undefined, judge: (site: SitePages) => Verdict): Verdict =>
  site ? judge(site) : unknown;
