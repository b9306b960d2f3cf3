/** Names the file of each page below `pages/`: readable, safe on every disk, independent of the pages' order. */

import { createHash } from 'node:crypto';
import { groupBy } from '#shared/group-by.ts';
import { comparePaths, type PagePath, toReadablePath } from '#shared/page.ts';

/** Bytes of one segment, so that the hash, the extension and a disk's own prefix still fit. */
const segmentLimit = 120;
/** Bytes of the whole name: Windows and some archives end at 260, the folder's own path included. */
const nameLimit = 180;

/** Letters, digits and the signs that need no quoting in a file system, a shell or a Markdown link. */
const UNSAFE = /[^\p{L}\p{M}\p{N}._~@+=,;&!$-]+/gu;
/** Device names of Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;
const HASHED = /~[0-9a-f]{10}$/;
/** A folder that looks like a hashed file. */
const HASHED_FILE = /~(?=[0-9a-f]{10}\.md$)/;

/** A file's name while it is built: folders, and whether it had to be changed. */
type Candidate = ReturnType<typeof toCandidate>;

/** Files below `pages/`, by path; those that collide or are reserved get `~` and ten digits of the path's SHA-256. */
export function toPageFiles(paths: readonly PagePath[], owned: readonly string[]): Map<PagePath, string> {
  const candidates = paths.filter((path) => path !== '/').map(toCandidate);
  const taken = new Set([...owned, ...paths].map((path) => toKey(toReadablePath(path))));
  const folders = new Set(candidates.flatMap(({ segments }) => toFolders(segments).map(toKey)));
  taken.add(toKey('/index.md'));

  const claimants = groupBy(candidates, (candidate) => toKey(toName(candidate)));

  const files = new Map<PagePath, string>();
  for (const [key, group] of claimants) {
    const free = !folders.has(key) && !taken.has(`/${key}`);
    const winner = free ? group.filter(isPlain).sort((a, b) => comparePaths(a.path, b.path))[0] : undefined;
    for (const candidate of group) {
      const alone = free && group.length === 1 && !candidate.changed && !isHashLike(candidate);
      files.set(candidate.path, alone || candidate === winner ? toName(candidate) : toHashedName(candidate));
    }
  }
  if (paths.includes('/')) files.set('/', 'index.md');
  return files;
}

/** The path as safe segments, the last one alone if they are too long, and whether that changed it. */
function toCandidate(path: PagePath) {
  const readable = toReadablePath(path).slice(1).replace(/\/$/, '');
  const original = readable.split('/');
  let segments = original.map(toSafeSegment);
  if (byteLength(segments.join('/')) > nameLimit) segments = segments.slice(-1);
  return { path, segments, changed: segments.join('/') !== readable };
}

/** The segment as a file name for every disk: no reserved characters or names, not too long; `-` if empty. */
function toSafeSegment(segment: string): string {
  const plain = segment
    .normalize('NFC')
    .replace(/(?:%[0-9A-F]{2})+/g, '-')
    .replace(UNSAFE, '-')
    .replace(HASHED_FILE, '-')
    .replace(/\.+$/, '');
  let safe = '';
  for (const character of RESERVED.test(plain) ? `-${plain}` : plain) {
    if (byteLength(safe + character) > segmentLimit) break;
    safe += character;
  }
  return safe.replace(/\.+$/, '') || '-';
}

const toFolders = (segments: readonly string[]): string[] =>
  segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'));

const toName = ({ segments }: Candidate): string => `${segments.join('/')}.md`;

function toHashedName({ path, segments }: Candidate): string {
  const digest = createHash('sha256').update(path).digest('hex').slice(0, 10);
  const folders = segments.slice(0, -1);
  return [...folders, `${toKey(segments.at(-1) ?? '')}~${digest}.md`].join('/');
}

/** May keep its name although others claim it: it is already in its folded form. */
const isPlain = (candidate: Candidate): boolean =>
  !candidate.changed && !isHashLike(candidate) && toKey(toName(candidate)) === toName(candidate);

/** Looks like one of our hashed names, which another page may have. */
const isHashLike = ({ segments }: Candidate): boolean => HASHED.test(segments.at(-1) ?? '');

/** Equal for names that some disk treats as equal; `ẞ`, `ß` and `SS` need lower, upper and lower case in turn. */
const toKey = (name: string): string =>
  name.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');

const byteLength = (text: string): number => Buffer.byteLength(text, 'utf8');
