/** Choosing content, step 4: the corrections of the scores as data, in order, where a rule knows better than weights. */

import type { BlockScore, ScoredPage } from '../score-blocks.ts';
import type { TextBlock } from '../text-blocks.ts';
import { breadcrumbs, contactButtons, formFields, framesOfPage, menus, relatedCards } from './chrome.ts';
import { galleryCaptions, smallPageBlocks, smallPageBonus } from './content.ts';

/** Adds to the scores of some blocks. */
interface Correction {
  /** As reports name it. */
  name: string;
  why: string;
  /** Positions of the blocks that it is about. */
  applies: (page: ScoredPage) => readonly number[];
  /** Log-odds to be added to each, or how many where they have so many words in all. */
  by: number | ((words: number) => number);
}

/** Log-odds: what is called a menu goes in spite of most other signals. */
const MENU = -4;

const CORRECTIONS: readonly Correction[] = [
  {
    name: 'breadcrumb',
    why: 'the way from the home page to this one says where the page is, not what it says',
    applies: breadcrumbs,
    by: MENU,
  },
  {
    name: 'menu',
    why: 'what the page itself calls navigation is not read, unless it is mostly prose',
    applies: menus,
    by: MENU,
  },
  {
    name: 'contact-button',
    why: 'words that only start a call or a chat say nothing; a bare number is information',
    applies: contactButtons,
    by: MENU,
  },
  {
    name: 'form-field',
    why: 'what a form for messages asks for is no answer; one around the page is no form, what is for sale is chosen in others',
    applies: formFields,
    by: MENU,
  },
  {
    name: 'table-frame',
    why: 'a table that is the page has one cell with the text, and around it logo, menu and last line',
    applies: framesOfPage,
    by: -3,
  },
  {
    name: 'related',
    why: 'cards under a title such as «Artículos relacionados» are other pages, once the page itself has said something',
    applies: relatedCards,
    by: MENU,
  },
  {
    name: 'small-page',
    why: 'the weights were learned on long pages; of a page of few words nearly all is content, landmarks aside',
    applies: smallPageBlocks,
    by: smallPageBonus,
  },
  {
    name: 'gallery',
    why: 'a caption in an article repeats what a picture shows; those of a gallery are all that is said of its pictures',
    applies: galleryCaptions,
    by: 3,
  },
];

/** What each rule of the table is about on one page, in order: positions of blocks. */
export type FoundCorrections = readonly (readonly number[])[];

/** Blocks as far as the amounts depend on them. */
type Weighed = Pick<TextBlock, 'words'>;

/** Looks for what the rules are about. Depends on no score. */
export function findCorrections(blocks: readonly TextBlock[], scores: readonly BlockScore[]): FoundCorrections {
  const page: ScoredPage = { blocks, scores };
  return CORRECTIONS.map(({ applies }) => applies(page));
}

/** Corrects the scores in place, rule by rule in the order of the table. */
export function correctScores(
  found: FoundCorrections,
  blocks: readonly Weighed[],
  scores: readonly BlockScore[],
): void {
  CORRECTIONS.forEach(({ name, by: amount }, index) => {
    const positions = found[index] ?? [];
    const words = positions.reduce((sum, position) => sum + (blocks[position]?.words ?? 0), 0);
    const by = typeof amount === 'number' ? amount : amount(words);
    for (const position of positions) {
      const score = scores[position];
      if (!score || by === 0) continue;
      score.score += by;
      score.corrections.push({ name, by });
    }
  });
}
