/** One generation of `dist-content` in memory, with everything prepared that a request would otherwise have to make. */

import type { Addresses } from '#shared/addresses.ts';
import type { CompanyInfo, CompanySection } from '#shared/contract/schemas.ts';
import type { Locale } from '#shared/locale/locale.ts';
import type { SiteIdentity } from '#shared/site.ts';
import type { PublishedDocument } from './content/documents.ts';
import type { Pages } from './content/pages.ts';
import type { HeaderPair } from './http/respond.ts';
import type { Prepared } from './operations/operation.ts';

/** Replaced as a whole by the next generation, never changed. */
export interface Content {
  /** Name of the generation. */
  generation: string;
  site: SiteIdentity;
  /** Every public address of the service. */
  addresses: Addresses;
  /** Sentences in the site's language. */
  locale: Locale;
  /** API-Version and Link (and Deprecation, Sunset when there is one) of every answer of the API. */
  apiHeaders: readonly HeaderPair[];
  pages: Pages;
  /** Company information by section. */
  company: Readonly<Record<CompanySection, Prepared<CompanyInfo>>>;
  /** Published documents by path. */
  documents: ReadonlyMap<string, PublishedDocument>;
}
