/** Report stage: what the last compile or check found, kept so that `explain` answers at once. */

import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { attempt } from '#shared/attempt.ts';
import type { CompiledPage, CompiledSite, Diagnostic, LedgerEntry } from '../model.ts';
import { makeWorkspaceFolder } from '../output/output.ts';

/** What is kept of a page: all but its text, which stands in the output. */
export type ReportedPage = Omit<CompiledPage, 'markdown'>;

/** Incremented when the shape changes; other formats are not read. */
const FORMAT = 3;

/** What a compilation is reported by. */
export type Reported = { site: CompiledSite; ledger: LedgerEntry[]; diagnostics: Diagnostic[] };

export type LastReport = ReturnType<typeof toLastReport>;

export function toLastReport({ site: { site, pages, facts }, ledger, diagnostics }: Reported) {
  return { format: FORMAT, siteUrl: site.url, pages: pages.map(withoutText), ledger, facts, diagnostics };
}

/** The page without Markdown, which is not even looked at, as that would decode it. */
function withoutText(page: CompiledPage): ReportedPage {
  const names = Object.keys(page).filter((name) => name !== 'markdown') as (keyof ReportedPage)[];
  return Object.fromEntries(names.map((name) => [name, page[name]])) as unknown as ReportedPage;
}

export async function writeLastReport(file: string, compilation: Reported): Promise<void> {
  await makeWorkspaceFolder(dirname(file));
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(toLastReport(compilation)));
  await rename(unfinished, file);
}

/** `undefined` when there is none that can be read. */
export async function readLastReport(file: string): Promise<LastReport | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const report = attempt((): LastReport => JSON.parse(text));
  return report?.format === FORMAT ? report : undefined;
}
