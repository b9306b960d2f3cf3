/** Whether anybody sees an element: how its style hides it with all below it, and what its text looks like. */

import { colord, extend, type RgbaColor } from 'colord';
import names from 'colord/plugins/names';
import type { Element } from 'hast';
import { attribute } from '../elements.ts';

extend([names]);

/** Lower-case names and values, comments and escapes resolved. */
export type Declarations = ReadonlyMap<string, string>;

const NO_DECLARATIONS: Declarations = new Map();

/** Lower-cased values by property: CSS Syntax 3 §4.3.7 (escapes) and §5.4.5, as far as hiding goes. */
export function readDeclarations(style: string): Declarations {
  if (style === '') return NO_DECLARATIONS;
  const text = style
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16) % 0x110000))
    .replace(/\\/g, '')
    .toLowerCase();
  const declarations = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/(?:^|;)([^:;]*):([^;]*)/g)) {
    declarations.set(name.trim(), value.replace(/!\s*important/, '').trim());
  }
  return declarations;
}

/** Pixels of a length; NaN for what is none. Lengths that depend on the window count as on a small one. */
function pixels(value: string | undefined): number {
  const match =
    /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(px|em|rem|ex|ch|pt|pc|cm|mm|in|vw|vh|vmin|vmax|%)?$/.exec(
      value?.trim() ?? '',
    );
  if (!match) return Number.NaN;
  const size = { px: 1, pt: 4 / 3, pc: 16, cm: 38, mm: 3.8, in: 96, vw: 12, vh: 8, vmin: 8, vmax: 12, '%': 10 };
  return Number(match[1]) * (size[(match[2] ?? 'px') as keyof typeof size] ?? 16);
}

/** Whether a style may change as one scrolls: what fades in is content. */
function isAnimated(style: Declarations): boolean {
  return ['transform', '-webkit-transform', 'transition', 'animation', 'animation-name', 'will-change'].some((name) =>
    style.has(name),
  );
}

/** How an element with its content is hidden: `folded` as in accordions and tabs, `never` for nobody to read. */
export type Hiding = 'folded' | 'never';

/** Pixels of the largest boxes and letters that nobody sees. */
const MAX_INVISIBLE_SIZE = 1;
/** Pixels that take a box off the screen; carousels move their slides by fewer. */
const MIN_OFFSET = 1000;
const MIN_TRANSLATION = 4000;

/** How a style hides its element: for ever, or `folded` until a script shows it; `undefined` if it does not. */
export function hidingOf(style: Declarations): Hiding | undefined {
  if (style.size === 0) return undefined;
  const is = (name: string, pattern: RegExp) => pattern.test(style.get(name) ?? '');
  if (isFarOff(style) || isClipped(style) || isShrunk(style)) return 'never';
  if (is('display', /^none$/) || is('content-visibility', /^hidden$/)) return 'folded';
  const clips = is('overflow', /hidden|clip/) || is('overflow-x', /hidden|clip/) || is('overflow-y', /hidden|clip/);
  const small = (name: string) => pixels(style.get(name)) <= MAX_INVISIBLE_SIZE;
  // A box that is all padding keeps the proportions of a video.
  const isPadded = ['padding', 'padding-top', 'padding-bottom'].some(
    (name) => pixels(style.get(name)) > MAX_INVISIBLE_SIZE,
  );
  if (clips && !isPadded && (small('height') || small('max-height'))) return small('width') ? 'never' : 'folded';
  if (clips && (small('width') || small('max-width'))) return 'never';
  if (small('width') && small('height') && !isPadded) return 'never';
  if (isTransparent(style)) return isAnimated(style) ? undefined : 'folded';
  return is('filter', /opacity\(\s*(?:0?\.0\d*|0|[0-5]%)\s*\)/) ? 'never' : undefined;
}

/** Whether a style lets everything behind its element shine through. */
function isTransparent(style: Declarations): boolean {
  const opacity = style.get('opacity') ?? '';
  return Number.parseFloat(opacity) <= (opacity.includes('%') ? 5 : 0.05);
}

/** Whether it is placed so far outside of the window that nobody sees it; a slide or full-width band is not. */
function isFarOff(style: Declarations): boolean {
  // A share of the width around it is the place of a slide or of a column.
  const isFar = (value: string | undefined) => !value?.endsWith('%') && pixels(value) <= -MIN_OFFSET;
  const far = (name: string) => isFar(style.get(name));
  if (['left', 'top', 'right', 'bottom', 'inset-inline-start'].some(far)) return true;
  // A wide padding brings back what the margin moved away: a band as wide as the window.
  const isBand = ['padding-left', 'padding-right', 'padding-top'].some((name) => pixels(style.get(name)) >= MIN_OFFSET);
  if (!isBand && ['margin', 'margin-left', 'margin-top', 'margin-right'].some(far)) return true;
  if (pixels(style.get('text-indent')) <= 100 - MIN_OFFSET) return true;
  if (style.get('inset')?.split(/\s+/).some(isFar)) return true;
  // So does what is wider than any window: the row of slides that a carousel pushes to and fro.
  if (pixels(style.get('width')) >= MIN_OFFSET * 2 || /^\d{3,}%$/.test(style.get('width') ?? '')) return false;
  const moved = /translate(?:x|y|3d)?\(([^()]*)\)/.exec(transformOf(style))?.[1] ?? style.get('translate') ?? '';
  return moved
    .split(/[\s,]+/)
    .some((value) => /^-?\d{3,}v(?:w|h|min|max)$/.test(value) || Math.abs(pixels(value)) >= MIN_TRANSLATION);
}

const transformOf = (style: Declarations): string => style.get('transform') ?? style.get('-webkit-transform') ?? '';

/** Whether `clip` or `clip-path` leaves next to nothing of an element. */
function isClipped(style: Declarations): boolean {
  const rect = /rect\(([^()]*)\)/
    .exec(style.get('clip') ?? '')?.[1]
    ?.split(/[\s,]+/)
    .filter(Boolean);
  if (rect?.length === 4) {
    const [top = 0, right = 0, bottom = 0, left = 0] = rect.map(pixels);
    if (right - left <= MAX_INVISIBLE_SIZE || bottom - top <= MAX_INVISIBLE_SIZE) return true;
  }
  const path = style.get('clip-path') ?? style.get('-webkit-clip-path') ?? '';
  const inset = /inset\(\s*(\d+)%/.exec(path)?.[1];
  if (inset !== undefined && Number(inset) >= 50) return true;
  if (/(?:circle|ellipse)\(\s*0(?:px|%)?\s*[\s)a]/.test(path)) return true;
  const corners = /^polygon\(([^()]*)\)$/
    .exec(path)?.[1]
    ?.split(',')
    .map((corner) => corner.trim());
  return corners !== undefined && new Set(corners).size === 1 && corners[0] !== '';
}

function isShrunk(style: Declarations): boolean {
  const scale = /scale(?:3d|x|y)?\(([^()]*)\)/.exec(transformOf(style))?.[1] ?? style.get('scale');
  if (scale?.split(/[\s,]+/).some((part) => part !== '' && Math.abs(Number.parseFloat(part)) <= 0.05)) return true;
  const zoom = style.get('zoom');
  return zoom !== undefined && /^(?:0?\.0\d*|0|[0-5]%)$/.test(zoom);
}

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

/** What text below an element looks like: its style over what is around it, without grounds and colours unknown. */
export function lookOf(style: Declarations, around: Look): Look {
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
  const size =
    style.get('font-size') ?? /(?:^|\s)((?:\d+(?:\.\d+)?|\.\d+)(?:px|em|rem|pt|%))/.exec(style.get('font') ?? '')?.[1];
  if (size !== undefined) look.isTiny = isTinySize(size);
  const visibility = style.get('visibility');
  if (visibility !== undefined) look.isInvisible = /^(?:hidden|collapse)$/.test(visibility) && !isAnimated(style);
  return look;
}

const isTinySize = (size: string): boolean =>
  /%$|em$/.test(size) ? Number.parseFloat(size) <= (size.endsWith('%') ? 10 : 0.1) : pixels(size) <= MAX_INVISIBLE_SIZE;

/** Why text that looks so is not read: tiny or unreadable, or invisible as what a script shows; else `undefined`. */
export function hidingOfLook({ color, background, isTiny, isInvisible }: Look): Hiding | undefined {
  if (isTiny) return 'never';
  if (color && (isClear(color) || (background && isUnreadable(color, background)))) return 'never';
  return isInvisible ? 'folded' : undefined;
}

/** How the element hides itself with all below it. What it hands down to its text is its look. */
export function hidingOfElement(element: Element): Hiding | undefined {
  return element.properties.hidden === undefined ? hidingOf(readDeclarations(attribute(element, 'style'))) : 'folded';
}

/** What text below the element looks like, inside of what is around it. */
export function lookOfElement({ properties }: Element, around: Look): Look {
  const { style, bgcolor, color = properties.text } = properties;
  if (style === undefined && bgcolor === undefined && color === undefined) return around;
  const presented = [bgcolor && `background:${bgcolor}`, color && `color:${color}`, style];
  return lookOf(readDeclarations(presented.filter(Boolean).join(';')), around);
}

/** Attributes by which common libraries and site builders mark what fades in on scrolling. */
const FADING = ['dataWId', 'dataAos', 'dataFramerAppearId', 'dataScroll', 'dataSal', 'dataAnimation'];
const FADING_NAMES =
  /(?:^|[\s_-])(?:wow|aos|animate[ds]?|animation|fade-?in|reveal|appear|elementor-invisible)(?:$|[\s_-])/i;

/** Whether the element is marked to fade in: on such a page no opacity says that something is hidden. */
export const fadesIn = (element: Element): boolean =>
  FADING.some((name) => element.properties[name] !== undefined) || FADING_NAMES.test(attribute(element, 'className'));

/** Whether the element cannot be seen until it has faded in. */
export const isFaded = (element: Element): boolean => isTransparent(readDeclarations(attribute(element, 'style')));

/** Takes declarations out of a style attribute. @param names of their properties, as a pattern */
const without = (names: string): ((style: string) => string) => {
  const declaration = new RegExp(`(^|;)\\s*(?:${names})\\s*:[^;]*`, 'gi');
  return (style) => style.replace(declaration, '$1');
};

/** A style attribute as it is once its element has been opened. */
export const withoutHiding = without('display|visibility|opacity');

/** A style attribute as it is once everything has faded in. */
export const withoutOpacity = without('opacity');
