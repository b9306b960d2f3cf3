/** Finds the positions of values in the object literal that a config file exports. Other code is skipped as a whole. */

interface Place {
  start: number;
  /** Position after the last character. */
  end: number;
}

export interface ObjectNode extends Place {
  kind: 'object';
  properties: (Place & { key: string; value: ValueNode })[];
}

export type ValueNode = ObjectNode | (Place & { kind: 'array'; items: ValueNode[] }) | (Place & { kind: 'code' });

/** Matches the code before the object. */
const EXPORT = /\bexport\s+default\s+(?:[\w$]+\s*\(\s*)?|\bmodule\.exports\s*=\s*(?:[\w$]+\s*\(\s*)?/g;

/**
 * Reads the object literal that `export default` or `module.exports` exports, also as the argument of a function.
 * @throws Error if there is no such literal, or a list or object in it cannot be parsed
 */
export function readObject(text: string): ObjectNode {
  for (const { index, 0: before } of text.matchAll(EXPORT)) {
    const start = skipBlanks(text, index + before.length);
    if (text[start] !== '{') continue;
    const node = readValue(text, start);
    if (node.kind === 'object') return node;
  }
  throw new Error('no "export default defineSite({ … })"');
}

/** Returns the position of the next character that is neither blank nor in a comment. */
function skipBlanks(text: string, from: number): number {
  let at = from;
  for (;;) {
    const two = text.slice(at, at + 2);
    if (/^\s/.test(two)) at++;
    else if (two === '//') at = positionAfter(text, '\n', at);
    else if (two === '/*') at = positionAfter(text, '*/', at + 2);
    else return at;
  }
}

/** Returns the position after the next `sign`; the end of the text if it does not occur. */
function positionAfter(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at + sign.length;
}

/** Reads the value at `start`: an object, a list, or code up to a comma or closing bracket. */
function readValue(text: string, start: number): ValueNode {
  if (text[start] === '{') return readObjectAt(text, start);
  if (text[start] === '[') return readArrayAt(text, start);
  return { kind: 'code', start, end: endOfCode(text, start) };
}

/** Reads the list whose bracket is at `start`. @throws Error if it cannot be parsed */
function readArrayAt(text: string, start: number): ValueNode {
  const items: ValueNode[] = [];
  let at = skipBlanks(text, start + 1);
  while (at < text.length && text[at] !== ']') {
    const item = readValue(text, at);
    items.push(item);
    at = skipBlanks(text, item.end);
    if (text[at] === ',') at = skipBlanks(text, at + 1);
    else if (text[at] !== ']') throw new Error(`unexpected ${JSON.stringify(text[at] ?? 'end')} in a list`);
  }
  return { kind: 'array', start, end: at + 1, items };
}

const KEY = /(?:([A-Za-z_$][\w$]*)|'([^'\\\n]*)'|"([^"\\\n]*)")/y;

/** Reads the object whose brace is at `start`, without spreads, methods and the like. @throws Error as for lists */
function readObjectAt(text: string, start: number): ObjectNode {
  const properties: ObjectNode['properties'] = [];
  let at = skipBlanks(text, start + 1);
  while (at < text.length && text[at] !== '}') {
    KEY.lastIndex = at;
    const [written = '', plain, single, double] = KEY.exec(text) ?? [];
    const colon = skipBlanks(text, at + written.length);
    let end: number;
    if (written !== '' && text[colon] === ':') {
      const value = readValue(text, skipBlanks(text, colon + 1));
      properties.push({ key: plain ?? single ?? double ?? '', start: at, end: value.end, value });
      end = value.end;
    } else {
      // A spread, a method or a shorthand is skipped.
      end = endOfCode(text, at);
    }
    at = skipBlanks(text, end);
    if (text[at] === ',') at = skipBlanks(text, at + 1);
    else if (text[at] !== '}') throw new Error(`unexpected ${JSON.stringify(text[at] ?? 'end')} in an object`);
  }
  return { kind: 'object', start, end: at + 1, properties };
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Returns the position after code that ends before a comma or a closing bracket that it did not open. */
function endOfCode(text: string, from: number): number {
  const open: string[] = [];
  let end = from;
  for (let at = from; at < text.length; ) {
    const sign = text[at] ?? '';
    if (open.length === 0 && /[,)\]}]/.test(sign)) return end;
    if (CLOSING[sign]) open.push(CLOSING[sign]);
    else if (sign === open.at(-1)) open.pop();
    const next = /['"`]/.test(sign) ? endOfString(text, at) : at + 1;
    if (/\S/.test(sign)) end = next;
    at = skipBlanks(text, next);
  }
  return end;
}

/** Returns the position after the string whose quote is at `start`; beyond the text if it never ends. */
function endOfString(text: string, start: number): number {
  const quote = text[start];
  let at = start + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
