/** The blocks that the sheets of a PDF consist of. */

export type Block =
  | { kind: 'heading'; text: string; size: number }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; text: string }
  | { kind: 'table'; rows: string[][] };
