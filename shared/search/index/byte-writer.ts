/** Growing byte buffer in which the search index is written. */

const encoder = new TextEncoder();

export function createByteWriter() {
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

  /** Unsigned LEB128, below 2^31. */
  function writeVarint(value: number): void {
    let rest = value;
    while (rest > 127) {
      writeByte((rest & 127) | 128);
      rest >>>= 7;
    }
    writeByte(rest);
  }

  /** As UTF-8. */
  function write(text: string): void {
    reserve(text.length * 3);
    length += encoder.encodeInto(text, buffer.subarray(length)).written;
  }

  /** Text of ASCII characters only. */
  function writeAscii(text: string): void {
    reserve(text.length);
    for (let i = 0; i < text.length; i++) buffer[length++] = text.charCodeAt(i);
  }

  return {
    writeVarint,
    writeByte,
    write,
    writeAscii,
    get length(): number {
      return length;
    },
    /** A view of what is written so far. */
    bytes: (): Uint8Array => buffer.subarray(0, length),
  };
}
