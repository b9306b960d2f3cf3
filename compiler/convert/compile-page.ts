/** What is done to one source without looking at any other; runs in worker threads. */

import type { LocatedFact } from '../company/company-config.ts';
import { type PageFacts, readFacts } from '../company/read-facts.ts';
import { boundHtml } from '../document/bound-html.ts';
import { boundNesting } from '../document/bound-nesting.ts';
import type { CompiledPage, Diagnostic, Source } from '../model.ts';
import { isEmptyPage } from '../page/is-empty-page.ts';
import { fingerprintPage, type PageFingerprint } from '../page/learn-template.ts';
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
    const converted = toPage(source, options);
    const bounded = { ...source, html: withinBounds(source.html) };
    return {
      ...converted,
      isEmpty: isEmptyPage(converted.page, source.html),
      facts: readFacts(bounded, options),
      markup: readMarkup(bounded),
    };
  });
}

/** The HTML that can be read without the page stage's parser. */
function withinBounds(html: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(html);
  const bounded = boundNesting(boundHtml(text).html);
  return bounded.length < text.length ? new TextEncoder().encode(bounded) : html;
}
