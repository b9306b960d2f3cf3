/** One skill that teaches agents the API, and the index it is found through (agentskills.io discovery 0.2.0). */

import { createHash } from 'node:crypto';
import type { EmitContext } from '../emit-context.ts';
import { toCurl } from '../examples.ts';
import { toCodeBlock, toMarkdownDocument, toMarkdownList } from '../markdown.ts';
import { skillPath, toSkillName } from './skill-path.ts';

const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

export function toAgentSkills(context: EmitContext): object {
  const { site, guides, addresses } = context;
  return {
    $schema: schema,
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

export function toSkill({ site, guides, addresses, examples }: EmitContext): string {
  const { headings, steps, rules } = guides;
  const call = (text: string, ...ids: (keyof typeof examples)[]) =>
    [text, ...ids.map((id) => toCodeBlock('sh', toCurl(examples[id])))].join('\n\n');
  return toMarkdownDocument([
    `---\nname: ${toSkillName(site)}\ndescription: ${JSON.stringify(guides.skillDescription(site.brand))}\n---`,
    `# ${guides.titles.skill(site.brand)}`,
    `## ${headings.whenToUse}`,
    toMarkdownList(guides.whenToUse(site.brand)),
    `## ${headings.steps}`,
    call(`1. ${steps.search}`, 'search'),
    call(`2. ${steps.read}`, 'read'),
    call(`3. ${steps.company}`, 'company'),
    `## ${headings.rules}`,
    toMarkdownList([...rules(site.brand), guides.quota]),
    `## ${headings.more}`,
    toMarkdownList([
      guides.mcp(addresses.mcp),
      guides.optionalIdentity(addresses.documents.authGuide),
      guides.contract(addresses.documents.openapi),
    ]),
  ]);
}
