/** Page stage, rewriting: gives links and images absolute public addresses, or removes them without one. */

import type { Element, ElementContent, Root } from 'hast';
import { attempt } from '#shared/attempt.ts';
import { attribute, holdsElement, isElement, linksIn, replaceElements, textOf } from '../../document/elements.ts';
import { sourceOf, sourcesOf } from '../../document/embedded/image-sources.ts';
import { CONTACT_ADDRESS, FILE_ADDRESS, NEW_WINDOW, TAG_REL } from '../../signs/links.ts';
import type { ResolveAddress } from './page-address.ts';

/** Matches alternative text that describes nothing: marks, a file, or a word for any image. */
const NO_DESCRIPTION =
  /^(?:[\p{P}\s]+|\S+\.(?:jpe?g|png|gif|webp|avif|svg)|(?:ima?ge?n?|picture|photo|foto|[ií]cono?|logo|arrow|flecha|avatar|banner|slide|background|fondo|watermark)[ -]?\d*)$/iu;

/** Matches a file's name without its ending; `ISO-9001`, `Wi-Fi` and `24h` are names of things. */
const FILE_NAME = /^(?:[^\s_]+(?:_[^\s_]+)+|[\p{Ll}\d]+(?:-[\p{Ll}\d]+){2,})$/u;

/**
 * Gives links and images absolute addresses, and removes their other attributes but `alt`. Unwraps links that lead to
 * no page: contacts, archives, `#`. Drops links without text, though one to a file gets its name, and images that are
 * decorative, pixels, without a description or without a usable address.
 */
export function rehypeAddresses({ resolve }: { resolve: ResolveAddress }) {
  return (tree: Root): void => {
    const told = new Set(
      linksIn(tree.children as ElementContent[]).map((link) => textOf(link) && attribute(link, 'href')),
    );
    const rewrite = (node: Root | Element): void =>
      replaceElements(node, (child) => {
        rewrite(child);
        if (isElement(child, 'a')) return rewriteLink(child, resolve, told);
        return isElement(child, 'img', 'image') ? rewriteImage(child, resolve) : [child];
      });
    rewrite(tree);
  };
}

/**
 * Returns the link with only its absolute address; its children if it leads nowhere; nothing if it is empty. The first
 * empty link to a file gets the file's name, if no other link to it has a text (`told`).
 */
function rewriteLink(link: Element, resolve: ResolveAddress, told: Set<string>): ElementContent[] {
  const href = attribute(link, 'href');
  const url = href === '#' || href === '' ? undefined : resolve(href);
  // The text is worth keeping; the link is a call to action, or leads to an archive.
  if (!url || CONTACT_ADDRESS.test(url) || TAG_REL.test(attribute(link, 'rel'))) return link.children;
  if (!textOf(link) && !holdsElement(link, 'img')) {
    if (!FILE_ADDRESS.test(url) || told.has(href)) return [];
    told.add(href);
    link.children = [{ type: 'text', value: fileName(url) }];
  }
  // The way back from a footnote.
  if (href.startsWith('#') && /^(?:[↩↑^⤴⬆\s]|\p{M})+$/u.test(textOf(link))) return [];
  link.properties = { href: url };
  return [link];
}

const fileName = (url: string): string => {
  const { pathname } = new URL(url);
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return attempt(() => decodeURIComponent(name)) ?? name;
};

/** Returns a plain image with its description; nothing if decorative, or without a usable address or description. */
function rewriteImage(image: Element, resolve: ResolveAddress): ElementContent[] {
  const alt = attribute(image, 'alt')
    .replace(/[\s<>]+/g, ' ')
    .trim();
  if (!alt || /^(?:presentation|none)$/.test(attribute(image, 'role')) || isPixel(image)) return [];
  if (NO_DESCRIPTION.test(alt) || FILE_NAME.test(alt) || NEW_WINDOW.test(alt) || namesFile(alt, image)) return [];
  // A character drawn as an image, for browsers that lack it.
  if (/^[^\p{L}\p{N}\p{P}\s]+$/u.test(alt)) return [{ type: 'text', value: alt }];
  for (const candidate of sourcesOf(image)) {
    const url = resolve(candidate);
    if (url) return [{ type: 'element', tagName: 'img', properties: { src: url, alt }, children: [] }];
  }
  return [];
}

/** Whether a description is only the name of the image's file, ending included. */
function namesFile(alt: string, image: Element): boolean {
  const name = sourceOf(image)
    .replace(/[?#].*/s, '')
    .replace(/^.*\//s, '');
  const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return name !== '' && fold(alt) === fold(name);
}

function isPixel(image: Element): boolean {
  return [attribute(image, 'width'), attribute(image, 'height')].some((size) => /^[0-3](?:px)?$/.test(size));
}
