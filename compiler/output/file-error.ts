/** Errors of the file system as complaints: the place, the reason and the remedy in one sentence, without a stack trace. */

import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { attempt } from '#shared/attempt.ts';
import { CommandError } from '../command-error.ts';

type FileWords = Omit<Parameters<CommandError['say']>[1]['commands']['files'], 'brokenLink' | 'noCurrent'>;

type Fault = 'configuration' | 'unexpected';

/** By the code of the system: whose fault it is, and the sentence. */
const known: Readonly<Record<string, readonly [reason: Fault, say: keyof FileWords]>> = {
  ENOSPC: ['unexpected', 'full'],
  EDQUOT: ['unexpected', 'full'],
  EACCES: ['configuration', 'forbidden'],
  EPERM: ['configuration', 'forbidden'],
  EROFS: ['configuration', 'readOnly'],
  EISDIR: ['configuration', 'isFolder'],
  ENOTDIR: ['configuration', 'noFolder'],
  EEXIST: ['configuration', 'noFolder'],
  ELOOP: ['configuration', 'loop'],
  ENAMETOOLONG: ['configuration', 'tooLong'],
  ENOENT: ['configuration', 'gone'],
  EMFILE: ['unexpected', 'tooMany'],
  ENFILE: ['unexpected', 'tooMany'],
  EIO: ['unexpected', 'faulty'],
  EBUSY: ['unexpected', 'faulty'],
  ENOTEMPTY: ['unexpected', 'faulty'],
  EXDEV: ['unexpected', 'faulty'],
};

/** System calls that concern programs or the network, whose errors share the codes. */
const OTHER_CALL = /^(?:connect|listen|bind|accept|getaddrinfo|spawn|kill)/;

/** Returns the complaint for an error of the file system; `undefined` for other errors. */
export function toFileComplaint(error: unknown): CommandError | undefined {
  const { code = '', syscall, path, dest } = Object(error) as NodeJS.ErrnoException & { dest?: string };
  const [reason, say] = known[code] ?? [];
  if (!reason || !say || syscall === undefined || OTHER_CALL.test(syscall)) return undefined;
  if (syscall === 'uv_cwd') return new CommandError('configuration', (_, { commands }) => commands.files.noCurrent());
  const link = [path, dest].map((place) => place && findBrokenLink(place)).find((found) => found !== undefined);
  if (link)
    return new CommandError('configuration', (_, { commands }) => commands.files.brokenLink(link.at, link.target));
  return new CommandError(reason, (_, { commands }) => commands.files[say](path ?? '', code));
}

/** Finds the first link at or above a path that leads nowhere, with its target. */
export function findBrokenLink(path: string): { at: string; target: string } | undefined {
  for (let at = path; ; at = dirname(at)) {
    const found = attempt(() => lstatSync(at));
    if (found?.isSymbolicLink() && !existsSync(at)) {
      const target = attempt(() => readlinkSync(at));
      return target === undefined ? undefined : { at, target };
    }
    if (found || at === dirname(at)) return undefined;
  }
}
