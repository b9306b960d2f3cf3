/** The error for a content folder that cannot be served. */

/** Its message tells the operator what is wrong, where, and what to do. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
