/** Company stage: the postal address of the business, of those that its pages show and its markup gives. */

import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { groupBy } from '../../group-by.ts';
import { companyFacts, type Detected, type Finding } from '../facts.ts';
import type { Street } from '../read/addresses.ts';
import type { MarkedBusiness } from '../read/business.ts';
import type { SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { contradiction } from './contradictions.ts';

type Address = Finding & Street;

const { pages } = companyFacts.address;

/**
 * The fullest that the frames of all pages and the pages on the business show, else that of markup; nothing when two of
 * these disagree. A page, or markup, that gives several gives those of branches, of which none is told.
 */
export function detectAddress({ facts, purposes, language }: SiteView, own: readonly MarkedBusiness[]): Detected {
  const isOwn = (path: PagePath): boolean => [...purposes.rolesOf(path)].some((role) => role in pages);
  const clean = (text: string): string => withoutContactData(text, language);
  const shown = facts.flatMap(({ path: from, addresses }) =>
    addresses
      .filter(({ zone }) => zone === 'footer' || zone === 'header' || isOwn(from))
      .map(
        ({ zone: _, ...address }): Address => ({ ...address, text: clean(address.text), from, evidence: address.text }),
      ),
  );
  const marked = own.flatMap(({ node: { address }, from }): Address[] =>
    address ? [{ ...address, text: clean(address.text), from, evidence: 'JSON-LD address' }] : [],
  );
  const told = [...shown.sort((a, b) => b.text.length - a.text.length), ...marked].filter(({ text }) => text !== '');
  const [finding, ...others] = told;
  const areBranches = [...groupBy(shown, ({ from }) => from).values(), marked].some(([first, ...more]) =>
    more.some((one) => first && !isSame(first, one)),
  );
  if (finding === undefined || areBranches) return { finding: undefined, diagnostics: [] };
  const rival = others.find((other) => !isSame(finding, other));
  return rival
    ? { finding: undefined, diagnostics: [contradiction('address', finding, rival)] }
    : { finding, diagnostics: [] };
}

/** Whether both name one street and no other number; how either is written is looked over. */
function isSame(one: Address, other: Address): boolean {
  const names = (street: string, { text }: Address): boolean => ` ${foldWords(text)} `.includes(` ${street} `);
  const isNumbered = one.number !== '' && other.number !== '';
  return (names(one.street, other) || names(other.street, one)) && (!isNumbered || one.number === other.number);
}
