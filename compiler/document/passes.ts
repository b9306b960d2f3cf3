/** Document stage, step 4: the passes over the tree, in order, each with the reason for its place. */

import type { Root } from 'hast';
import { type Plugin, unified } from 'unified';
import { rehypeFolds } from './passes/layout/rehype-folds.ts';
import { rehypeLayout } from './passes/layout/rehype-layout.ts';
import { rehypeOrderedTabs } from './passes/layout/rehype-ordered-tabs.ts';
import type { PassContext } from './passes/pass-context.ts';
import { rehypeCleanTexts } from './passes/rehype-clean-texts.ts';
import { rehypeCounters } from './passes/rehype-counters.ts';
import { rehypeMarks } from './passes/rehype-marks.ts';
import { rehypeMisnamed } from './passes/rehype-misnamed.ts';
import { rehypeNamedBoxes } from './passes/rehype-named-boxes.ts';
import { rehypeOwnerDrops } from './passes/rehype-owner-drops.ts';
import { rehypePhoneCopies } from './passes/rehype-phone-copies.ts';
import { rehypeSeen } from './passes/rehype-seen.ts';
import { rehypeVisibleText } from './passes/rehype-visible-text.ts';
import { readLinks } from './read-links.ts';

interface Pass {
  plugin: Plugin<[PassContext], Root>;
  because: string;
}

const passes: readonly Pass[] = [
  { plugin: rehypeCleanTexts, because: 'names and texts are compared by all that follow' },
  { plugin: rehypeOwnerDrops, because: 'nobody but its owner is to see what was dropped' },
  {
    plugin: rehypeNamedBoxes,
    because: 'a box that covers the page, and what others wrote below it, say nothing of its links and its size',
  },
  {
    plugin: rehypeMisnamed,
    because: 'an anchor that was never closed makes links of all that follows it, and a form around the page fields',
  },
  {
    plugin:
      ({ page, links }) =>
      (tree) => {
        for (const [element, link] of readLinks(tree, page)) links.set(element, link);
      },
    because: 'submenus are hidden until they are opened, and hidden text goes below',
  },
  { plugin: rehypeMarks, because: 'icons are often hidden from those who listen, but their signs are seen' },
  { plugin: rehypeOrderedTabs, because: 'panels without a name are hidden until it is known that a tab opens them' },
  { plugin: rehypeVisibleText, because: 'labels and panels that nobody sees are no folds' },
  { plugin: rehypePhoneCopies, because: 'the other copy may be hidden, and then this is the only one' },
  { plugin: rehypeSeen, because: 'what was found is told of as far as it is seen, and folds change the elements' },
  { plugin: rehypeCounters, because: 'figures that are hidden are counted by nobody' },
  { plugin: rehypeFolds, because: 'what lays out the page is told by the texts in it, open ones too' },
  {
    plugin: rehypeLayout,
    because: 'what lays out the page is told by what is most of it, which is known once all else has gone',
  },
];

/** Runs the passes on a tree, in place. */
export function runPasses(
  tree: Root,
  given: Omit<PassContext, 'links' | 'located'>,
): Pick<PassContext, 'links' | 'located'> {
  const context: PassContext = { ...given, links: new Map(), located: {} };
  const processor = unified();
  for (const { plugin } of passes) processor.use(plugin, context);
  processor.runSync(tree);
  return context;
}
