/** The Link header of a page's answers: where its Markdown and the descriptions of the service are (RFC 8288). */

import type { Addresses } from '#shared/addresses.ts';
import { toMirrorPath } from '#shared/page-document.ts';
import type { ContentPage } from '../content/pages.ts';

/** For the page in HTML or Markdown, so that either leads to the other. */
export function toPageLinks({ meta }: Pick<ContentPage, 'meta'>, { site, documents }: Addresses): string {
  return [
    `<${site}${toMirrorPath(meta.file)}>; rel="alternate"; type="text/markdown"`,
    `<${meta.url}>; rel="canonical"`,
    `<${documents.apiCatalog}>; rel="api-catalog"; type="application/linkset+json"`,
    `<${documents.openapi}>; rel="service-desc"; type="application/json"`,
    `<${documents.developerPage}>; rel="service-doc"; type="text/html"`,
    `<${documents.llms}>; rel="describedby"; type="text/plain"`,
  ].join(', ');
}
