/** Report stage: what changed for agents as titled lines for people, and as Markdown for a pull request. */

import { configFieldOf } from '../../words/config-field.ts';
import type { ReportWords } from '../../words/es/report.ts';
import { escapeHtml, type Line, line, type Section, section } from '../sections.ts';
import type { ContentChanges, PageChange, PageReference, ValueChange } from './compare-content.ts';

/** Lines of a page and characters of a line that are shown; the rest is counted. */
const SHOWN_LINES = 40;
const SHOWN_CHARACTERS = 240;

/** Pages that are shown with their lines; the rest is listed. */
const SHOWN_PAGES = 50;

/** One line: `2 facts, 3 pages changed, 1 added`. */
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

/** None when nothing changed. */
export function toDiffSections({ facts, pages, documents }: ContentChanges, { diff }: ReportWords): Section[] {
  return [
    ...section(
      diff.facts,
      facts.flatMap((fact) => toValueLines({ ...fact, field: configFieldOf(fact.field) }, 1)),
    ),
    ...section(diff.pages, [
      ...pages.removed.flatMap((page) => line(`${diff.removed}  ${name(page)}`, 'bad')),
      ...pages.added.flatMap((page) => line(`${diff.added}  ${name(page)}`, 'good')),
      ...pages.changed.flatMap((page, index) => [
        ...line(`${diff.changed}  ${name(page)}`),
        ...(index < SHOWN_PAGES
          ? [
              ...page.fields.flatMap((field) => toValueLines(field, 2)),
              ...clipLines(page.lines, diff.more).map((text) => ({ text, depth: 2, ...toTone(text) })),
            ]
          : []),
      ]),
    ]),
    ...section(
      diff.documents,
      documents.flatMap((file) => line(file)),
    ),
  ];
}

/** Markdown that GitHub, GitLab and the summaries of CI systems show: a headline, facts as a table, one fold a page. */
export function toDiffMarkdown(changes: ContentChanges, siteUrl: string, words: ReportWords): string {
  const { facts, pages, documents } = changes;
  const { diff } = words;
  const blocks = [`## ${diff.title(siteUrl, toHeadline(changes, words))}`];
  if (facts.length > 0) {
    blocks.push(
      `### ${diff.facts}`,
      [
        `| ${diff.columns.join(' | ')} |`,
        '| --- | --- | --- |',
        ...facts.map(
          ({ field, before, after }) => `| ${cell(configFieldOf(field))} | ${cell(before)} | ${cell(after)} |`,
        ),
      ].join('\n'),
    );
  }
  const toItem = (what: string) => (page: PageReference) =>
    `- **${what.trim()}** [${escapeMarkdown(page.title || page.path)}](${page.url})`;
  const items = [...pages.removed.map(toItem(diff.removed)), ...pages.added.map(toItem(diff.added))];
  const folds = pages.changed.map((page, index) =>
    toFold(page, index < SHOWN_PAGES ? plainLines(page, diff.more) : []),
  );
  if (items.length + folds.length > 0) blocks.push(`### ${diff.pages}`);
  if (items.length > 0) blocks.push(items.join('\n'));
  blocks.push(...folds);
  if (documents.length > 0) blocks.push(`### ${diff.documents}`, documents.map((file) => `- \`${file}\``).join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function toFold(page: PageChange, lines: string[]): string {
  const title = escapeHtml(page.title.replaceAll('\n', ' '));
  const summary = `<summary><code>${escapeHtml(page.path)}</code> ${title}</summary>`;
  // A fence longer than any in the text cannot be closed by it.
  const longest = Math.max(2, ...lines.flatMap((text) => text.match(/`+/g)?.map((run) => run.length) ?? []));
  const fence = '`'.repeat(longest + 1);
  return `<details>${summary}\n\n${fence}diff\n${lines.join('\n')}\n${fence}\n\n</details>`;
}

function plainLines({ fields, lines }: PageChange, more: (number: number) => string): string[] {
  return [
    ...fields.flatMap(({ field, before, after }) => [
      ...(before === undefined ? [] : [`- ${field}: ${clip(before)}`]),
      ...(after === undefined ? [] : [`+ ${field}: ${clip(after)}`]),
    ]),
    ...clipLines(lines, more),
  ];
}

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

function clipLines(lines: readonly string[], more: (number: number) => string): string[] {
  const shown = lines.slice(0, SHOWN_LINES).map(clip);
  return lines.length > SHOWN_LINES ? [...shown, more(lines.length - SHOWN_LINES)] : shown;
}

const clip = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : text;

const name = ({ path, title }: PageReference): string => (title ? `${path}  «${title}»` : path);

const cell = (text = ''): string => escapeMarkdown(clip(text)).replaceAll('|', '\\|');

const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .trim();
