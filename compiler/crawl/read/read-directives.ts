/** Robots directives of a page, from its meta elements and its X-Robots-Tag headers, for this crawler only. */

export interface Directives {
  noindex: boolean;
  nofollow: boolean;
}

/** Directives that carry a value after a colon, which is no robot's name. */
const VALUED = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);

function headerDirectives(value: string, robotName: string): string[] {
  const named = /^\s*([\w-]+)\s*:(.*)$/s.exec(value);
  const name = named?.[1]?.toLowerCase();
  if (name === undefined || VALUED.has(name)) return [value];
  return name === robotName.toLowerCase() || name === 'robots' ? [named?.[2] ?? ''] : [];
}

/** @param metas contents of the robots meta elements that address this crawler. A header may name another robot. */
export function readDirectives(metas: string[], header: string | string[] | undefined, robotName: string): Directives {
  const headers = [header ?? []].flat().flatMap((value) => headerDirectives(value, robotName));
  const words = new Set([...metas, ...headers].flatMap((value) => value.toLowerCase().split(/[\s,;]+/)));
  return {
    noindex: words.has('noindex') || words.has('none'),
    nofollow: words.has('nofollow') || words.has('none'),
  };
}
