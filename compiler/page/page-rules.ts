/** Page stage: the rules that are neither a pass, a part nor a reason, each applied in one place. */

import { enterRules } from '../trial/rules.ts';

export const pageRules = enterRules('page', {
  // Whole parts, removed before blocks are judged.
  'frame-around-nothing': { kind: 'rule', because: 'a main part without text has only menus and footers around it' },
  'shared-images': { kind: 'rule', because: 'a logo that all pages show says nothing of one' },
  // Which evidence counts.
  'sentences-spared': { kind: 'rule', because: 'a sentence is about the subject, whatever its box is named for' },
  company: { kind: 'rule', because: 'words speak against a line by itself, hardly against one of a list' },
  'related-sections': {
    kind: 'rule',
    because: 'links to other pages below a heading that pages share are of the site',
  },
  'related-cards': { kind: 'rule', because: 'cards below a heading that pages share are other pages' },
  'buttons-alone': { kind: 'rule', because: 'a button that only leads on is no text' },
  'listed-buttons': { kind: 'rule', because: 'several buttons that lead to pages are a list of what these are about' },
  'orphan-prompts': { kind: 'rule', because: 'a line that leads up to a button says nothing once the button has gone' },
  // Blocks that other pages repeat.
  'shown-elsewhere': { kind: 'rule', because: 'one page shows for all what most pages repeat' },
  'frame-lines': { kind: 'rule', because: 'short lines around the content of most pages are no content of one' },
  'whole-lists': { kind: 'rule', because: 'half a list says less than it seems to' },
  'whole-rows': { kind: 'rule', because: 'half a row of boxes says less than it seems to' },
  'whole-sections': { kind: 'rule', because: 'a heading without its text is wrong, a text below another heading too' },
  'level-headings': { kind: 'rule', because: 'what stays below a heading that went would be told of the one above' },
  'never-all': { kind: 'guard', because: 'a page must not lose all that it says' },
  // Links and headings that say nothing once the choice is made.
  neighbours: { kind: 'rule', because: 'the next and the last entry of a blog are other pages' },
  'tag-lines': { kind: 'rule', because: 'tags lead to archives' },
  contents: { kind: 'rule', because: 'the contents of a page repeat its headings' },
  'dead-links': { kind: 'rule', because: 'a chat or a dialog cannot be opened by who reads Markdown' },
  'onward-links': { kind: 'rule', because: '«Leer más» says nothing of where it leads' },
  'emptied-sections': { kind: 'rule', because: 'a heading whose section has gone says nothing' },
  // The name of a page.
  'named-by-menus': { kind: 'rule', because: 'a page without a main heading is called what menus call it' },
  'bold-title': { kind: 'rule', because: 'the first line of an old page is its heading' },
});
