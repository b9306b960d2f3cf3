/** The pages of a generation: found by any of their addresses, answered with results prepared once. */

import type { ManifestPage } from '#shared/artifacts.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { markdownLimit } from '#shared/contract/policy.ts';
import type { PageResult } from '#shared/contract/schemas.ts';
import { cutMarkdown, readOutline, toSectionEnd } from '#shared/markdown-blocks.ts';
import type { Heading } from '#shared/page.ts';
import { toPageMarkdown } from '#shared/page-document.ts';
import type { PublishedDocument } from './documents.ts';
import { createPageFinder } from './find-page.ts';
import { type Prepared, prepareBytes } from './prepared.ts';

/** A page, its Markdown, and the answers that consist of it. */
export interface ContentPage {
  meta: ManifestPage;
  /** The whole page, decoded from its document whenever it is asked for: bytes are kept once. */
  readonly markdown: string;
  /** Its `.md` mirror. */
  document: PublishedDocument;
  /** `read_page` answers of the whole page, one for each part; never empty. */
  parts: readonly Prepared<PageResult>[];
  /** The same of the section of a heading; of the whole page, which says so, when no heading has the anchor. */
  section(anchor: string): readonly Prepared<PageResult>[];
}

export interface Pages {
  /** Sorted by path. */
  all: readonly ContentPage[];
  /**
   * The `read_page` answer for an address, which may name a section by its fragment.
   * @param part counted from 1, the first without it
   * @throws ApiError for an address of another site, a page that does not exist, a part that does not exist.
   */
  read(address: string, part?: number): Prepared<PageResult>;
  /** The page whose own address this is, with whatever the site does not tell addresses apart by. */
  at(url: URL): ContentPage | undefined;
}

/** @param metas sorted by path. @param siteUrl public origin. @param parameters as in the manifest */
export function createPages(all: readonly ContentPage[], siteUrl: string, parameters?: readonly string[]): Pages {
  const finder = createPageFinder(
    all.map(({ meta }) => meta),
    siteUrl,
    parameters,
  );
  return {
    all,
    at(url) {
      const index = finder.at(url);
      return index === undefined ? undefined : all[index];
    },
    read(address, part = 1) {
      const { index, fragment } = finder.find(address);
      // The finder knows only positions of this list.
      const page = all[index] as ContentPage;
      const parts = fragment ? page.section(fragment) : page.parts;
      const answer = parts[part - 1];
      if (answer) return answer;
      const problem = { kind: 'no_such_part', parts: parts.length } as const;
      throw new ApiError({ code: 'invalid_parameter', parameter: 'part', problem });
    },
  };
}

/** A page with its answers prepared. `meta.headings` pair with the heading lines of its Markdown, in order. */
export function createContentPage(meta: ManifestPage, document: PublishedDocument): ContentPage {
  const prepareParts = (text: string, headings: readonly Heading[], more?: Partial<PageResult>) => {
    const parts = cutMarkdown(text, markdownLimit);
    const toResult = (part: string, index: number): PageResult => ({
      ...toPageResult(meta, part, { headings, index, count: parts.length }),
      ...more,
    });
    return parts.map((part, index) => prepareBytes(toResult(part, index)));
  };
  const decode = () => toPageMarkdown(document.body.toString());
  return {
    meta,
    get markdown() {
      return decode();
    },
    document,
    parts: prepareParts(decode(), meta.headings),
    section(anchor) {
      const found = toSection(decode(), meta, anchor);
      return found
        ? prepareParts(found.text, found.headings)
        : prepareParts(decode(), meta.headings, { fragment_found: false });
    },
  };
}

/** Heading and all below it, down to the next heading of the same or a higher level. */
function toSection(
  markdown: string,
  { headings }: ManifestPage,
  anchor: string,
): { text: string; headings: Heading[] } | undefined {
  const index = headings.findIndex((heading) => heading.anchor === anchor);
  if (index < 0) return undefined;
  const lines = readOutline(markdown).headings;
  const line = lines[index];
  if (!line || lines.length !== headings.length) return undefined;
  const end = toSectionEnd(lines, index, markdown.length);
  const text = `${markdown.slice(line.start, end).trimEnd()}\n`;
  return { text, headings: headings.filter((_, i) => i >= index && (lines[i]?.start ?? end) < end) };
}

interface PageCut {
  /** Of all that was asked for. */
  headings: readonly Heading[];
  /** Of the part, from 0. */
  index: number;
  /** Of the parts. */
  count: number;
}

/**
 * The `read_page` result for one part of a page. What is said of the whole comes with the first part, and no description
 * that the text holds already.
 */
function toPageResult(meta: ManifestPage, markdown: string, { headings, index, count }: PageCut): PageResult {
  const { title, url, description, last_modified, content_hash } = meta;
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
    content_hash,
  };
}
