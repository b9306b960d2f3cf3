/** Crawls and reads a folder of built HTML once, and makes its pages into Markdown as often as needed. */

import { deserialize, serialize } from 'node:v8';
import { loadSettings } from '../../../compiler/commands/steps/settings.ts';
import type { ReadingOptions } from '../../../compiler/convert/page-reader.ts';
import { crawl } from '../../../compiler/crawl/crawl.ts';
import { serveFolder } from '../../../compiler/crawl/serve-folder.ts';
import { type Document, readDocument } from '../../../compiler/document/read-document.ts';
import { toPageFiles } from '../../../compiler/emit/page-files.ts';
import type { Source } from '../../../compiler/model.ts';
import type { JudgedPage } from '../../../compiler/page/choose/choose-content.ts';
import type { PageContext } from '../../../compiler/page/of-site/page-context.ts';
import { toOutline } from '../../../compiler/page/of-site/page-outline.ts';
import { isEmptyPage, judgePage, writePage } from '../../../compiler/page/to-page.ts';
import { learnSite } from '../../../compiler/site/learn-site.ts';

/** Site before any rule is switched off. */
export interface ReachSite {
  sources: readonly Source[];
  options: ReadingOptions;
  /** Documents as all rules read them, serialized: writing a page uses its document up. */
  documents: readonly Uint8Array[];
}

/** Crawls a folder and reads its pages, the first `most` in the order of their paths. @param url address of the site */
export async function openSite(folder: string, url: string, most = Number.POSITIVE_INFINITY): Promise<ReachSite> {
  const settings = await loadSettings(folder, { url }, { environment: {}, folder });
  const server = await serveFolder(folder, { url });
  try {
    const ownOrigins = [server.origin, url];
    const { sources } = await crawl({
      ...settings.crawl,
      from: server.origin,
      siteUrl: url,
      ownOrigins,
      limits: { crawlDelayMs: 0, attempts: 1 },
    });
    const options = { siteUrl: url, ownOrigins: [url], language: 'es', rules: settings.content, located: [] };
    const some = sources.slice(0, most);
    return { sources: some, options, documents: readSite({ sources: some, options }) };
  } finally {
    await server.close();
  }
}

/** Reads all pages of a site with the rules now switched on. Returns serialized documents. */
export const readSite = ({ sources, options }: Pick<ReachSite, 'sources' | 'options'>): Uint8Array[] =>
  sources.map((source) => serialize(readDocument(source, options)));

/** Returns by file the Markdown of each page that is not empty, with its title as front matter. */
export function writeSite({ options }: ReachSite, documents: readonly Uint8Array[]): Map<string, string> {
  const read = documents.map((bytes): { document: Document; judged: JudgedPage } => {
    const document: Document = deserialize(bytes);
    return { document, judged: judgePage(document) };
  });
  const contexts = learnSite(read.map(({ document, judged }) => toOutline(document, judged)));
  const pages = read.flatMap(({ document, judged }) => {
    const context = contexts.get(document.path) as PageContext;
    const { page } = writePage(document, judged, { ...options, context });
    return isEmptyPage(page, document) ? [] : [page];
  });
  const files = toPageFiles(
    pages.map(({ path }) => path),
    [],
  );
  return new Map(
    pages.map(({ path, title, markdown }) => [
      files.get(path) ?? path,
      `---\ntitle: ${JSON.stringify(title)}\n---\n\n${markdown}`,
    ]),
  );
}
