/** Report stage: what the last compile or check found, kept so that `explain` answers at once. */

import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CompiledPage, CompiledSite, Diagnostic, FactSource, LedgerEntry } from '../model.ts';
import { makeWorkspaceFolder } from '../output/workspace.ts';

/** What is kept of a page: all but its text, which stands in the output. */
export type ReportedPage = Omit<CompiledPage, 'markdown'>;

export interface LastReport {
  /** Raised when the shape changes; others are not read. */
  format: number;
  siteUrl: string;
  pages: ReportedPage[];
  ledger: LedgerEntry[];
  facts: FactSource[];
  diagnostics: Diagnostic[];
}

const FORMAT = 3;

export type ReportedCompilation = Pick<LastReport, 'ledger' | 'facts' | 'diagnostics'> & {
  site: Pick<CompiledSite, 'site' | 'pages'>;
};

/** What is kept of a compilation. */
export function toLastReport({ site, ledger, facts, diagnostics }: ReportedCompilation): LastReport {
  return {
    format: FORMAT,
    siteUrl: site.site.url,
    pages: site.pages.map(({ markdown: _, ...page }) => page),
    ledger,
    facts,
    diagnostics,
  };
}

export async function writeLastReport(file: string, compilation: ReportedCompilation): Promise<void> {
  await makeWorkspaceFolder(dirname(file));
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(toLastReport(compilation)));
  await rename(unfinished, file);
}

/** `undefined` when there is none that can be read. */
export async function readLastReport(file: string): Promise<LastReport | undefined> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as LastReport;
    return report.format === FORMAT ? report : undefined;
  } catch {
    return undefined;
  }
}
