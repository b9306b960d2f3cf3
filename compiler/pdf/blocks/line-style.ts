/** Tells headings from running text by the style of the lines, and joins lines. */

import { type Line, textOfLine } from '../sheet.ts';

/** Size and fonts of the running text of a file. */
export interface BodyStyle {
  size: number;
  /** Fonts with a large share of all letters; a font that is only used for headings has few. */
  fonts: ReadonlySet<string>;
}

/** Minimum share of all letters in a font for it to count as a font of the body. */
const MIN_BODY_FONT_SHARE = 0.2;

/** Finds the most frequent size and the fonts of the body. */
export function readBodyStyle(lines: readonly Line[]): BodyStyle {
  const bySize = new Map<number, number>();
  const byFont = new Map<string, number>();
  let all = 0;
  for (const { text, size, font } of lines.flatMap((line) => line.segments)) {
    const rounded = Math.round(size * 2) / 2;
    bySize.set(rounded, (bySize.get(rounded) ?? 0) + text.length);
    byFont.set(font, (byFont.get(font) ?? 0) + text.length);
    all += text.length;
  }
  const [most] = [...bySize].sort(([, a], [, b]) => b - a);
  const fonts = [...byFont].flatMap(([font, count]) => (count >= all * MIN_BODY_FONT_SHARE ? font : []));
  return { size: most?.[0] ?? 0, fonts: new Set(fonts) };
}

/** Minimum size of a heading, as a multiple of the body's size. */
const MIN_HEADING_RATIO = 1.15;

/** Maximum characters of a heading. */
export const MAX_HEADING_LENGTH = 160;

/** Maximum distance of two lines of one paragraph, as a multiple of the letters' height. */
const MAX_LEADING = 1.7;

/** Whether a line stands directly below another. */
export const isNext = (above: Line, line: Line): boolean =>
  line.y - above.y < MAX_LEADING * Math.max(line.size, above.size);

export const isLarge = ({ size }: Pick<Line, 'size'>, body: BodyStyle): boolean =>
  size >= MIN_HEADING_RATIO * body.size;

/** Whether a line ends within a sentence, which the next line continues. */
export const isCutOff = (line: Line, next: Line | undefined): boolean =>
  next !== undefined && isNext(line, next) && /^[\p{Ll}(]/u.test(textOfLine(next));

/** Whether a line is a heading: larger than the body, or a short line in a font of its own at the start of a part. */
export function isSetApart({ size, segments }: Line, text: string, body: BodyStyle, isNear: boolean): boolean {
  if (text.length > MAX_HEADING_LENGTH || !/\p{L}{2}/u.test(text)) return false;
  if (isLarge({ size }, body)) return true;
  const isOther = segments.every(({ font }) => !body.fonts.has(font));
  return (
    !isNear &&
    isOther &&
    size >= body.size * 0.95 &&
    text.length < 90 &&
    /^[\p{Lu}\d¿¡]/u.test(text) &&
    !/[,;.]$/.test(text)
  );
}

/** Joins a line to the text above it, and puts a hyphenated word together again. */
export function joinLines(above: string, below: string): string {
  if (/\p{Ll}[-\u00AD]$/u.test(above) && /^\p{Ll}/u.test(below)) return above.slice(0, -1) + below;
  return `${above} ${below}`;
}
