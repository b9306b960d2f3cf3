/** Finds where blocks and headings start in Markdown of this compiler (ATX headings, closed fences). */

/** Heading line, also one within a quote or a list. Offsets are UTF-16 code units. */
export interface MarkdownHeading {
  /** 1 to 6. */
  level: number;
  start: number;
}

/** Markers of quotes and list items before the content of a line (CommonMark §5). */
const CONTAINER = String.raw`[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]+|>)*`;
const HEADING = new RegExp(`^${CONTAINER}(#{1,6})(?:[ \t]|$)`);
const OPENING_FENCE = new RegExp(`^${CONTAINER}(\`{3,}(?=[^\`]*$)|~{3,})`);
const CLOSING_FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

/**
 * Returns the starts of top-level blocks (the first is always 0) and all headings, in order. Leaves out fenced
 * code (CommonMark §4.5).
 */
export function readOutline(markdown: string) {
  /** Start of each top-level block; a block ends where the next starts. */
  const blocks = [0];
  const headings: MarkdownHeading[] = [];
  let fence = '';
  let afterBlank = false;
  let afterHeading = false;
  for (let start = 0; start < markdown.length; ) {
    const newline = markdown.indexOf('\n', start);
    const end = newline < 0 ? markdown.length : newline;
    const line = markdown.slice(start, end);
    if (fence) {
      const [, closing] = CLOSING_FENCE.exec(line) ?? [];
      if (closing?.startsWith(fence)) fence = '';
      afterBlank = false;
    } else if (line.trim() === '') {
      afterBlank = true;
    } else {
      const level = HEADING.exec(line)?.[1]?.length;
      const topHeading = level !== undefined && line.startsWith('#');
      // An indented line after a blank one continues the list item or the code before it.
      const begins = topHeading || afterHeading || (afterBlank && !/^[ \t]/.test(line));
      if (begins && start > 0) blocks.push(start);
      if (level !== undefined) headings.push({ level, start });
      else fence = OPENING_FENCE.exec(line)?.[1] ?? '';
      afterBlank = false;
      afterHeading = topHeading;
    }
    start = end + 1;
  }
  return { blocks, headings };
}

/** Returns the end of the section of the heading at `index`: the next heading of its level or above, or the end. */
export function toSectionEnd(headings: readonly MarkdownHeading[], index: number, length: number): number {
  const level = headings[index]?.level ?? 0;
  const next = headings.find((heading, position) => position > index && heading.level <= level);
  return next?.start ?? length;
}

/**
 * Cuts text into parts of at most `limit` UTF-16 units, which joined give the text again. Cuts between blocks, but not
 * after a heading; where no block ends, between lines, words or characters.
 */
export function cutMarkdown(markdown: string, limit: number): string[] {
  if (markdown.length <= limit) return [markdown];
  const { blocks } = readOutline(markdown);
  const parts: string[] = [];
  let start = 0;
  while (markdown.length - start > limit) {
    const end = findCut(markdown, blocks, start, start + limit);
    parts.push(markdown.slice(start, end));
    start = end;
  }
  parts.push(markdown.slice(start));
  return parts;
}

/** Returns the best place for a cut after `start` and no later than `end`. @param blocks starts, ascending */
function findCut(markdown: string, blocks: readonly number[], start: number, end: number): number {
  let position = blocks.findLastIndex((block) => block <= end);
  while ((blocks[position - 1] ?? -1) >= start && isHeading(markdown, blocks[position - 1] ?? 0)) position--;
  const block = blocks[position] ?? 0;
  if (block > start) return block;
  const line = markdown.lastIndexOf('\n', end - 1) + 1;
  if (line > start) return line;
  const word = markdown.lastIndexOf(' ', end - 1) + 1;
  if (word > start) return word;
  const low = markdown.charCodeAt(end);
  return low >= 0xdc00 && low <= 0xdfff && end - 1 > start ? end - 1 : end;
}

const isHeading = (markdown: string, start: number): boolean => HEADING.test(markdown.slice(start, start + 8));
