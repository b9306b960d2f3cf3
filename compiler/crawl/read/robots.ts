/** robots.txt (RFC 9309): what the crawl may fetch, how fast, and which sitemaps the site names. */

import robotsParser from 'robots-parser';
import { complain, type Diagnostic } from '../../model.ts';
import { ROBOT_NAME } from '../crawl-options.ts';

export interface Robots {
  /** @param name whose rules are asked; this crawler's when absent */
  isAllowed(url: string, name?: string): boolean;
  /** Rule that decides about `url`, as a line number of robots.txt. */
  lineOf(url: string): number | undefined;
  /** Milliseconds. */
  crawlDelay: number;
  /** As written in the file. */
  sitemaps: string[];
  diagnostics: Diagnostic[];
}

/** What came back for robots.txt: a status, and the body of a 2xx; `undefined` status when nothing did. */
export interface RobotsAnswer {
  status?: number;
  body?: Uint8Array;
}

/** The package's own types describe an ES module that it is not. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

const ALLOW_ALL = { isAllowed: () => true, lineOf: () => undefined, crawlDelay: 0, sitemaps: [], diagnostics: [] };

/** Reads an answer for robots.txt. 4xx: everything is allowed. 5xx or no answer: nothing is (RFC 9309 §2.3.1.4). */
export function readRobots(url: string, answer: RobotsAnswer): Robots {
  const { status, body } = answer;
  if (status === undefined || status >= 500) {
    const about = status === undefined ? {} : { status };
    const diagnostics = [complain('error', 'robots-unavailable', '/robots.txt', about)];
    return { ...ALLOW_ALL, isAllowed: () => false, diagnostics };
  }
  if (status >= 300 || body === undefined) return ALLOW_ALL;
  const text = new TextDecoder().decode(body);
  const robots = parseRobots(url, text);
  return {
    isAllowed: (address, name = ROBOT_NAME) => robots.isAllowed(address, name) !== false,
    lineOf(address) {
      const line = robots.getMatchingLineNumber(address, ROBOT_NAME);
      return line > 0 ? line : undefined;
    },
    crawlDelay: Math.max(0, (robots.getCrawlDelay(ROBOT_NAME) ?? 0) * 1000),
    sitemaps: [...new Set(robots.getSitemaps())],
    diagnostics: checkHome(robots, url, text),
  };
}

/** A robots.txt that forbids the home page forbids the whole crawl: tells the owner which line does. */
function checkHome(robots: ReturnType<typeof parseRobots>, url: string, text: string): Diagnostic[] {
  const home = new URL('/', url).href;
  if (robots.isAllowed(home, ROBOT_NAME) !== false) return [];
  const line = robots.getMatchingLineNumber(home, ROBOT_NAME);
  const rule = text.split(/\r\n|\r|\n/)[line - 1]?.trim() ?? '';
  return [complain('warning', 'robots-forbid-all', '/robots.txt', { line, rule })];
}
