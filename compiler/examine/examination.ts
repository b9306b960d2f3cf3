/** Examine: the one table of what agents expect, whoever is asked: a compiled folder or the live site. */

import type { Addresses } from '#shared/addresses.ts';
import type { Severity } from '../model.ts';
import type { CheckId, ExamineWords } from '../words/es/examine.ts';
import type { Probe } from './probe.ts';

/** Who mends it: the proxy before the runtime, the same in front mode, a compile, or the website's owner. */
export type Mender = keyof ExamineWords['menders'];

/** Every expectation with its mender; what agents can do without is a warning. */
export const expectations = {
  status: ['proxy', 'error'],
  'html-fall-through': ['proxy', 'error'],
  'media-type': ['proxy', 'error'],
  cors: ['proxy', 'error'],
  'wrong-origin': ['content', 'error'],
  'says-its-address': ['content', 'error'],
  says: ['content', 'error'],
  'refused-address': ['proxy', 'error'],
  'dead-link': ['content', 'error'],
  digest: ['content', 'error'],
  'page-mirror': ['proxy', 'error'],
  'lost-text': ['content', 'warning'],
  'api-headers': ['proxy', 'error'],
  'shared-cache': ['proxy', 'error'],
  'slashes-in-parameters': ['proxy', 'error'],
  'error-shape': ['proxy', 'error'],
  'authorization-stripped': ['proxy', 'error'],
  challenge: ['proxy', 'error'],
  preflight: ['proxy', 'error'],
  method: ['proxy', 'error'],
  'forged-address': ['proxy', 'error'],
  'token-endpoint': ['proxy', 'error'],
  'no-store': ['proxy', 'error'],
  'mcp-tools': ['proxy', 'error'],
  'soft-404': ['proxy', 'error'],
  'page-links': ['front', 'warning'],
  'markdown-negotiation': ['front', 'warning'],
  'vary-accept': ['front', 'warning'],
  'robots-txt': ['front', 'warning'],
  'home-page': ['website', 'error'],
  'robots-open': ['website', 'warning'],
} as const satisfies Record<CheckId, readonly [Mender, Exclude<Severity, 'info'>]>;

export interface Finding {
  check: CheckId;
  /** Public address; with the method where it is not GET. */
  address: string;
  ok: boolean;
  severity: Exclude<Severity, 'info'>;
  mender: Mender;
  /** What must hold, what was seen, and what to do when it does not hold. */
  expected: string;
  found: string;
  hint: string;
}

/** What all checks work with. */
export interface Examination {
  probe: Probe;
  addresses: Addresses;
  /** Headers, methods and quotas are answered too: a folder has none. */
  isLive: boolean;
  words: ExamineWords;
  findings: Finding[];
  /** Notes one finding, about what the expectation names, and returns whether it holds. */
  note(check: CheckId, address: string, ok: boolean, found: string, about?: string): boolean;
}

export function createExamination(base: Omit<Examination, 'findings' | 'note'>): Examination {
  const findings: Finding[] = [];
  const { isLive, words } = base;
  return {
    ...base,
    findings,
    note(check, address, ok, found, about = '') {
      const [mender, severity] = expectations[check];
      const [expected, hint] = words.checks[check](about);
      // No proxy has a hand in a folder.
      const own =
        isLive || mender !== 'proxy' ? { mender, hint } : { mender: 'content' as const, hint: words.compileAgain };
      findings.push({ check, address, ok, severity, expected, found, ...own });
      return ok;
    },
  };
}
