/** The Link header of a page's answers: where its Markdown and the descriptions of the service are (RFC 8288). */

import type { Addresses } from '#shared/addresses.ts';
import { toMirrorPath } from '#shared/page-document.ts';
import type { ContentPage } from '../content/pages.ts';
import { toLink } from './link.ts';

/** For the page in HTML or Markdown, so that either leads to the other. */
export function toPageLinks({ meta }: Pick<ContentPage, 'meta'>, { site, documents }: Addresses): string {
  return [
    toLink(site + toMirrorPath(meta.file), 'alternate', 'text/markdown'),
    toLink(meta.url, 'canonical'),
    toLink(documents.apiCatalog, 'api-catalog', 'application/linkset+json'),
    toLink(documents.openapi, 'service-desc', 'application/json'),
    toLink(documents.developerPage, 'service-doc', 'text/html'),
    toLink(documents.llms, 'describedby', 'text/plain'),
  ].join(', ');
}
