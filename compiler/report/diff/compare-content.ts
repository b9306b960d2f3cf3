/** Report stage: compares two generations of the content: facts, pages, documents. */

import { structuredPatch } from 'diff';
import { artifactFiles, type Manifest, type ManifestPage, pagesFolder } from '#shared/artifacts.ts';
import { attempt } from '#shared/attempt.ts';
import { type CompanyInfo, type OpeningHours, weekdays } from '#shared/contract/schemas.ts';
import { toPageMarkdown } from '#shared/page.ts';

/** A value that is absent on one side was added or removed. */
export interface ValueChange {
  field: string;
  before?: string;
  after?: string;
}

export type ContentChanges = ReturnType<typeof compareContent>;

/** Fields of a page in the manifest whose changes are reported. */
const METADATA = ['title', 'description', 'language', 'last_modified', 'aliases'] as const;

/** Files that change with any other file, and files that only Git reads. */
const DERIVED_FILE = /^(?:manifest\.json|search-index\.[a-z]+|\.gitattributes)$/;

const CONTEXT_LINES = 2;

/** Compares two contents; all is new without an earlier one. @param files added, changed and removed files */
export function compareContent(
  before: ContentSnapshot | undefined,
  after: ContentSnapshot,
  files: readonly string[],
  language: string,
) {
  const earlier = new Map(before?.manifest.pages.map((page) => [page.path, page]));
  const touched = new Set(files);
  const known = after.manifest.pages.flatMap((page) => {
    const old = earlier.get(page.path);
    if (!old || !before) return [];
    const isTouched = touched.has(`${pagesFolder}/${page.file}`);
    const changes = {
      /** Metadata: `title`, `description`, `language`, `last_modified`, `aliases`. */
      fields: compareMetadata(old, page),
      /** A unified diff of the Markdown with two lines of context; each line starts with ` `, `-`, `+`, or `@@`. */
      lines: isTouched ? diffLines(before.readPage(old), after.readPage(page)) : [],
    };
    return [{ ...toReference(page), ...changes }];
  });
  const now = new Set(after.manifest.pages.map(({ path }) => path));
  return {
    /** Company information by field: `hours`, `services[/servicios/fontaneria/]`. */
    facts: withoutDerived(compareValues(toFacts(before?.company, language), toFacts(after.company, language))),
    pages: {
      added: after.manifest.pages.filter(({ path }) => !earlier.has(path)).map(toReference),
      changed: known.filter(({ fields, lines }) => fields.length > 0 || lines.length > 0),
      removed: [...earlier.values()].filter(({ path }) => !now.has(path)).map(toReference),
    },
    /** Other changed files, such as guides and the API description, sorted. */
    documents: files
      .filter(
        (file) => !file.startsWith(`${pagesFolder}/`) && file !== artifactFiles.companyInfo && !DERIVED_FILE.test(file),
      )
      .sort(),
  };
}

const toReference = ({ path, url, title }: ManifestPage) => ({ path, url, title });

function compareMetadata(before: ManifestPage, after: ManifestPage): ValueChange[] {
  const toValues = (page: ManifestPage) =>
    new Map(METADATA.map((field): [string, string] => [field, [page[field]].flat().join(' ')]));
  return compareValues(toValues(before), toValues(after));
}

/** Returns the fields that differ, without `before` or `after` if that value is missing or empty. */
function compareValues(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ValueChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [old, now] = [before.get(field) || undefined, after.get(field) || undefined];
    if (old === now) return [];
    return [{ field, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }];
  });
}

/** Leaves out the hours for programs where the same hours in words have changed. */
const withoutDerived = (changes: readonly ValueChange[]): ValueChange[] =>
  changes.filter(({ field }) => field !== 'opening_hours' || !changes.some((other) => other.field === 'hours'));

/** Returns company information as flat fields, list entries by address; without sources and repeated pages. */
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
  // Sources and cited passages change with their facts; the two pages are also among the named ones.
  const { sources: _, cites: ___, missing: __, contact_page, prices_page, opening_hours, ...known } = company ?? {};
  if (opening_hours) facts.set('opening_hours', sayHours(opening_hours, language));
  for (const [field, value] of Object.entries(known)) add(field, value);
  return facts;
}

/** Returns the changed lines with their context, each group of them after `@@ line N @@`. */
function diffLines(before: string, after: string): string[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT_LINES });
  return hunks.flatMap(({ newStart, lines }) => [
    `@@ line ${newStart} @@`,
    ...lines.filter((line) => !line.startsWith('\\')),
  ]);
}

/** Writes opening hours for an editor: `lun, mar 09:00-14:00; sáb 10:00-13:00`. */
export function sayHours(hours: OpeningHours, language: string): string {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // The first of January of 2024 was a Monday.
  const sayDay = (day: (typeof weekdays)[number]) => format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return hours.map(({ days, opens, closes }) => `${days.map(sayDay).join(', ')} ${opens}-${closes}`).join('; ');
}

/** Content of one generation. */
export type ContentSnapshot = ReturnType<typeof toSnapshot>;

/**
 * Reads the parts of a content that are compared.
 * @param read bytes of a file by its path; throws for a missing one
 * @throws Error if the manifest is missing or damaged
 */
export function toSnapshot(read: (path: string) => Uint8Array) {
  const text = (path: string) => Buffer.from(read(path)).toString();
  const company = attempt((): CompanyInfo => JSON.parse(text(artifactFiles.companyInfo)));
  return {
    manifest: JSON.parse(text(artifactFiles.manifest)) as Manifest,
    /** Absent when its file is missing or damaged. */
    ...(company && { company }),
    /** Markdown of a page; empty when its file is missing. */
    readPage: ({ file }: ManifestPage) => toPageMarkdown(attempt(() => text(`${pagesFolder}/${file}`)) ?? ''),
  };
}
