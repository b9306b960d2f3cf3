/** Colours as inline styles name them, to tell text that has the colour of what it stands on. */

import { colord, extend, type RgbaColor } from 'colord';
import names from 'colord/plugins/names';

extend([names]);

/** Red, green, blue from 0 to 255, opacity from 0 to 1. */
export type Color = Readonly<RgbaColor>;

/** Functions as a whole, all else word by word. */
const PARTS = /(?:rgb|hsl)a?\([^()]*\)|[^\s,()]+/g;

/** The first colour that a value names (a `background` names more than a colour); undefined when it names none. */
export function readColor(value: string): Color | undefined {
  const parts = value.toLowerCase().match(PARTS) ?? [];
  return parts
    .map((part) => colord(part))
    .find((color) => color.isValid())
    ?.toRgb();
}

/** Steps of a channel that no eye tells apart. */
const UNTOLD = 16;

/** Whether text of the one colour cannot be read on the other. */
export function isUnreadable(text: Color, background: Color): boolean {
  if (isClear(text)) return true;
  return (
    !isClear(background) &&
    (['r', 'g', 'b'] as const).every((channel) => Math.abs(text[channel] - background[channel]) <= UNTOLD)
  );
}

export const isClear = (color: Color): boolean => color.a <= 0.05;

export const isSolid = (color: Color): boolean => color.a >= 0.95;

/** A colour over what shines through it. */
export function mix({ r, g, b, a }: Color, behind: Color): Color {
  const over = (channel: number, other: number) => channel * a + other * (1 - a);
  return { r: over(r, behind.r), g: over(g, behind.g), b: over(b, behind.b), a: 1 };
}
