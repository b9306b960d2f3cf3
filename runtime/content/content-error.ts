/** What is wrong with a content folder, said to the person who runs the service. */

/** A folder that cannot be served. The message says what is wrong, where, and what to do. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
