/** The files of `dist-content`, where compiler and runtime meet. */

import type { SiteIdentity } from './addresses.ts';
import type { Page } from './page.ts';

/** Raised when a runtime could misread an older or newer folder. */
export const contentFormat = 1;

export const artifactFiles = {
  manifest: 'manifest.json',
  companyInfo: 'company-info.json',
  /** Lunr index for other clients, such as the website's own search box. The runtime does not read it. */
  searchIndex: 'search-index.json',
  /** The same terms and weights packed, with titles and written forms, for `search_pages`. */
  packedIndex: 'search-index.bin',
  /** For the repository that the folder is committed to. Published nowhere. */
  gitAttributes: '.gitattributes',
} as const;

/** Folder of the pages; below it each page's `file`. */
export const pagesFolder = 'pages';

/** The table of contents of one generation. Everything else is found through it. */
export interface Manifest {
  format: number;
  /** Hex digest over every other file of the folder. */
  generation: string;
  site: SiteIdentity;
  /** Sorted by path. */
  pages: ManifestPage[];
  /** Path and parameter that tell addresses apart (`/?p`), sorted: such an address is never the page at its path. */
  parameters?: string[];
  /** Published documents, sorted by address. */
  documents: {
    /** Path below `site.url`. */
    address: string;
    /** Relative to the folder. */
    file: string;
    /** Value of Content-Type. */
    media_type: string;
  }[];
  /** SHA-256 in hex of every file but this one, by path relative to the folder, sorted. */
  files: Record<string, string>;
}

export interface ManifestPage extends Omit<Page, 'markdown' | 'lastModified' | 'mediaType'> {
  /** Below `pages/`: `zonas/palma.md`. Its `.md` mirror is `/` and this name. */
  file: string;
  last_modified?: string;
  media_type?: string;
  /** SHA-256 of the Markdown, in hex. */
  content_hash: string;
}

/** File of a published document: `index.html` for a folder, `.json` appended to an address without extension. */
export function toDocumentFile(address: string): string {
  const relative = address.replace(/^\//, '').replace(/\/$/, '/index.html');
  return /[^/]\.[a-z0-9]+$/i.test(relative) ? relative : `${relative}.json`;
}
