/** Pages of a generation, found by any of their addresses, with answers prepared once. */

import type { ManifestPage } from '#shared/artifacts.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { markdownLimit } from '#shared/contract/policy.ts';
import type { PageResult } from '#shared/contract/schemas.ts';
import { cutMarkdown, readOutline, toSectionEnd } from '#shared/markdown-blocks.ts';
import { type Heading, toPageMarkdown } from '#shared/page.ts';
import { withoutDirectives } from '#shared/search/cite-url.ts';
import { foldWords } from '#shared/search/fold.ts';
import { createPageFinder } from './find-page.ts';
import { keepCompressed, type Prepared, prepareBytes } from './prepared.ts';
import type { PublishedDocument } from './read-folder.ts';

/** Page with its Markdown and its prepared answers. */
export type ContentPage = ReturnType<typeof createContentPage>;

/** Creates the finder of pages. @param all sorted by path. @param parameters as in the manifest */
export function createPages(all: readonly ContentPage[], siteUrl: string, parameters?: readonly string[]) {
  const finder = createPageFinder(
    all.map(({ meta }) => meta),
    siteUrl,
    parameters,
  );
  return {
    all,
    /** Returns the page published at the path of an address. Ignores parameters that distinguish no pages. */
    at(url: URL) {
      const index = finder.at(url);
      return index === undefined ? undefined : all[index];
    },
    /**
     * Returns a prepared `read_page` result: a part of the page, or of the section that the address's fragment names.
     * @param part from 1 @throws ApiError for an unknown site, page or part
     */
    read(address: string, part = 1): Prepared<PageResult> {
      const { index, fragment } = finder.find(withoutDirectives(address));
      // The finder returns only positions of this list.
      const page = all[index] as ContentPage;
      const parts = fragment ? page.section(fragment) : page.parts;
      const answer = parts[part - 1];
      if (answer) return answer;
      const problem = { kind: 'no_such_part', parts: parts.length } as const;
      throw new ApiError({ code: 'invalid_parameter', parameter: 'part', problem });
    },
  };
}

/** Prepares the answers of a page. @param meta has a heading for each heading line of the Markdown, in order */
export function createContentPage(meta: ManifestPage, document: PublishedDocument, generation?: string) {
  const prepareParts = (text: string, headings: readonly Heading[], more?: Partial<PageResult>) => {
    const parts = cutMarkdown(text, markdownLimit);
    const toResult = (part: string, index: number): PageResult => ({
      ...toPageResult(meta, part, { headings, index, count: parts.length }),
      ...(generation !== undefined && { generation }),
      ...more,
    });
    return parts.map((part, index) => prepareBytes(toResult(part, index)));
  };
  const decode = () => toPageMarkdown(document.body.toString());
  return {
    meta,
    /** The whole page. Decoded from its document on each use, so that memory has only the bytes. */
    get markdown(): string {
      return decode();
    },
    document,
    /** Answers of `read_page` for the whole page, one for each part; never empty. */
    parts: prepareParts(decode(), meta.headings).map(keepCompressed),
    /** Returns answers with the section of a heading; with the whole page and a note if the anchor is unknown. */
    section(anchor: string): readonly Prepared<PageResult>[] {
      const found = toSection(decode(), meta, anchor);
      return found
        ? prepareParts(found.text, found.headings)
        : prepareParts(decode(), meta.headings, { fragment_found: false });
    },
  };
}

/**
 * Returns the Markdown of a heading's section, up to the next heading of its level or above, and its headings;
 * undefined for an unknown anchor.
 */
function toSection(markdown: string, { headings }: ManifestPage, anchor: string) {
  const index = findHeading(headings, anchor);
  if (index < 0) return undefined;
  const lines = readOutline(markdown).headings;
  const line = lines[index];
  if (!line) return undefined;
  const end = toSectionEnd(lines, index, markdown.length);
  const text = `${markdown.slice(line.start, end).trimEnd()}\n`;
  return { text, headings: headings.filter((_, i) => i >= index && (lines[i]?.start ?? end) < end) };
}

/** Returns the position of the heading with an anchor, regardless of case, accents, blanks and hyphens; else -1. */
function findHeading(headings: readonly Heading[], anchor: string): number {
  const exact = headings.findIndex((heading) => heading.anchor === anchor);
  if (exact >= 0) return exact;
  const asked = foldAnchor(anchor);
  return asked === '' ? -1 : headings.findIndex((heading) => foldAnchor(heading.anchor) === asked);
}

const foldAnchor = (anchor: string): string => foldWords(anchor).replaceAll(' ', '');

/** Returns the result of a part. Only the first has headings, translations, and a description not in its text. */
function toPageResult(
  { title, url, description, last_modified, media_type, content_hash, language, translations }: ManifestPage,
  markdown: string,
  { headings, index, count }: { headings: readonly Heading[]; index: number; count: number },
): PageResult {
  const isFirst = index === 0;
  return {
    title,
    url,
    markdown,
    truncated: count > 1,
    ...(count > 1 && { part: index + 1, parts: count, next_part: index + 1 < count ? index + 2 : null }),
    ...(isFirst && description && !markdown.includes(description) && { description }),
    ...(isFirst && { headings: headings.map(({ level, text, anchor }) => ({ level, text, anchor })) }),
    ...(last_modified !== undefined && { last_modified }),
    ...(media_type !== undefined && { media_type }),
    content_hash,
    language,
    ...(isFirst && translations && { translations }),
  };
}
