/** Checks the shape of a content folder's data before it is served. */

import * as z from 'zod';
import { artifactFiles, type Manifest, type ManifestPage } from '#shared/artifacts.ts';
import { apiPathForm, contentSignalForm } from '#shared/contract/policy.ts';

const text = z.string();
const path = z.string().startsWith('/');

const heading = z.object({ level: z.int().min(1).max(6), text, anchor: text });

/** Schema of a page in the manifest. */
const manifestPage = z.object({
  path,
  file: text,
  url: z.url(),
  title: text,
  description: text,
  language: text,
  headings: z.array(heading),
  aliases: z.array(path),
  translations: z.array(z.object({ language: text, url: z.url() })).exactOptional(),
  last_modified: text.exactOptional(),
  media_type: text.exactOptional(),
  content_hash: text,
}) satisfies z.ZodType<ManifestPage>;

/** Schema of the manifest. Its many pages are checked when loaded, and its digests when files are read. */
const manifest = z.object({
  format: z.int(),
  generation: z.string().regex(/^[0-9a-f]{64}$/),
  site: z.object({
    url: z.url(),
    apiPath: z.string().regex(apiPathForm),
    language: text,
    brand: text,
    contentSignal: z.string().regex(contentSignalForm).exactOptional(),
  }),
  pages: z.array(z.unknown()),
  parameters: z.array(text).exactOptional(),
  documents: z.array(z.object({ address: path, file: text, media_type: text })),
  files: z.custom<Manifest['files']>(isTextByName, 'Invalid input: expected a digest for each file'),
}) satisfies z.ZodType<Omit<Manifest, 'pages'>>;

/** Whether a value is an object of texts. Takes a tenth of the time of a record's schema. */
function isTextByName(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** Returns the manifest, its pages unchecked. @throws Error that names the first field of another shape */
export const requireManifest = (value: unknown): Manifest =>
  requireShape(artifactFiles.manifest, manifest, value) as Manifest;

/** Returns a page of the manifest. @throws Error that names the first field of another shape */
export const requireManifestPage = (value: unknown): ManifestPage =>
  requireShape(artifactFiles.manifest, manifestPage, value);

/** Returns the value unchanged, with further fields. @throws Error naming file and first field of another shape */
export function requireShape<Shape>(file: string, schema: z.ZodType<Shape>, value: unknown): Shape {
  const { error } = schema.safeParse(value);
  if (!error) return value as Shape;
  const [{ path = [], message = '' } = {}] = error.issues;
  const name = (value as { path?: unknown } | null)?.path;
  const place = [typeof name === 'string' ? name : '', path.join('.')].filter(Boolean).join(' ');
  throw new Error(`${file}: ${place || 'the whole'}: ${message}`);
}
