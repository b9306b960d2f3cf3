/** Names and shapes of the files of `dist-content`, which the compiler writes and the runtime reads. */

import type { SiteIdentity } from './addresses.ts';
import type { Page } from './page.ts';

/** Version of the format, raised when a runtime could misread an older or newer folder. */
export const contentFormat = 1;

export const artifactFiles = {
  manifest: 'manifest.json',
  companyInfo: 'company-info.json',
  /** Lunr index for other clients, such as the website's own search box. The runtime does not read it. */
  searchIndex: 'search-index.json',
  /** The same terms and weights, packed, with titles and written forms. `search_pages` reads it. */
  packedIndex: 'search-index.bin',
  /** Settings for the git repository that holds the folder. Not published. */
  gitAttributes: '.gitattributes',
} as const;

/** Folder of the pages; each page's `file` is below it. */
export const pagesFolder = 'pages';

/** Table of contents of one generation. It leads to all other files. */
export interface Manifest {
  format: number;
  /** Digest of all other files of the folder, in hex. */
  generation: string;
  site: SiteIdentity;
  /** Sorted by path. */
  pages: ManifestPage[];
  /**
   * Query parameters whose values are different pages, each with its path (`/?p`), sorted. An address with such a
   * parameter never means the page at its path.
   */
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
  /** Path below `pages/`: `zonas/palma.md`. The address of its `.md` mirror is `/` and this path. */
  file: string;
  last_modified?: string;
  media_type?: string;
  /** SHA-256 of the Markdown, in hex. */
  content_hash: string;
}

/**
 * Returns the file of a published document, relative to the folder: `index.html` for an address that ends with a slash,
 * `.json` added to one without an extension.
 */
export function toDocumentFile(address: string): string {
  const relative = address.replace(/^\//, '').replace(/\/$/, '/index.html');
  return /[^/]\.[a-z0-9]+$/i.test(relative) ? relative : `${relative}.json`;
}

/** Faults of a file in a generation: not in the manifest, outside of the folder, unreadable, or with another digest. */
export type FileFault = 'unlisted' | 'outside' | 'lost' | 'altered';

/** Whether a path of the manifest stays in the folder on every operating system. */
const isBelow = (path: string): boolean =>
  path.split(/[\\/]/).every((segment) => segment !== '' && segment !== '.' && segment !== '..');

/**
 * Reads a file of a generation if it is as the compile wrote it; else returns its fault. The runtime serves no other
 * files. An error of `read` is not thrown, but returned as the `cause` of the fault `lost`.
 * @param read reads the file at a path of the folder. @param toDigest returns the SHA-256 in hex
 */
export async function readListedFile<Bytes>(
  path: string,
  { files }: Pick<Manifest, 'files'>,
  read: (path: string) => Promise<Bytes>,
  toDigest: (bytes: Bytes) => string,
): Promise<{ bytes: Bytes } | { fault: FileFault; cause?: unknown }> {
  const digest = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!digest) return { fault: 'unlisted' };
  if (!isBelow(path)) return { fault: 'outside' };
  try {
    const bytes = await read(path);
    return toDigest(bytes) === digest ? { bytes } : { fault: 'altered' };
  } catch (cause) {
    return { fault: 'lost', cause };
  }
}

/**
 * Lists the files that the manifest names, each once: first those that a runtime reads, even if `files` lacks them,
 * then the others.
 */
export function listContentFiles({ pages, documents, files }: Manifest): string[] {
  const served = [artifactFiles.companyInfo, artifactFiles.packedIndex];
  const shown = [...pages.map(({ file }) => `${pagesFolder}/${file}`), ...documents.map(({ file }) => file)];
  return [...new Set<string>([...served, ...shown, ...Object.keys(files)])];
}
