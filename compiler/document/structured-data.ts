/** Document stage, a part of step 2: the page's JSON-LD (schema.org) as one flat list of nodes. */

import { attempt } from '#shared/attempt.ts';
import { toOneLine } from '#shared/short-text.ts';
import { withoutUnseen } from './visibility/unseen-characters.ts';

export type Json = Record<string, unknown>;

/** An object of the JSON-LD that states its type. */
export interface StructuredNode {
  /** Without schema.org's address: `LocalBusiness`. */
  types: string[];
  properties: Json;
  /** Whether it stands alone or is a main entity, not a property of another node. */
  isMain: boolean;
}

/** In document order, parents first. */
export type StructuredData = readonly StructuredNode[];

/** Deeper and further nodes are not read. */
const MAX_DEPTH = 12;
const MAX_NODES = 2_000;

/** Properties whose nodes stand alone. */
const TO_MAIN = new Set(['@graph', 'mainEntity']);

/** All typed nodes of JSON-LD texts, nested ones too; comments and trailing commas are forgiven. */
export function readStructuredData(scripts: readonly string[]): StructuredData {
  const nodes: StructuredNode[] = [];
  for (const script of scripts) visit(parse(script), nodes, 0, true);
  return nodes;
}

/** Adds the typed nodes in a JSON value, down to a depth; `isMain`: nothing but `@graph` and the like is above. */
function visit(value: unknown, nodes: StructuredNode[], depth: number, isMain: boolean): void {
  if (depth > MAX_DEPTH || nodes.length >= MAX_NODES) return;
  if (Array.isArray(value)) for (const item of value) visit(item, nodes, depth + 1, isMain);
  else if (isObject(value)) {
    const types = textsIn(value['@type']).map((type) => type.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ''));
    if (types.length > 0) nodes.push({ types, properties: value, isMain });
    for (const [key, part] of Object.entries(value)) {
      if (key !== '@context') visit(part, nodes, depth + 1, isMain && TO_MAIN.has(key));
    }
  }
}

/** What is no JSON (RFC 8259) is mended where that is possible. */
const parse = (script: string): unknown =>
  attempt(() => JSON.parse(script)) ?? attempt(() => JSON.parse(mendJson(script)));

/** The JSON without common mistakes: comments around it, line breaks in strings, trailing commas. */
function mendJson(script: string): string {
  return script
    .replace(/^\s*(?:\/\/\s*)?<!(?:--|\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*$/, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/,\s*([}\]])/g, '$1')
    .replace(/;\s*$/, '');
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property's values; most may be one or many. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The texts among a property's values, `@value` and `@id` of nodes included, white space as single spaces. */
export function textsIn(value: unknown): string[] {
  return listOf(value)
    .map((item) => (isObject(item) ? (item['@value'] ?? item['@id']) : item))
    .filter((item): item is string => typeof item === 'string')
    .map((item) => toOneLine(withoutUnseen(item)))
    .filter((item) => item !== '');
}
