/** Changes one value in the text of a config file, and keeps comments, order and the rest. */

import { type ObjectNode, readObject, type ValueNode } from './read-object.ts';

/** Keys from the root of the config: `['content', 'drop']`. */
type ConfigPath = readonly string[];

export type ConfigChange =
  /** Adds to a list, which is created if missing. */
  | { kind: 'add'; path: ConfigPath; value: unknown }
  /** Removes an equal value from a list. */
  | { kind: 'remove'; path: ConfigPath; value: unknown }
  | { kind: 'set'; path: ConfigPath; value: unknown }
  | { kind: 'unset'; path: ConfigPath };

/** Maximum characters of a line that is written anew. */
const MAX_LINE_LENGTH = 100;

const INDENTATION = '  ';

/**
 * Returns the text with the change; unchanged if a value to add is in the list, or one to remove is missing.
 * @throws Error if the file is not written in a way that can be changed
 */
export function editConfig(text: string, change: ConfigChange): string {
  const { parent, value, missing } = find(text, readObject(text), change.path);
  if (change.kind === 'unset') return value && parent ? cutProperty(text, parent, change.path.at(-1) ?? '') : text;
  if (change.kind === 'set') {
    if (value) return replace(text, value.start, value.end, toCode(change.value, indentationAt(text, value.start)));
    return insertProperty(text, parent, missing, change.value);
  }
  if (change.kind === 'add' && !value) return insertProperty(text, parent, missing, [change.value]);
  if (!value) return text;
  if (value.kind !== 'array') throw new Error(`${change.path.join('.')} is no list that is written out`);
  const same = (code: string) => normalise(code) === normalise(toCode(change.value, ''));
  const at = value.items.findIndex(({ start, end }) => same(text.slice(start, end)));
  if (change.kind === 'remove') return at < 0 ? text : cutItem(text, value, at);
  return at >= 0
    ? text
    : insertItem(text, value, toCode(change.value, `${indentationAt(text, value.start)}${INDENTATION}`));
}

/** Finds the value at a path, or the deepest object on the way and the missing keys. @throws Error for a non-object */
function find(text: string, root: ObjectNode, path: ConfigPath) {
  let parent = root;
  for (const [depth, key] of path.entries()) {
    const value = parent.properties.find((property) => property.key === key)?.value;
    if (!value) return { parent, value, missing: path.slice(depth) };
    if (depth === path.length - 1) return { parent, value, missing: [] };
    if (value.kind !== 'object')
      throw new Error(
        `${path.slice(0, depth + 1).join('.')} is no object that is written out: ${text.slice(value.start, value.end)}`,
      );
    parent = value;
  }
  return { parent, value: root as ValueNode, missing: [] };
}

/** Returns the text with `code` in the place of the characters from `start` to before `end`. */
const replace = (text: string, start: number, end: number, code: string): string =>
  text.slice(0, start) + code + text.slice(end);

/** Returns the white space at the start of the line that contains a position. */
const indentationAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';

/** Whether a bracket pair spans several lines. */
const isTall = (text: string, { start, end }: { start: number; end: number }): boolean =>
  text.slice(start, end).includes('\n');

/** Inserts code after the last part within brackets, on a line of its own if the brackets span several lines. */
function insertPart(text: string, node: ValueNode, parts: readonly { end: number }[], code: string): string {
  const last = parts.at(-1);
  if (!isTall(text, node)) {
    const inner = text.slice(node.start + 1, node.end - 1).trimEnd();
    const before = last ? `${inner.replace(/,$/, '')}, ` : ' ';
    const space = text[node.start] === '{' ? ' ' : '';
    return replace(text, node.start + 1, node.end - 1, `${last ? before : space}${code}${space}`);
  }
  const indentation = `${indentationAt(text, node.end - 1)}${INDENTATION}`;
  if (!last) {
    // Code goes after the comments within the brackets.
    let close = node.end - 1;
    while (/[ \t]/.test(text[close - 1] ?? '')) close--;
    return replace(text, close, close, `${text[close - 1] === '\n' ? '' : '\n'}${indentation}${code},\n`);
  }
  const comma = /^\s*,/.exec(text.slice(last.end))?.[0] ?? '';
  return replace(text, last.end, last.end + comma.length, `,\n${indentation}${code},`);
}

/** Adds code to a list. A list on one line that would become too long gets a line for each item. */
function insertItem(text: string, node: ValueNode & { kind: 'array' }, code: string): string {
  const inserted = insertPart(text, node, node.items, code);
  const line = text.slice(text.lastIndexOf('\n', node.start) + 1).split('\n', 1)[0] ?? '';
  if (isTall(text, node) || line.length + code.length + 2 <= MAX_LINE_LENGTH) return inserted;
  const outer = indentationAt(text, node.start);
  const items = [...node.items.map(({ start, end }) => text.slice(start, end)), code];
  return replace(
    text,
    node.start,
    node.end,
    `[\n${items.map((item) => `${outer}${INDENTATION}${item},\n`).join('')}${outer}]`,
  );
}

/** Adds a property to an object. @param keys the last one holds the value, each before it a new object */
function insertProperty(text: string, parent: ObjectNode, keys: readonly string[], value: unknown): string {
  const [key = '', ...rest] = keys;
  const whole = rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  const indentation = `${indentationAt(text, parent.end - 1)}${INDENTATION}`;
  return insertPart(text, parent, parent.properties, `${toKey(key)}: ${toCode(whole, indentation)}`);
}

/** Cuts a part with the following comma, and with its line if nothing else is on it. */
function cut(text: string, start: number, end: number): string {
  const after = end + (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0);
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', after);
  const isAlone =
    text.slice(lineStart, start).trim() === '' && lineEnd >= 0 && text.slice(after, lineEnd).trim() === '';
  if (isAlone) return replace(text, lineStart, lineEnd + 1, '');
  if (after > end) return replace(text, start, after + (/^[ \t]*/.exec(text.slice(after))?.[0].length ?? 0), '');
  // The last part of a line takes the comma before it.
  const before = text.slice(0, start).trimEnd();
  return replace(text, before.endsWith(',') ? before.length - 1 : before.length, end, '');
}

const cutItem = (text: string, node: ValueNode & { kind: 'array' }, at: number): string => {
  const item = node.items[at];
  return item ? cut(text, item.start, item.end) : text;
};

function cutProperty(text: string, parent: ObjectNode, key: string): string {
  const property = parent.properties.find((one) => one.key === key);
  return property ? cut(text, property.start, property.end) : text;
}

const toKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : toCode(key, ''));

/** Writes a value as code: strings in single quotes, on one line or, if too long, a line per part. */
function toCode(value: unknown, indentation: string): string {
  if (typeof value === 'string') {
    const literal = JSON.stringify(value);
    return /['\\]/.test(literal.slice(1, -1)) ? literal : `'${value}'`;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const inner = indentation + INDENTATION;
  const parts = Object.entries(value).map(([key, one]) =>
    isList ? toCode(one, inner) : `${toKey(key)}: ${toCode(one, inner)}`,
  );
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length + indentation.length <= MAX_LINE_LENGTH && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indentation}${close.trim()}`;
}

/** Normalises the code of a literal, so that equal values written in different ways compare as equal. */
const normalise = (code: string): string =>
  code
    .replace(/,(?=\s*[\]}])/g, '')
    .replace(/\s+/g, '')
    .replace(/["`]/g, "'");
