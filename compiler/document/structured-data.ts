/** Document stage, a part of step 2: reads the page's JSON-LD (schema.org) as one flat list of nodes. */

import { decodeHTMLStrict } from 'entities';
import { attempt } from '#shared/attempt.ts';
import { toOneLine } from '#shared/short-text.ts';
import { MAX_STATED_LENGTH } from '../bounds.ts';
import { withoutControls, withoutUnseen } from './visibility/unseen-characters.ts';

export type Json = Record<string, unknown>;

/** An object of the JSON-LD that states its type. */
export interface StructuredNode {
  /** Without schema.org's address: `LocalBusiness`. */
  types: string[];
  properties: Json;
  /** Whether it is at the top or a main entity, not a property of another node. */
  isMain: boolean;
}

/** In document order, parents first. */
export type StructuredData = readonly StructuredNode[];

/** Bounds of a page: deeper values, further values, and texts longer than `MAX_STATED_LENGTH` are left out. */
const MAX_DEPTH = 16;
const MAX_VALUES = 20_000;
/** Maximum nodes with a type. */
const MAX_NODES = 2_000;

/** Properties whose nodes are main ones. */
const TO_MAIN = new Set(['@graph', 'mainEntity']);

/**
 * Reads the typed nodes of JSON-LD texts, nested ones too, within the bounds. Mends common mistakes such as trailing
 * commas; a text that still fails to parse gives no nodes.
 */
export function readStructuredData(scripts: readonly string[]): StructuredData {
  const nodes: StructuredNode[] = [];
  const bound = createBound();
  for (const script of scripts) visit(bound(parse(script)), nodes, true);
  return nodes;
}

/**
 * Returns a function that copies JSON within the bounds, so that the copy of any input is small. It decodes character
 * references in texts (`n&ordm; 7`), and removes invisible characters.
 */
function createBound(): (value: unknown) => unknown {
  let left = MAX_VALUES;
  const copy = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string')
      return value.length > MAX_STATED_LENGTH ? undefined : withoutUnseen(withoutControls(decodeHTMLStrict(value)));
    if (typeof value !== 'object' || value === null) return value;
    if (depth > MAX_DEPTH) return undefined;
    const copied: [string, unknown][] = [];
    for (const [key, part] of Object.entries(value)) {
      if (left <= 0) break;
      left--;
      copied.push([key, copy(part, depth + 1)]);
    }
    // Unlike an assignment, this makes `__proto__` a property like others.
    return Array.isArray(value) ? copied.map(([, part]) => part) : Object.fromEntries(copied);
  };
  return (value) => copy(value, 0);
}

/** Adds the typed nodes in a JSON value to `nodes`. `isMain` is true at the top and inside `@graph` or `mainEntity`. */
function visit(value: unknown, nodes: StructuredNode[], isMain: boolean): void {
  if (nodes.length >= MAX_NODES) return;
  if (Array.isArray(value)) for (const item of value) visit(item, nodes, isMain);
  else if (isObject(value)) {
    const types = textsIn(value['@type']).map((type) => type.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ''));
    if (types.length > 0) nodes.push({ types, properties: value, isMain });
    for (const [key, part] of Object.entries(value)) {
      if (key !== '@context') visit(part, nodes, isMain && TO_MAIN.has(key));
    }
  }
}

/** Parses JSON (RFC 8259), mended if needed; `undefined` if that fails. */
const parse = (script: string): unknown =>
  attempt(() => JSON.parse(script)) ?? attempt(() => JSON.parse(mendJson(script)));

/** Mends common mistakes in JSON: comments around it, line breaks in strings, trailing commas. */
function mendJson(script: string): string {
  return script
    .replace(/^\s*(?:\/\/\s*)?<!(?:--|\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*$/, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/,\s*([}\]])/g, '$1')
    .replace(/;\s*$/, '');
}

/** Whether a JSON value is an object, not a list or `null`. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a property's values as a list; JSON-LD allows one or many. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/**
 * Returns the texts among a property's values, `@value` or else `@id` of nodes included, each in one line, no empty
 * ones.
 */
export function textsIn(value: unknown): string[] {
  return listOf(value)
    .map((item) => (isObject(item) ? (item['@value'] ?? item['@id']) : item))
    .filter((item): item is string => typeof item === 'string')
    .map(toOneLine)
    .filter((item) => item !== '');
}
