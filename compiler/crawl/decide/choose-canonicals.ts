/** Canonical links of the pages → which page is published for which. Links that are evidently wrong are ignored. */

import { complain, type Diagnostic } from '../../model.ts';
import type { Complaints } from '../../words/es/complaints.ts';
import type { Address } from '../address/site-addresses.ts';
import { compareWording } from '../read/wording.ts';
import { type Candidate, type Leader, preferAddress } from './candidate.ts';

/** Below this likeness a canonical link to the home page is a mistake of the template. */
const MIN_HOME_LIKENESS = 0.8;

type CanonicalComplaint = Extract<keyof Complaints, `canonical-${string}`>;

/** Believes canonical links to pages that may be published; to the home page only from one that says the same. */
export function chooseCanonicals(
  candidates: Map<Address, Candidate>,
  end: (address: Address) => Address | undefined,
): { leaders: Map<Address, Leader>; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const warn = <Code extends CanonicalComplaint>(where: Address, code: Code, about: Complaints[Code]) => {
    diagnostics.push(complain('warning', code, where, about));
  };
  const leaders = new Map<Address, Leader>();
  // Met last, the best address of a circle finds that all others lead to it, and wins.
  for (const { record, visit } of [...candidates.values()].sort(preferAddress).reverse()) {
    const { address } = record;
    const { canonical } = visit;
    if (canonical === undefined || canonical === address) continue;
    if (typeof canonical !== 'string') {
      warn(address, 'canonical-off-site', { named: canonical.foreign.slice(0, 200) });
      continue;
    }
    const target = end(canonical);
    if (target === address) continue;
    const page = target === undefined ? undefined : candidates.get(target);
    if (target === undefined || !page || target.includes('?')) {
      warn(address, 'canonical-broken', { named: canonical });
      continue;
    }
    const way = follow(target, leaders);
    if (way.at(-1) === address) warn(address, 'canonical-loop', { circle: way.sort() });
    else if (target === '/' && compareWording(visit.wording, page.visit.wording) < MIN_HOME_LIKENESS) {
      warn(address, 'canonical-to-home', null);
    } else leaders.set(address, { target, reason: 'canonical' });
  }
  return { leaders, diagnostics };
}

/** An address and those that it leads to, to the last. */
function follow(first: Address, leaders: ReadonlyMap<Address, Leader>): Address[] {
  const way = [first];
  for (let leader = leaders.get(first); leader; leader = leaders.get(leader.target)) way.push(leader.target);
  return way;
}
