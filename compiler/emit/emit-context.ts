/** Values that the emitters share, worked out once from a compiled site. */

import { type SiteIdentity, toAddresses, toApiProtectedResourcePath } from '#shared/addresses.ts';
import { toPublisher } from '#shared/contract/mcp-server.ts';
import { documentPaths } from '#shared/documents.ts';
import { toLocale } from '#shared/locale/locales.ts';
import { comparePaths, toMirrorPath } from '#shared/page.ts';
import type { CompiledSite, PageCaption } from '../model.ts';
import { toExampleInput, toExamples } from './examples.ts';
import { toPageFiles } from './page-files.ts';

export type EmitContext = ReturnType<typeof toEmitContext>;

/** A page with its caption, its file and its mirror. */
export type EmittedPage = EmitContext['pages'][number];

/** Works out the values that the emitters share. @param representativeQueries questions that the site answers */
export function toEmitContext(compiled: CompiledSite, representativeQueries: readonly string[] = []) {
  const { site, company, captions, parameters = [] } = compiled;
  const addresses = toAddresses(site);
  const locale = toLocale(site.language);
  const sorted = [...compiled.pages].sort((a, b) => comparePaths(a.path, b.path));
  // Addresses of published documents, which no page's mirror may take.
  const owned = [...Object.values(documentPaths), toApiProtectedResourcePath(site.apiPath), skillPath(site)];
  const paths = sorted.map(({ path }) => path);
  const files = toPageFiles(paths, owned);
  const pages = sorted.map((page) => {
    const file = files.get(page.path) as string;
    const { title, description } = page;
    const own: PageCaption = { title, description, isUnlisted: false };
    return {
      page,
      /** Its title and description in lists and guides. */
      caption: captions?.get(page.path) ?? own,
      /** Below `pages/`. */
      file,
      /** Public address of its `.md` mirror. */
      mirror: site.url + toMirrorPath(file),
    };
  });
  const home = pages.find(({ page }) => page.path === '/');
  const exampleInput = toExampleInput({ ...compiled, pages: sorted });
  return {
    site,
    company,
    addresses,
    locale,
    guides: locale.guides,
    /** Sorted by path. */
    pages,
    parameters,
    representativeQueries,
    byUrl: new Map(pages.map((emitted) => [emitted.page.url, emitted])),
    /** Description of the business in a sentence or two; its name if unknown. */
    description: company.description || home?.caption.description || company.brand,
    exampleInput,
    examples: toExamples(addresses, exampleInput),
  };
}

/** Returns the site's host and `-content`: lower-case letters, digits and single hyphens, at most 64. */
export const toSkillName = ({ url }: Pick<SiteIdentity, 'url'>): string =>
  `${toServerName(toPublisher(url).slice(0, 56))}-content`;

/** Returns a name for the tool server, made of the host that publishes the site: `taller-ejemplo-es`. */
export const toServerName = (publisher: string): string =>
  publisher.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'content';

/** Address of the skill below `site.url`. */
export function skillPath(site: Pick<SiteIdentity, 'url'>): string {
  return documentPaths.agentSkills.replace('index.json', `${toSkillName(site)}/SKILL.md`);
}
