/** How documents and the page for people write the value of a parameter in an address. */

/** A value of a query string; the marks that `encodeURIComponent` leaves would need quoting in a shell or a link. */
export function encodeParameter(value: string): string {
  return encodeURIComponent(value)
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%2F', '/');
}
