/** What is done to one source without looking at any other; runs in worker threads. */

import type { LocatedFact } from '../company/company-config.ts';
import { type PageFacts, readFacts } from '../company/read-facts.ts';
import type { CompiledPage, Diagnostic, Source } from '../model.ts';
import { isEmptyPage } from '../page/is-empty-page.ts';
import { fingerprintPage, type PageFingerprint } from '../page/learn-template.ts';
import { readDocument } from '../page/read-document.ts';
import { type PageOptions, toPage } from '../page/to-page.ts';
import { type MarkupFacts, readMarkup } from '../report/read-markup.ts';

export interface SourceOptions extends PageOptions {
  /** Stated facts that are to be looked up on pages. */
  located: readonly LocatedFact[];
}

export interface CompiledSource {
  page: CompiledPage;
  facts: PageFacts;
  markup: MarkupFacts;
  /** Nothing to read: not to be published. */
  isEmpty: boolean;
  diagnostics: Diagnostic[];
  /** The owner's selectors that matched something on the page. */
  matched: string[];
}

/** What each page repeats or not is learned from these. */
export function fingerprintSources(sources: readonly Source[]): PageFingerprint[] {
  return sources.map(({ html }) => fingerprintPage(html));
}

export function compileSources({
  sources,
  options,
}: {
  sources: readonly Source[];
  options: SourceOptions;
}): CompiledSource[] {
  return sources.map((source) => {
    const document = readDocument(source.html, options.rules);
    const converted = toPage(source, options, document);
    return {
      ...converted,
      isEmpty: isEmptyPage(converted.page, source.html),
      facts: readFacts(source, document.$, options),
      markup: readMarkup(source),
    };
  });
}
