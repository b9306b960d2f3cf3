/** How documents and the page for people write the value of a parameter in an address. */

/** Encodes a value for a query string; also the marks that would need quoting in a shell or a link, but no slash. */
export function encodeParameter(value: string): string {
  return encodeURIComponent(value)
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%2F', '/');
}
