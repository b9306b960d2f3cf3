/** Canonical links of the pages → which page speaks for which, as far as the links can be believed. */

import type { Diagnostic } from '../../model.ts';
import type { Address } from '../address/site-addresses.ts';
import { compareWording } from '../read/wording.ts';
import { type Candidate, type Leader, preferAddress } from './candidate.ts';

/** Below this likeness a canonical link to the home page is a mistake of the template. */
const LIKE_HOME = 0.8;

function complain(code: string, where: Address, message: string, hint: string): Diagnostic {
  return { severity: 'warning', code, where, message, hint };
}

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
  const stated = new Map<Address, Address>();
  for (const [address, { visit }] of candidates) {
    const { canonical } = visit;
    if (canonical === undefined || canonical === address) continue;
    if (typeof canonical !== 'string') {
      const message = `The canonical link names another site: ${canonical.foreign.slice(0, 200)}`;
      diagnostics.push(complain('canonical-off-site', address, message, 'Name the address of the page on this site.'));
      continue;
    }
    const target = end(canonical);
    if (target === address) continue;
    const page = target === undefined ? undefined : candidates.get(target);
    if (target === undefined || !page || target.includes('?')) {
      const message = `The canonical link leads to ${canonical}, which is not a page that can be published.`;
      diagnostics.push(complain('canonical-broken', address, message, 'Name the address of the page itself.'));
    } else if (target === '/' && compareWording(visit.wording, page.visit.wording) < LIKE_HOME) {
      const message = 'The canonical link names the home page, which says something else; it was ignored.';
      diagnostics.push(complain('canonical-to-home', address, message, 'Name the address of the page itself.'));
    } else {
      stated.set(address, target);
    }
  }

  const inCircle = new Set<Address>();
  for (const address of stated.keys()) {
    if (inCircle.has(address)) continue;
    const way: Address[] = [];
    let at: Address | undefined = address;
    while (at !== undefined && !way.includes(at) && !inCircle.has(at)) {
      way.push(at);
      at = stated.get(at);
    }
    if (at === undefined || inCircle.has(at)) continue;
    const circle = way.slice(way.indexOf(at));
    const [winner = at] = circle
      .flatMap((member) => candidates.get(member) ?? [])
      .sort(preferAddress)
      .map(({ record }) => record.address);
    for (const member of circle) {
      inCircle.add(member);
      if (member !== winner) stated.set(member, winner);
    }
    stated.delete(winner);
    const message = `Canonical links run in a circle (${[...circle].sort().join(', ')}); ${winner} was taken.`;
    diagnostics.push(complain('canonical-loop', winner, message, 'Let all of them name the same page.'));
  }
  const leaders = new Map([...stated].map(([address, target]) => [address, { target, reason: 'canonical' } as const]));
  return { leaders, diagnostics };
}
