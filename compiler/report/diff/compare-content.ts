/** Report stage: two generations in, what changed for agents out: facts, pages, documents. */

import { structuredPatch } from 'diff';
import { artifactFiles, type Manifest, type ManifestPage, pagesFolder } from '#shared/artifacts.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { toPageMarkdown } from '#shared/page-document.ts';
import { sayHours } from '../say-hours.ts';

/** A value that is absent on one side was added or removed. */
export interface ValueChange {
  field: string;
  before?: string;
  after?: string;
}

export interface PageReference {
  path: string;
  url: string;
  title: string;
}

export interface PageChange extends PageReference {
  /** Of the page's metadata: `title`, `description`, `language`, `last_modified`, `aliases`. */
  fields: ValueChange[];
  /** Lines of a unified diff of the Markdown, two lines of context, each with its ` `, `-`, `+`, or `@@` at the start. */
  lines: string[];
}

export interface ContentChanges {
  /** Of the company information, by field: `hours`, `services[/servicios/fontaneria/]`. */
  facts: ValueChange[];
  pages: { added: PageReference[]; changed: PageChange[]; removed: PageReference[] };
  /** Files of guides, the API description and the like that changed in any way, sorted. */
  documents: string[];
}

const METADATA = ['title', 'description', 'language', 'last_modified', 'aliases'] as const;

/** Files that change whenever anything else does. */
const DERIVED = /^(?:manifest\.json|search-index\.[a-z]+)$/;

const CONTEXT_LINES = 2;

/** Compares what agents read; all is new where nothing was. @param files whose bytes differ, are new or gone */
export async function compareContent(
  before: ContentSnapshot | undefined,
  after: ContentSnapshot,
  files: readonly string[],
  language: string,
): Promise<ContentChanges> {
  const earlier = new Map(before?.manifest.pages.map((page) => [page.path, page]));
  const touched = new Set(files);
  const added: PageReference[] = [];
  const changed: PageChange[] = [];
  for (const page of after.manifest.pages) {
    const known = earlier.get(page.path);
    earlier.delete(page.path);
    if (!known || !before) added.push(toReference(page));
    else {
      const fields = compareMetadata(known, page);
      const isTouched = known.file !== page.file || touched.has(`${pagesFolder}/${page.file}`);
      const lines = isTouched ? diffLines(await before.readPage(known), await after.readPage(page)) : [];
      if (fields.length > 0 || lines.length > 0) changed.push({ ...toReference(page), fields, lines });
    }
  }
  return {
    facts: compareValues(toFacts(before?.company, language), toFacts(after.company, language)),
    pages: { added, changed, removed: [...earlier.values()].map(toReference) },
    documents: files
      .filter(
        (file) => !file.startsWith(`${pagesFolder}/`) && file !== artifactFiles.companyInfo && !DERIVED.test(file),
      )
      .sort(),
  };
}

/** Whether anything that agents read is different. */
export function hasChanges({ facts, pages, documents }: ContentChanges): boolean {
  return [facts, pages.added, pages.changed, pages.removed, documents].some((list) => list.length > 0);
}

const toReference = ({ path, url, title }: ManifestPage): PageReference => ({ path, url, title });

function compareMetadata(before: ManifestPage, after: ManifestPage): ValueChange[] {
  const toValues = (page: ManifestPage) =>
    new Map(METADATA.map((field): [string, string] => [field, [page[field] ?? ''].flat().join(' ')]));
  return compareValues(toValues(before), toValues(after));
}

/** An empty value counts as an absent one. */
function compareValues(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ValueChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [old, now] = [before.get(field) || undefined, after.get(field) || undefined];
    if (old === now) return [];
    return [{ field, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }];
  });
}

/** The company information as flat fields; entries of lists go by their addresses. */
function toFacts(company: CompanyInfo | undefined, language: string): Map<string, string> {
  const facts = new Map<string, string>();
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) {
      for (const entry of value as { name: string; url: string }[]) {
        facts.set(`${name}[${entry.url.replace(/^https?:\/\/[^/]+/, '')}]`, entry.name);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, part] of Object.entries(value)) add(`${name}.${field}`, part);
    } else facts.set(name, String(value));
  };
  // Where a fact is from changes with the fact; two pages stand among the named ones as well.
  const { sources: _, contact_page, prices_page, opening_hours: hours, ...known } = company ?? {};
  if (hours) facts.set('opening_hours', sayHours(hours, language));
  for (const [field, value] of Object.entries(known)) add(field, value);
  return facts;
}

function diffLines(before: string, after: string): string[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT_LINES });
  return hunks.flatMap(({ newStart, lines }) => [
    `@@ line ${newStart} @@`,
    ...lines.filter((line) => !line.startsWith('\\')),
  ]);
}

/** What agents read of one generation, from the files of a folder or from artifacts that are not written yet. */
export interface ContentSnapshot {
  manifest: Manifest;
  company: CompanyInfo;
  /** Markdown of a page; empty when its file is missing. */
  readPage(page: ManifestPage): Promise<string>;
}

/** @param read text of a file by its path in the content folder. @returns `undefined` when there is no content */
export async function readSnapshot(
  read: (path: string) => Promise<string | undefined>,
): Promise<ContentSnapshot | undefined> {
  const manifest = parse<Manifest>(await read(artifactFiles.manifest));
  if (manifest?.pages === undefined) return undefined;
  return {
    manifest,
    company: parse<CompanyInfo>(await read(artifactFiles.companyInfo)) ?? { brand: '', website: '' },
    readPage: async ({ file }) => toPageMarkdown((await read(`${pagesFolder}/${file}`)) ?? ''),
  };
}

function parse<T>(text: string | undefined): T | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}
