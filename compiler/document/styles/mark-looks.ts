/** Document stage: marks how the text of a page looks whose styles are all known: its letters, and what is behind them. */

import { LOOK_BY_STYLE } from '../owner-rules.ts';
import type { ParsedNode } from '../parse-html.ts';
import { type Declarations, readDeclarations } from '../visibility/declarations.ts';
import { hidingOfLook, LOOKS, lookOf, plainLook } from '../visibility/text-look.ts';
import { cascade, type PlacedRule } from './cascade.ts';
import { type ElementIndex, type ElementSet, stepsBack, stepsOn, unite } from './element-index.ts';

/** What browsers draw a page on. */
const CANVAS = 'background:#fff';

/** Marks the elements whose look is stated, and the body; what depends on the window or on a state is unknown. */
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
    // The tree of the content begins with the body.
    if (name === 'html') page.push(look, attribs.style ?? '');
    else if (name === 'body' && attribs.bgcolor === undefined && isReadable([...page, look]))
      attribs[LOOK_BY_STYLE] = [...page, look].filter(Boolean).join(';');
    else if (look !== '') attribs[LOOK_BY_STYLE] = look;
  }
}

/** Marks elements of the set and all that is in them. */
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

/** Whether it is the look of a page that somebody reads: nobody writes a page that all of it hides. */
const isReadable = (looks: readonly string[]): boolean =>
  !hidingOfLook(lookOf(readDeclarations(looks.join(';')), plainLook, true));

const isLook = (name: string): boolean => LOOKS.test(name);

/** What the sheets say of an element's look, as a style attribute. */
function toText(element: ParsedNode, about: readonly PlacedRule[]): string {
  const look = new Map<string, string>();
  const sure = about.filter(({ isSure }) => isSure);
  for (const [name, value] of cascade({ type: element.type }, sure)) if (isLook(name)) look.set(name, value);
  for (const { declarations, isSure } of about)
    if (!isSure) for (const name of declarations.keys()) if (isLook(name)) look.set(name, 'var(--unknown)');
  return [...look].map(([name, value]) => `${name}:${value}`).join(';');
}

const MEDIA = new Set(['canvas', 'embed', 'iframe', 'img', 'object', 'picture', 'svg', 'video']);

/** Whether a picture or a ground may lie behind text that stands elsewhere in the page. */
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

/** Whether a style takes its element from where it would stand. */
const leavesItsPlace = (style: Declarations): boolean =>
  /^(?:absolute|fixed|sticky)$/.test(style.get('position') ?? '') ||
  ['transform', 'translate', 'grid-area', 'grid-row', 'grid-column'].some((name) => style.has(name)) ||
  ['margin', 'margin-top', 'margin-bottom', 'margin-left'].some((name) => /(?:^|\s)-/.test(style.get(name) ?? ''));
