/** The text of a robots.txt (RFC 9309) → the group of each robot, and the rule of it that decides about a path. */

import { toPagePath } from '#shared/page.ts';
import { createPathPattern, type PathPattern } from './path-pattern.ts';

export interface RobotsRule {
  isAllowed: boolean;
  /** From 1; 0 if there are too many rules to tell. */
  line: number;
}

interface StatedRule extends RobotsRule {
  pattern: PathPattern;
  /** Of the pattern: a longer one decides before a shorter one. */
  length: number;
}

/** Rules that stand below the names of some robots. */
interface Block {
  rules: StatedRule[];
  /** In seconds. */
  crawlDelay?: number;
}

/** Characters that patterns with wildcards are compared with in one crawl, which takes some seconds. */
const MAX_COMPARED = 10_000_000_000;

/** Escapes what must be (RFC 3986 §2), and nothing that is a letter. */
const toSpelling = (text: string): string => toPagePath(encodeURI(text).replaceAll('%25', '%'));

function toRule(stated: string, isAllowed: boolean, line: number): StatedRule {
  // Only at the end it is no character of the path.
  const spelled = toSpelling(stated).replace(/\$(?!$)/g, '%24');
  return { isAllowed, line, pattern: createPathPattern(spelled), length: spelled.length };
}

/** Makes what decides by the rules of some blocks, of which it looks at those that begin as the path does. */
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
    /** The longest rule that matches a path with its query string, one that allows before others of its length. */
    decide(asked: string): RobotsRule | undefined {
      const path = toSpelling(asked).replaceAll('*', '%2A').replaceAll('$', '%24');
      let best: StatedRule | undefined;
      for (const length of lengths) {
        if (length > path.length) continue;
        for (const rule of rulesAt.get(path.slice(0, length)) ?? []) {
          const isWeaker = best && (rule.length < best.length || (rule.length === best.length && !rule.isAllowed));
          if (isWeaker) continue;
          if (!rule.pattern.isPrefix) compared += path.length;
          if (compared > MAX_COMPARED) return { isAllowed: false, line: 0 };
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
    /** What decides for a robot: the rules below its name, else those for all (§2.2.1). @param robot product token */
    groupOf: (robot: string) => createGroup(blocksOf.get(robot.toLowerCase()) ?? blocksOf.get('*') ?? []),
  };
}
