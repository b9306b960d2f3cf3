/** Examine: a compiled folder, whole: its documents, the Markdown of its pages, and what their compile lost. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toAddresses } from '#shared/addresses.ts';
import { type Manifest, pagesFolder } from '#shared/artifacts.ts';
import { toMirrorPath } from '#shared/page-document.ts';
import { workspaceOf } from '../output/workspace.ts';
import { hasLost } from '../report/checks/check-loss.ts';
import { readLastReport } from '../report/last-report.ts';
import type { ExamineWords } from '../words/es/examine.ts';
import { createExamination, type Examination } from './examination.ts';
import { examineDocuments, examineMirror } from './examine-documents.ts';
import { type Probe, toAnswer } from './probe.ts';

/** @param folder Absolute, with the content of `manifest`. */
export async function examineFolder(folder: string, manifest: Manifest, words: ExamineWords): Promise<Examination> {
  const addresses = toAddresses(manifest.site);
  const probe = createFolderProbe(folder, manifest);
  const examination = createExamination({ probe, addresses, isLive: false, words });
  await examineDocuments(examination);
  for (const { file } of manifest.pages) await examineMirror(examination, addresses.site + toMirrorPath(file));
  const last = await readLastReport(workspaceOf(folder).lastReport);
  for (const page of last?.siteUrl === addresses.site ? last.pages : []) {
    examination.note('lost-text', page.url, !hasLost(page), `${page.own.kept} / ${page.own.words}`);
  }
  return examination;
}

/** A probe that answers the documents and the Markdown of the pages, and nothing else. */
function createFolderProbe(folder: string, { documents, pages }: Manifest): Probe {
  const files = new Map<string, readonly [file: string, mediaType: string]>([
    ...documents.map(({ address, file, media_type }) => [address, [file, media_type]] as const),
    ...pages.map(({ file }) => [toMirrorPath(file), [`${pagesFolder}/${file}`, 'text/markdown']] as const),
  ]);
  return async (path) => {
    const [file = '', mediaType = ''] = files.get(path) ?? [];
    const text = file && (await readFile(join(folder, file), 'utf8').catch(() => ''));
    return text ? toAnswer(200, mediaType, text) : toAnswer(404, '', '');
  };
}
