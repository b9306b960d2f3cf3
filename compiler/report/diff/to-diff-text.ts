/** Report stage: what changed, as text for a terminal or as Markdown for a pull request; facts first, then page by page. */

import type { Colors } from 'picocolors/types.js';
import type { ContentChanges, PageChange, PageReference, ValueChange } from './compare-content.ts';

/** Lines of one page, and characters of one line, that are shown; the rest is counted. */
const SHOWN_LINES = 40;
const SHOWN_CHARACTERS = 240;

/** Pages that are shown with their lines; the rest is listed. */
const SHOWN_PAGES = 50;

/** One line: `2 facts, 3 pages changed, 1 added`. */
export function toHeadline({ facts, pages, documents }: ContentChanges): string {
  const parts = [
    facts.length > 0 && `${facts.length} ${facts.length === 1 ? 'fact' : 'facts'} changed`,
    pages.added.length > 0 && `${count(pages.added.length)} added`,
    pages.changed.length > 0 && `${count(pages.changed.length)} changed`,
    pages.removed.length > 0 && `${count(pages.removed.length)} removed`,
    documents.length > 0 && `${documents.length} ${documents.length === 1 ? 'document' : 'documents'} changed`,
  ].filter((part) => part !== false);
  return parts.join(', ') || 'nothing changed';
}

/** Text for a terminal; empty when nothing changed. */
export function toDiffText({ facts, pages, documents }: ContentChanges, colors: Colors): string {
  const lines: string[] = [];
  const section = (title: string) => lines.push(...(lines.length > 0 ? [''] : []), colors.bold(title));
  if (facts.length > 0) {
    section('Facts');
    for (const fact of facts) lines.push(...toValueLines(fact, '  ', colors));
  }
  if (pages.added.length + pages.changed.length + pages.removed.length > 0) {
    section('Pages');
    lines.push(...pages.removed.map((page) => colors.red(`  removed  ${name(page)}`)));
    lines.push(...pages.added.map((page) => colors.green(`  added    ${name(page)}`)));
    for (const [index, page] of pages.changed.entries()) {
      lines.push(`  changed  ${name(page)}`);
      if (index < SHOWN_PAGES) lines.push(...toPageLines(page, '    ', colors));
    }
  }
  if (documents.length > 0) {
    section('Documents');
    lines.push(...documents.map((file) => `  ${file}`));
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** Markdown that GitHub, GitLab and the summaries of CI systems show: a headline, facts as a table, one fold a page. */
export function toDiffMarkdown(changes: ContentChanges, siteUrl: string): string {
  const { facts, pages, documents } = changes;
  const blocks = [`## What agents read of ${siteUrl}: ${toHeadline(changes)}`];
  if (facts.length > 0) {
    blocks.push(
      '### Facts',
      [
        '| Fact | Before | After |',
        '| --- | --- | --- |',
        ...facts.map(({ field, before, after }) => `| ${cell(field)} | ${cell(before)} | ${cell(after)} |`),
      ].join('\n'),
    );
  }
  if (pages.removed.length + pages.added.length > 0) {
    const toItem = (what: string) => (page: PageReference) =>
      `- ${what} [${escapeMarkdown(page.title || page.path)}](${page.url})`;
    blocks.push(
      '### Pages added and removed',
      [...pages.removed.map(toItem('**removed**')), ...pages.added.map(toItem('added'))].join('\n'),
    );
  }
  if (pages.changed.length > 0) {
    blocks.push(
      '### Pages changed',
      ...pages.changed.map((page, index) => toFold(page, index < SHOWN_PAGES ? plainLines(page) : [])),
    );
  }
  if (documents.length > 0) blocks.push('### Documents changed', documents.map((file) => `- \`${file}\``).join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function toFold(page: PageChange, lines: string[]): string {
  const summary = `<summary><code>${escapeHtml(page.path)}</code> ${escapeHtml(page.title)}</summary>`;
  // A fence longer than any in the text cannot be closed by it.
  const longest = Math.max(2, ...lines.flatMap((line) => line.match(/`+/g)?.map((run) => run.length) ?? []));
  const fence = '`'.repeat(longest + 1);
  return `<details>${summary}\n\n${fence}diff\n${lines.join('\n')}\n${fence}\n\n</details>`;
}

function plainLines({ fields, lines }: PageChange): string[] {
  return [
    ...fields.flatMap(({ field, before, after }) => [
      ...(before === undefined ? [] : [`- ${field}: ${clip(before)}`]),
      ...(after === undefined ? [] : [`+ ${field}: ${clip(after)}`]),
    ]),
    ...clipLines(lines),
  ];
}

function toPageLines({ fields, lines }: PageChange, indent: string, colors: Colors): string[] {
  return [
    ...fields.flatMap((field) => toValueLines(field, indent, colors)),
    ...clipLines(lines).map((line) => indent + paint(line, colors)),
  ];
}

function toValueLines({ field, before, after }: ValueChange, indent: string, colors: Colors): string[] {
  return [
    `${indent}${field}`,
    ...(before === undefined ? [] : [colors.red(`${indent}  - ${clip(before)}`)]),
    ...(after === undefined ? [] : [colors.green(`${indent}  + ${clip(after)}`)]),
  ];
}

function paint(line: string, colors: Colors): string {
  if (line.startsWith('@@')) return colors.dim(line);
  if (line.startsWith('-')) return colors.red(line);
  return line.startsWith('+') ? colors.green(line) : line;
}

function clipLines(lines: readonly string[]): string[] {
  const shown = lines.slice(0, SHOWN_LINES).map(clip);
  return lines.length > SHOWN_LINES ? [...shown, `… ${lines.length - SHOWN_LINES} more lines`] : shown;
}

const clip = (line: string): string =>
  line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : line;

const count = (pages: number): string => `${pages} ${pages === 1 ? 'page' : 'pages'}`;

const name = ({ path, title }: PageReference): string => (title ? `${path}  «${title}»` : path);

const cell = (text = ''): string => escapeMarkdown(clip(text)).replaceAll('|', '\\|');

const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .trim();

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', ' ');
