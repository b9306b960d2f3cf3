/** A style attribute as declarations, and its lengths as far as they can be known without a layout. */

/** Lower-case names and values, comments and escapes resolved. */
export type Declarations = ReadonlyMap<string, string>;

/** CSS Syntax 3 §4.3.7 (escapes) and §5.4.5 (declarations), as far as hiding goes. */
export function readDeclarations(style: string): Declarations {
  const text = style
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16) % 0x110000))
    .replace(/\\/g, '')
    .toLowerCase();
  const declarations = new Map<string, string>();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const name = part.slice(0, colon).trim();
    declarations.set(
      name,
      part
        .slice(colon + 1)
        .replace(/!\s*important/, '')
        .trim(),
    );
  }
  return declarations;
}

/** Pixels of a length; NaN for what is none. Lengths that depend on the window count as on a small one. */
export function pixels(value: string | undefined): number {
  const match =
    /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(px|em|rem|ex|ch|pt|pc|cm|mm|in|vw|vh|vmin|vmax|%)?$/.exec(
      value?.trim() ?? '',
    );
  if (!match) return Number.NaN;
  const size = { px: 1, pt: 4 / 3, pc: 16, cm: 38, mm: 3.8, in: 96, vw: 12, vh: 8, vmin: 8, vmax: 12, '%': 10 };
  return Number(match[1]) * (size[(match[2] ?? 'px') as keyof typeof size] ?? 16);
}

/** What fades in when it is scrolled to is content. */
export function isAnimated(style: Declarations): boolean {
  return ['transform', '-webkit-transform', 'transition', 'animation', 'animation-name', 'will-change'].some((name) =>
    style.has(name),
  );
}
