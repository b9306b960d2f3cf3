/** Preview: the input of the local page, and the changes that the desk can make. */

import type { CompiledPage } from '../model.ts';
import type { FactRow } from '../report/file/fact-table.ts';
import type { JudgedGolden } from '../report/search/judge-golden.ts';
import type { OpenSearch } from '../report/search/open-search.ts';
import type { SaidDiagnostic } from '../report/sections.ts';
import type { ShownDocument } from '../words/es/report/documents.ts';
import type { ReportWords } from '../words/es/report/report.ts';

/** A change of the config, by the keys from its root down. */
export type DeskChange =
  | { kind: 'add' | 'remove'; path: string[]; value: unknown }
  | { kind: 'set'; path: string[]; value: unknown }
  | { kind: 'unset'; path: string[] };

/** Writes an editor's decisions into the config. Publishes nothing. */
export interface Desk {
  /** Shown in every form, so that no other page can send one. */
  token: string;
  canUndo: () => boolean;
  /** Resolves when the page shows the effect, or why the config stays as it was. */
  change: (change: DeskChange) => Promise<void>;
  undo: () => Promise<void>;
}

export interface PreviewInput {
  brand: string;
  words: ReportWords;
  pages: readonly CompiledPage[];
  diagnostics: readonly SaidDiagnostic[];
  /** HTML of a page in UTF-8. */
  readOriginal: (path: string) => Promise<Uint8Array>;
  facts?: readonly FactRow[];
  /** Config fields of facts that the config decides. */
  stated?: ReadonlySet<string>;
  /** `added` or `changed` by path, compared with the published content. */
  changes?: ReadonlyMap<string, 'added' | 'changed'>;
  /** Opens the agents' search over the shown content, at its first use. */
  openSearch?: () => Promise<OpenSearch>;
  /** Golden queries with their results. */
  judgeGolden?: () => Promise<JudgedGolden[]>;
  documents?: readonly { address: string; name: ShownDocument; read: () => string }[];
  /** Why the page shows an earlier state: the config is broken, the site gives nothing. */
  trouble?: string | undefined;
  /** Why the last decision was not written. */
  refusal?: string | undefined;
  /** Absent in the preview, which writes nothing. */
  desk?: Desk;
}
