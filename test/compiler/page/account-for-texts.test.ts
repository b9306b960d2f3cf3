import { expect, it } from 'vitest';
import { createRemovals } from '../../../compiler/document/removals.ts';
import { accountForTexts } from '../../../compiler/page/account-for-texts.ts';
import { treeOf } from '../change-html.ts';

/** The texts of a page that are lost when these are written. */
function lostOf(html: string, written: string[]): string[] {
  const removals = createRemovals();
  accountForTexts(treeOf(html))(written, removals);
  return removals.removed.map(({ rule, selector, text }) => `${rule} ${selector}: ${text}`);
}

it.each<[rule: string, html: string, written: string[], lost: string[]]>([
  ['is not reported as lost if the Markdown has it', '<p>uno</p>', ['uno'], []],
  ['is reported as lost if the Markdown lacks it', '<p>uno</p><p>dos</p>', ['uno'], ['body > p: dos']],
  ['is found within a longer written text', '<p>uno</p><p>dos</p>', ['uno, dos'], []],
  ['is found across two written texts', '<p>uno dos</p>', ['uno', 'dos'], []],
  ['is found despite other blanks and bullets', '<p>• uno\u00a0dos ■</p>', ['unodos'], []],
  ['without letters or figures is not reported as lost', '<p>→</p><p>¶ …</p>', [], []],
  ['of one figure is reported as lost', '<p>7</p>', [], ['body > p: 7']],
  ['that the page has twice and the Markdown once is lost once', '<p>uno</p><p>uno</p>', ['uno'], ['body > p: uno']],
  ['that both have twice is not lost', '<p>uno</p><p>uno</p>', ['uno', 'uno'], []],
  ['is found even if the texts are written in another order', '<p>dos</p><p>uno</p>', ['uno dos'], []],
  ['takes a whole written text sooner than a part of one', '<p>a</p><p>bab</p>', ['bab', 'a'], []],
  ['does not share written letters with the text before it', '<p>ab</p><p>bc</p>', ['abc'], ['body > p: bc']],
  [
    'that begins sooner keeps its letters from the text found after it',
    '<p>bc</p><p>ab</p>',
    ['abc'],
    ['body > p: ab'],
  ],
  ['is found in what another text left of a written text', '<p>ab</p><p>a</p>', ['abxa'], []],
  ['is lost if another text took the only whole one', '<p>ab</p><p>a</p>', ['a', 'b'], ['body > p: a']],
  ['takes the next whole written text if the first one is taken', '<p>ab</p><p>a</p>', ['a', 'b', 'a'], []],
])('a text %s', (_, html, written, lost) => {
  expect(lostOf(html, written)).toEqual(lost.map((text) => `not-expressible ${text}`));
});
