/** robots.txt (RFC 9309): what may be fetched, how fast, and sitemaps; and directives of single pages. */

import { aiUserAgents } from '#shared/contract/policy.ts';
import { remember } from '#shared/remember.ts';
import { complain, type Diagnostic } from '../../model.ts';
import { ROBOT_NAME, ROBOT_NAMES } from '../limits.ts';
import { parseRobots, type RobotsRule } from './robots-rules.ts';

export type Robots = ReturnType<typeof readRobots>;

/** Reads an answer, or none, for robots.txt. 4xx allows everything, 5xx or no answer nothing (RFC 9309 §2.3.1.4). */
export function readRobots({ status, body }: { status?: number; body?: Uint8Array }) {
  const isMissing = status === undefined || status >= 500;
  const about = status === undefined ? {} : { status };
  const text = !isMissing && status < 300 && body ? new TextDecoder().decode(body) : '';
  const { sitemaps, groupOf } = parseRobots(text);
  const groups = remember(groupOf);
  const own = groups(ROBOT_NAME);
  /** @param path with its query string @param name whose rules are asked; this crawler's when absent */
  const isAllowed = (path: string, name: string = ROBOT_NAME) =>
    !isMissing && groups(name).decide(path)?.isAllowed !== false;
  const agents = aiUserAgents.map((name) => ({ name, isAllowed: isAllowed('/', name) }));
  return {
    isAllowed,
    /** AI services, and whether each may read the home page. */
    agents,
    /** Rule that decides about a path with its query string, as a line number of robots.txt. */
    lineOf: (path: string): number | undefined => own.decide(path)?.line || undefined,
    /** Milliseconds. */
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

/** A complaint with the line that forbids the home page, and with it the crawl, else on the AI services shut out. */
function complainOf(rule: RobotsRule | undefined, text: string, agents: readonly string[]): Diagnostic[] {
  if (rule && !rule.isAllowed) {
    const written = text.split(/\r\n|\r|\n/)[rule.line - 1]?.trim() ?? '';
    return [complain('warning', 'robots-forbid-all', '/robots.txt', { line: rule.line, rule: written })];
  }
  return agents.length > 0 ? [complain('warning', 'agents-shut-out', '/robots.txt', { agents })] : [];
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
