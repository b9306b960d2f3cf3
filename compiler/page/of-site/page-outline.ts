/** Makes the outline of one page for its site: title, links, and keys of its blocks and texts. Plain data. */

import type { ElementContent, Root } from 'hast';
import type { PagePath } from '#shared/page.ts';
import { isHomePage } from '#shared/page.ts';
import { attribute, isElement, linksIn } from '../../document/elements.ts';
import type { Document } from '../../document/read-document.ts';
import { CONTACT_ADDRESS, CONTACT_VALUE } from '../../signs/links.ts';
import { blockKey, imageKey, textKey } from '../choose/block-keys.ts';
import type { JudgedPage } from '../choose/choose-content.ts';
import type { Judgement } from '../choose/judge-blocks.ts';
import type { TextBlock } from '../choose/text-blocks.ts';
import type { TranslatedPage } from '../languages/group-translations.ts';
import { textsLost } from './count-own-words.ts';

export interface PageOutline extends TranslatedPage {
  isHome: boolean;
  title: string;
  /** Keys of blocks without evidence that they are chrome, and of images, in document order, each once. */
  shown: Float64Array;
  /** Keys of all text blocks, and of running texts lost before, each once. */
  texts: Float64Array;
  /** Keys among `shown` of the blocks of a section with contact data, its heading too. */
  contacts: Float64Array;
  /** Pages of the site that it links to, each once. */
  links: PagePath[];
  /** Path and text of each menu entry that leads to a page. */
  menu: [PagePath, string][];
}

/** Maximum characters of a menu entry that is a name. */
const MAX_NAME_LENGTH = 60;

/** Makes the outline of a document. */
export function toOutline(document: Document, page: JudgedPage): PageOutline {
  const { path, url, aliases, language = '', head, removals, links, tree } = document;
  const texts = [...page.blocks, ...removals.losses.flatMap(textsLost)];
  return {
    path,
    aliases,
    language,
    alternates: head.alternates.flatMap((address) => URL.parse(address, url)?.href ?? []),
    isHome: isHomePage(document),
    title: head.title,
    shown: toSet(keysShown(tree, page)),
    contacts: toSet(contactSections(page.blocks).map(blockKey)),
    texts: toSet(texts.map(textKey)),
    links: [...new Set(links.flatMap((link) => link.path ?? []))],
    menu: links.flatMap(({ place, path: target, fragment, text }): [PagePath, string][] =>
      place === 'menu' && target !== undefined && !fragment && text.length <= MAX_NAME_LENGTH ? [[target, text]] : [],
    ),
  };
}

/** Returns the keys of blocks without evidence that they are chrome, and of images, in document order. */
function keysShown(tree: Root, { blocks, judgements }: JudgedPage): number[] {
  const isShown = ({ reasons }: Judgement) => !reasons.some(({ proves }) => proves === 'chrome' || proves === 'frame');
  const begins = new Map(
    blocks.flatMap((block, at): [ElementContent, TextBlock][] => {
      const [first] = block.nodes;
      return first && isShown(judgements[at] as Judgement) ? [[first, block]] : [];
    }),
  );
  const keys: number[] = [];
  const walk = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) {
      const block = begins.get(node);
      if (block) keys.push(blockKey(block));
      if (isElement(node, 'img')) keys.push(imageKey(node));
      if (node.type === 'element') walk(node.children);
    }
  };
  walk(tree.children as ElementContent[]);
  return keys;
}

/** Returns the blocks of each section that has a telephone number or a mail address, with its heading. */
function contactSections(blocks: readonly TextBlock[]): TextBlock[] {
  const sections: TextBlock[][] = [];
  for (const block of blocks) {
    const isHeading = /^h[1-6]$/.test(block.tag);
    if (isHeading || sections.length === 0) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections.filter((section) => section.some(hasContact)).flat();
}

const hasContact = ({ text, nodes }: TextBlock): boolean =>
  CONTACT_VALUE.test(text) || linksIn(nodes).some((link) => CONTACT_ADDRESS.test(attribute(link, 'href')));

const toSet = (keys: readonly number[]): Float64Array => Float64Array.from(new Set(keys));
