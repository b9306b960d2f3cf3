/** Decides whether an element and all its content can be seen, by its style. */

import type { Element } from 'hast';
import { attribute } from '../elements.ts';
import { type Declarations, pixels, readDeclarations } from './declarations.ts';

const MOVING = ['transform', '-webkit-transform', 'transition', 'will-change'];

/** Whether a style may change on scrolling, such as content that fades in. Without a script, only an animation may. */
export const isAnimated = (style: Declarations, isStill: boolean): boolean =>
  style.has('animation') || style.has('animation-name') || (!isStill && MOVING.some((name) => style.has(name)));

/** Kind of hiding: `folded` as in accordions and tabs, `never` if no visitor can see it. */
export type Hiding = 'folded' | 'never';

/** Maximum pixels of boxes and letters that cannot be seen. */
export const MAX_INVISIBLE_SIZE = 1;
/** Minimum pixels that move a box off the screen; carousels move slides by fewer. */
const MIN_OFFSET = 1000;
const MIN_TRANSLATION = 4000;
/**
 * Minimum pixels that move a box out of the window until a script moves it in: for fixed boxes, and for absolute ones
 * on a page without scripts.
 */
const MIN_OFFSET_OF_FIXED = 100;
const MIN_OFFSET_OF_ABSOLUTE = 300;

/**
 * Returns how a style hides its element: `never` for good, or `folded` until a script shows it; `undefined` if visible.
 * Not by `visibility` or colours, which children can undo: see `hidingOfLook`.
 * @param isStill whether the page has no script
 */
export function hidingOf(style: Declarations, isStill = false): Hiding | undefined {
  if (style.size === 0) return undefined;
  const is = (name: string, pattern: RegExp) => pattern.test(style.get(name) ?? '');
  if (isFarOff(style) || isClipped(style) || isShrunk(style)) return 'never';
  if (is('display', /^none$/) || is('content-visibility', /^hidden$/)) return 'folded';
  const clips = is('overflow', /hidden|clip/) || is('overflow-x', /hidden|clip/) || is('overflow-y', /hidden|clip/);
  const small = (name: string) => pixels(style.get(name)) <= MAX_INVISIBLE_SIZE && !grows(style, name);
  // A box with all its height in padding keeps the proportions of a video.
  const isPadded = ['padding', 'padding-top', 'padding-bottom'].some(
    (name) => pixels(style.get(name)) > MAX_INVISIBLE_SIZE,
  );
  if (clips && !isPadded && (small('height') || small('max-height'))) return small('width') ? 'never' : 'folded';
  if (clips && (small('width') || small('max-width'))) return 'never';
  if (small('width') && small('height') && !isPadded) return 'never';
  if (isTransparent(style)) return isAnimated(style, isStill) ? undefined : 'folded';
  if (isOutside(style, isStill)) return 'folded';
  return is('filter', /opacity\(\s*(?:0?\.0\d*|0|[0-5]%)\s*\)/) ? 'never' : undefined;
}

/** Whether a box is larger than its stated width or height: it grows in a row, or has a minimum. */
const grows = (style: Declarations, name: string): boolean =>
  /^(?:[1-9]|auto)/.test(style.get('flex') ?? style.get('flex-grow') ?? '') ||
  (!name.startsWith('max') && pixels(style.get(`min-${name}`)) > MAX_INVISIBLE_SIZE);

/** Whether a style makes its element almost transparent. */
function isTransparent(style: Declarations): boolean {
  const opacity = style.get('opacity') ?? '';
  return Number.parseFloat(opacity) <= (opacity.includes('%') ? 5 : 0.05);
}

/** Whether an element is moved far off the screen. Slides and full-width bands are not. */
function isFarOff(style: Declarations): boolean {
  // A percentage is the position of a slide or column.
  const isFar = (value: string | undefined) => !value?.endsWith('%') && pixels(value) <= -MIN_OFFSET;
  const far = (name: string) => isFar(style.get(name));
  if (['left', 'top', 'right', 'bottom', 'inset-inline-start'].some(far)) return true;
  // Wide padding reverses a negative margin: a band as wide as the window.
  const isBand = ['padding-left', 'padding-right', 'padding-top'].some((name) => pixels(style.get(name)) >= MIN_OFFSET);
  if (!isBand && ['margin', 'margin-left', 'margin-top', 'margin-right'].some(far)) return true;
  if (pixels(style.get('text-indent')) <= 100 - MIN_OFFSET) return true;
  if (style.get('inset')?.split(/\s+/).some(isFar)) return true;
  // A box wider than any window is the row of slides that a carousel moves.
  if (pixels(style.get('width')) >= MIN_OFFSET * 2 || /^\d{3,}%$/.test(style.get('width') ?? '')) return false;
  const moved = /translate(?:x|y|3d)?\(([^()]*)\)/.exec(transformOf(style))?.[1] ?? style.get('translate') ?? '';
  return moved
    .split(/[\s,]+/)
    .some((value) => /^-?\d{3,}v(?:w|h|min|max)$/.test(value) || Math.abs(pixels(value)) >= MIN_TRANSLATION);
}

const OFFSETS = ['top', 'right', 'bottom', 'left'];

/** Whether an element is placed outside of the window, like a panel that a script moves in. */
function isOutside(style: Declarations, isStill: boolean): boolean {
  const position = style.get('position');
  if (position !== 'fixed' && !(isStill && position === 'absolute')) return false;
  const least = position === 'fixed' ? MIN_OFFSET_OF_FIXED : MIN_OFFSET_OF_ABSOLUTE;
  const isOut = (value: string | undefined) => pixels(value) <= -least && !value?.endsWith('%');
  return OFFSETS.some((name) => isOut(style.get(name))) || style.get('inset')?.split(/\s+/).some(isOut) === true;
}

const transformOf = (style: Declarations): string => style.get('transform') ?? style.get('-webkit-transform') ?? '';

/** Whether `clip` or `clip-path` leaves almost nothing of an element. */
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
  return new Set(corners).size === 1 && corners?.[0] !== '';
}

/** Whether a style scales or zooms its element to almost nothing. */
function isShrunk(style: Declarations): boolean {
  const scale = /scale(?:3d|x|y)?\(([^()]*)\)/.exec(transformOf(style))?.[1] ?? style.get('scale');
  if (scale?.split(/[\s,]+/).some((part) => part !== '' && Math.abs(Number.parseFloat(part)) <= 0.05)) return true;
  const zoom = style.get('zoom');
  return zoom !== undefined && /^(?:0?\.0\d*|0|[0-5]%)$/.test(zoom);
}

/**
 * Returns how an element's `hidden` or `style` hides it with its content. Inherited properties are part of its look.
 */
export function hidingOfElement(element: Element, isStill = false): Hiding | undefined {
  if (element.properties.hidden !== undefined) return 'folded';
  return hidingOf(readDeclarations(attribute(element, 'style')), isStill);
}

/** Attributes that common libraries and site builders set on content that fades in on scrolling. */
const FADING = ['dataWId', 'dataAos', 'dataFramerAppearId', 'dataScroll', 'dataSal', 'dataAnimation'];
const FADING_NAMES =
  /(?:^|[\s_-])(?:wow|aos|animate[ds]?|animation|fade-?in|reveal|appear|elementor-invisible)(?:$|[\s_-])/i;

/** Whether an element is marked to fade in. On a page with such elements, opacity does not mean hidden. */
export const fadesIn = (element: Element): boolean =>
  FADING.some((name) => element.properties[name] !== undefined) || FADING_NAMES.test(attribute(element, 'className'));

/** Whether an element's `style` makes it transparent, so that it may fade in. */
export const isFaded = (element: Element): boolean => isTransparent(readDeclarations(attribute(element, 'style')));

/**
 * Creates a function that removes declarations from a style attribute.
 * @param names pattern of their properties
 */
const without = (names: string): ((style: string) => string) => {
  const declaration = new RegExp(`(^|;)\\s*(?:${names})\\s*:[^;]*`, 'gi');
  return (style) => style.replace(declaration, '$1');
};

/** Returns a style attribute as it is after its element was opened. */
export const withoutHiding = without('display|visibility|opacity');

/** Returns a style attribute as it is after everything has faded in. */
export const withoutOpacity = without('opacity');
