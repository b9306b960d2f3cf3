/** Doctor: what a check found out about one address. */

import type { Severity } from '../model.ts';

/** What mends it: a change of the proxy before the runtime, of the config, or of the website. */
type Repair =
  /** The address must be handed to the runtime. */
  | 'route'
  /** The proxy must pass a request header on, or not invent one. */
  | 'request-headers'
  /** The proxy must leave status, headers and body of the answer alone. */
  | 'answer'
  /** Pages must go through the runtime too (front mode). */
  | 'front'
  /** Something else than a proxy: the hint says what. */
  | 'other';

export interface Finding {
  /** Stable identifier, kebab-case: `html-fall-through`, `authorization-stripped`. */
  check: string;
  /** Public address; with the method where it is not GET. */
  address: string;
  ok: boolean;
  severity: Exclude<Severity, 'info'>;
  /** What must hold. */
  wanted: string;
  /** What was seen. */
  found: string;
  /** What to do when it does not hold. */
  hint: string;
  repair: Repair;
}

/** Findings as they are made, in order. */
export interface Findings {
  /** Notes one and returns whether it holds. Default severity `error`, default repair `other`. */
  note(finding: Omit<Finding, 'severity' | 'repair'> & Partial<Pick<Finding, 'severity' | 'repair'>>): boolean;
  list(): Finding[];
}

export function createFindings(): Findings {
  const findings: Finding[] = [];
  return {
    note(finding) {
      findings.push({ severity: 'error', repair: 'other', ...finding });
      return finding.ok;
    },
    list: () => findings,
  };
}
