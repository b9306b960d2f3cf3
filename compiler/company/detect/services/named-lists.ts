/** Company stage: lists of named things on a page, below the title that announces them. */

import { readOutline } from '#shared/markdown-blocks.ts';
import type { Heading } from '#shared/page.ts';
import { toPlainText } from '#shared/search/plain-text.ts';
import type { CompiledPage } from '../../../model.ts';
import { columnIn, type ListedName, namesInBlocks, rowsOfLinks } from './names-in-blocks.ts';

/** A heading that announces a list, or a short line, alone or above a heading. */
export interface ListTitle {
  text: string;
  /** That of the heading; `LABEL` for a line alone, which every heading ends. */
  level: number;
  /** Where its section begins in the Markdown. */
  from: number;
  /** Its own, or that of the nearest heading above. */
  heading: Heading | undefined;
}

/** Level of a title without a heading. */
const LABEL = 7;
/** Maximum length of a line that announces something. */
const MAX_LABEL_LENGTH = 60;
/** Maximum length of an introduction between a title and the headings beside it. */
const MAX_GAP = 200;
/** Minimum of headings that are a list. */
const MIN_HEADINGS = 3;

/** The headings of a page with their places in the Markdown, and its blocks. */
function layOut({ markdown, headings }: CompiledPage) {
  const outline = readOutline(markdown);
  const placed = outline.headings.flatMap(({ start }, at) => {
    const heading = headings[at];
    return heading ? [{ heading, start }] : [];
  });
  const blocks = outline.blocks.map((start, at) => ({
    start,
    text: markdown.slice(start, outline.blocks[at + 1] ?? markdown.length).trim(),
  }));
  return { placed, blocks };
}

/** The titles of a page, in order, and the lists below each. */
export type NamedLists = ReturnType<typeof readNamedLists>;

/** Reads the titles of a page that may announce a list, and finds the list below or beside one, or in a column. */
export function readNamedLists(page: CompiledPage) {
  const { placed, blocks } = layOut(page);
  const endOf = (start: number): number => {
    const end = page.markdown.indexOf('\n', start);
    return end < 0 ? page.markdown.length : end;
  };
  const titles = placed.map(
    ({ heading, start }): ListTitle => ({ text: heading.text, level: heading.level, from: endOf(start), heading }),
  );
  /** A short line; above a heading other than the first it announces the section of that, else the lines behind it. */
  const labels = blocks.flatMap(({ start, text }, at): ListTitle[] => {
    if (at === 0 || !isLabel(text)) return [];
    const next = titles.find(({ from }) => from === endOf(blocks[at + 1]?.start ?? -1) && from > start);
    const above = placed.findLast((one) => one.start < start)?.heading;
    const own = next ?? { level: LABEL, from: endOf(start), heading: above };
    return [{ ...own, text: toPlainText(text).replace(/:$/, '') }];
  });

  /** The headings in the section of a title, without those below another of them. */
  const headingsBelow = ({ from, level }: ListTitle): Heading[] => {
    const rest = placed.filter(({ start }) => start >= from).map(({ heading }) => heading);
    const end = rest.findIndex((one) => one.level <= level);
    let shallowest = Number.POSITIVE_INFINITY;
    return (end < 0 ? rest : rest.slice(0, end)).filter((one) => {
      const isBelow = one.level <= shallowest;
      shallowest = Math.min(shallowest, one.level);
      return isBelow;
    });
  };

  /** The headings below a title, else those below the first of them that has enough. */
  const headingListBelow = (title: ListTitle, isWanted: (heading: Heading) => boolean): Heading[] => {
    const below = headingsBelow(title).filter(isWanted);
    if (below.length >= MIN_HEADINGS) return below;
    const lists = below.map((heading) => headingsBelow(titles.find((one) => one.heading === heading) ?? title));
    return lists.find((list) => list.length >= MIN_HEADINGS)?.filter(isWanted) ?? [];
  };

  /** The headings of a title's own level right behind it, as of a builder that knows one level only. */
  const headingListBeside = ({ from, level }: ListTitle, isWanted: (heading: Heading) => boolean): Heading[] => {
    const rest = placed.filter(({ start }) => start >= from);
    const gap = page.markdown.slice(from, rest[0]?.start ?? from).trim();
    if (gap.length > MAX_GAP || rest[0]?.heading.level !== level) return [];
    const beside = rest.map(({ heading }) => heading).filter((one) => one.level <= level);
    const end = beside.findIndex((one) => one.level < level || !isWanted(one));
    return end < 0 ? beside : beside.slice(0, end);
  };

  /** The names below a title up to the next heading, a list for each way to write them. */
  const namesBelow = ({ from }: ListTitle): ListedName[][] => {
    const end = placed.find(({ start }) => start >= from)?.start ?? page.markdown.length;
    const own = blocks.filter(({ start, text }) => start >= from && start + text.length <= end);
    return namesInBlocks(own.map(({ text }) => text));
  };

  /** Columns of tables with a head that announces them, each below that head. */
  const columns = (announces: (head: string) => boolean): { title: ListTitle; names: ListedName[] }[] =>
    blocks.flatMap(({ start, text }) => {
      const column = columnIn(text, announces);
      const heading = placed.findLast((one) => one.start < start)?.heading;
      return column ? [{ title: { text: column.head, level: LABEL, from: start, heading }, names: column.names }] : [];
    });
  const linkRows = (): ListedName[][] => rowsOfLinks(blocks.map(({ text }) => text));
  return { titles, labels, headingListBelow, headingListBeside, namesBelow, columns, linkRows };
}

/** Whether a block is one short line of text. */
const isLabel = (block: string): boolean =>
  block.length <= MAX_LABEL_LENGTH && !/^(?:[#>|]|[-*+] )|\n/.test(block) && /\p{L}/u.test(block);
