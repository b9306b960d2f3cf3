/**
 * Front mode: the website answers all addresses that the runtime does not own, with links to the Markdown in the
 * headers.
 */

import type { EventHandler, H3Event } from 'h3';
import { mcpPath, refusedPaths, toOperationPath, toVersionsPath } from '#shared/addresses.ts';
import { ApiError } from '#shared/contract/errors.ts';
import { operationIds } from '#shared/contract/operations.ts';
import { aiUserAgents, defaultContentSignal } from '#shared/contract/policy.ts';
import { documentPaths } from '#shared/documents.ts';
import { toPagePath } from '#shared/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import type { ContentPage } from '../../content/pages.ts';
import type { Content } from '../../content.ts';
import { caching, contentTypes, type HeaderPair, toPageLinks } from '../headers.ts';
import { toPreferredType } from '../request/preferred-type.ts';
import { isGetOrHead, respond, respondConditionally } from '../respond.ts';
import { createForwarder, type Forwarder, type Upstream } from './forward.ts';
import { createWebsite, discard, type WebsiteAnswer, WebsiteBusyError } from './website.ts';

/** Maximum bytes that are read of a robots.txt (RFC 9309 §2.5 asks for at least 500 KiB). */
const MAX_ROBOTS_BYTES = 512 * 1024;

/** Seconds of `Retry-After` if too many requests wait for the website. */
const RETRY_AFTER_SECONDS = 10;

const varies: HeaderPair = ['vary', 'Accept'];

/**
 * Creates the front mode, whose connections outlive generations. `fallback` creates the handler of one; `close` ends
 * all connections.
 */
export function createFront(upstream: Upstream) {
  const website = createWebsite(upstream.url);
  return {
    fallback: (deps: AppDeps) => createHandler(createForwarder(website, upstream, deps), deps),
    close: () => website.close(),
  };
}

/**
 * Creates the handler of one generation. It answers by itself: 404 at owned addresses that no route took, robots.txt,
 * and pages and missing pages for clients that prefer Markdown. It forwards all other requests.
 */
function createHandler(forwarder: Forwarder, deps: AppDeps): EventHandler {
  const { content } = deps;
  const isOwned = createOwnedPaths(content);

  async function answer(event: H3Event): Promise<Response> {
    const asked = new URL(event.req.url);
    const { pathname, search } = asked;
    if (isOwned(pathname)) throw new ApiError({ code: 'operation_not_found' });
    if (!isGetOrHead(event.req.method)) return forwarder.pass(await forwarder.forward(event, pathname + search), event);
    if (pathname === '/robots.txt') return respondRobots(event, forwarder, content);
    const page = content.pages.at(asked);
    const markdown = prefersMarkdown(event);
    if (page && markdown) return respondMarkdown(event, page, content);
    const answered = await forwarder.forward(event, pathname + search);
    const missing = answered.status === 404;
    if (missing && markdown) return respondNotFound(event, answered, content);
    const added = page ? [varies, toPageLinks(page, content.addresses)] : missing ? [varies] : [];
    return forwarder.pass(answered, event, added);
  }

  return async (event) => {
    try {
      return await answer(event);
    } catch (error) {
      return respondUnavailable(error, event, deps);
    }
  };
}

/** Whether `Accept` prefers Markdown to HTML; without a preference it is HTML (RFC 9110 §12.5.1). */
function prefersMarkdown(event: H3Event): boolean {
  const accept = event.req.headers.get('accept');
  if (!accept || !/markdown/i.test(accept)) return false;
  return toPreferredType(accept, ['text/html', 'text/markdown']) === 'text/markdown';
}

function respondMarkdown(event: H3Event, page: ContentPage, { addresses }: Content): Promise<Response> {
  const { document } = page;
  // The links of the page already include this one.
  const own = document.headers.filter(([name]) => name !== 'link');
  return respondConditionally(event, document, [...own, toPageLinks(page, addresses)], ['Accept']);
}

/** Answers 404 in Markdown instead of the website's answer, whose body it discards. */
function respondNotFound(event: H3Event, { body }: WebsiteAnswer, { locale, addresses }: Content): Response {
  discard(body);
  const text = locale.notFoundMarkdown(addresses.documents);
  return respond(event, 404, [contentTypes.markdown, varies], Buffer.from(text));
}

/** Answers the website's robots.txt with rules for agents added. A 4xx counts as empty; other answers are passed on. */
async function respondRobots(event: H3Event, { read, pass }: Forwarder, content: Content): Promise<Response> {
  const { site, addresses } = content;
  const answer = await read(event, '/robots.txt');
  // Only a 4xx means that there are no rules (RFC 9309 §2.3.1).
  const missing = answer.status >= 400 && answer.status < 500;
  if (answer.status !== 200 && !missing) return pass(answer, event);
  const text = missing ? '' : await readText(answer);
  if (missing) discard(answer.body);
  const sitemap = await read(event, '/sitemap.xml');
  discard(sitemap.body);
  const body = completeRobots(text, sitemap.status === 200 ? `${site.url}/sitemap.xml` : undefined, {
    signal: site.contentSignal,
    agentmap: addresses.documents.aiCatalog,
  });
  return respond(event, 200, [contentTypes.text], Buffer.from(body));
}

/** Reads the body as text, up to {@link MAX_ROBOTS_BYTES}. */
async function readText({ body }: WebsiteAnswer): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > MAX_ROBOTS_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_ROBOTS_BYTES).toString();
}

/**
 * Answers 502, or 503 while the website is busy, and logs the reason; 499 if the client has left.
 * @throws ApiError unchanged, as it concerns the runtime's own addresses
 */
function respondUnavailable(error: unknown, event: H3Event, { content, log }: AppDeps): Response {
  if (error instanceof ApiError) throw error;
  if (event.req.signal.aborted) return respond(event, 499, [], null);
  const { requestId } = event.context;
  log.warn({ reason: (error as Error).message, requestId }, 'the website behind does not answer');
  const body = Buffer.from(`${content.locale.upstreamDown}\n`);
  const headers = [contentTypes.text, caching.never];
  if (!(error instanceof WebsiteBusyError)) return respond(event, 502, headers, body);
  return respond(event, 503, [...headers, ['retry-after', String(RETRY_AFTER_SECONDS)]], body);
}

/** Addresses that are owned with all paths below them. */
const branches = ['/oauth', mcpPath];

/**
 * Creates a test of paths that no route took: whether a website that decodes escaped slashes, turns backslashes or
 * merges slashes would read an owned address in them. Case is kept, as paths that differ in it are different resources.
 */
function createOwnedPaths({ site, documents }: Pick<Content, 'site' | 'documents'>): (path: string) => boolean {
  const { apiPath } = site;
  const single = new Set<string>([
    ...refusedPaths,
    ...operationIds.map((id) => toOperationPath(id, apiPath)),
    documentPaths.securityTxt,
    ...documents.keys(),
  ]);
  const versions = toVersionsPath(apiPath);
  return (path) => {
    const read = toPlainPath(path);
    if (single.has(read) || single.has(read.replace(/\/$/, ''))) return true;
    if (`${read}/`.startsWith(`${apiPath}/`)) return true;
    if (read.startsWith(versions) && /^v\d+(?:\/|$)/.test(read.slice(versions.length))) return true;
    return branches.some((branch) => `${read}/`.startsWith(`${branch}/`));
  };
}

/** Resolves a path as a lenient server does: slashes first, then dot segments. */
function toPlainPath(path: string): string {
  const slashes = path.replace(/%2f|%5c|\\/gi, '/').replace(/\/{2,}/g, '/');
  return toPagePath(new URL(slashes, 'http://localhost'));
}

/** A group of RFC 9309 §2.1: user agents and their rules. */
interface Group {
  agents: string[];
  rules: string[];
  /** Line after which a rule can be inserted. */
  lastAgentLine: number;
}

interface RobotsFacts {
  /** The uses of the content that are allowed or refused (Content-Signal). */
  signal?: string | undefined;
  /** Address of the catalog for agents (ARD, Agentmap directive). */
  agentmap?: string | undefined;
}

/**
 * Returns a robots.txt with additions: Content-Signal in groups without one, a group for all agents if there is none,
 * one with its rules for the AI agents that it does not name, and `sitemap` and `agentmap` if it has none. Existing
 * rules stay.
 */
export function completeRobots(
  text: string,
  sitemap: string | undefined,
  { signal = defaultContentSignal, agentmap }: RobotsFacts = {},
): string {
  const contentSignal = `Content-Signal: ${signal}`;
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const groups = readGroups(lines);
  const wildcard = groups.filter(({ agents }) => agents.includes('*'));

  const silent = groups.filter(({ rules }) => !rules.some((rule) => /^content-signal\s*:/i.test(rule)));
  const signalled = new Set(silent.map(({ lastAgentLine }) => lastAgentLine));
  const completed = lines.flatMap((line, index) => (signalled.has(index) ? [line, contentSignal] : [line]));
  const added: string[][] = [];
  if (wildcard.length === 0) added.push(['User-agent: *', contentSignal, 'Allow: /']);
  const named = new Set(groups.flatMap(({ agents }) => agents));
  const missing = aiUserAgents.filter((agent) => !named.has(agent.toLowerCase()));
  if (missing.length > 0) {
    // A named group replaces the wildcard group (RFC 9309 §2.2.1), so it must repeat its rules.
    const rules = wildcard.flatMap((group) => group.rules).filter((rule) => !/^content-signal\s*:/i.test(rule));
    added.push([
      ...missing.map((agent) => `User-agent: ${agent}`),
      contentSignal,
      ...(rules.length ? rules : ['Allow: /']),
    ]);
  }
  if (sitemap && !lines.some((line) => /^\s*sitemap\s*:/i.test(line))) added.push([`Sitemap: ${sitemap}`]);
  if (agentmap && !lines.some((line) => /^\s*agentmap\s*:/i.test(line))) added.push([`Agentmap: ${agentmap}`]);
  return `${[completed.join('\n'), ...added.map((group) => group.join('\n'))].filter(Boolean).join('\n\n')}\n`;
}

/** Parses a robots.txt into groups in order, with agents in lower case. */
function readGroups(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  let open = false;
  for (const [index, line] of lines.entries()) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    if (/^user-agent$/i.test(name)) {
      if (!open) groups.push({ agents: [], rules: [], lastAgentLine: index });
      open = true;
      const group = groups.at(-1);
      if (group) {
        group.agents.push(value.trim().toLowerCase());
        group.lastAgentLine = index;
      }
    } else if (name && !/^(?:site|agent)map$/i.test(name)) {
      open = false;
      groups.at(-1)?.rules.push(line.trim());
    }
  }
  return groups;
}
