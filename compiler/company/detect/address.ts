/** Company stage: the postal address of the business, or those of all its premises. */

import { groupBy } from '#shared/group-by.ts';
import type { PagePath } from '#shared/page.ts';
import { foldWords } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { companyFacts, type Detected, type Finding, frameOf, type PagePurposes } from '../facts.ts';
import { type AddressText, type Street, toStreet } from '../read/addresses.ts';
import type { MarkedBusiness } from '../read/business.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { contradiction } from './contradictions.ts';

type Address = Finding & Street & Partial<Omit<AddressText, keyof Street | 'text'>>;

const { pages } = companyFacts.address;
/** Maximum number of premises, characters of the name of one, and characters of all. */
const MAX_PREMISES = 6;
const MAX_NAME_LENGTH = 50;
const MAX_LENGTH = 400;
const OTHERS = new RegExp(`(?<!\\p{L})${inCompleteLanguages(({ othersPremises }) => othersPremises)}(?!\\p{L})`, 'iu');
const ONLY_LABEL = new RegExp(
  `^(?:${inCompleteLanguages(({ addressLabels }) => addressLabels)}|${inCompleteLanguages(({ ownPremises }) => ownPremises)})$`,
  'iu',
);

/**
 * The longest address in headers, footers and pages on the business, else in markup (`own`). Parts count only if none
 * is whole. If two of these disagree, no address but a complaint. A page, or the markup, with addresses in several
 * streets lists branches: then the one that is labelled as the seat, else all of them if titles tell whose they are.
 */
export function detectAddress(
  pagesRead: readonly { path: PagePath; addresses: readonly AddressText[] }[],
  own: readonly MarkedBusiness[],
  purposes: PagePurposes,
): Detected {
  const isOwn = (path: PagePath): boolean => [...purposes.rolesOf(path)].some((role) => role in pages);
  const all = pagesRead.flatMap(({ path: from, addresses }) =>
    addresses
      .filter(({ zone }) => zone === 'footer' || zone === 'header' || isOwn(from))
      .map(
        (address): Address => ({
          ...address,
          ...frameOf(address.zone),
          text: withoutContactData(address.text),
          from,
          evidence: address.text,
        }),
      ),
  );
  const seats = all.filter(({ isSeat }) => isSeat);
  const whole = all.filter(({ isPart }) => !isPart);
  const ofSeat = whole.filter((one) => seats.some((seat) => isSame(seat, one)));
  const shown = [seats.length > 0 ? [...seats, ...ofSeat] : [], whole].find((some) => some.length > 0) ?? all;
  const marked = (seats.length > 0 ? [] : own).flatMap(({ node: { address }, from }): Address[] =>
    address
      ? [{ ...toStreet(address.street), text: withoutContactData(address.text), from, evidence: 'JSON-LD address' }]
      : [],
  );
  const told = [...shown.toSorted((a, b) => b.text.length - a.text.length), ...marked].filter(
    ({ text, street }) => text !== '' && street !== '',
  );
  const [finding, ...others] = told;
  const lists = [...groupBy(shown, ({ from }) => from).values(), marked];
  const areBranches = lists.some(([first, ...more]) => more.some((one) => first && areApart(first, one)));
  if (areBranches) return { finding: premisesIn(lists, told), diagnostics: [] };
  const rival = finding && others.find((other) => !isSame(finding, other));
  return rival
    ? { finding: undefined, diagnostics: [contradiction('address', finding, rival)] }
    : { finding, diagnostics: [] };
}

/**
 * All premises as the first page with the most of them lists them, each behind its name: `Surco: Calle Luz 3, Lima`.
 * `undefined` if another page or the markup has one more, if titles do not say that they are the business's own, or
 * if they are too many.
 * @param told addresses that must all be listed
 */
function premisesIn(lists: readonly Address[][], told: readonly Address[]): Finding | undefined {
  const [premises] = lists
    .map((list) => list.reduce<Address[][]>(addToSame, []))
    .filter(
      (all) => areOwn(all) && told.every((address) => all.some((one) => one.some((same) => isSame(same, address)))),
    )
    .toSorted((a, b) => b.length - a.length);
  if (premises === undefined || premises.length > MAX_PREMISES) return undefined;
  const [first] = premises[0] ?? [];
  const text = (namedPremises(premises) ?? premises.map(longestOf)).join('; ');
  return first && text.length <= MAX_LENGTH ? { ...first, text } : undefined;
}

/** Whether titles say of all premises that they are the business's, and of none that they are of others. */
function areOwn(premises: readonly Address[][]): boolean {
  const titles = premises.flat().flatMap((one) => Object.values(one.titles ?? {}));
  return (
    premises.every((one) => one.some(({ isOfPremises }) => isOfPremises)) && !titles.some((one) => OTHERS.test(one))
  );
}

/** Each of the premises behind its name, of the first kind of title that names them all, and each otherwise. */
const namedPremises = (premises: readonly Address[][]): string[] | undefined =>
  (['label', 'heading', 'above'] as const)
    .map((kind) => {
      const named = premises.flatMap((one) => one.find(({ titles }) => isName(titles?.[kind] ?? '')) ?? []);
      const names = new Set(named.map(({ titles }) => titles?.[kind] ?? ''));
      return names.size === premises.length ? named.map(({ titles, text }) => `${titles?.[kind]}: ${text}`) : [];
    })
    .find((texts) => texts.length > 0);

const longestOf = (addresses: readonly Address[]): string =>
  addresses.reduce((longest, { text }) => (text.length > longest.length ? text : longest), '');

/** Adds an address to those of the same premises, or as a new one. */
function addToSame(premises: Address[][], address: Address): Address[][] {
  const known = premises.find((one) => one.some((other) => isSame(other, address)));
  if (known === undefined) return [...premises, [address]];
  known.push(address);
  return premises;
}

/** Whether a title can name one of several premises: a few words that are more than a label for addresses. */
const isName = (title: string): boolean =>
  /\p{L}{3}/u.test(title) &&
  title.length <= MAX_NAME_LENGTH &&
  !/[?!.]$/.test(title) &&
  !ONLY_LABEL.test(title) &&
  withoutContactData(title) === title;

/** Whether two addresses are of different premises: other streets, or other numbers side by side in one zone. */
const areApart = (one: Address, other: Address): boolean =>
  !isOneStreet(one, other) || (one.zone !== undefined && one.zone === other.zone && !isSame(one, other));

/** Whether one text has the street of the other as a word. */
function isOneStreet(one: Address, other: Address): boolean {
  const names = (street: string, { text }: Address): boolean => ` ${foldWords(text)} `.includes(` ${street} `);
  return names(one.street, other) || names(other.street, one);
}

/** Whether two addresses have one street, and the same number and postal code as far as both have one. */
function isSame(one: Address, other: Address): boolean {
  const agree = (a: string, b: string): boolean => a === '' || b === '' || a === b;
  return (
    isOneStreet(one, other) && agree(numberOf(one), numberOf(other)) && agree(codeIn(one.text), codeIn(other.text))
  );
}

/** The number of the house; `''` if it is the postal code behind a street without one. */
const numberOf = ({ number, text }: Address): string => (number === codeIn(text) ? '' : number);

/** The last number of five digits, which is the postal code; `''` without one behind the street. */
function codeIn(text: string): string {
  const code = text.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1) ?? '';
  return text.startsWith(code) ? '' : code;
}
