/** Page stage: the content tree as the template and every page see it, before anything is judged. */

import type { CheerioAPI } from 'cheerio';
import type { Root } from 'hast';
import { toContentTree } from '../read/parse-html.ts';
import type { Removals } from '../removals.ts';
import { rehypeConsent } from './rehype-consent.ts';
import { rehypeCounters } from './rehype-counters.ts';
import { rehypeFolds } from './rehype-folds.ts';
import { rehypeIndents } from './rehype-indents.ts';
import { rehypeLayoutTables } from './rehype-layout-tables.ts';
import { rehypeMarks } from './rehype-marks.ts';
import { rehypeOrderedTabs } from './rehype-ordered-tabs.ts';
import { rehypeOwnerRules } from './rehype-owner-rules.ts';
import { rehypeUnseenCharacters } from './rehype-unseen-characters.ts';
import { rehypeVisibleText } from './rehype-visible-text.ts';

/** What a visitor can read of a document: nothing that the owner dropped, no consent boxes, no hidden text, accordions and tabs unfolded. */
export function prepareTree($: CheerioAPI, removals: Removals): Root {
  const tree = toContentTree($, removals);
  rehypeUnseenCharacters({ removals })(tree);
  rehypeOwnerRules({ removals })(tree);
  rehypeConsent({ removals })(tree);
  rehypeMarks({ removals })(tree);
  rehypeOrderedTabs()(tree);
  rehypeVisibleText({ removals })(tree);
  rehypeCounters()(tree);
  rehypeFolds({ removals })(tree);
  rehypeLayoutTables()(tree);
  rehypeIndents()(tree);
  return tree;
}
