/** Doctor: the website's own pages, as an agent that starts at the home page meets them. */

import type { Addresses } from '#shared/addresses.ts';
import { aiUserAgents } from '#shared/contract/robots-policy.ts';
import { documentPaths } from '#shared/documents.ts';
import { toReadablePath } from '#shared/page-path.ts';
import type { Findings } from './finding.ts';
import { isHtml, type Probe } from './probe.ts';

/** Relations that lead from a page to the service (RFC 8288, RFC 9727). */
const relations = ['alternate', 'api-catalog', 'service-desc', 'service-doc', 'describedby'];

/** What only front mode or a proxy of one's own adds is a warning; a mirror that is not there is an error. */
export async function checkPages(probe: Probe, addresses: Addresses, findings: Findings): Promise<void> {
  const home = `${addresses.site}/`;
  const html = await probe('/', { headers: { accept: 'text/html' } });
  findings.note({
    check: 'home-page',
    address: home,
    ok: html.status === 200 && isHtml(html),
    wanted: 'the website’s home page to a browser',
    found: html.failure ?? `status ${html.status}, ${html.type}`,
    hint: 'The website itself must answer its pages.',
  });
  const link = html.headers.get('link') ?? '';
  const lost = relations.filter((relation) => !link.includes(`rel="${relation}"`));
  const warn = { severity: 'warning', repair: 'front' } as const;
  findings.note({
    ...warn,
    check: 'page-links',
    address: home,
    ok: lost.length === 0,
    wanted: `Link with ${relations.join(', ')}`,
    found: lost.length === relations.length ? 'no Link header' : `without ${lost.join(', ')}`,
    hint: 'Agents that know only the home page do not find the API.',
  });
  const markdown = await probe('/', { headers: { accept: 'text/markdown' } });
  findings.note({
    ...warn,
    check: 'markdown-negotiation',
    address: home,
    ok: markdown.type === 'text/markdown',
    wanted: 'Markdown to Accept: text/markdown',
    found: markdown.type || `status ${markdown.status}`,
    hint: 'Agents that ask for Markdown get HTML.',
  });
  findings.note({
    ...warn,
    check: 'vary-accept',
    address: home,
    ok: /\baccept\b/i.test(html.headers.get('vary') ?? '') || markdown.type !== 'text/markdown',
    wanted: 'Vary: Accept',
    found: html.headers.get('vary') ?? 'no Vary header',
    hint: 'A cache would give Markdown to browsers.',
  });
  await checkMirror(probe, addresses, findings);
  await checkRobots(probe, addresses, findings);
}

/** The first mirror that llms.txt names, and one that does not exist. */
async function checkMirror(probe: Probe, { site }: Addresses, findings: Findings): Promise<void> {
  const { text } = await probe(documentPaths.llms);
  const mirrors = [...text.matchAll(/\]\((https?:\/\/[^)\s]+\.md)\)/g)].flatMap(([, url = '']) =>
    url.startsWith(`${site}/`) && !Object.values(documentPaths).some((path) => url === site + path) ? url : [],
  );
  const [mirror] = mirrors;
  if (mirror) {
    const answer = await probe(mirror.slice(site.length));
    findings.note({
      check: 'page-mirror',
      address: mirror,
      ok: answer.status === 200 && answer.type === 'text/markdown',
      wanted: `the Markdown of ${toReadablePath(new URL(mirror).pathname)}`,
      found: `status ${answer.status}, ${answer.type || 'no body'}`,
      hint: 'Hand addresses that end in .md to the runtime.',
      repair: 'route',
    });
  }
  const missing = `${site}/no-such-page-4d1f.md`;
  const { status } = await probe(missing.slice(site.length));
  findings.note({
    check: 'soft-404',
    address: missing,
    ok: status === 404,
    wanted: 'status 404 for a page that does not exist',
    found: `status ${status}`,
    hint: 'Agents take whatever comes with 200 for content.',
    repair: 'route',
  });
}

async function checkRobots(probe: Probe, { site }: Addresses, findings: Findings): Promise<void> {
  const { status, type, text } = await probe('/robots.txt');
  const address = `${site}/robots.txt`;
  const agents = [...text.matchAll(/^\s*user-agent\s*:\s*(\S+)/gim)].map(([, name = '']) => name.toLowerCase());
  const named = aiUserAgents.some((agent) => agents.includes(agent.toLowerCase()));
  const ok = status === 200 && type === 'text/plain' && named && /^\s*content-signal\s*:/im.test(text);
  findings.note({
    check: 'robots-txt',
    address,
    ok,
    severity: 'warning',
    wanted: 'text/plain with groups for AI agents, Content-Signal lines and a Sitemap',
    found: status === 200 ? `${type}, ${named ? 'AI agents named' : 'no AI agent named'}` : `status ${status}`,
    hint: 'Scanners and careful agents look here for permission.',
    repair: 'front',
  });
}
