/** Report stage: changes for agents as titled lines for people, and as Markdown for a pull request. */

import type { ReportWords } from '../../words/es/report/report.ts';
import { nameFact, readField } from '../fact-names.ts';
import { toSectionMarkdown } from '../render.ts';
import { type Line, line, type Section, section } from '../sections.ts';
import type { ContentChanges, ValueChange } from './compare-content.ts';

/** Lines per page and characters per line that are shown; the rest is counted. */
const MAX_LINES = 40;
const MAX_LINE_LENGTH = 240;

/** Pages shown with their lines; the rest is listed. */
const MAX_DETAILED_PAGES = 50;

/** Sums up the changes in one line: `2 facts, 3 pages changed, 1 added`. */
export function toHeadline({ facts, pages, documents }: ContentChanges, { diff }: ReportWords): string {
  const counts = {
    facts: facts.length,
    added: pages.added.length,
    changed: pages.changed.length,
    removed: pages.removed.length,
    documents: documents.length,
  };
  const parts = Object.entries(counts).filter(([, number]) => number > 0);
  return parts.map(([what, number]) => diff.counts[what as keyof typeof counts](number)).join(', ') || diff.nothing;
}

/** Sums up changed facts and pages; the documents that are made of them only where nothing else has changed. */
export const toOwnHeadline = (changes: ContentChanges, words: ReportWords): string =>
  toHeadline(hasOwn(changes) ? { ...changes, documents: [] } : changes, words);

/** Whether a fact or a page has changed. */
export const hasOwn = ({ facts, pages }: ContentChanges): boolean =>
  [facts, ...Object.values(pages)].some((some) => some.length > 0);

/** Returns the name of a changed fact; an entry of a list with its place. */
export function nameChanged(field: string, words: ReportWords): string {
  const { place } = readField(field);
  return place === '' ? nameFact(field, words) : `${nameFact(field, words)}, ${place}`;
}

/** Returns changed facts, pages and documents as sections of a report; none without a change. */
export function toDiffSections({ facts, pages, documents }: ContentChanges, words: ReportWords): Section[] {
  const { diff, file } = words;
  const told = facts.flatMap((fact) => toValueLines({ ...fact, field: nameChanged(fact.field, words) }, 1));
  const files = documents.flatMap((file) => line(file));
  return [
    ...section(diff.facts, told),
    ...section(diff.pages, [
      ...pages.removed.flatMap((page) => line([diff.removed, ...toPageCells(page)], 'bad')),
      ...pages.added.flatMap((page) => line([diff.added, ...toPageCells(page)], 'good')),
      ...pages.changed.flatMap((page, index) => [
        ...line([diff.changed, ...toPageCells(page)]),
        ...(index < MAX_DETAILED_PAGES
          ? [
              ...page.fields.flatMap((one) =>
                toValueLines({ ...one, field: file.pageFields[one.field] ?? one.field }, 2),
              ),
              ...clipLines(page.lines, diff.more).map((text) => ({
                text: text.replace(/^@@ line (\d+) @@$/, (_, line) => diff.atLine(Number(line))),
                depth: 2,
                ...toTone(text),
              })),
            ]
          : []),
      ]),
    ]),
    ...section(diff.documents, files),
  ];
}

/** Writes Markdown for GitHub, GitLab and CI summaries: a headline, and a fold for each section. */
export const toDiffMarkdown = (changes: ContentChanges, siteUrl: string, words: ReportWords): string =>
  toSectionMarkdown(words.diff.title(siteUrl, toHeadline(changes, words)), toDiffSections(changes, words));

/** Makes a line with the name, and below it one with the old and one with the new value, if there are such values. */
function toValueLines({ field, before, after }: ValueChange, depth: number): Line[] {
  return [
    ...line(field, undefined, depth),
    ...line(before === undefined ? '' : `- ${clip(before)}`, 'bad', depth + 1),
    ...line(after === undefined ? '' : `+ ${clip(after)}`, 'good', depth + 1),
  ];
}

function toTone(text: string): Pick<Line, 'tone'> {
  const tone = ({ '@': 'dim', '-': 'bad', '+': 'good' } as const)[text[0] ?? ''];
  return tone ? { tone } : {};
}

/** Cuts lines to {@link MAX_LINE_LENGTH}, and after {@link MAX_LINES} of them adds one with the number of the rest. */
function clipLines(lines: readonly string[], more: (number: number) => string): string[] {
  const shown = lines.slice(0, MAX_LINES).map(clip);
  return lines.length > MAX_LINES ? [...shown, more(lines.length - MAX_LINES)] : shown;
}

const clip = (text: string): string =>
  text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH).trimEnd()}…` : text;

const toPageCells = ({ path, title }: { path: string; title: string }): string[] => [path, title && `«${title}»`];
