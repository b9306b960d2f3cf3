/** Cuts spreads, two pages of a booklet on one sheet, at their fold. */

import type { Sheet } from './sheet.ts';

/** Minimum width of a spread, as a multiple of its height. */
const MIN_SPREAD_RATIO = 1.2;

/** Minimum spreads in a file. */
const MIN_SPREADS = 2;

/** Minimum share of the wide sheets whose middle is free. */
const MIN_FREE_SHARE = 0.9;

/** Width of the fold, which is free of texts and lines, as a share of the sheet's width. */
const FOLD_SHARE = 0.02;

/** Minimum share of the sheet's width of a background, which lies below both pages. */
const BACKGROUND_SHARE = 0.9;

/** Cuts the wide sheets of a file into pages if the middle of nearly all of them is free. */
export function cutSpreads(sheets: readonly Sheet[]): Sheet[] {
  const wide = sheets.filter(({ width, height }) => width > MIN_SPREAD_RATIO * height);
  const free = new Set(wide.filter(isFreeInTheMiddle));
  const filled = [...free].filter((sheet) => toPages(sheet).every(({ tokens }) => tokens.length > 0));
  if (filled.length < MIN_SPREADS || free.size < MIN_FREE_SHARE * wide.length) return [...sheets];
  return sheets.flatMap((sheet) => (free.has(sheet) ? toPages(sheet) : [sheet]));
}

function isFreeInTheMiddle({ width, tokens, rules }: Sheet): boolean {
  const [from, to] = [width * (0.5 - FOLD_SHARE / 2), width * (0.5 + FOLD_SHARE / 2)];
  const isFree = (left: number, right: number) => left >= to || right <= from;
  const isBackground = (length: number) => length > BACKGROUND_SHARE * width;
  // Prices right of their names belong to the page on the left.
  const right = tokens.filter((token) => token.turns === 0 && token.x >= to && token.text.trim() !== '');
  if (right.length > 0 && right.every(({ text }) => /^[\d\s.,:€$£%–-]+$/.test(text))) return false;
  return (
    tokens.every(({ text, turns, x, width }) => turns !== 0 || text.trim() === '' || isFree(x, x + width)) &&
    rules.every((rule) => rule.isUpright || isBackground(rule.to - rule.from) || isFree(rule.from, rule.to))
  );
}

/** Returns the place of a text from the left of the sheet, for each of its quarter turns. */
const placeOf = ({ x, y, turns }: Sheet['tokens'][number]): number => [x, -y, -x, y][turns] ?? x;

/** Returns the left and the right page. */
function toPages(sheet: Sheet): Sheet[] {
  const middle = sheet.width / 2;
  const width = middle;
  const isRight = (token: Sheet['tokens'][number]) => placeOf(token) >= middle;
  const isRightRule = (rule: Sheet['rules'][number]) => (rule.isUpright ? rule.at : rule.from) >= middle;
  return [
    {
      ...sheet,
      width,
      tokens: sheet.tokens.filter((token) => !isRight(token)),
      rules: sheet.rules.filter((rule) => !isRightRule(rule)),
    },
    { ...sheet, width, tokens: sheet.tokens.filter(isRight), rules: sheet.rules.filter(isRightRule) },
  ];
}
