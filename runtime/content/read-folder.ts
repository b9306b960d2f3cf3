/** Reads a content folder: its manifest, and the files that the manifest names, each checked against its digest. */

import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFiles, contentFormat, type Manifest } from '#shared/artifacts.ts';

/** A content folder that cannot be served. The message tells the operator what is wrong, where, and what to do. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** A generation on disk. */
export interface ContentFolder {
  manifest: Manifest;
  /** Bytes of a file by its path in the manifest. Throws ContentError for one that is missing, altered or not named. */
  read(path: string): Promise<Buffer>;
}

/** @throws ContentError when the folder is missing or of another format. */
export async function readFolder(folder: string): Promise<ContentFolder> {
  const manifest = await readManifest(folder);
  return {
    manifest,
    read: (path) => readChecked(folder, path, manifest),
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, artifactFiles.manifest);
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ContentError(
      error.code === 'ENOENT' || error.code === 'ENOTDIR'
        ? `${folder} holds no compiled content (${artifactFiles.manifest} is missing). Run \`npx vitrina compile\`, or set CONTENT_DIR to a compiled folder.`
        : `${path} cannot be read (${error.code ?? error.message}). Check that this user may read the folder.`,
    );
  });
  const manifest = parse(bytes.toString(), path) as Partial<Manifest> | null;
  if (manifest?.format !== contentFormat) {
    throw new ContentError(
      `${folder} is content of format ${manifest?.format ?? 'unknown'}, this runtime serves format ${contentFormat}. Run \`npx vitrina compile\` with this version.`,
    );
  }
  return manifest as Manifest;
}

async function readChecked(folder: string, path: string, { files }: Manifest): Promise<Buffer> {
  const digest = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!digest) throw new ContentError(`${folder}: ${artifactFiles.manifest} does not list ${path}. Compile again.`);
  if (!isBelow(path)) {
    throw new ContentError(`${folder}: ${artifactFiles.manifest} lists ${path}, which is outside. Compile again.`);
  }
  const bytes = await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    throw new ContentError(
      `${join(folder, path)} cannot be read (${error.code ?? error.message}), though ${artifactFiles.manifest} lists it. Compile again.`,
    );
  });
  if (hash('sha256', bytes) !== digest) {
    throw new ContentError(
      `${join(folder, path)} is not the file that ${artifactFiles.manifest} lists: it was changed or only half written. Compile again.`,
    );
  }
  return bytes;
}

/** Whether a path of the manifest stays in the folder, however the system reads it. */
const isBelow = (path: string): boolean =>
  path.split(/[\\/]/).every((segment) => segment !== '' && segment !== '.' && segment !== '..');

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentError(`${path} is not JSON: it was changed or only half written. Compile again.`);
  }
}
