/** Examine: the live site, in the order in which an agent meets its problems. */

import { toAddresses } from '#shared/addresses.ts';
import { aiUserAgents, apiPathForm, defaultApiPath } from '#shared/contract/policy.ts';
import { documentPaths } from '#shared/documents.ts';
import { readRobots } from '../crawl/read/robots.ts';
import type { CheckId, ExamineWords } from '../words/es/report/examine.ts';
import { listSome } from '../words/list-some.ts';
import { createExamination, type Examination } from './examination.ts';
import { examineAgents } from './examine-agents.ts';
import { examineDocuments } from './examine-documents.ts';
import { examineMcp, examineOAuth, examineOperations } from './examine-operations.ts';
import { createSiteProbe, isHtml, member, type Probe, type ProbeOptions, sayAnswer } from './probe.ts';

interface ExamineOptions extends ProbeOptions {
  origin: string;
  /** Origin expected in documents, if it differs from the one asked. */
  publicOrigin?: string | undefined;
  /** Names of AI services, under which the website is asked too. */
  agents?: readonly string[];
  words: ExamineWords;
}

export type ExaminedSite = Awaited<ReturnType<typeof examineSite>>;

/**
 * Probes the published addresses of a live site; `unreachable` says why nothing could be asked. It registers nothing,
 * and costs some fifteen requests of the anonymous quota. A cause that every address would show is one finding:
 * documents that name another site are compared with the address they name. If another server answers, nothing else of
 * the service is asked for; of a closed site, nothing else at all.
 */
export async function examineSite(options: ExamineOptions) {
  const { origin, publicOrigin: wanted = origin, agents = [], words } = options;
  const probe = createSiteProbe(origin, options);
  const home = await probe('/');
  const { failure: unreachable } = home;
  if (unreachable !== undefined) return { site: wanted, apiPath: defaultApiPath, unreachable, findings: [] };
  const { isService, answered, named = wanted, apiPath } = await readService(probe);
  const examination = createExamination(probe, toAddresses({ url: named, apiPath }), true, words);
  const { findings, note, addresses } = examination;
  const closed = isService ? undefined : closedBy[home.status];
  if (closed !== undefined && answered.status === home.status) {
    note(closed, `${addresses.site}/`, false, sayAnswer(home, words));
    return { site: named, apiPath, findings };
  }
  const said = answered.failure === undefined ? sayAnswer(answered, words) : words.because(answered.failure);
  note('service', addresses.documents.openapi, isService, said);
  if (isService) note('other-address', addresses.documents.openapi, named === wanted, named, named);
  const stages = isService ? [examineDocuments, examineOperations, examineOAuth, examineMcp, examineFront] : [];
  for (const examine of [...stages, examineWebsite]) await examine(examination);
  await examineAgents(examination, agents);
  return { site: named, apiPath, findings };
}

/** Checks that fail where the whole site answers with this status, so that nothing else can be asked. */
const closedBy: Readonly<Record<number, CheckId>> = { 401: 'no-password', 503: 'no-maintenance' };

/** Documents that only this service publishes at these addresses. */
const ownDocuments = ['openapi', 'apiIndex', 'sandbox', 'mcpServerCard'] as const;

/**
 * Whether the service answers here at all, with the path of its API, and the site that its documents agree on. The path
 * is that of the server that `openapi.json` names, if one can be served below it, else the default.
 */
async function readService(probe: Probe) {
  const answered = await probe(documentPaths.openapi);
  const others = await Promise.all(ownDocuments.slice(1).map((name) => probe(documentPaths[name])));
  const isService = [answered, ...others].some(({ status, json }) => status === 200 && json !== undefined);
  const server = toUrl(member(answered.json, 'servers', '0', 'url'));
  const path = server?.pathname.replace(/\/$/, '') ?? '';
  const { json } = await probe(documentPaths.protectedResource);
  const resource = toUrl(member(json, 'resource'));
  return {
    answered,
    isService,
    apiPath: apiPathForm.test(path) ? path : defaultApiPath,
    ...(server && server.origin === resource?.origin && { named: server.origin }),
  };
}

const toUrl = (value: unknown): URL | null => (typeof value === 'string' ? URL.parse(value) : null);

/** Relations that lead from a page to the service (RFC 8288, RFC 9727). */
const relations = ['alternate', 'api-catalog', 'service-desc', 'service-doc', 'describedby'];

/** Examines the additions of front mode, or of an equivalent proxy: to pages, missing addresses and robots.txt. */
async function examineFront({ addresses, note, ask, words }: Examination): Promise<void> {
  const home = `${addresses.site}/`;
  const html = await ask(home, { headers: { accept: 'text/html' } });
  const link = html.headers.get('link') ?? '';
  const lost = relations.filter((relation) => !link.includes(`rel="${relation}"`));
  note('page-header', home, lost.length === 0, words.without(lost.join(', ')), `Link: ${relations.join(', ')}`);

  const markdown = await ask(home, { headers: { accept: 'text/markdown' } });
  const isNegotiated = markdown.type === 'text/markdown';
  note('markdown-negotiation', home, isNegotiated, markdown.type || words.status(markdown.status));
  const vary = html.headers.get('vary');
  const isVaried = !isNegotiated || /\baccept\b(?!-)/i.test(vary ?? '');
  note('page-header', home, isVaried, vary ?? words.without('Vary'), 'Vary: Accept');

  const missing = `${home}no-such-page-4d1f.md`;
  const { status } = await ask(missing);
  note('missing', missing, status === 404, words.status(status));

  const robotsTxt = `${home}robots.txt`;
  const robots = await ask(robotsTxt);
  const agents = [...robots.text.matchAll(/^[ \t]*user-agent[ \t]*:[ \t]*(\S+)/gim)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  const isNamed = aiUserAgents.some((name) => agents.includes(name.toLowerCase()));
  const isSignalled = /^[ \t]*content-signal[ \t]*:/im.test(robots.text);
  note(
    'robots-txt',
    robotsTxt,
    robots.status === 200 && robots.type === 'text/plain' && isNamed && isSignalled,
    `${words.status(robots.status)}, ${robots.type}, User-agent: ${agents.slice(0, 3).join(', ')}`,
  );
}

/** Examines the website's own answers, with or without the service. */
async function examineWebsite({ addresses, note, ask, words }: Examination): Promise<void> {
  const home = `${addresses.site}/`;
  const html = await ask(home, { headers: { accept: 'text/html' } });
  const isPage = html.status === 200 && isHtml(html);
  note('home-page', home, isPage, html.failure ?? sayAnswer(html, words));
  const robotsTxt = `${home}robots.txt`;
  const robots = await ask(robotsTxt);
  const { isAllowed } = readRobots({ status: robots.status, body: Buffer.from(robots.text) });
  const shutOut = aiUserAgents.filter((name) => !isAllowed('/', name));
  const found = listSome(shutOut, (more) => `… ${more}`);
  note('robots-open', robotsTxt, shutOut.length === 0, found);
}
