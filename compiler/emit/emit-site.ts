/** The last stage of the compiler: a compiled site in, every file of `dist-content` out. */

import { toApiProtectedResourcePath } from '#shared/addresses.ts';
import { artifactFiles, pagesFolder, toDocumentFile } from '#shared/artifacts.ts';
import { type DocumentName, documents } from '#shared/documents.ts';
import { toPageDocument } from '#shared/page.ts';
import type { Artifact, CompiledSite, PublishedDocument } from '../model.ts';
import { pageAssets, toDeveloperPage } from './developer-page/developer-page.ts';
import { type EmitContext, skillPath, toEmitContext } from './emit-context.ts';
import { emitGitAttributes } from './git-attributes.ts';
import { toAgentsGuide, toApiGuide, toAuthGuide } from './guides/guides.ts';
import { toLlms, toLlmsFull, toSitemapMarkdown } from './guides/page-lists.ts';
import { emitManifest, toJson } from './manifest.ts';
import { toApiIndex, toOpenApi, toSandbox } from './openapi/openapi.ts';
import { toRepresentativeQueries } from './representative-queries.ts';
import { emitSearchIndex, type SearchIndexOptions } from './search-index.ts';
import {
  toAgentSkills,
  toAiCatalog,
  toApiCatalog,
  toAuthorizationServer,
  toProtectedResource,
  toServerCard,
  toSkill,
} from './well-known.ts';

/** Makers of the documents, as text or as an object for JSON. The runtime makes `security.txt`, which has a date. */
const contents: {
  readonly [Name in Exclude<DocumentName, 'securityTxt'>]: (context: EmitContext) => string | object;
} = {
  openapi: toOpenApi,
  apiIndex: toApiIndex,
  apiIndexMarkdown: toApiGuide,
  sandbox: toSandbox,
  agentsGuide: toAgentsGuide,
  authGuide: toAuthGuide,
  developerPage: toDeveloperPage,
  authorizationServer: toAuthorizationServer,
  protectedResource: (context) => toProtectedResource(context, 'site'),
  mcpServerCard: toServerCard,
  mcpServerCardReserved: toServerCard,
  apiCatalog: toApiCatalog,
  aiCatalog: toAiCatalog,
  agentSkills: toAgentSkills,
  llms: toLlms,
  llmsFull: toLlmsFull,
  sitemapMarkdown: toSitemapMarkdown,
};

/** Makes all published documents: those of `contents`, style and script, the skill, and the metadata of the API. */
function toDocuments(context: EmitContext): PublishedDocument[] {
  const { site } = context;
  const { agentsGuide, protectedResource } = documents;
  return [
    ...Object.entries(contents).map(([name, toContent]) =>
      toDocument(documents[name as DocumentName], toContent(context)),
    ),
    ...pageAssets,
    toDocument({ ...agentsGuide, path: skillPath(site) }, toSkill(context)),
    toDocument(
      { ...protectedResource, path: toApiProtectedResourcePath(site.apiPath) },
      toProtectedResource(context, 'api'),
    ),
  ];
}

function toDocument({ path, mediaType }: { path: string; mediaType: string }, content: string | object) {
  return { address: path, mediaType, body: typeof content === 'string' ? content : toJson(content) };
}

/** Emits every file, sorted by path. The same site gives the same bytes with all options. */
export function emitSite(compiled: CompiledSite, options: SearchIndexOptions = {}): Artifact[] {
  // First, as making it takes much memory for a while: the documents of a large site need not be there by then.
  const index = emitSearchIndex(compiled, options);
  const packed = index.find(({ path }) => path === artifactFiles.packedIndex)?.body as Uint8Array;
  const context = toEmitContext(compiled, toRepresentativeQueries(compiled, packed));
  const published = toDocuments(context);
  const artifacts: Artifact[] = [
    ...index,
    // Bytes take half of the memory of a string with a single `€` in it.
    ...context.pages.map(({ page, file }) => ({
      path: `${pagesFolder}/${file}`,
      body: Buffer.from(toPageDocument(page, context.site.url)),
    })),
    emitGitAttributes(),
    { path: artifactFiles.companyInfo, body: toJson(compiled.company) },
    ...published.map(({ address, body }) => ({ path: toDocumentFile(address), body })),
  ];
  return [...artifacts, emitManifest(context, published, artifacts)].sort((a, b) => (a.path < b.path ? -1 : 1));
}
