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
  ['that is written is not lost', '<p>uno</p>', ['uno'], []],
  ['that is not written is lost', '<p>uno</p><p>dos</p>', ['uno'], ['body > p: dos']],
  ['is found in parts of others', '<p>uno</p><p>dos</p>', ['uno, dos'], []],
  ['is found across others', '<p>uno dos</p>', ['uno', 'dos'], []],
  ['is found whatever its blanks and bullets', '<p>• uno\u00a0dos ■</p>', ['unodos'], []],
  ['of signs says nothing', '<p>→</p><p>¶ …</p>', [], []],
  ['of a figure says something', '<p>7</p>', [], ['body > p: 7']],
  ['is found once where it is written once', '<p>uno</p><p>uno</p>', ['uno'], ['body > p: uno']],
  ['is found twice where it is written twice', '<p>uno</p><p>uno</p>', ['uno', 'uno'], []],
  ['is found before others too', '<p>dos</p><p>uno</p>', ['uno dos'], []],
  ['takes a whole text before a part of one', '<p>a</p><p>bab</p>', ['bab', 'a'], []],
  ['does not overlap another', '<p>ab</p><p>bc</p>', ['abc'], ['body > p: bc']],
  ['does not overlap another that came later', '<p>bc</p><p>ab</p>', ['abc'], ['body > p: ab']],
  ['is looked for behind what is taken', '<p>ab</p><p>a</p>', ['abxa'], []],
  ['is no whole one whose place is taken', '<p>ab</p><p>a</p>', ['a', 'b'], ['body > p: a']],
  ['is the next whole one', '<p>ab</p><p>a</p>', ['a', 'b', 'a'], []],
])('a text %s', (_, html, written, lost) => {
  expect(lostOf(html, written)).toEqual(lost.map((text) => `not-expressible ${text}`));
});
