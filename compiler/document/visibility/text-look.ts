/** What the text of an element looks like: whether anybody can read it on its ground. */

import { colord, extend, type RgbaColor } from 'colord';
import names from 'colord/plugins/names';
import type { Element } from 'hast';
import { type Declarations, pixels, readDeclarations } from './declarations.ts';
import { type Hiding, isAnimated, MAX_INVISIBLE_SIZE } from './hiding-style.ts';

extend([names]);

/** Red, green, blue from 0 to 255, opacity from 0 to 1. */
type Color = Readonly<RgbaColor>;

/** Functions as a whole, all else word by word. */
const PARTS = /(?:rgb|hsl)a?\([^()]*\)|[^\s,()]+/g;

/** The first colour that a value names (a `background` names more than a colour); undefined when it names none. */
function readColor(value: string): Color | undefined {
  const parts = value.toLowerCase().match(PARTS) ?? [];
  return parts
    .map((part) => colord(part))
    .find((color) => color.isValid())
    ?.toRgb();
}

/** The largest difference in a colour channel that no eye sees. */
const MAX_UNSEEN_DIFFERENCE = 16;

/** Whether text in one colour is unreadable on the other. */
function isUnreadable(text: Color, background: Color): boolean {
  if (isClear(text)) return true;
  return (
    !isClear(background) &&
    (['r', 'g', 'b'] as const).every(
      (channel) => Math.abs(text[channel] - background[channel]) <= MAX_UNSEEN_DIFFERENCE,
    )
  );
}

export const isClear = (color: Color): boolean => color.a <= 0.05;

const isSolid = (color: Color): boolean => color.a >= 0.95;

/** The solid colour that a translucent one makes over another. */
function mix({ r, g, b, a }: Color, behind: Color): Color {
  const over = (channel: number, other: number) => channel * a + other * (1 - a);
  return { r: over(r, behind.r), g: over(g, behind.g), b: over(b, behind.b), a: 1 };
}

export interface Look {
  color?: Color;
  background?: Color;
  /** Letters without size. */
  isTiny: boolean;
  isInvisible: boolean;
}

export const plainLook: Look = { isTiny: false, isInvisible: false };

/** A function that is no plain colour: a picture, a gradient, a variable. */
const UNKNOWN_GROUND = /(?<![\w-])(?!rgba?\(|hsla?\()[\w-]+\(/;

/** Names of what says how text looks. */
export const LOOKS =
  /^(?:color|-webkit-text-fill-color|background(?:-color|-image|-clip)?|-webkit-background-clip|font(?:-size)?|visibility|text-shadow|-webkit-text-stroke|mix-blend-mode)$/;

/** Whether letters show what is behind them, or a light or line around them, whatever their own colour. */
function isOutlined(style: Declarations, background: Color | undefined): boolean {
  const clip = style.get('-webkit-background-clip') ?? style.get('background-clip') ?? '';
  if (/\btext\b/.test(clip) || style.has('mix-blend-mode')) return true;
  return ['text-shadow', '-webkit-text-stroke'].some((name) => {
    const around = readColor(style.get(name) ?? '');
    return around !== undefined && !isClear(around) && !(background && isUnreadable(around, background));
  });
}

/**
 * What text below an element looks like: its style over what is around it, without grounds and colours unknown.
 * @param isStill whether the page has no script
 */
export function lookOf(style: Declarations, around: Look, isStill = false): Look {
  if (style.size === 0) return around;
  const look = { ...around };
  const background = readColor(style.get('background-color') ?? style.get('background') ?? '');
  const grounds = ['background', 'background-color'].map((name) => style.get(name) ?? '');
  if (style.has('background-image') || grounds.some((ground) => UNKNOWN_GROUND.test(ground))) {
    // Nobody knows what a picture, or a variable, shows behind the text.
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
  if (isOutlined(style, look.background)) delete look.color;
  const size = style.get('font-size') ?? SIZE_IN_FONT.exec(style.get('font') ?? '')?.[1];
  if (size !== undefined) look.isTiny = isTinySize(size);
  const visibility = style.get('visibility');
  if (visibility !== undefined)
    look.isInvisible = /^(?:hidden|collapse)$/.test(visibility) && !isAnimated(style, isStill);
  return look;
}

/** The size in a `font`, of which only nothing has no unit. */
const SIZE_IN_FONT = /(?:^|\s)((?:\d+(?:\.\d+)?|\.\d+)(?:px|em|rem|pt|%)|0(?=[\s/]))/;

const isTinySize = (size: string): boolean =>
  /%$|em$/.test(size) ? Number.parseFloat(size) <= (size.endsWith('%') ? 10 : 0.1) : pixels(size) <= MAX_INVISIBLE_SIZE;

/** Why text that looks so is not read: tiny or unreadable, or invisible as what a script shows; else `undefined`. */
export function hidingOfLook({ color, background, isTiny, isInvisible }: Look): Hiding | undefined {
  if (isTiny) return 'never';
  if (color && (isClear(color) || (background && isUnreadable(color, background)))) return 'never';
  return isInvisible ? 'folded' : undefined;
}

/** Elements that browsers give a ground. */
const HAS_GROUND = new Set(['button', 'mark']);

/** What text below the element looks like, inside of what is around it. */
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
