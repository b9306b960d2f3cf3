/** Audit: the rows that the compiled folder answers: pages in Markdown, indexes, guides and the documents for programs. */

import { createHash } from 'node:crypto';
import { documentPaths } from '#shared/documents.ts';
import { locales } from '#shared/locale/locales.ts';
import { type ChecklistRow, decided, lost, met, unlessMissing } from './checklist.ts';
import type { CompiledContent } from './compiled-content.ts';

const at = (json: unknown, ...names: (string | number)[]): unknown =>
  names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[name] : undefined,
    json,
  );
const array = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Paths of pages whose document does not fit. */
const pagesWithout = ({ pages }: CompiledContent, fits: (text: string) => boolean): string[] =>
  pages.filter(({ text }) => !fits(text)).map(({ path }) => path);

/** Own links of a document that lead nowhere. */
const deadLinks = (content: CompiledContent, text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, url = '']) => url)
    .filter((url) => url.startsWith(content.addresses.site) && !content.isPublished(url));

const row = (
  id: string,
  title: string,
  askedBy: string,
  meaning: string,
  judge: ChecklistRow['judge'],
): ChecklistRow => ({ id, title, askedBy, meaning, mender: 'vitrina', judge });

const markdownGuide = (id: string, path: string, askedBy: string): ChecklistRow =>
  row(
    id,
    `${path} in Markdown with a main heading`,
    askedBy,
    'Agents that look for instructions find none.',
    (content) =>
      content.mediaType(path) === 'text/markdown' && /^# /m.test(content.document(path))
        ? met()
        : lost('missing or without heading'),
  );

/** Of a folder whose compile is remembered. */
export const lossRow: ChecklistRow = {
  ...row(
    'VI-1',
    'Each page kept more than half of its own words',
    'vitrina',
    'Agents do not learn what visitors read.',
    ({ losses = [] }) => unlessMissing(losses),
  ),
  mender: 'site owner',
};

export const contentRows: ChecklistRow[] = [
  row('AR-18', 'A Markdown mirror of each page', 'VC AF A14 AR.dev', 'Agents read HTML with menus in it.', (content) =>
    unlessMissing(pagesWithout(content, (text) => text !== '')),
  ),
  row('AR-20', 'Markdown has a title', 'VC AF A14', 'A page without a name.', (content) =>
    unlessMissing(pagesWithout(content, (text) => /^---\n[\s\S]*?\btitle:/.test(text) && /^# /m.test(text))),
  ),
  row('AR-21', 'Front matter with canonical_url', 'VC AF A14', 'An agent cannot cite the page.', (content) =>
    unlessMissing(pagesWithout(content, (text) => /^---\n[\s\S]*?\bcanonical_url:/.test(text))),
  ),
  {
    ...row(
      'AR-23',
      'Markdown under 100,000 characters, code fences balanced',
      'VC AF',
      'Long pages overflow an agent’s memory.',
      (content) =>
        unlessMissing(
          pagesWithout(content, (text) => text.length < 100_000 && (text.match(/^```/gm) ?? []).length % 2 === 0),
        ),
    ),
    mender: 'site owner',
  },
  row(
    'AR-26',
    'llms.txt: one main heading, a summary, sections with lists of links',
    'llmstxt.org VC AF OA A14 AR.dev',
    'Agents do not learn what the site holds.',
    (content) => {
      const text = content.document(documentPaths.llms);
      return unlessMissing([
        ...((text.match(/^# /gm) ?? []).length === 1 ? [] : ['one main heading']),
        ...(/^> \S/m.test(text) ? [] : ['a summary']),
        ...(/^## \S/m.test(text) ? [] : ['sections']),
        ...((text.match(/^- \[[^\]]+\]\([^)]+\)/gm) ?? []).length >= 3 ? [] : ['links']),
      ]);
    },
  ),
  row('AR-28', 'llms.txt under 30,000 characters', 'VC AF', 'It is cut off where agents read it.', (content) => {
    const { length } = content.document(documentPaths.llms);
    return length <= 30_000 ? met(`${length} characters`) : lost(`${length} characters`);
  }),
  row('AR-29', 'Links of llms.txt resolve', 'VC AF A14', 'Agents follow links that lead nowhere.', (content) =>
    unlessMissing(deadLinks(content, content.document(documentPaths.llms))),
  ),
  row('AR-30', 'llms.txt links Markdown', 'llmstxt.org AF', 'Agents read HTML with menus in it.', (content) =>
    /\]\([^)\s]+\.md\)/.test(content.document(documentPaths.llms)) ? met() : lost('no link to a .md address'),
  ),
  row('AR-31', 'llms.txt says when to use the site', 'OA', 'Agents do not know what to come for.', (content) =>
    Object.values(locales).some(({ guides }) =>
      content.document(documentPaths.llms).includes(`\n## ${guides.headings.whenToUse}\n`),
    )
      ? met()
      : lost('no such section'),
  ),
  row('AR-32', 'llms-full.txt', 'AR.dev VC', 'Agents need a request for each page.', (content) =>
    content.document(documentPaths.llmsFull).startsWith('# ') ? met() : lost('missing'),
  ),
  markdownGuide('AR-34', documentPaths.agentsGuide, 'VC A14'),
  markdownGuide('AR-35', documentPaths.apiIndexMarkdown, 'Vitrina'),
  row(
    'AR-36',
    'auth.md with discovery, registration, token and use',
    'CF',
    'Agents do not learn how to identify.',
    (content) => {
      const text = content.document(documentPaths.authGuide);
      const parts = ['/oauth/register', '/oauth/token', 'oauth-protected-resource', 'Bearer'];
      return unlessMissing([
        ...(/^# .*auth\.md/im.test(text) ? [] : ['the heading']),
        ...parts.filter((part) => !text.includes(part)),
      ]);
    },
  ),
  row(
    'AR-40',
    'Protected resource metadata for site and API',
    'CF AR.dev RFC 9728',
    'Clients cannot find the authorization server.',
    (content) => {
      const api = content.addresses.apiProtectedResource.slice(content.addresses.site.length);
      const names = (path: string, resource: string) =>
        at(content.json(path), 'resource') === resource &&
        array(at(content.json(path), 'authorization_servers')).length > 0;
      return unlessMissing([
        ...(names(documentPaths.protectedResource, content.addresses.site) ? [] : [documentPaths.protectedResource]),
        ...(names(api, content.addresses.base) ? [] : [api]),
      ]);
    },
  ),
  row(
    'AS-11',
    'Authorization server metadata',
    'CF (oauthDiscovery) RFC 8414',
    'Clients cannot identify.',
    (content) => {
      const json = content.json(documentPaths.authorizationServer);
      const fields = ['issuer', 'token_endpoint', 'authorization_endpoint', 'registration_endpoint', 'agent_auth'];
      return unlessMissing(fields.filter((field) => at(json, field) === undefined));
    },
  ),
  row(
    'AR-41',
    'api-catalog as a link set with the API in it',
    'CF OA RFC 9727',
    'Programs do not find the API.',
    (content) => {
      const anchors = array(at(content.json(documentPaths.apiCatalog), 'linkset')).map((link) => at(link, 'anchor'));
      const isLinkset = content.mediaType(documentPaths.apiCatalog) === 'application/linkset+json';
      return isLinkset && anchors.includes(content.addresses.base) ? met() : lost('missing, or without the API');
    },
  ),
  row(
    'AR-46',
    'MCP server card that names the endpoint',
    'CF AR.dev SEP-2127',
    'MCP clients do not find the tools.',
    (content) => {
      const json = content.json(documentPaths.mcpServerCard);
      const urls = array(at(json, 'remotes')).map((remote) => at(remote, 'url'));
      return unlessMissing([
        ...['$schema', 'name', 'version', 'description', 'serverInfo', 'endpoint'].filter(
          (field) => at(json, field) === undefined,
        ),
        ...(urls.includes(content.addresses.mcp) ? [] : ['remotes']),
      ]);
    },
  ),
  row('AR-51', 'ai-catalog.json with entries', 'CF STD', 'Catalog readers find nothing.', (content) => {
    const entries = array(at(content.json(documentPaths.aiCatalog), 'entries'));
    const whole = entries.every(
      (entry) => at(entry, 'identifier') && (at(entry, 'url') === undefined) !== (at(entry, 'data') === undefined),
    );
    return entries.length > 0 && whole ? met() : lost('no entries, or incomplete ones');
  }),
  row('AR-54', 'Agent skills index whose digests match', 'CF', 'Agents that learn skills learn none.', (content) => {
    const skills = array(at(content.json(documentPaths.agentSkills), 'skills'));
    const wrong = skills.filter((skill) => {
      const url = new URL(String(at(skill, 'url')), content.addresses.documents.agentSkills);
      const digest = createHash('sha256')
        .update(content.document(decodeURIComponent(url.pathname)))
        .digest('hex');
      return at(skill, 'digest') !== `sha256:${digest}`;
    });
    return skills.length === 0 ? lost('no skill') : unlessMissing(wrong.map((skill) => String(at(skill, 'name'))));
  }),
  row('AR-58', 'OpenAPI 3.1 with the API as server', 'OA', 'Programs cannot call the API.', (content) => {
    const json = content.json(documentPaths.openapi);
    const servers = array(at(json, 'servers')).map((server) => at(server, 'url'));
    return String(at(json, 'openapi')).startsWith('3.1.') && servers.includes(content.addresses.base)
      ? met()
      : lost('missing, or without its server');
  }),
  row('AR-60', '/api and /api/sandbox in JSON', 'OA', 'Agents that try the obvious address find nothing.', (content) =>
    unlessMissing([documentPaths.apiIndex, documentPaths.sandbox].filter((path) => content.json(path) === undefined)),
  ),
  ...(
    [
      [
        'AR-38',
        'claim_uri for anonymous agents',
        'CF (authMd)',
        'A client belongs to whoever holds its secret: there is nothing to claim, and the address would do nothing.',
      ],
      [
        'AR-39',
        'identity_endpoint of auth.md 0.2',
        'auth.md ≥ 0.2',
        'It promises a registration by POST /agent/identity, which is a reading operation here.',
      ],
      ['AR-73', 'Web Bot Auth directory', 'CF', 'Only for sites that send signed robots.'],
      ['AR-74', 'A2A agent card', 'CF AR.dev', 'The site is no A2A agent.'],
      ['AR-75', 'WebMCP tools in the pages', 'CF', 'The pages of the website are not changed.'],
      ['D5', '200 for a missing page in Markdown', 'VC', 'A page that does not exist is a 404 to everybody.'],
      [
        'D6',
        'Markdown to known agents that did not ask for it',
        'VC',
        'It breaks caches; agents get Markdown by asking for it.',
      ],
      ['–', 'Commerce protocols', 'CF', 'The service only reads: nothing is bought through it.'],
    ] as const
  ).map(
    ([id, title, askedBy, reason]): ChecklistRow => ({
      ...row(id, title, askedBy, reason, () => decided(reason)),
      mender: 'nobody',
    }),
  ),
];
