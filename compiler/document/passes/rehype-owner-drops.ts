/** Document stage, a pass: what the owner marked to be dropped goes, before anybody looks. */

import type { Root } from 'hast';
import { obeyMarks, type Removals } from '../removals.ts';

/** Takes out what is marked `data-vitrina="drop"`, but for what is marked `keep` in it: the nearest mark decides. */
export function rehypeOwnerDrops({ removals }: { removals: Removals }) {
  return (tree: Root): void => obeyMarks(tree, removals, 'owner-drop', false);
}
