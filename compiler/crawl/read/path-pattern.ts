/** Patterns of robots.txt (RFC 9309 §2.2.3): a prefix in which `*` matches any text, optionally with `$` at its end. */

export interface PathPattern {
  /** Text that every match starts with. */
  start: string;
  /** Whether the pattern is `start` alone, so that every path with this start matches. */
  isPrefix: boolean;
  matches(path: string): boolean;
}

/** Creates a pattern that is matched in time linear in the path, each part at its first occurrence. */
export function createPathPattern(pattern: string): PathPattern {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split(/\*+/);
  return {
    start,
    isPrefix: !isWhole && parts.every((part) => part === ''),
    matches(path) {
      if (!path.startsWith(start)) return false;
      if (parts.length === 0) return !isWhole || path.length === start.length;
      const last = isWhole ? (parts.at(-1) ?? '') : '';
      let at = start.length;
      for (const part of isWhole ? parts.slice(0, -1) : parts) {
        const found = path.indexOf(part, at);
        if (found < 0) return false;
        at = found + part.length;
      }
      return path.length - last.length >= at && path.endsWith(last);
    },
  };
}
