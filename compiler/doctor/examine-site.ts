/** Doctor: all checks of one live site, in the order in which an agent would meet what is wrong. */

import { toAddresses } from '#shared/addresses.ts';
import { defaultApiPath } from '#shared/contract/policy.ts';
import { documentPaths } from '#shared/documents.ts';
import { checkDocuments } from './document-checks.ts';
import { createFindings, type Finding } from './finding.ts';
import { checkOperations } from './operation-checks.ts';
import { checkPages } from './page-checks.ts';
import { createProbe, isHtml, member, type Probe, type ProbeOptions } from './probe.ts';
import { checkMcp, checkOAuth } from './service-checks.ts';

export interface ExamineOptions extends ProbeOptions {
  /** Origin that is asked. */
  origin: string;
  /** Origin that the documents are to name, when another is asked than agents will ask. */
  publicOrigin?: string;
  /** Path of the API; read from the site's OpenAPI document when absent. */
  apiPath?: string;
}

export interface Examination {
  /** Public origin. */
  site: string;
  apiPath: string;
  /** Why nothing could be asked; then there are no findings. */
  unreachable?: string;
  findings: Finding[];
}

/** Probes every published address. Registers nothing; costs some fifteen requests of the anonymous quota. */
export async function examineSite({ origin, publicOrigin, apiPath, ...probing }: ExamineOptions): Promise<Examination> {
  const site = publicOrigin ?? origin;
  const probe = createProbe(origin, probing);
  const home = await probe('/');
  if (home.failure !== undefined) {
    return { site, apiPath: apiPath ?? defaultApiPath, unreachable: home.failure, findings: [] };
  }
  const path = apiPath ?? (await findApiPath(probe));
  const addresses = toAddresses({ url: site, apiPath: path });
  const findings = createFindings();
  await checkDocuments(probe, addresses, findings);
  await checkOperations(probe, addresses, findings);
  await checkOAuth(probe, addresses, findings);
  await checkMcp(probe, addresses, findings);
  await checkPages(probe, addresses, findings);
  return { site, apiPath: path, findings: findings.list() };
}

async function findApiPath(probe: Probe): Promise<string> {
  const answer = await probe(documentPaths.openapi);
  const server = isHtml(answer) ? undefined : member(answer.json, 'servers', '0', 'url');
  const path = typeof server === 'string' ? URL.parse(server)?.pathname : undefined;
  return path && path !== '/' ? path.replace(/\/$/, '') : defaultApiPath;
}
