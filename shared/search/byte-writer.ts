/** Growing byte buffer in which the packed search index is written. */

const encoder = new TextEncoder();

export interface ByteWriter {
  /** Unsigned LEB128, below 2^31. */
  writeVarint: (value: number) => void;
  writeByte: (value: number) => void;
  /** UTF-8 after its length in bytes. */
  writeText: (text: string) => void;
  readonly length: number;
  /** A view of what is written so far. */
  bytes: () => Uint8Array;
}

export function createByteWriter(): ByteWriter {
  let buffer = new Uint8Array(1 << 16);
  let length = 0;

  function reserve(count: number): void {
    if (length + count <= buffer.length) return;
    const grown = new Uint8Array(Math.max(buffer.length * 2, length + count));
    grown.set(buffer.subarray(0, length));
    buffer = grown;
  }

  function writeByte(value: number): void {
    reserve(1);
    buffer[length++] = value;
  }

  function writeVarint(value: number): void {
    let rest = value;
    while (rest > 127) {
      writeByte((rest & 127) | 128);
      rest >>>= 7;
    }
    writeByte(rest);
  }

  function writeText(text: string): void {
    const bytes = encoder.encode(text);
    writeVarint(bytes.length);
    reserve(bytes.length);
    buffer.set(bytes, length);
    length += bytes.length;
  }

  return {
    writeVarint,
    writeByte,
    writeText,
    get length() {
      return length;
    },
    bytes: () => buffer.slice(0, length),
  };
}
