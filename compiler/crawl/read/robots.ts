/** Reads robots.txt (RFC 9309), for allowed paths, delay and sitemaps, and the robots directives of pages. */

import { aiUserAgents } from '#shared/contract/policy.ts';
import { remember } from '#shared/remember.ts';
import { complain, type Diagnostic } from '../../model.ts';
import { ROBOT_NAME, ROBOT_NAMES } from '../limits.ts';
import { parseRobots, type RobotsRule } from './robots-rules.ts';

export type Robots = ReturnType<typeof readRobots>;

/**
 * Reads the answer for robots.txt, or its absence. 4xx allows everything; 5xx and no answer allow nothing (RFC 9309
 * §2.3.1.4).
 * @param why cause of a missing answer
 */
export function readRobots({ status, body, why }: { status?: number; body?: Uint8Array; why?: string }) {
  const isMissing = status === undefined || status >= 500;
  const about = { ...(status !== undefined && { status }), ...(why !== undefined && { why }) };
  const text = !isMissing && status < 300 && body ? new TextDecoder().decode(body) : '';
  const { sitemaps, groupOf } = parseRobots(text);
  const groups = remember(groupOf);
  const own = groups(ROBOT_NAME);
  /**
   * Whether robots.txt allows a path with its query string.
   * @param name product token of the robot; this crawler by default
   */
  const isAllowed = (path: string, name: string = ROBOT_NAME) =>
    !isMissing && groups(name).decide(path)?.isAllowed !== false;
  const agents = aiUserAgents.map((name) => ({ name, isAllowed: isAllowed('/', name) }));
  return {
    isAllowed,
    /** False if the answer does not come, so that nothing may be asked for. */
    isAvailable: !isMissing,
    /** AI services, and whether each may read the home page; none without a text. */
    agents: text.trim() === '' && !isMissing ? [] : agents,
    /** Line number in robots.txt of the rule that decides about a path with its query string. */
    lineOf: (path: string): number | undefined => own.decide(path)?.line || undefined,
    /** Milliseconds between requests. */
    crawlDelay: Math.max(0, own.crawlDelay * 1000),
    sitemaps,
    diagnostics: isMissing
      ? [complain('error', 'robots-unavailable', '/robots.txt', about)]
      : complainOf(
          own.decide('/'),
          text,
          agents.flatMap((agent) => (agent.isAllowed ? [] : agent.name)),
        ),
  };
}

/** Complains of the line that forbids the home page, and so the crawl; else of AI services that are shut out. */
function complainOf(rule: RobotsRule | undefined, text: string, agents: readonly string[]): Diagnostic[] {
  if (rule && !rule.isAllowed) {
    const written = text.split(/\r\n|\r|\n/)[rule.line - 1]?.trim() ?? '';
    return [complain('warning', 'robots-forbid-all', '/robots.txt', { line: rule.line, rule: written })];
  }
  return agents.length > 0 ? [complain('warning', 'agents-shut-out', '/robots.txt', { agents })] : [];
}

/** Directives whose name ends with a colon and so looks like a robot's name. */
const VALUED_DIRECTIVES = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);

/** Returns the directives of one header value; none if the value names another robot. */
function headerDirectives(value: string): string[] {
  const named = /^\s*([\w-]+)\s*:(.*)$/s.exec(value);
  const name = named?.[1]?.toLowerCase();
  if (name === undefined || VALUED_DIRECTIVES.has(name)) return [value];
  return ROBOT_NAMES.has(name) ? [named?.[2] ?? ''] : [];
}

/**
 * Reads whether a page may be indexed and its links followed.
 * @param metas contents of meta elements for this crawler
 * @param header X-Robots-Tag, which may name another robot
 */
export function readDirectives(metas: string[], header: string | string[] = []) {
  const headers = [header].flat().flatMap(headerDirectives);
  const words = new Set([...metas, ...headers].flatMap((value) => value.toLowerCase().split(/[\s,;]+/)));
  return {
    noindex: words.has('noindex') || words.has('none'),
    nofollow: words.has('nofollow') || words.has('none'),
  };
}
