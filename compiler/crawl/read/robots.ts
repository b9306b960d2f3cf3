/** robots.txt (RFC 9309): what may be fetched, how fast, and sitemaps; and directives of single pages. */

import robotsParser from 'robots-parser';
import { complain, type Diagnostic } from '../../model.ts';
import { ROBOT_NAME, ROBOT_NAMES } from '../limits.ts';

export type Robots = ReturnType<typeof readRobots>;

/** The package's types wrongly describe an ES module. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** Reads an answer, or none, for robots.txt. 4xx allows everything, 5xx or no answer nothing (RFC 9309 §2.3.1.4). */
export function readRobots(url: string, { status, body }: { status?: number; body?: Uint8Array }) {
  const isMissing = status === undefined || status >= 500;
  const about = status === undefined ? {} : { status };
  const text = !isMissing && status < 300 && body ? new TextDecoder().decode(body) : '';
  const robots = parseRobots(url, text);
  return {
    /** @param name whose rules are asked; this crawler's when absent */
    isAllowed: (address: string, name = ROBOT_NAME) => !isMissing && robots.isAllowed(address, name) !== false,
    /** Rule that decides about an address, as a line number of robots.txt. */
    lineOf(address: string): number | undefined {
      const line = robots.getMatchingLineNumber(address, ROBOT_NAME);
      return line > 0 ? line : undefined;
    },
    /** Milliseconds. */
    crawlDelay: Math.max(0, (robots.getCrawlDelay(ROBOT_NAME) ?? 0) * 1000),
    sitemaps: [...new Set(robots.getSitemaps())],
    diagnostics: isMissing
      ? [complain('error', 'robots-unavailable', '/robots.txt', about)]
      : checkHome(robots, url, text),
  };
}

/** A complaint with the line that forbids the home page, and with it the crawl; none if it is allowed. */
function checkHome(robots: ReturnType<typeof parseRobots>, url: string, text: string): Diagnostic[] {
  const home = new URL('/', url).href;
  if (robots.isAllowed(home, ROBOT_NAME) !== false) return [];
  const line = robots.getMatchingLineNumber(home, ROBOT_NAME);
  const rule = text.split(/\r\n|\r|\n/)[line - 1]?.trim() ?? '';
  return [complain('warning', 'robots-forbid-all', '/robots.txt', { line, rule })];
}

/** Directives with a value after a colon, which is not a robot's name. */
const VALUED_DIRECTIVES = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);

/** The directives of one header value that apply to this crawler; it may name another robot. */
function headerDirectives(value: string): string[] {
  const named = /^\s*([\w-]+)\s*:(.*)$/s.exec(value);
  const name = named?.[1]?.toLowerCase();
  if (name === undefined || VALUED_DIRECTIVES.has(name)) return [value];
  return ROBOT_NAMES.has(name) ? [named?.[2] ?? ''] : [];
}

/** @param metas contents of meta elements for this crawler @param header X-Robots-Tag, which may name another robot */
export function readDirectives(metas: string[], header: string | string[] = []) {
  const headers = [header].flat().flatMap(headerDirectives);
  const words = new Set([...metas, ...headers].flatMap((value) => value.toLowerCase().split(/[\s,;]+/)));
  return {
    noindex: words.has('noindex') || words.has('none'),
    nofollow: words.has('nofollow') || words.has('none'),
  };
}
