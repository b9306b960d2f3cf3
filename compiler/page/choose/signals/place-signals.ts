/** Choosing content: what an element says about all that stands in it, by its name, its role and how it is called. */

import { attribute, holdsElement, isElement } from '../../../document/elements.ts';
import { AROUND_NAMES, WITHIN_NAMES } from '../../../signs/place-names.ts';
import type { Place } from '../places.ts';
import { remember } from './remember.ts';
import { signalOf } from './signals.ts';

const LANDMARK_ROLES: Readonly<Record<string, string>> = {
  main: 'main',
  navigation: 'nav',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  form: 'form',
  menu: 'menu',
  menubar: 'menu',
  listbox: 'menu',
  toolbar: 'menu',
  tabpanel: 'tabpanel',
  region: 'region',
  list: 'ul',
  listitem: 'li',
  article: 'article',
};

const AROUND_LANDMARK = /^(?:nav|menu|header|footer|aside|form)$/;

/** Signals of a place and of those around it, each once. `ofPlaces` remembers them. */
export function placeSignals(
  place: Place,
  pageWords: number,
  ofPlaces: Map<Place, readonly number[]>,
): readonly number[] {
  const known = ofPlaces.get(place);
  if (known) return known;
  const inherited = place.parent ? placeSignals(place.parent, pageWords, ofPlaces) : [];
  const own = ownSignals(place, place.words * 2 > pageWords, inherited);
  const signals = own.length === 0 ? inherited : [...new Set([...inherited, ...own])];
  ofPlaces.set(place, signals);
  return signals;
}

const MAIN = signalOf.in('main');
const ARTICLE = signalOf.in('article');

function ownSignals(place: Place, isMostOfPage: boolean, inherited: readonly number[]): number[] {
  const { element } = place;
  // Classes of the body tell of the page, not of a part of it.
  if (isElement(element, 'body')) return [];
  const signals: number[] = [];
  const landmark = LANDMARK_ROLES[attribute(element, 'role')] ?? element.tagName;
  if (!AROUND_LANDMARK.test(landmark) || !(isMostOfPage || isMisnamed(landmark, place))) {
    const isInMain = inherited.includes(MAIN) || inherited.includes(ARTICLE);
    signals.push(signalOf.in(landmark), isInMain ? signalOf['in-main'](landmark) : signalOf['in-page'](landmark));
  }
  if (element.properties.hidden !== undefined) signals.push(signalOf.in('hidden'));
  const { around, within } = namesShown(`${attribute(element, 'className')} ${attribute(element, 'id')}`);
  // What says that a part of a page is none of the content says nothing of what holds most of it.
  if (!isMostOfPage) for (const name of around) if (!isMisnamed(name, place)) signals.push(signalOf.named(name));
  for (const name of within) signals.push(signalOf.named(name));
  return signals;
}

/** A menu that is read rather than clicked, as that of a restaurant; a header that holds the title of the page. */
function isMisnamed(name: string, { element, words, linkWords, proseWords }: Place): boolean {
  if (name === 'menu') return linkWords * 2 < words;
  if (name === 'nav') return proseWords * 2 >= words;
  return name === 'header' && holdsElement(element, 'h1');
}

const AROUND = Object.entries(AROUND_NAMES);
const WITHIN = Object.entries(WITHIN_NAMES);

/** What class names and an id say, their words set apart: `postRelated` → `post-related`. */
const namesShown = remember((written: string) => {
  const names = written.replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2').toLowerCase();
  const shown = (patterns: readonly [string, RegExp][]) =>
    names === ' ' ? [] : patterns.flatMap(([name, pattern]) => (pattern.test(names) ? [name] : []));
  return { around: shown(AROUND), within: shown(WITHIN) };
});
