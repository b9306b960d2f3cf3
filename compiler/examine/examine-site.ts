/** Examine: the live site, in the order in which an agent would meet what is wrong. */

import { toAddresses } from '#shared/addresses.ts';
import { defaultApiPath } from '#shared/contract/policy.ts';
import { aiUserAgents } from '#shared/contract/robots-policy.ts';
import { documentPaths } from '#shared/documents.ts';
import { readRobots } from '../crawl/read/robots.ts';
import type { ExamineWords } from '../words/es/examine.ts';
import { listSome } from '../words/list-some.ts';
import { createExamination, type Examination, type Finding } from './examination.ts';
import { examineDocuments } from './examine-documents.ts';
import { examineMcp, examineOAuth, examineOperations } from './examine-operations.ts';
import { createSiteProbe, isHtml, member, type Probe, type ProbeOptions } from './probe.ts';

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

/** Relations that lead from a page to the service (RFC 8288, RFC 9727). */
const relations = ['alternate', 'api-catalog', 'service-desc', 'service-doc', 'describedby'];

/** What only front mode, or a proxy that does the same, adds to the pages. */
async function examineFront({ addresses, note, probe, words }: Examination): Promise<void> {
  const home = `${addresses.site}/`;
  const html = await probe('/', { headers: { accept: 'text/html' } });
  const isPage = html.status === 200 && isHtml(html);
  note('home-page', home, isPage, html.failure ?? `${words.status(html.status)}, ${html.type}`);

  const link = html.headers.get('link') ?? '';
  const lost = relations.filter((relation) => !link.includes(`rel="${relation}"`));
  note('page-links', home, lost.length === 0, words.without(lost.join(', ')), relations.join(', '));

  const markdown = await probe('/', { headers: { accept: 'text/markdown' } });
  const isNegotiated = markdown.type === 'text/markdown';
  note('markdown-negotiation', home, isNegotiated, markdown.type || words.status(markdown.status));
  const vary = html.headers.get('vary');
  note('vary-accept', home, !isNegotiated || /\baccept\b(?!-)/i.test(vary ?? ''), vary ?? words.without('Vary'));

  const missing = '/no-such-page-4d1f.md';
  const { status } = await probe(missing);
  note('soft-404', addresses.site + missing, status === 404, words.status(status));

  const robots = await probe('/robots.txt');
  const agents = [...robots.text.matchAll(/^\s*user-agent\s*:\s*(\S+)/gim)].map(([, name = '']) => name.toLowerCase());
  const isNamed = aiUserAgents.some((name) => agents.includes(name.toLowerCase()));
  const isSignalled = /^\s*content-signal\s*:/im.test(robots.text);
  note(
    'robots-txt',
    `${addresses.site}/robots.txt`,
    robots.status === 200 && robots.type === 'text/plain' && isNamed && isSignalled,
    `${words.status(robots.status)}, ${robots.type}, User-agent: ${agents.slice(0, 3).join(', ')}`,
  );
  const { isAllowed } = readRobots(`${home}robots.txt`, { status: robots.status, body: Buffer.from(robots.text) });
  const shutOut = aiUserAgents.filter((name) => !isAllowed(home, name));
  const found = listSome(shutOut, (more) => `… ${more}`);
  note('robots-open', `${home}robots.txt`, shutOut.length === 0, found);
}
