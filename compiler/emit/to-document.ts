/** What is published under the name of a document, with its address and media type. */

import { type DocumentName, documents } from '#shared/documents.ts';
import type { PublishedDocument } from '../model.ts';
import { toJson } from './json.ts';

/** @param content text as it is, anything else as JSON */
export function toDocument(name: DocumentName, content: string | object): PublishedDocument {
  const { path, mediaType } = documents[name];
  return { address: path, mediaType, body: typeof content === 'string' ? content : toJson(content) };
}
