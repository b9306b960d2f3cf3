/** Document stage: marks the colours of text and background where all styles of a page are known. */

import { LOOK_BY_STYLE } from '../owner-rules.ts';
import type { ParsedNode } from '../parse-html.ts';
import { type Declarations, readDeclarations } from '../visibility/declarations.ts';
import { hidingOfLook, LOOKS, lookOf, plainLook } from '../visibility/text-look.ts';
import { cascade, type PlacedRule } from './cascade.ts';
import { type ElementIndex, type ElementSet, stepsBack, stepsOn, unite } from './element-index.ts';

/** Default background of browsers. */
const CANVAS = 'background:#fff';

/**
 * Sets `LOOK_BY_STYLE` on the body and all elements whose look the sheets state. Looks that depend on the window or a
 * state count as unknown. The body gets the look of `html` and the white of browsers too, unless its text were
 * unreadable then.
 */
export function markLooks(
  index: ElementIndex,
  placed: readonly PlacedRule[],
  rulesAbout: (element: number) => PlacedRule[],
): void {
  const isAboutLook = placed.some(({ declarations }) => [...declarations.keys()].some(isLook));
  const page = isCovered(index, placed) ? [] : [CANVAS];
  for (const [number, element] of index.elements.entries()) {
    const { name, attribs = {} } = element;
    if (!isAboutLook && name !== 'html' && name !== 'body') continue;
    const look = toText(element, rulesAbout(number));
    // The content tree starts at the body, so the styles of `html` are added to it.
    if (name === 'html') page.push(look, attribs.style ?? '');
    else if (name === 'body' && attribs.bgcolor === undefined && isReadable([...page, look]))
      attribs[LOOK_BY_STYLE] = [...page, look].filter(Boolean).join(';');
    else if (look !== '') attribs[LOOK_BY_STYLE] = look;
  }
}

/** Sets `LOOK_BY_STYLE` on the elements of a set and on those below them, where the sheets state a look. */
export function markLooksWithin(
  some: ElementSet,
  index: ElementIndex,
  rulesAbout: (element: number) => PlacedRule[],
): void {
  const below = stepsOn[' ']?.(some, index);
  for (const [number, element] of index.elements.entries()) {
    if (!some[number] && !below?.[number]) continue;
    const look = toText(element, rulesAbout(number));
    if (look !== '' && element.attribs) element.attribs[LOOK_BY_STYLE] = look;
  }
}

/** Whether text with these looks can be read. A page whose whole text is hidden means a misread style. */
const isReadable = (looks: readonly string[]): boolean =>
  !hidingOfLook(lookOf(readDeclarations(looks.join(';')), plainLook, true));

const isLook = (name: string): boolean => LOOKS.test(name);

/** Writes the sheets' declarations about an element's look as a style attribute, unsure ones as `var(--unknown)`. */
function toText(element: ParsedNode, about: readonly PlacedRule[]): string {
  const look = new Map<string, string>();
  const sure = about.filter(({ isSure }) => isSure);
  for (const [name, value] of cascade({ type: element.type }, sure)) if (isLook(name)) look.set(name, value);
  for (const { declarations, isSure } of about)
    if (!isSure) for (const name of declarations.keys()) if (isLook(name)) look.set(name, 'var(--unknown)');
  return [...look].map(([name, value]) => `${name}:${value}`).join(';');
}

const MEDIA = new Set(['canvas', 'embed', 'iframe', 'img', 'object', 'picture', 'svg', 'video']);

/** Whether a picture or background may be moved behind the text of other elements. */
function isCovered(index: ElementIndex, placed: readonly PlacedRule[]): boolean {
  const media = Uint8Array.from(index.elements, ({ name = '' }) => (MEDIA.has(name) ? 1 : 0));
  const around = stepsBack[' ']?.(media, index);
  const isGround = (declarations: Declarations) =>
    [...declarations.keys()].some((name) => name.startsWith('background'));
  const theirs = (holds: (declarations: Declarations) => boolean) =>
    unite(
      placed.filter(({ declarations }) => holds(declarations)),
      index,
    );
  const [grounds, moved] = [theirs(isGround), theirs(leavesItsPlace)];
  const mayLieBehind = (number: number): boolean =>
    [media, around, grounds].some((elements) => elements?.[number] === 1);
  return index.elements.some(({ attribs }, number) => {
    if (moved[number] && mayLieBehind(number)) return true;
    const own = readDeclarations(attribs?.style ?? '');
    return leavesItsPlace(own) && (isGround(own) || mayLieBehind(number));
  });
}

/** Whether a style moves its element away from its normal position. */
const leavesItsPlace = (style: Declarations): boolean =>
  /^(?:absolute|fixed|sticky)$/.test(style.get('position') ?? '') ||
  ['transform', 'translate', 'grid-area', 'grid-row', 'grid-column'].some((name) => style.has(name)) ||
  ['margin', 'margin-top', 'margin-bottom', 'margin-left'].some((name) => /(?:^|\s)-/.test(style.get(name) ?? ''));
