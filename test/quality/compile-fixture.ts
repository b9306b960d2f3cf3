/** Compiles a fixture site in this process, as `vitrina compile FOLDER` does, and loads it as the runtime does. */

import { join } from 'node:path';
import { artifactFiles } from '#shared/artifacts.ts';
import { loadSettings } from '../../compiler/commands/steps/settings.ts';
import { compile } from '../../compiler/compile.ts';
import type { Artifact, FactSource } from '../../compiler/model.ts';
import { writeArtifacts } from '../../compiler/output/output.ts';
import { sayComplaint } from '../../compiler/report/sections.ts';
import { reportLanguages } from '../../compiler/words/report-languages.ts';
import { type Content, loadContent } from '../../runtime/content.ts';
import type { Expectations } from './expectations.ts';

export interface CompiledFixture {
  /** Markdown with its front matter, by file below `pages/`. */
  markdown: ReadonlyMap<string, string>;
  company: Readonly<Record<string, unknown>>;
  /** Complaints to the editor in English: two lines each, the place with the message, and the hint. */
  report: string;
  /** Facts about the business, each with the page that it was read from. */
  facts: readonly FactSource[];
  /** Absent if nothing was published. */
  content?: Content;
}

/** Compiles `site/` in `folder`, and writes the output to `out`, which must not exist, unless there are no pages. */
export async function compileFixture(
  folder: string,
  out: string,
  { args = [] }: Expectations,
): Promise<CompiledFixture> {
  const url = args[args.indexOf('--url') + 1];
  const settings = await loadSettings(join(folder, 'site'), url ? { url } : {}, { environment: {}, folder });
  const compilation = await compile(settings, { threads: 0 });
  const { artifacts } = compilation;
  const textOf = ({ body }: Artifact) => (typeof body === 'string' ? body : new TextDecoder().decode(body));
  const pages = artifacts.filter(({ path }) => /^pages\/.+\.md$/.test(path));
  const markdown = new Map(pages.map((artifact) => [artifact.path.slice('pages/'.length), textOf(artifact)]));
  const companyInfo = artifacts.find(({ path }) => path === artifactFiles.companyInfo);
  const company = companyInfo ? JSON.parse(textOf(companyInfo)) : {};
  const complaints = compilation.diagnostics.map((one) => sayComplaint(one, reportLanguages.en));
  const report = complaints.map(({ message, hint, where }) => `${where}: ${message}\n  ${hint}`).join('\n');
  const { facts } = compilation.site;
  if (markdown.size === 0) return { markdown, company, report, facts };
  await writeArtifacts(out, artifacts);
  return { markdown, company, report, facts, content: await loadContent(out) };
}
