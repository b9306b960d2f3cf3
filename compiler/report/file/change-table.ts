/** Report stage: changes since the last publication for the owner: facts and pages, before and after. */

import type { SiteIdentity } from '#shared/addresses.ts';
import { toPlainText } from '#shared/search/plain-text.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import { toReadable } from '../../words/readable-address.ts';
import type { ContentChanges } from '../diff/compare-content.ts';
import { hasOwn, nameChanged, toOwnHeadline } from '../diff/to-diff-sections.ts';
import { line, type Section } from '../sections.ts';
import { type Cell, linkTo, shorten, type Table } from './report-file.ts';

/** Makes the part of changes: one table, or a sentence where there is nothing to compare. @param isCheck if nothing was written */
export function toChangePart(
  changes: ContentChanges | undefined,
  site: SiteIdentity,
  isCheck: boolean,
  words: ReportWords,
): Section | Table {
  const { file } = words;
  if (!changes) return { title: file.first, lines: line(file.firstNote, 'dim') };
  const title = (isCheck ? file.wouldChange : file.changes)(toOwnHeadline(changes, words));
  const { facts, pages, documents } = changes;
  const derived = documents.length > 0 ? file.derived(documents.length) : '';
  if (!hasOwn(changes)) return { title, lines: [] };
  const rows: Cell[][] = [
    ...facts.map(({ field, before = '', after = '' }) => [
      nameChanged(toReadable(field), words),
      ...(after === '' ? [shorten(before), file.notGiven] : narrow(toReadable(before), toReadable(after))),
    ]),
    ...pages.removed.map(({ path, title }) => [
      toReadable(path),
      title,
      { text: file.removedPage, tone: 'bad' as const },
    ]),
    ...pages.added.map(({ path }) => [linkTo(path, site), '', { text: file.newPage, tone: 'good' as const }]),
    ...pages.changed.map((page) => [linkTo(page.path, site), ...toTexts(page, words)]),
  ];
  return { title, ...(derived && { note: derived }), columns: file.changeColumns, rows };
}

/** Returns what a page said before and says now, as people read it. */
function toTexts({ fields, lines }: ContentChanges['pages']['changed'][number], { file }: ReportWords): string[] {
  return (['before', 'after'] as const).map((side) => {
    const own = fields.flatMap((one) => (one[side] ? `${file.pageFields[one.field] ?? one.field}: ${one[side]}` : []));
    const sign = side === 'before' ? '-' : '+';
    const texts = lines.filter((text) => text.startsWith(sign)).map((text) => toPlainText(text.slice(1)).trim());
    return shorten([...own, ...texts].filter(Boolean).join(' · '));
  });
}

/** Characters that stay before and after a change, of the words that both sides have. */
const KEPT = 40;

/** Returns two long texts without most of their common beginning and end, cut between words. */
function narrow(before: string, after: string): [string, string] {
  const [a, b] = [before.split(' '), after.split(' ')];
  const shorter = Math.min(a.length, b.length);
  let first = 0;
  while (first < shorter && a[first] === b[first]) first++;
  let last = 0;
  while (last < shorter - first && a.at(-1 - last) === b.at(-1 - last)) last++;
  const start = countFitting(a.slice(0, first).reverse());
  const end = countFitting(a.slice(a.length - last));
  const cut = (words: readonly string[]): string => {
    const shown = words.slice(first - start, words.length - last + end).join(' ');
    return `${start < first ? '… ' : ''}${shown}${end < last ? ' …' : ''}`;
  };
  return [before && shorten(cut(a)), after && shorten(cut(b))];
}

/** Counts the words from the first on that fit into {@link KEPT} characters. */
function countFitting(words: readonly string[]): number {
  let length = 0;
  const over = words.findIndex((word) => {
    length += word.length + 1;
    return length > KEPT;
  });
  return over < 0 ? words.length : over;
}
