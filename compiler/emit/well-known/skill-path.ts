/** Where the skill that teaches agents the API stands, and its name. */

import { toPublisher } from '#shared/contract/mcp-server.ts';
import { documentPaths } from '#shared/documents.ts';
import type { SiteIdentity } from '#shared/site.ts';

/** Lower-case letters, digits and single hyphens, at most 64: the site's host and what the skill is about. */
export function toSkillName({ url }: Pick<SiteIdentity, 'url'>): string {
  const host = toPublisher(url)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 56);
  return `${host.replace(/^-+|-+$/g, '')}-content`;
}

/** Address of the skill below `site.url`. */
export function skillPath(site: Pick<SiteIdentity, 'url'>): string {
  return documentPaths.agentSkills.replace('index.json', `${toSkillName(site)}/SKILL.md`);
}
