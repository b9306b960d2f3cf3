/** Company stage, in a worker: what a document's JSON-LD says of the business. Never trusted over visible text. */

import { withoutUnseen } from '../../visibility/unseen-characters.ts';
import type { ElementNode } from './tree.ts';

/** A node about the business, reduced to what is looked at. */
export interface BusinessNode {
  types: string[];
  name?: string;
  legalName?: string;
  description?: string;
  /** As in schema.org's `openingHours`: `Mo-Fr 08:00-15:00`. */
  hours: string[];
  areas: string[];
  /** Types of `potentialAction`. */
  actions: string[];
}

type Json = Record<string, unknown>;

/** Types of schema.org whose name is no business's, though they carry properties of one. */
const OTHER_THINGS =
  /^(?:WebPage|WebSite|ItemPage|AboutPage|ContactPage|CollectionPage|FAQPage|BreadcrumbList|ListItem|Article|BlogPosting|NewsArticle|Person|ImageObject|Place|PostalAddress|City|State|Country|AdministrativeArea|Service|Product|Offer|OfferCatalog|Question|Answer|Review|Rating|AggregateRating|SearchAction|ContactPoint|OpeningHoursSpecification|GeoCoordinates|GeoShape|GeoCircle|Brand|HowTo|HowToStep|Event|VideoObject|Thing)$/;

/** Business nodes of all JSON-LD scripts: `@graph`, arrays and nesting followed, broken scripts passed over. */
export function readJsonLd(elements: readonly ElementNode[]): BusinessNode[] {
  const nodes: BusinessNode[] = [];
  for (const { name, attribs, children } of elements) {
    if (name !== 'script' || !/^\s*application\/ld\+json/i.test(attribs.type ?? '')) continue;
    visit(parse(children.map((child) => (child.type === 'text' ? child.data : '')).join('')), nodes, 0);
  }
  return nodes.slice(0, 20);
}

function parse(source: string): unknown {
  const text = source
    .replace(/^\s*(?:\/\/\s*)?<!(?:--|\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*$/, '')
    .trim();
  // Line breaks inside of strings and commas at the end are the usual ways of breaking it.
  for (const attempt of [
    text,
    text
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/,\s*([}\]])/g, '$1')
      .replace(/;\s*$/, ''),
  ]) {
    try {
      return JSON.parse(attempt);
    } catch {}
  }
  return undefined;
}

function visit(value: unknown, nodes: BusinessNode[], depth: number): void {
  if (depth > 12) return;
  if (Array.isArray(value)) for (const item of value) visit(item, nodes, depth + 1);
  else if (isObject(value)) {
    const types = texts(value['@type']).map((type) => type.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ''));
    if (isBusiness(types, value)) nodes.push(toBusiness(types, value));
    for (const [key, part] of Object.entries(value)) if (key !== '@context') visit(part, nodes, depth + 1);
  }
}

function isBusiness(types: string[], node: Json): boolean {
  if (types.length === 0 || types.some((type) => OTHER_THINGS.test(type))) return false;
  if (types.some((type) => /(?:Organization|Business|Corporation|Store|Service|Contractor)$/.test(type))) return true;
  return [
    'openingHours',
    'openingHoursSpecification',
    'areaServed',
    'priceRange',
    'legalName',
    'address',
    'telephone',
  ].some((key) => key in node);
}

function toBusiness(types: string[], node: Json): BusinessNode {
  const [name] = texts(node.name);
  const [legalName] = texts(node.legalName);
  const [description] = texts(node.description);
  return {
    types,
    ...(name === undefined ? {} : { name }),
    ...(legalName === undefined ? {} : { legalName }),
    ...(description === undefined ? {} : { description }),
    hours: [...texts(node.openingHours), ...specified(node.openingHoursSpecification)],
    areas: list(node.areaServed ?? node.serviceArea).flatMap((area) =>
      isObject(area) ? texts(area.name) : texts(area),
    ),
    actions: list(node.potentialAction).flatMap((action) => (isObject(action) ? texts(action['@type']) : [])),
  };
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** `OpeningHoursSpecification` nodes in the short form of `openingHours`. */
function specified(value: unknown): string[] {
  return list(value).flatMap((item) => {
    if (!isObject(item)) return [];
    const days = list(item.dayOfWeek)
      .flatMap((day) => (isObject(day) ? texts(day.name ?? day['@id']) : texts(day)))
      .map((day) => day.replace(/^.*\//, '').slice(0, 2))
      .filter((day) => DAYS.includes(day));
    const [opens] = texts(item.opens);
    const [closes] = texts(item.closes);
    if (days.length === 0 || opens === undefined || closes === undefined) return [];
    return [`${days.join(',')} ${opens.slice(0, 5)}-${closes.slice(0, 5)}`];
  });
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function texts(value: unknown): string[] {
  return list(value)
    .map((item) => (isObject(item) ? (item['@value'] ?? item['@id']) : item))
    .filter((item): item is string => typeof item === 'string')
    .map((item) => withoutUnseen(item).replace(/\s+/g, ' ').trim())
    .filter((item) => item !== '');
}
