/** What text takes over from the styles around it, and whether it can be read at all. */

import { type Color, isClear, isSolid, isUnreadable, mix, readColor } from './css-color.ts';
import { type Declarations, isAnimated, pixels } from './declarations.ts';
import type { Hiding } from './hiding-style.ts';

export interface Look {
  color?: Color;
  background?: Color;
  /** Letters of no size. */
  isTiny: boolean;
  isInvisible: boolean;
}

export const plainLook: Look = { isTiny: false, isInvisible: false };

/** Letters of fewer pixels show nothing. */
const NOTHING = 1;

/** What text below an element looks like: its own style over what is around it. */
export function lookOf(style: Declarations, around: Look): Look {
  if (style.size === 0) return around;
  const look = { ...around };
  const background = readColor(style.get('background-color') ?? style.get('background') ?? '');
  if (style.has('background-image') || /url\(|gradient\(/.test(style.get('background') ?? '')) {
    // Nobody knows what a picture shows behind the text.
    delete look.background;
  } else if (background && !isClear(background)) {
    const ground = isSolid(background) ? background : look.background && mix(background, look.background);
    // Through glass something else is seen.
    if (ground) look.background = ground;
    else delete look.background;
  }
  const fill = style.get('-webkit-text-fill-color') ?? style.get('color');
  const color = readColor(fill ?? '');
  if (color) look.color = color;
  else if (fill !== undefined) delete look.color;
  const size =
    style.get('font-size') ?? /(?:^|\s)((?:\d+(?:\.\d+)?|\.\d+)(?:px|em|rem|pt|%))/.exec(style.get('font') ?? '')?.[1];
  if (size !== undefined) look.isTiny = isTinySize(size);
  const visibility = style.get('visibility');
  if (visibility !== undefined) look.isInvisible = /^(?:hidden|collapse)$/.test(visibility) && !isAnimated(style);
  return look;
}

const isTinySize = (size: string): boolean =>
  /%$|em$/.test(size) ? Number.parseFloat(size) <= (size.endsWith('%') ? 10 : 0.1) : pixels(size) <= NOTHING;

/** Why nobody reads text that looks so; undefined when it can be read. */
export function hidingOfLook({ color, background, isTiny, isInvisible }: Look): Hiding | undefined {
  if (isTiny) return 'never';
  if (color && (isClear(color) || (background && isUnreadable(color, background)))) return 'never';
  return isInvisible ? 'folded' : undefined;
}
