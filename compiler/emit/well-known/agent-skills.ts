/** One skill that teaches agents the API, and the index it is found through (agentskills.io discovery 0.2.0). */

import { createHash } from 'node:crypto';
import type { EmitContext } from '../emit-context.ts';
import { toAgentsGuide } from '../guides/agents-guide.ts';
import { skillPath, toSkillName } from './skill-path.ts';

export function toAgentSkills(context: EmitContext): object {
  const { site, guides, addresses } = context;
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: toSkillName(site),
        type: 'skill-md',
        description: guides.skillDescription(site.brand),
        url: addresses.site + skillPath(site),
        digest: `sha256:${createHash('sha256').update(toSkill(context)).digest('hex')}`,
      },
    ],
  };
}

/** What the guide for agents says, under a name and a description. */
export function toSkill(context: EmitContext): string {
  const { site, guides } = context;
  const description = JSON.stringify(guides.skillDescription(site.brand));
  return `---\nname: ${toSkillName(site)}\ndescription: ${description}\n---\n\n${toAgentsGuide(context)}`;
}
