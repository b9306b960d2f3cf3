/** Report stage: findings of the last compile or check, kept so that `explain` answers at once. */

import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { attempt } from '#shared/attempt.ts';
import type { CompiledPage, CompiledSite, Diagnostic, LedgerEntry } from '../model.ts';
import { makeWorkspaceFolder } from '../output/output.ts';

/** A page as the report keeps it: without its Markdown, which the output has. */
export type ReportedPage = Omit<CompiledPage, 'markdown'>;

/** Incremented when the shape changes; other formats are not read. */
const FORMAT = 3;

/** Parts of a compilation that reports show. */
export type Reported = { site: CompiledSite; ledger: LedgerEntry[]; diagnostics: Diagnostic[] };

export type LastReport = ReturnType<typeof toLastReport>;

/** Returns the parts of a compilation that are kept, without Markdown and artifacts. */
export function toLastReport({ site: { site, pages, facts }, ledger, diagnostics }: Reported) {
  return { format: FORMAT, siteUrl: site.url, pages: pages.map(withoutText), ledger, facts, diagnostics };
}

/** Returns the page without its Markdown, which is not read, as reading it would decode it. */
function withoutText(page: CompiledPage): ReportedPage {
  const names = Object.keys(page).filter((name) => name !== 'markdown') as (keyof ReportedPage)[];
  return Object.fromEntries(names.map((name) => [name, page[name]])) as unknown as ReportedPage;
}

/** Writes the report by renaming a complete file, and creates its folder if needed. */
export async function writeLastReport(file: string, compilation: Reported): Promise<void> {
  await makeWorkspaceFolder(dirname(file));
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(toLastReport(compilation)));
  await rename(unfinished, file);
}

/** Reads the report; `undefined` if it is missing, damaged or of another format. */
export async function readLastReport(file: string): Promise<LastReport | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const report = attempt((): LastReport => JSON.parse(text));
  return report?.format === FORMAT ? report : undefined;
}
