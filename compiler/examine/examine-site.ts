/** Examine: the live site, in the order in which an agent would meet what is wrong. */

import { toAddresses } from '#shared/addresses.ts';
import { defaultApiPath } from '#shared/contract/policy.ts';
import { documentPaths } from '#shared/documents.ts';
import type { ExamineWords } from '../words/es/examine.ts';
import { createExamination, type Finding } from './examination.ts';
import { examineDocuments } from './examine-documents.ts';
import { examineFront } from './examine-front.ts';
import { examineOperations } from './examine-operations.ts';
import { examineMcp, examineOAuth } from './examine-service.ts';
import { isHtml, member, type Probe } from './probe.ts';
import { createSiteProbe, type ProbeOptions } from './probe-site.ts';

export interface ExamineOptions extends ProbeOptions {
  /** Origin that is asked. */
  origin: string;
  /** Origin that the documents are to name, when another is asked than agents will ask. */
  publicOrigin?: string;
  /** Path of the API; read from the site's OpenAPI document when absent. */
  apiPath?: string;
  words: ExamineWords;
}

export interface ExaminedSite {
  /** Public origin. */
  site: string;
  apiPath: string;
  /** Why nothing could be asked; then there are no findings. */
  unreachable?: string;
  findings: Finding[];
}

/** Probes every published address. Registers nothing; costs some fifteen requests of the anonymous quota. */
export async function examineSite(options: ExamineOptions): Promise<ExaminedSite> {
  const { origin, publicOrigin: site = origin, words } = options;
  const probe = createSiteProbe(origin, options);
  const { failure } = await probe('/');
  const apiPath = options.apiPath ?? (failure === undefined ? await findApiPath(probe) : defaultApiPath);
  if (failure !== undefined) return { site, apiPath, unreachable: failure, findings: [] };
  const addresses = toAddresses({ url: site, apiPath });
  const examination = createExamination({ probe, addresses, isLive: true, words });
  await examineDocuments(examination);
  await examineOperations(examination);
  await examineOAuth(examination);
  await examineMcp(examination);
  await examineFront(examination);
  return { site, apiPath, findings: examination.findings };
}

async function findApiPath(probe: Probe): Promise<string> {
  const answer = await probe(documentPaths.openapi);
  const server = isHtml(answer) ? undefined : member(answer.json, 'servers', '0', 'url');
  const path = typeof server === 'string' ? URL.parse(server)?.pathname : undefined;
  return path && path !== '/' ? path.replace(/\/$/, '') : defaultApiPath;
}
