/** The pages of a generation: found by any of their addresses, answered with prepared results. */

import type { ManifestPage } from '#shared/artifacts.ts';
import type { PageResult } from '#shared/contract/schemas.ts';
import type { Prepared } from '../operations/operation.ts';

/** A page, its Markdown and its prepared answers. */
export interface ContentPage {
  meta: ManifestPage;
  /** The whole page. */
  markdown: string;
  /** `read_page` answers of the whole page, one for each part. */
  parts: readonly Prepared<PageResult>[];
}

export interface Pages {
  /** Sorted by path. */
  all: readonly ContentPage[];
  /** The `read_page` result for any address that decisions.md lets `url` hold. */
  read(url: string, part?: number): Prepared<PageResult>;
}
