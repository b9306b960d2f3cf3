/** A value as the JSON of an artifact: readable, the same bytes everywhere, one LF at the end. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
