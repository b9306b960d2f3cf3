/** Canonical links of the pages → which page is published for which. Links that are evidently wrong are ignored. */

import type { Diagnostic } from '../../model.ts';
import type { Complaints } from '../../words/es/complaints.ts';
import type { Address } from '../address/site-addresses.ts';
import { compareWording } from '../read/wording.ts';
import { type Candidate, type Leader, preferAddress } from './candidate.ts';

/** Below this likeness a canonical link to the home page is a mistake of the template. */
const MIN_HOME_LIKENESS = 0.8;

type CanonicalComplaint = Extract<keyof Complaints, `canonical-${string}`>;

/**
 * Believes a canonical link when it leads to a page that may be published itself. Ignored: links off the site, to
 * missing or excluded pages, and to the home page from a page that says something else. A circle has one winner.
 * @param end where redirects from an address end
 */
export function chooseCanonicals(
  candidates: Map<Address, Candidate>,
  end: (address: Address) => Address | undefined,
): { leaders: Map<Address, Leader>; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const complain = <Code extends CanonicalComplaint>(where: Address, code: Code, about: Complaints[Code]) => {
    diagnostics.push({ severity: 'warning', code, where, about } as Diagnostic);
  };
  const stated = new Map<Address, Address>();
  for (const [address, { visit }] of candidates) {
    const { canonical } = visit;
    if (canonical === undefined || canonical === address) continue;
    if (typeof canonical !== 'string') {
      complain(address, 'canonical-off-site', { named: canonical.foreign.slice(0, 200) });
      continue;
    }
    const target = end(canonical);
    if (target === address) continue;
    const page = target === undefined ? undefined : candidates.get(target);
    if (target === undefined || !page || target.includes('?')) {
      complain(address, 'canonical-broken', { named: canonical });
    } else if (target === '/' && compareWording(visit.wording, page.visit.wording) < MIN_HOME_LIKENESS) {
      complain(address, 'canonical-to-home', null);
    } else {
      stated.set(address, target);
    }
  }

  // The best address of a circle is met first, and wins.
  for (const { record } of [...candidates.values()].sort(preferAddress)) {
    const winner = record.address;
    const circle = findCircle(winner, stated);
    if (!circle) continue;
    for (const member of circle) stated.set(member, winner);
    stated.delete(winner);
    complain(winner, 'canonical-loop', { circle: circle.sort() });
  }
  const leaders = new Map([...stated].map(([address, target]) => [address, { target, reason: 'canonical' } as const]));
  return { leaders, diagnostics };
}

/** The addresses that lead from one to the next and back to the first; undefined when the way ends elsewhere. */
function findCircle(first: Address, stated: ReadonlyMap<Address, Address>): Address[] | undefined {
  const way = [first];
  for (let at = stated.get(first); at !== undefined && !way.includes(at); at = stated.get(at)) way.push(at);
  return stated.get(way.at(-1) ?? first) === first ? way : undefined;
}
