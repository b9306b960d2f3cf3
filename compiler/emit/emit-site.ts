/** The last stage of the compiler: a compiled site in, every file of `dist-content` out. */

import { artifactFiles, pagesFolder, toDocumentFile } from '#shared/artifacts.ts';
import { toPageDocument } from '#shared/page-document.ts';
import type { Artifact, CompiledSite, PublishedDocument } from '../model.ts';
import { emitDeveloperPage } from './developer-page/developer-page.ts';
import { type EmitContext, toEmitContext } from './emit-context.ts';
import { emitAgentsGuide } from './guides/agents-guide.ts';
import { emitApiGuide } from './guides/api-guide.ts';
import { emitAuthGuide } from './guides/auth-guide.ts';
import { emitLlms } from './guides/llms.ts';
import { emitLlmsFull } from './guides/llms-full.ts';
import { emitSitemapMarkdown } from './guides/sitemap-markdown.ts';
import { emitManifest } from './manifest.ts';
import { emitApiIndex } from './openapi/api-index.ts';
import { emitOpenApi } from './openapi/openapi.ts';
import { emitSearchIndex } from './search-index.ts';
import { toJson } from './to-document.ts';
import { emitAgentSkills } from './well-known/agent-skills.ts';
import { emitAiCatalog } from './well-known/ai-catalog.ts';
import { emitApiCatalog } from './well-known/api-catalog.ts';
import { emitMcpServerCard } from './well-known/mcp-server-card.ts';
import { emitOAuthMetadata } from './well-known/oauth-metadata.ts';

/** One for each document or closely related group. */
const documentEmitters: ((context: EmitContext) => PublishedDocument[])[] = [
  emitOpenApi,
  emitApiIndex,
  emitApiGuide,
  emitAgentsGuide,
  emitAuthGuide,
  emitDeveloperPage,
  emitOAuthMetadata,
  emitMcpServerCard,
  emitApiCatalog,
  emitAiCatalog,
  emitAgentSkills,
  emitLlms,
  emitLlmsFull,
  emitSitemapMarkdown,
];

/** Every file, sorted by path; the same site gives the same bytes. */
export function emitSite(compiled: CompiledSite): Artifact[] {
  const context = toEmitContext(compiled);
  const documents = documentEmitters.flatMap((emit) => emit(context));
  const artifacts: Artifact[] = [
    // First, as making it takes much memory for a while: the pages of a large site need not be there by then.
    ...emitSearchIndex(compiled),
    // Bytes take half of the memory of a string with a single `€` in it.
    ...context.pages.map(({ page, file }) => ({
      path: `${pagesFolder}/${file}`,
      body: Buffer.from(toPageDocument(page, context.site.url)),
    })),
    { path: artifactFiles.companyInfo, body: toJson(compiled.company) },
    ...documents.map(({ address, body }) => ({ path: toDocumentFile(address), body })),
  ];
  return [...artifacts, emitManifest(context, documents, artifacts)].sort((a, b) => (a.path < b.path ? -1 : 1));
}
