/** Decides whether the text of an element can be read on its background. */

import { colord, extend, type RgbaColor } from 'colord';
import names from 'colord/plugins/names';
import type { Element } from 'hast';
import { type Declarations, pixels, readDeclarations } from './declarations.ts';
import { type Hiding, isAnimated, MAX_INVISIBLE_SIZE } from './hiding-style.ts';

extend([names]);

/** Red, green, blue from 0 to 255, opacity from 0 to 1. */
type Color = Readonly<RgbaColor>;

/** Matches a colour function as a whole, else one word. */
const PARTS = /(?:rgb|hsl)a?\([^()]*\)|[^\s,()]+/g;

/** Reads the first colour in a value; `undefined` without one. A `background` may contain more than a colour. */
function readColor(value: string): Color | undefined {
  const parts = value.toLowerCase().match(PARTS) ?? [];
  return parts
    .map((part) => colord(part))
    .find((color) => color.isValid())
    ?.toRgb();
}

/** Maximum difference of each colour channel that is too small to see. */
const MAX_UNSEEN_DIFFERENCE = 16;

/** Whether text of one colour cannot be read on the other. Neither is clear. */
const isUnreadable = (text: Color, background: Color): boolean =>
  (['r', 'g', 'b'] as const).every((channel) => Math.abs(text[channel] - background[channel]) <= MAX_UNSEEN_DIFFERENCE);

/** Whether a colour is almost transparent. */
export const isClear = (color: Color): boolean => color.a <= 0.05;

const isSolid = (color: Color): boolean => color.a >= 0.95;

/** Mixes a translucent colour with the solid one behind it. */
function mix({ r, g, b, a }: Color, behind: Color): Color {
  const over = (channel: number, other: number) => channel * a + other * (1 - a);
  return { r: over(r, behind.r), g: over(g, behind.g), b: over(b, behind.b), a: 1 };
}

/** How the text right inside an element looks, inherited properties included. */
export interface Look {
  /** Absent if it is unknown, or the text can be read in any colour. */
  color?: Color;
  /** Solid; absent if it is unknown. */
  background?: Color;
  /** Whether the font size is almost zero. */
  isTiny: boolean;
  /** Whether `visibility` hides the text. */
  isInvisible: boolean;
}

export const plainLook: Look = { isTiny: false, isInvisible: false };

/** Matches a value that is not a plain colour: a picture, a gradient or a variable. */
const UNKNOWN_GROUND = /(?<![\w-])(?!rgba?\(|hsla?\()[\w-]+\(/;

/** Matches properties that change the look of text. */
export const LOOKS =
  /^(?:color|-webkit-text-fill-color|background(?:-color|-image|-clip)?|-webkit-background-clip|font(?:-size)?|visibility|text-shadow|-webkit-text-stroke|mix-blend-mode)$/;

/** Whether text is visible in any colour: it is clipped from its background, blended, or has a shadow or outline. */
function isOutlined(style: Declarations, background: Color | undefined): boolean {
  const clip = style.get('-webkit-background-clip') ?? style.get('background-clip') ?? '';
  if (/\btext\b/.test(clip) || style.has('mix-blend-mode')) return true;
  return ['text-shadow', '-webkit-text-stroke'].some((name) => {
    const around = readColor(style.get(name) ?? '');
    return around !== undefined && !isClear(around) && !(background && isUnreadable(around, background));
  });
}

/**
 * Returns the look of text inside an element: its style on top of the look around it, or `around` itself if the style
 * is empty. Unknown colours are left out.
 * @param isStill whether the page has no script
 */
export function lookOf(style: Declarations, around: Look, isStill = false): Look {
  if (style.size === 0) return around;
  const look = { ...around };
  const background = readColor(style.get('background-color') ?? style.get('background') ?? '');
  const grounds = ['background', 'background-color'].map((name) => style.get(name) ?? '');
  if (style.has('background-image') || grounds.some((ground) => UNKNOWN_GROUND.test(ground))) {
    // The colour of a picture or variable behind the text is unknown.
    delete look.background;
  } else if (background && !isClear(background)) {
    const ground = isSolid(background) ? background : look.background && mix(background, look.background);
    // A translucent background over an unknown one is unknown.
    if (ground) look.background = ground;
    else delete look.background;
  }
  const fill = style.get('-webkit-text-fill-color') ?? style.get('color');
  const color = readColor(fill ?? '');
  if (color) look.color = color;
  else if (fill !== undefined) delete look.color;
  if (isOutlined(style, look.background)) delete look.color;
  const size = style.get('font-size') ?? SIZE_IN_FONT.exec(style.get('font') ?? '')?.[1];
  if (size !== undefined) look.isTiny = isTinySize(size);
  const visibility = style.get('visibility');
  if (visibility !== undefined)
    look.isInvisible = /^(?:hidden|collapse)$/.test(visibility) && !isAnimated(style, isStill);
  return look;
}

/** Matches the size in a `font`; only zero has no unit. */
const SIZE_IN_FONT = /(?:^|\s)((?:\d+(?:\.\d+)?|\.\d+)(?:px|em|rem|pt|%)|0(?=[\s/]))/;

/** Whether a font size is almost zero, or at most a tenth of the size around it. */
const isTinySize = (size: string): boolean =>
  /%$|em$/.test(size) ? Number.parseFloat(size) <= (size.endsWith('%') ? 10 : 0.1) : pixels(size) <= MAX_INVISIBLE_SIZE;

/**
 * Returns how a look hides text: `never` if tiny or unreadable, `folded` if invisible until a script shows it, else
 * `undefined`.
 */
export function hidingOfLook({ color, background, isTiny, isInvisible }: Look): Hiding | undefined {
  if (isTiny) return 'never';
  if (color && (isClear(color) || (background && isUnreadable(color, background)))) return 'never';
  return isInvisible ? 'folded' : undefined;
}

/** Elements with a background by default. */
const HAS_GROUND = new Set(['button', 'mark']);

/**
 * Returns the look of text inside an element by its attributes and the sheets' marks, on top of the look around it;
 * `around` itself if nothing is stated.
 */
export function lookOfElement({ tagName, properties }: Element, around: Look, isStill = false): Look {
  const { style, bgcolor, background, dataVitrinaLook, color = properties.text } = properties;
  const ownGround = HAS_GROUND.has(tagName) && around.background;
  if (!ownGround && [style, bgcolor, background, color, dataVitrinaLook].every((stated) => stated === undefined))
    return around;
  const presented = [
    (background !== undefined || ownGround) && 'background:url()',
    bgcolor && `background:${bgcolor}`,
    color && `color:${color}`,
    dataVitrinaLook,
    style,
  ];
  return lookOf(readDeclarations(presented.filter(Boolean).join(';')), around, isStill);
}
