/** Parses a robots.txt (RFC 9309) into groups of rules by robot, and finds the rule that decides about a path. */

import { toPagePath } from '#shared/page.ts';
import { createPathPattern, type PathPattern } from './path-pattern.ts';

export interface RobotsRule {
  isAllowed: boolean;
  /** Line number from 1; 0 if there were too many rules to find the one that decides. */
  line: number;
}

interface StatedRule extends RobotsRule {
  pattern: PathPattern;
  /** Length of the pattern; the longest matching one decides. */
  length: number;
}

/** Rules below one or several robot names. */
interface Block {
  rules: StatedRule[];
  /** Seconds. */
  crawlDelay?: number;
}

/** Maximum characters that are compared with wildcard patterns in one crawl; takes some seconds. */
const MAX_COMPARED_CHARACTERS = 10_000_000_000;

/** Escapes every character that must be escaped (RFC 3986 §2), but no letters. */
const toSpelling = (text: string): string => toPagePath(encodeURI(text).replaceAll('%25', '%'));

/** Makes the rule of an `Allow` or `Disallow` line. @param stated its value @param line number from 1 */
function toRule(stated: string, isAllowed: boolean, line: number): StatedRule {
  // A `$` is a character of the path unless it is the last.
  const spelled = toSpelling(stated).replace(/\$(?!$)/g, '%24');
  return { isAllowed, line, pattern: createPathPattern(spelled), length: spelled.length };
}

/** Creates the group of rules of some blocks. Rules are indexed by their start, so only fitting ones are compared. */
function createGroup(blocks: readonly Block[]) {
  const rulesAt = new Map<string, StatedRule[]>();
  const lengths = new Set<number>();
  for (const rule of blocks.flatMap(({ rules }) => rules)) {
    const { start } = rule.pattern;
    lengths.add(start.length);
    const alike = rulesAt.get(start);
    if (alike) alike.push(rule);
    else rulesAt.set(start, [rule]);
  }
  let compared = 0;
  return {
    /** Seconds between two requests. */
    crawlDelay: blocks.findLast(({ crawlDelay }) => crawlDelay !== undefined)?.crawlDelay ?? 0,
    /**
     * Returns the longest rule that matches a path with its query string; of equal length, one that allows; `undefined`
     * without one. After {@link MAX_COMPARED_CHARACTERS}, every path is refused by a rule at line 0.
     */
    decide(asked: string): RobotsRule | undefined {
      const path = toSpelling(asked).replaceAll('*', '%2A').replaceAll('$', '%24');
      let best: StatedRule | undefined;
      for (const length of lengths) {
        if (length > path.length) continue;
        for (const rule of rulesAt.get(path.slice(0, length)) ?? []) {
          const isWeaker = best && (rule.length < best.length || (rule.length === best.length && !rule.isAllowed));
          if (isWeaker) continue;
          if (!rule.pattern.isPrefix) compared += path.length;
          if (compared > MAX_COMPARED_CHARACTERS) return { isAllowed: false, line: 0 };
          if (rule.pattern.isPrefix || rule.pattern.matches(path)) best = rule;
        }
      }
      return best;
    },
  };
}

/** Reads a robots.txt in time linear in its length. Never throws. */
export function parseRobots(text: string) {
  const blocksOf = new Map<string, Block[]>();
  const sitemaps = new Set<string>();
  let block: Block = { rules: [] };
  let isNaming = false;

  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const [line = ''] = written.split('#', 1);
    const colon = line.indexOf(':');
    const field = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (field === 'user-agent') {
      if (!isNaming) block = { rules: [] };
      isNaming = true;
      const name = (value.toLowerCase().split('/', 1)[0] ?? '').trim();
      const blocks = blocksOf.get(name);
      if (!blocks) blocksOf.set(name, [block]);
      else if (blocks.at(-1) !== block) blocks.push(block);
    } else if (field === 'sitemap' && value !== '') sitemaps.add(value);
    else if (field === 'allow' || field === 'disallow') {
      isNaming = false;
      if (value !== '') block.rules.push(toRule(value, field === 'allow', index + 1));
    } else if (field === 'crawl-delay') {
      isNaming = false;
      if (value !== '' && Number.isFinite(Number(value))) block.crawlDelay = Number(value);
    }
  }
  return {
    sitemaps: [...sitemaps],
    /**
     * Returns the rules for a robot: those below its name, else those for all (§2.2.1).
     * @param robot product token
     */
    groupOf: (robot: string) => createGroup(blocksOf.get(robot.toLowerCase()) ?? blocksOf.get('*') ?? []),
  };
}
