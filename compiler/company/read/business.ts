/** Company stage, in a worker: statements about the business in the structured data of a page. */

import { isObject, listOf, type StructuredData, type StructuredNode, textsIn } from '../../document/structured-data.ts';

/** The properties of a JSON-LD node on a business that this stage reads. */
export type BusinessNode = ReturnType<typeof toBusiness>;

/** A node about the business, and the path of the page that holds it. */
export interface MarkedBusiness {
  node: BusinessNode;
  from: string;
}

/** schema.org types, other than businesses, that have some of a business's properties. */
const OTHER_THINGS =
  /^(?:Person|Place|City|State|Country|AdministrativeArea|PostalAddress|ContactPoint|Service|Offer)$/;

/** Properties that only businesses and the types of {@link OTHER_THINGS} have. */
const OWN_PROPERTIES = [
  'openingHours',
  'openingHoursSpecification',
  'areaServed',
  'priceRange',
  'legalName',
  'address',
  'telephone',
];

const MAX_PER_PAGE = 20;
/** A street with the number of a house, or without one: `s/n`. */
const NUMBERED = /\d|\bs\/n/i;
const MAX_AREAS = 200;

/** Reads the first `MAX_PER_PAGE` nodes on businesses, in document order. */
export function readBusiness(nodes: StructuredData): BusinessNode[] {
  return nodes.filter(isBusiness).slice(0, MAX_PER_PAGE).map(toBusiness);
}

/**
 * Whether a node is of a type of businesses or organisations, or of any but {@link OTHER_THINGS} with their
 * properties.
 */
function isBusiness({ types, properties }: StructuredNode): boolean {
  if (types.some((type) => OTHER_THINGS.test(type))) return false;
  if (types.some((type) => /(?:Organization|Business|Corporation|Store|Service|Contractor)$/.test(type))) return true;
  return OWN_PROPERTIES.some((key) => key in properties);
}

/** Picks the properties of a node; missing ones are `undefined` or `[]`. */
function toBusiness({ properties: node }: StructuredNode) {
  return {
    name: textsIn(node.name)[0],
    legalName: textsIn(node.legalName)[0],
    description: textsIn(node.description)[0],
    address: toAddress(node.address),
    /** As in schema.org's `openingHours` (`Mo-Fr 08:00-15:00`), also those of `openingHoursSpecification`. */
    hours: [...textsIn(node.openingHours), ...listOf(node.openingHoursSpecification).flatMap(toShortHours)],
    areas: listOf(node.areaServed ?? node.serviceArea)
      .flatMap((area) => (isObject(area) ? textsIn(area.name) : textsIn(area)))
      // The code of a country does not name an area.
      .filter((area) => !/^[A-Z]{2}$/.test(area))
      .slice(0, MAX_AREAS),
  };
}

/** An empty country, or one whose addresses have the code behind town and region: `Burbank, CA 91505`. */
const CODE_LAST = /^(?:USA?|United States(?: of America)?|CAN?|Canada|AUS?|Australia|)$/i;

/**
 * The first `PostalAddress` as its street and one line: `Calle Mayor, 5, 27001 Lugo`, or `1 Main St, Burbank, CA
 * 91505`. `undefined` for a text, without a number in the street (or `s/n`), or with neither town nor code.
 */
function toAddress(value: unknown) {
  const [found] = listOf(value);
  if (!isObject(found)) return undefined;
  const [street = ''] = textsIn(found.streetAddress);
  const [country = ''] = listOf(found.addressCountry).flatMap((one) => textsIn(isObject(one) ? one.name : one));
  const [code, town, region] = [found.postalCode, found.addressLocality, found.addressRegion].map(textsIn);
  const isCodeLast = CODE_LAST.test(country) && /^[A-Z]{2,3}$/.test(region?.[0] ?? '') && town?.length;
  const parts = isCodeLast ? [`${town[0]},`, region?.[0], code?.[0]] : [code?.[0], town?.[0]];
  const place = parts.filter(Boolean).join(' ');
  // A quarter of a town, without a number, is not a street.
  return !NUMBERED.test(street) || place === '' ? undefined : { street, text: `${street}, ${place}` };
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** A list of one `Mo,Tu 08:00-15:00`; `[]` for a part of the year, a closed day, or one without days or times. */
function toShortHours(specification: unknown): string[] {
  if (!isObject(specification) || 'validFrom' in specification || 'validThrough' in specification) return [];
  const days = listOf(specification.dayOfWeek)
    .flatMap((day) => (isObject(day) ? textsIn(day.name ?? day['@id']) : textsIn(day)))
    .map((day) => day.replace(/^.*\//, '').slice(0, 2))
    .filter((day) => DAYS.includes(day));
  const [opens] = textsIn(specification.opens);
  const [closes] = textsIn(specification.closes);
  // A day that opens when it closes is one on which it stays closed.
  if (days.length === 0 || opens === undefined || closes === undefined || opens === closes) return [];
  return [`${days.join(',')} ${opens.slice(0, 5)}-${closes.slice(0, 5)}`];
}
