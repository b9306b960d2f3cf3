/** Names the file of each page below `pages/`: readable, safe on every disk, independent of the pages' order. */

import { createHash } from 'node:crypto';
import { groupBy } from '#shared/group-by.ts';
import { type PagePath, toReadablePath } from '#shared/page.ts';

/** Bytes of one segment, so that the hash, the extension and a disk's own prefix still fit. */
const segmentLimit = 120;
/** Bytes of the whole name: Windows and some archives end at 260, the folder's own path included. */
const nameLimit = 180;

/** Letters, digits and the signs that need no quoting in a file system, a shell or a Markdown link. */
const UNSAFE = /[^\p{L}\p{M}\p{N}._~@+=,;&!$-]+/gu;
/** Device names of Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;
/** The `~` of a name that looks like the hashed name of another page. */
const HASHED = /~(?=[0-9a-f]{10}(?:\.md)?$)/;

/**
 * Returns the file of each page below `pages/`, by path. A name that is unsafe or too long, or collides with a page or
 * an address of `owned`, gets `~` and ten digits of the path's SHA-256.
 */
export function toPageFiles(paths: readonly PagePath[], owned: readonly string[]): Map<PagePath, string> {
  const candidates = paths.filter((path) => path !== '/').map((path) => ({ path, name: toName(path) }));
  const taken = new Set([...owned, ...paths].map((path) => toKey(toReadablePath(path))));
  const folders = new Set(candidates.flatMap(({ name }) => toFolders(name).map(toKey)));
  taken.add(toKey('/index.md'));

  const files = new Map<PagePath, string>();
  for (const [key, group] of groupBy(candidates, ({ name }) => toKey(`${name}.md`))) {
    const plain = group.filter(({ path, name }) => name === toPlainName(path));
    const isFree = plain.length === 1 && !folders.has(key) && !taken.has(`/${key}`);
    for (const { path, name } of group) {
      files.set(path, isFree && path === plain[0]?.path ? `${name}.md` : toHashedName(path, name));
    }
  }
  if (paths.includes('/')) files.set('/', 'index.md');
  return files;
}

/** Returns the decoded path without slashes at its ends: the name of a page's file if it is safe. */
const toPlainName = (path: PagePath): string => toReadablePath(path).slice(1).replace(/\/$/, '');

/** Returns the path as safe segments without `.md`; if they are too long, the last one alone. */
function toName(path: PagePath): string {
  const segments = toPlainName(path).split('/').map(toSafeSegment);
  const name = segments.join('/');
  return byteLength(name) > nameLimit ? (segments.at(-1) ?? '') : name;
}

/** Returns the segment as a file name for every disk: no reserved characters or names, not too long; `-` if empty. */
function toSafeSegment(segment: string): string {
  const plain = segment
    .normalize('NFC')
    .replace(/(?:%[0-9A-F]{2})+/g, '-')
    .replace(UNSAFE, '-')
    .replace(HASHED, '-')
    .replace(/(?<!\.)\.+$/, '');
  let safe = '';
  for (const character of RESERVED.test(plain) ? `-${plain}` : plain) {
    if (byteLength(safe + character) > segmentLimit) break;
    safe += character;
  }
  return safe.replace(/(?<!\.)\.+$/, '') || '-';
}

/** Lists the folders that contain a file: `''`, `a` and `a/b` for `a/b/c`. */
const toFolders = (name: string): string[] =>
  name.split('/').map((_, index, segments) => segments.slice(0, index).join('/'));

/** Returns the name with `~`, ten digits of a digest of the path, and `.md`; its last segment in one case. */
function toHashedName(path: PagePath, name: string): string {
  const digest = createHash('sha256').update(path).digest('hex').slice(0, 10);
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  return `${folder}${toKey(name.slice(folder.length))}~${digest}.md`;
}

/** Returns a key, equal for names that some disk treats as equal. `ẞ`, `ß` and `SS` need three changes of case. */
const toKey = (name: string): string =>
  name.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');

const byteLength = (text: string): number => Buffer.byteLength(text, 'utf8');
