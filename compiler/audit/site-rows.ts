/** Audit: the rows that the website or the runtime before it answers. */

import { aiUserAgents } from '#shared/contract/robots-policy.ts';
import { type ChecklistRow, lost, met, ofSite, served, unlessMissing, type Verdict } from './checklist.ts';
import type { ScannedPage, SitePages } from './site-pages.ts';

const FRONT = 'by the runtime in front of the site; a proxy of one’s own must do the same (`vitrina doctor` tells)';

/** What the runtime adds to every answer: no file shows it. */
const runtimeRow = (id: string, title: string, askedBy: string, meaning: string): ChecklistRow => ({
  id,
  title,
  askedBy,
  meaning,
  mender: 'operator',
  judge: () => served(FRONT),
});

const siteRow = (
  id: string,
  title: string,
  askedBy: string,
  meaning: string,
  judge: (site: SitePages) => Verdict,
): ChecklistRow => ({ id, title, askedBy, meaning, mender: 'site owner', judge: (_, site) => ofSite(site, judge) });

/** A row about every page's markup. */
const markupRow = (
  id: string,
  title: string,
  askedBy: string,
  meaning: string,
  fits: (page: ScannedPage) => boolean,
  describe: (page: ScannedPage) => string = ({ path }) => path,
): ChecklistRow =>
  siteRow(id, title, askedBy, meaning, ({ pages }) => unlessMissing(pages.filter((page) => !fits(page)).map(describe)));

/** Names the row of the sitemap, which a scanner's first level asks for. */
export const sitemapRow = 'AR-7';

export const siteRows: ChecklistRow[] = [
  runtimeRow(
    'AR-1',
    'robots.txt with a User-agent line',
    'CF VC AR.dev A14 OA',
    'Careful agents ask nothing without it.',
  ),
  runtimeRow('AR-2', 'robots.txt names AI agents', 'CF', 'Agents take silence for no.'),
  runtimeRow('AR-3', 'Content-Signal in every group', 'CF', 'What the content may be used for is not said.'),
  siteRow('AR-5', 'No AI agent is shut out', 'VC OA STD', 'The agents of a whole company never come.', ({ robots }) =>
    unlessMissing(shutOut(robots)),
  ),
  siteRow(
    'AR-6',
    'robots.txt names the sitemap',
    'VC A14',
    'Pages that nothing links to are not found.',
    ({ robots, sitemap }) =>
      /^\s*sitemap\s*:\s*https?:/im.test(robots)
        ? met()
        : sitemap
          ? served('the runtime adds the line for /sitemap.xml')
          : lost('no Sitemap line'),
  ),
  siteRow(sitemapRow, 'sitemap.xml', 'CF VC AR.dev A14', 'Pages that nothing links to are not found.', ({ sitemap }) =>
    /<(?:urlset|sitemapindex)[\s>]/.test(sitemap) ? met() : lost('no sitemap.xml'),
  ),
  siteRow('AR-9', 'lastmod in the sitemap', 'VC A14', 'Agents cannot tell what is new.', ({ sitemap }) => {
    const entries = (sitemap.match(/<loc>/g) ?? []).length;
    const dated = (sitemap.match(/<lastmod>/g) ?? []).length;
    return entries > 0 && dated * 2 >= entries ? met(`${dated} of ${entries}`) : lost(`${dated} of ${entries} entries`);
  }),
  runtimeRow('AR-10', 'Link header on pages', 'CF OA', 'Agents that know only a page do not find the API.'),
  runtimeRow(
    'AR-13',
    'Markdown to Accept: text/markdown, HTML to browsers',
    'CF VC AF OA A14',
    'Agents read HTML with menus in it.',
  ),
  runtimeRow('AR-16', 'Vary: Accept and validators of each form', 'CF VC AF OA', 'A cache mixes the forms up.'),
  runtimeRow('AR-24', 'Real 404, also in Markdown', 'AF OA HTTP', 'Agents take an error page for content.'),
  runtimeRow('AR-62', 'security.txt with one Expires', 'RFC 9116', 'Nobody knows where to report a weakness.'),
  markupRow('AR-64', 'JSON-LD parses', 'VC A14 AR.dev', 'Facts in it are lost.', ({ jsonLd }) => jsonLd !== undefined),
  siteRow('AR-65', 'The business in JSON-LD', 'VC A14 AR.dev', 'Who runs the site is guessed.', ({ pages }) =>
    pages.some(({ jsonLd }) =>
      [...(jsonLd ?? [])].some((type) => /Organization|Business|Person|Store|Service$/.test(type)),
    )
      ? met()
      : lost('no Organization or LocalBusiness'),
  ),
  siteRow(
    'AR-66',
    'dateModified and BreadcrumbList in JSON-LD',
    'VC A14',
    'Age and place of a page are guessed.',
    ({ pages }) =>
      unlessMissing([
        ...(pages.some(({ hasDateModified }) => hasDateModified) ? [] : ['dateModified']),
        ...(pages.some(({ jsonLd }) => jsonLd?.has('BreadcrumbList')) ? [] : ['BreadcrumbList']),
      ]),
  ),
  markupRow(
    'AR-67',
    'Text without JavaScript, one main heading',
    'STD VC AF A14 OA',
    'Agents without a browser read nothing.',
    ({ textLength, mainHeadings }) => textLength >= 500 && mainHeadings === 1,
    ({ path, textLength, mainHeadings }) =>
      `${path} (${mainHeadings === 1 ? `${textLength} characters` : `${mainHeadings} main headings`})`,
  ),
  markupRow(
    'AR-68',
    'Language, canonical, description, og: tags, main landmark',
    'VC A14 OA',
    'A page is cited under a wrong address or without a summary.',
    ({ lacks }) => lacks.length === 0,
    ({ path, lacks }) => `${path} (${lacks.join(', ')})`,
  ),
  markupRow(
    'AR-69',
    'Headings start at the first level and skip none',
    'VC A14',
    'The structure of the page is lost.',
    ({ headingsInOrder }) => headingsInOrder,
  ),
  markupRow(
    'AR-70',
    'A pointer to llms.txt in the HTML',
    'AF',
    'Agents that read the page only do not find the index.',
    ({ pointsToLlms }) => pointsToLlms,
  ),
  markupRow('AR-71', 'No noindex or noai', 'VC OA', 'Agents must not use the page.', ({ noindex }) => !noindex),
  {
    ...runtimeRow('–', 'DNS-AID records', 'CF (dnsAid)', 'Agents that ask the DNS first find nothing.'),
    judge: () => lost('records of the domain, which no program on the server can publish'),
  },
];

/** AI agents that robots.txt keeps out of the whole site (RFC 9309 §2.2). */
function shutOut(robots: string): string[] {
  const known = new Set(['*', ...aiUserAgents.map((agent) => agent.toLowerCase())]);
  const out = new Set<string>();
  let agents: string[] = [];
  let inRules = false;
  for (const line of robots.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    if (/^user-agent$/i.test(name)) {
      if (inRules) agents = [];
      inRules = false;
      agents.push(value.trim().toLowerCase());
    } else if (name && !/^sitemap$/i.test(name)) {
      inRules = true;
      if (/^disallow$/i.test(name) && value.trim() === '/')
        for (const agent of agents) if (known.has(agent)) out.add(agent);
    }
  }
  return [...out];
}
