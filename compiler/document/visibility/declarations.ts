/** Parses the declarations of a style and the lengths in them. */

/** Values by property, both in lower case, without comments and escapes. */
export type Declarations = ReadonlyMap<string, string>;

const NO_DECLARATIONS: Declarations = new Map();

/** Properties that a shorthand sets too. */
const SHORTHANDS: Readonly<Record<string, readonly string[]>> = {
  background: ['background-color', 'background-image', 'background-clip', '-webkit-background-clip'],
  font: ['font-size'],
  inset: ['top', 'right', 'bottom', 'left'],
  margin: ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  overflow: ['overflow-x', 'overflow-y'],
  padding: ['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
};

/** Adds declarations to `into`, and removes the longhands there that a shorthand among them overrides. */
export function declare(into: Map<string, string>, declarations: Iterable<readonly [string, string]>): void {
  for (const [name, value] of declarations) {
    for (const part of SHORTHANDS[name] ?? []) into.delete(part);
    into.set(name, value);
  }
}

/**
 * Parses a style attribute (CSS Syntax 3, §4.3.7 and §5.4.5), as far as needed to find hidden text: of equal properties
 * the last counts, `!important` does not, and strings with `;` are split.
 */
export function readDeclarations(style: string): Declarations {
  if (style === '') return NO_DECLARATIONS;
  const text = style
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16) % 0x110000))
    .replace(/\\/g, '')
    .toLowerCase();
  const declarations = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/(?:^|;)([^:;]*):([^;]*)/g)) {
    declare(declarations, [[name.trim(), value.replace(/!\s*important/, '').trim()]]);
  }
  return declarations;
}

/**
 * Converts a length to pixels, NaN for other values. Units of the window count as in a small one, 1200 × 800; those of
 * the font as 16 pixels, and 1 % as 10.
 */
export function pixels(value: string | undefined): number {
  const match =
    /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(px|em|rem|ex|ch|pt|pc|cm|mm|in|vw|vh|vmin|vmax|%)?$/.exec(
      value?.trim() ?? '',
    );
  if (!match) return Number.NaN;
  const size = { px: 1, pt: 4 / 3, pc: 16, cm: 38, mm: 3.8, in: 96, vw: 12, vh: 8, vmin: 8, vmax: 12, '%': 10 };
  return Number(match[1]) * (size[(match[2] ?? 'px') as keyof typeof size] ?? 16);
}
