/** The body of a document, with its address and media type. */

import { type DocumentName, documents } from '#shared/documents.ts';
import type { PublishedDocument } from '../model.ts';

/** @param content text as it is, anything else as JSON */
export function toDocument(name: DocumentName, content: string | object): PublishedDocument {
  const { path, mediaType } = documents[name];
  return { address: path, mediaType, body: typeof content === 'string' ? content : toJson(content) };
}

/** A value as the JSON of an artifact: readable, the same bytes everywhere, one LF at the end. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
