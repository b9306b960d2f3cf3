/** Pages that say the same at several addresses → one page, the other addresses its aliases. */

import { groupBy } from '../../group-by.ts';
import { inAnyLanguage } from '../../words/any-language.ts';
import type { Address } from '../address/site-addresses.ts';
import { compareWording } from '../read/wording.ts';
import { type Candidate, type Leader, preferAddress } from './candidate.ts';

/** Spellings of one address may differ by a clock or a list of latest posts and are still one page. */
const MIN_SPELLING_LIKENESS = 0.9;

/** The address without what servers commonly ignore: letter case, final slash, name of the index file, query string. */
function looseKey(address: Address): string {
  return address
    .replace(/\?.*$/s, '')
    .toLowerCase()
    .replace(/\/(?:index|default|home)\.(?:html?|php|aspx?|jsp)$/, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}

const segment = (name: 'archives' | 'categories' | 'furtherParts'): string =>
  inAnyLanguage(({ addresses }) => addresses?.[name]?.map(encodeURIComponent));
const LIST = new RegExp(
  `/(?:${segment('archives')}|${segment('categories')})/[^?]|/${segment('furtherParts')}/\\d+/?$`,
  'i',
);

/** Whether an address is a list of pages: by its form, or because one of the others is below it. The home page is not. */
function isList(address: Address, others: readonly Candidate[]): boolean {
  if (LIST.test(address)) return true;
  const below = `${address.replace(/\/$/, '')}/`;
  return (
    address !== '/' &&
    others.some(({ record }) => looseKey(record.address) !== looseKey(address) && record.address.startsWith(below))
  );
}

/** Those that share a key with others, the better addresses first: a list that shows one post is the post. */
function groupAlike(candidates: Candidate[], toKey: (candidate: Candidate) => string): Candidate[][] {
  const groups = [...groupBy(candidates, toKey).values()].filter((group) => group.length > 1);
  return groups.map((group) => {
    const sorted = group.sort(preferAddress);
    const lists = new Set(sorted.filter(({ record }) => isList(record.address, sorted)));
    return [...sorted.filter((one) => !lists.has(one)), ...lists];
  });
}

/** Leaders of pages that say the same, or nearly so at spellings of one address, and of archives of one post. */
export function mergeDuplicates(
  candidates: Map<Address, Candidate>,
  canonicals: Map<Address, Leader>,
  archives: readonly Candidate[] = [],
): Map<Address, Leader> {
  const leaders = new Map<Address, Leader>();
  const free = () =>
    [...candidates.values()].filter(({ record }) => !canonicals.has(record.address) && !leaders.has(record.address));
  const follow = (candidate: Candidate, target: Candidate) =>
    leaders.set(candidate.record.address, { target: target.record.address, reason: 'duplicate' });

  // A page without a word is an application that draws itself: nothing says that two of them are the same.
  const worded = free().filter(({ visit }) => visit.wording.words > 0);
  for (const [first, ...others] of groupAlike(worded, ({ visit }) => `${visit.title}\n${visit.wording.fingerprint}`)) {
    if (first && !first.record.address.includes('?')) for (const other of others) follow(other, first);
  }
  for (const [first, ...others] of groupAlike(free(), ({ record }) => looseKey(record.address))) {
    if (!first || first.record.address.includes('?')) continue;
    for (const other of others) {
      const isAlike = compareWording(first.visit.wording, other.visit.wording) >= MIN_SPELLING_LIKENESS;
      if (isAlike && first.visit.title === other.visit.title) follow(other, first);
    }
  }
  for (const archive of archives) {
    const [only, ...others] = free().filter(
      ({ record, visit }) =>
        record.linkedFrom.has(archive.record.address) &&
        compareWording(archive.visit.wording, visit.wording) >= MIN_SPELLING_LIKENESS &&
        !isList(record.address, []),
    );
    if (only && others.length === 0) follow(archive, only);
  }
  return leaders;
}
