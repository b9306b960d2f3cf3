/** Whether a style attribute takes its element, with all below it, out of sight. */

import { type Declarations, isAnimated, pixels } from './declarations.ts';

/** How an element is hidden with all below it: `folded` as accordions and tabs do it, `never` so that nobody reads it. */
export type Hiding = 'folded' | 'never';

/** Smaller boxes and letters show nothing. */
const NOTHING = 1;
/** A carousel moves its slides by less. */
const FAR = -1000;
const FARTHER = -4000;

/** How a style hides its element, if it does. */
export function hidingOf(style: Declarations): Hiding | undefined {
  if (style.size === 0) return undefined;
  const is = (name: string, pattern: RegExp) => pattern.test(style.get(name) ?? '');
  if (isFarOff(style) || isClipped(style) || isShrunk(style)) return 'never';
  if (is('display', /^none$/) || is('content-visibility', /^hidden$/)) return 'folded';
  const clips = is('overflow', /hidden|clip/) || is('overflow-x', /hidden|clip/) || is('overflow-y', /hidden|clip/);
  const small = (name: string) => pixels(style.get(name)) <= NOTHING;
  // A box that is all padding keeps the proportions of a video.
  const isPadded = ['padding', 'padding-top', 'padding-bottom'].some((name) => pixels(style.get(name)) > NOTHING);
  if (clips && !isPadded && (small('height') || small('max-height'))) return small('width') ? 'never' : 'folded';
  if (clips && (small('width') || small('max-width'))) return 'never';
  if (small('width') && small('height') && !isPadded) return 'never';
  if (isTransparent(style)) return isAnimated(style) ? undefined : 'folded';
  return is('filter', /opacity\(\s*(?:0?\.0\d*|0|[0-5]%)\s*\)/) ? 'never' : undefined;
}

/** Whether a style lets everything behind its element shine through. */
export function isTransparent(style: Declarations): boolean {
  const opacity = style.get('opacity') ?? '';
  return Number.parseFloat(opacity) <= (opacity.includes('%') ? 5 : 0.05);
}

function isFarOff(style: Declarations): boolean {
  // A share of the width around it is the place of a slide or of a column.
  const isFar = (value: string | undefined) => !value?.endsWith('%') && pixels(value) <= FAR;
  const far = (name: string) => isFar(style.get(name));
  if (['left', 'top', 'right', 'bottom', 'inset-inline-start'].some(far)) return true;
  // A wide padding brings back what the margin moved away: a band as wide as the window.
  const isBand = ['padding-left', 'padding-right', 'padding-top'].some((name) => pixels(style.get(name)) >= -FAR);
  if (!isBand && ['margin', 'margin-left', 'margin-top', 'margin-right'].some(far)) return true;
  if (pixels(style.get('text-indent')) <= FAR + 100) return true;
  if (style.get('inset')?.split(/\s+/).some(isFar)) return true;
  // So does what is wider than any window: the row of slides that a carousel pushes to and fro.
  if (pixels(style.get('width')) >= -FAR * 2 || /^\d{3,}%$/.test(style.get('width') ?? '')) return false;
  const moved = /translate(?:x|y|3d)?\(([^()]*)\)/.exec(transformOf(style))?.[1] ?? style.get('translate') ?? '';
  return moved
    .split(/[\s,]+/)
    .some((value) => /^-?\d{3,}v(?:w|h|min|max)$/.test(value) || Math.abs(pixels(value)) >= -FARTHER);
}

const transformOf = (style: Declarations): string => style.get('transform') ?? style.get('-webkit-transform') ?? '';

function isClipped(style: Declarations): boolean {
  const rect = /rect\(([^()]*)\)/
    .exec(style.get('clip') ?? '')?.[1]
    ?.split(/[\s,]+/)
    .filter(Boolean);
  if (rect?.length === 4) {
    const [top = 0, right = 0, bottom = 0, left = 0] = rect.map(pixels);
    if (right - left <= NOTHING || bottom - top <= NOTHING) return true;
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
