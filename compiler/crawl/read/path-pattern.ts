/** Patterns of robots.txt (RFC 9309 §2.2.3): a prefix in which `*` stands for anything, perhaps with `$` at its end. */

export interface PathPattern {
  /** What every match starts with. */
  start: string;
  /** Whether nothing follows `start`: then all that starts with it matches. */
  isPrefix: boolean;
  matches(path: string): boolean;
}

/** Makes a pattern that is matched in time linear in the path: each part is taken where it comes first. */
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
