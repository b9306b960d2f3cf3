/** Front mode's robots.txt: the website's own, with the AI groups, Content-Signal and Sitemap lines that it lacks. */

import { aiUserAgents, contentSignal } from '#shared/contract/robots-policy.ts';

/** A group of RFC 9309 §2.1: the user agents it is for, and its other lines. */
interface Group {
  agents: string[];
  rules: string[];
  /** Line after which a rule can be added to it. */
  lastAgentLine: number;
}

/**
 * @param text the website's robots.txt; empty when it has none
 * @param sitemap address named when the file names none; undefined when there is no sitemap
 */
export function completeRobots(text: string, sitemap: string | undefined): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const groups = readGroups(lines);
  const wildcard = groups.filter(({ agents }) => agents.includes('*'));

  // Rules are added from the end, so that line numbers before them stay true.
  for (const { rules, lastAgentLine } of [...groups].reverse()) {
    if (!rules.some((rule) => /^content-signal\s*:/i.test(rule))) lines.splice(lastAgentLine + 1, 0, contentSignal);
  }
  const added: string[][] = [];
  if (wildcard.length === 0) added.push(['User-agent: *', contentSignal, 'Allow: /']);
  const named = new Set(groups.flatMap(({ agents }) => agents));
  const missing = aiUserAgents.filter((agent) => !named.has(agent.toLowerCase()));
  if (missing.length > 0) {
    // A named group replaces the wildcard group (RFC 9309 §2.2.1), so it repeats its rules.
    const rules = wildcard.flatMap((group) => group.rules).filter((rule) => !/^content-signal\s*:/i.test(rule));
    added.push([
      ...missing.map((agent) => `User-agent: ${agent}`),
      contentSignal,
      ...(rules.length ? rules : ['Allow: /']),
    ]);
  }
  if (sitemap && !lines.some((line) => /^\s*sitemap\s*:/i.test(line))) added.push([`Sitemap: ${sitemap}`]);
  return `${[lines.join('\n'), ...added.map((group) => group.join('\n'))].filter(Boolean).join('\n\n')}\n`;
}

function readGroups(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  let open = false;
  for (const [index, line] of lines.entries()) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    if (/^user-agent$/i.test(name)) {
      if (!open) groups.push({ agents: [], rules: [], lastAgentLine: index });
      open = true;
      const group = groups.at(-1);
      if (group) {
        group.agents.push(value.trim().toLowerCase());
        group.lastAgentLine = index;
      }
    } else if (name && !/^sitemap$/i.test(name)) {
      open = false;
      groups.at(-1)?.rules.push(line.trim());
    }
  }
  return groups;
}
