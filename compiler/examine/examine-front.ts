/** Examine: the website's own pages as an agent that starts at the home page meets them. */

import { aiUserAgents } from '#shared/contract/robots-policy.ts';
import type { Examination } from './examination.ts';
import { isHtml } from './probe.ts';

/** Relations that lead from a page to the service (RFC 8288, RFC 9727). */
const relations = ['alternate', 'api-catalog', 'service-desc', 'service-doc', 'describedby'];

/** What only front mode, or a proxy that does the same, adds to the pages. */
export async function examineFront({ addresses, note, probe, words }: Examination): Promise<void> {
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
}
