/** English: complaints about a site to its editor, and advice on each. */

import { toShortText } from '#shared/short-text.ts';
import type { ComplaintCode, ComplaintWords, Failure } from '../../../model.ts';
import { listDays, listSome } from '../../list-some.ts';
import { ask } from './ask.ts';
import { reasons, detail as sayDetail } from './reasons.ts';
import { rule as say } from './rules.ts';

const more = (number: number): string => `and ${number} more`;

/** Statuses of answers that say that there is no such page (RFC 9110 §15.5). */
const GONE = [404, 410];

/** Writes why an address gave no page: reason, then status or detail, then where redirects ended. */
const toWhy = ({ reason, status, detail, end }: Failure): string =>
  [
    GONE.includes(status ?? 0) ? 'it does not exist' : reasons[reason],
    status === undefined ? detail && sayDetail(detail) : `status ${status}`,
    ...(end === undefined ? [] : [`by way of ${end}`]),
  ]
    .filter(Boolean)
    .join(', ');

/** Writes at most three of the ways in which an address was found. */
const toWays = (ways: readonly string[]): string =>
  ways
    .slice(0, 3)
    .map((way) => ({ sitemap: 'the sitemap', seed: 'crawl.seeds' })[way] ?? way)
    .join(', ');

/** Writes the place of a statement: a page's path, or the data for search engines in it. */
const toFrom = (from: string): string => from.replace(/ \(JSON-LD\)$/, ' (in its data for search engines, JSON-LD)');

/** In characters. */
const MAX_QUOTE_LENGTH = 160;
const toQuote = (text: string): string => toShortText(text, MAX_QUOTE_LENGTH);

const UNTIL_ALIKE = 'Until they agree, neither is told.';

/** The name of a language tag, or the tag itself if it has no name. */
const toLanguageName = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

const CANONICAL = "The canonical link (which tells robots the page's true address)";

/** Writes by how many percent something grew; all of it, if there was nothing before. */
const toGrowth = ({ before, after }: { before: number; after: number }): string =>
  before === 0
    ? 'all they say'
    : `${(after / before - 1).toLocaleString('en', { style: 'percent', maximumFractionDigits: 0 })} more`;

const canonicalTo = ({ named }: { named: string }): string =>
  `${CANONICAL} names ${named}, which is no page of this site that can be published.`;

export const complaints: ComplaintWords = {
  'access-denied': (about) => `The address cannot be read: ${toWhy(about)}.`,
  'access-login': (about) => `The address cannot be read: ${toWhy(about)}.`,
  'agent-instruction': () => 'The visible text speaks to agents rather than to visitors.',
  'agents-shut-out': ({ agents }) =>
    `robots.txt forbids the home page to robots of AI services, which will not read the site: ${listSome(agents, more)}`,
  'app-shell': () => 'The page is the empty shell of an app, which only a script fills.',
  'broken-link': (about) =>
    `The address leads nowhere (${toWhy(about)}).${about.foundOn.length > 0 ? ` Found in: ${toWays(about.foundOn)}` : ''}`,
  'canonical-broken': canonicalTo,
  'canonical-off-site': canonicalTo,
  'canonical-to-other': ({ named }: { named: string }) =>
    `${CANONICAL} names ${named}, which says something else; it was ignored.`,
  'contact-data': () =>
    'It holds a telephone number or an e-mail address, which lists, guides and company information never show.',
  'contact-in-captions': ({ pages }) =>
    `Pages with a telephone number or an e-mail address in title or description, which agents get without it in guides and company facts: ${pages}`,
  'contradictory-fact': ({ one, other, days = [] }) =>
    days.length > 0
      ? `${listDays(days, 'en', (said, first, second) => `${said}: ${toFrom(one.from)} says ${first || 'closed'}; ${toFrom(other.from)} says ${second || 'closed'}`)}. ${UNTIL_ALIKE}`
      : `${toFrom(one.from)} says «${toQuote(one.text)}», but ${toFrom(other.from)} says «${toQuote(other.text)}». ${UNTIL_ALIKE}`,
  'crawl-delay': ({ stated, kept, requests, cost }) =>
    `robots.txt asks for ${stated} s between requests (Crawl-delay)${kept < stated ? `, of which ${kept} s are kept` : ''}: with ${requests} requests, reading the site took ${cost} s longer.`,
  'document-unread': (about) => `The document is not published: ${toWhy(about)}.`,
  'document-cut': ({ sheets }) => `The document is so long that its last sheets were not read: ${sheets}`,
  'duplicate-content': ({ pages }) => `${pages} pages say the same.`,
  'duplicate-title': ({ pages }) => `${pages} pages have the same title.`,
  'empty-page': () => 'The page has no words of its own, so it is not published.',
  'fact-not-indexed': ({ path }) =>
    `${path} states it and asks robots not to index it (noindex): it is not told. This line of the config publishes the page: crawl: { despiteNoindex: ['${path}'] }`,
  'fact-not-located': ({ from, text }) => `The fact was not found: «${text}» on ${from}.`,
  'golden-query-broken': (about) => `The question «${about.query}»: ${ask.failed(about)}.`,
  'hidden-instruction': ({ selector }) => `Hidden text (${selector}) gives orders to agents. It was not published.`,
  'links-cut': ({ addresses }) =>
    `The site links to more addresses than are considered, which are ${addresses}: the others were not read.`,
  'long-address': ({ length }) => `Its address has ${length} characters, more than agents can ask for.`,
  'missing-fact': () => 'No page states it.',
  'missing-title': () => 'The page states no title.',
  'named-page-missing': ({ address }) => `It names ${address}, which is not a published page.`,
  'orphan-page': ({ foundOn }) => `No page links to it. Found in: ${toWays(foundOn) || 'nothing'}`,
  'other-site': ({ published, compiled, pages, kept }) =>
    `The output folder holds the content of ${published}, and this is ${compiled}: ${kept} of the ${pages} pages there are pages here too.`,
  'page-failed': (about) => `The site gave no answer that could be used (${toWhy(about)}).`,
  'page-too-large': ({ unread }) => `The page is so large that its last ${unread} characters of HTML were not read.`,
  'pages-lost': ({ lost, pages, allowedLoss }) =>
    `${lost.length} of ${pages} pages are gone, and crawl.allowedLoss admits ${allowedLoss.toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 })}: ${listSome(lost, more)}`,
  'part-of-site': ({ missing, pages }) =>
    `Only a part of the site is read: ${missing} of the ${pages} published pages are not in it.`,
  'pattern-matches-nothing': ({ pattern }) => `«${pattern}» fits no address of the site.`,
  'pinned-page-gone': ({ path }) => `It names ${path}, which is no longer a published page.`,
  'query-string-pages': ({ addresses }) =>
    `Addresses left out since they differ by their query string (what follows the ?) only, though they say something else: ${addresses}`,
  'relative-link': ({ links, pages }) =>
    `${links.length === 1 ? 'A link leads' : 'Links lead'} nowhere from ${pages === 1 ? 'this page' : `${pages} pages`}; ${links.length === 1 ? 'it seems' : 'they seem'} to be written without «/» at the beginning: ${listSome(
      links.map(({ written, means }) => `instead of «${written}», write «${means}»`),
      more,
      '; ',
    )}.`,
  'robots-forbid-all': ({ line, rule }) =>
    `robots.txt forbids robots the home page, and with it the site (line ${line}: «${rule}»).`,
  'robots-unavailable': ({ status, why }) =>
    `robots.txt could not be read (${status === undefined ? sayDetail(why ?? 'no answer') : `status ${status}`}), so nothing may be fetched.`,
  'no-browser': ({ pages, isBroken }) =>
    `${isBroken ? 'The Chromium does not start' : 'There is no Chromium'} to read the pages with that only a script fills: ${pages}`,
  'no-site-address': ({ url }) =>
    `All addresses that agents get begin with ${url}, this computer, since no page names the address of the site.`,
  'scripts-failed': ({ why }) => `The scripts of the page could not be run (${why}), so it is read without them.`,
  'scripts-run': (about) =>
    `${about.pages === 1 ? 'One page says' : `${about.pages} pages say`} ${toGrowth(about)} after ${about.pages === 1 ? 'its' : 'their'} scripts (${about.before} words before, ${about.after} after).${about.known > 0 ? ` As they were read another time, since neither page nor scripts have changed: ${about.known}.` : ''}${about.foreign.length > 0 ? ` Scripts of ${listSome(about.foreign, more)} were run.` : ''}`,
  'selector-matches-nothing': ({ selector }) => `\`${selector}\` matches nothing on any page.`,
  'site-unreachable': ({ why }) => `The site does not answer: ${sayDetail(why)}.`,
  'sitemap-off-site': ({ entries, example }) =>
    `Sitemap entries left out since they do not belong to this site: ${entries}, such as ${example}`,
  'sitemap-unreadable': ({ why }) => `A sitemap could not be read: ${sayDetail(why)}.`,
  'sitemaps-cut': ({ addresses }) =>
    `The sitemaps hold more than is read of them: ${addresses} addresses were taken, and the rest was left unread.`,
  'staging-leak': ({ host, files }) =>
    `The file holds ${host === undefined ? 'a credential of the crawl' : `the crawled host ${host}`}, which must not be published.${files.length > 1 ? ` So do ${listSome(files.slice(1), more, ', ')}` : ''}`,
  'extraction-failed': ({ pages, of, rule }) =>
    rule
      ? `The rule «${say(rule)}» took text of their own from ${pages} of ${of} pages: their content may not have been told from what stands around it.`
      : `${pages} of ${of} pages say next to nothing: a script may write their content, or it was not found.`,
  'own-text-lost': ({ kept, words, rule, selector }) =>
    `${kept} of the ${words} words that only this page has were kept; the rule «${say(rule)}» took most of the others${selector ? `: ${selector}` : '.'}`,
  'thin-page': ({ words }) => `The page has hardly any content: ${words === 1 ? '1 word' : `${words} words`}`,
  'unrendered-shortcode': () => 'The page shows its visitors a shortcode or filler of its template instead of a text.',
  'unlinked-files': ({ files, patterns }) =>
    `Pages of the folder that neither a link nor a sitemap leads to: ${files.length}, ${listSome(files, more)}. They are read with ${patterns.map((pattern) => `--seed "${pattern}"`).join(' ')}`,
  'unreadable-files': ({ files }) =>
    `Files or folders of the site that this user may not read, so that they are missing: ${files.length}, ${listSome(files, more, ', ')}`,
  'unread-language': ({ language }) =>
    `The site is in ${toLanguageName(language)}, a language that Vitrina knows in part only: facts of the business that the pages state may be missing, and the search does not know which words mean the same.`,
  'unreadable-page': ({ why }) => `The page could not be read (${why}), so it is not published.`,
};

const KEEP = 'If something is missing, name it in content.keep or mark it with data-vitrina="keep".';
const OWN_CANONICAL = 'Name the address of the page itself.';
const OWN_SELECTOR = 'Correct it in the config, or remove it.';

export const hints: Readonly<Record<ComplaintCode, string>> = {
  'access-denied':
    'If a browser opens it, let "Vitrina" through in the firewall or the network (CDN), by its name or by a key in crawl.headers: AI agents meet the same.',
  'access-login':
    'Put user name and password into crawl.basicAuth (if they are there, check that they are today’s), or another credential into crawl.headers; if it is not for everybody, name it in crawl.exclude.',
  'agent-instruction': 'Check who wrote it; take it out unless it is meant to be read.',
  'agents-shut-out':
    'Take the rules against them out of robots.txt if you want to be found there; some plugins and networks (CDN) add them unasked.',
  'app-shell':
    'Let the server or the build put the text into the HTML, compile the folder that the build writes, or use --render (crawl.render: true) with an installed Chromium: agents run no scripts.',
  'broken-link': 'Correct or remove the links; if the page has moved, redirect its address to the new one.',
  'canonical-broken': OWN_CANONICAL,
  'canonical-off-site': OWN_CANONICAL,
  'canonical-to-other': OWN_CANONICAL,
  'contact-data': 'Take it out: agents are sent to the contact page.',
  'contact-in-captions': 'Nothing needs to be done: it stays where it is for search engines.',
  'contradictory-fact': 'Correct the page that is wrong, or state the fact in the config.',
  'crawl-delay':
    'Add the lines `User-agent: Vitrina` and `Allow: /` to robots.txt, without Crawl-delay, or compile the folder of the site.',
  'document-unread':
    'Publish the same content with text and without a password, or better as a page of the site; if it is not for agents, name it in crawl.exclude.',
  'document-cut': 'Split it into several documents, if what is missing matters.',
  'duplicate-content': 'Let one redirect to the other, or name the better one by a canonical link.',
  'duplicate-title': 'Give each a title of its own: agents choose by it.',
  'empty-page': 'Write something on it, take it out of the site, or name what is missing in content.keep.',
  'fact-not-indexed': 'Add that line, take noindex off the page, or state the fact in the config.',
  'fact-not-located': 'Correct the page or the selector (what is dropped is not looked at), or write the fact itself.',
  'golden-query-broken': 'See with `vitrina query` why, or change search.golden; `vitrina ask` asks them all.',
  'hidden-instruction': 'Find out who put it there and remove it: the site may have been tampered with.',
  'links-cut': 'Leave out with crawl.exclude what never ends, such as calendars, filters or lists of results.',
  'long-address': 'Give the page a shorter address and redirect the old one.',
  'missing-fact': 'Add it to the site, or state it in the config.',
  'missing-title': 'Give it a <title> that says what it is about.',
  'named-page-missing': 'Correct the path, or let the page be crawled.',
  'orphan-page': 'Link to it from the page where visitors would look for it.',
  'other-site': 'Is it another site? Then name another folder with --out. Has it moved? Then accept the change.',
  'page-failed':
    'Open the page in a browser: if it works there, compile again; if the site is in maintenance, wait until it is back.',
  'page-too-large':
    'Spread its content over several pages. If it is not that large, look for tags that are never closed.',
  'pages-lost': 'Check that the site is up and that its links and sitemap are whole.',
  'part-of-site': 'Name another folder for the trial with --out, or leave the option out.',
  'pattern-matches-nothing': 'Correct or remove it: `*` stands for a part of an address, as in /services/*',
  'pinned-page-gone': 'Bring the page back, redirect it to the one that took its place, or change the config.',
  'query-string-pages': 'If they are pages of their own, give them paths of their own.',
  'relative-link': 'If the link is in the menu or the footer, which repeat on all pages, correct it there.',
  'robots-forbid-all':
    'Take that line out, or add the lines `User-agent: Vitrina` and `Allow: /`. For a host of your own, such as staging, set crawl.ignoreRobots.',
  'robots-unavailable': 'Make robots.txt answer 200 or 404, or set crawl.ignoreRobots for a host of your own.',
  'no-browser':
    'Install one (on Debian and Ubuntu, `apt-get install chromium`), or name its program in the variable VITRINA_CHROMIUM; the package playwright-core is needed, too. None is ever downloaded.',
  'no-site-address': 'Name it with --url https://www.example.es, or in site.url of the config.',
  'scripts-failed': 'Open the page in a browser; if it works there, compile again, or name it in crawl.exclude.',
  'scripts-run': 'Look at them with `vitrina explain`: agents that read the site by themselves run no scripts.',
  'selector-matches-nothing': OWN_SELECTOR,
  'site-unreachable': 'Check that the address is right and that the site is up.',
  'sitemap-off-site': 'If they are this site under another origin, set site.url or crawl.from to it.',
  'sitemap-unreadable': 'Correct the sitemap, or take it out of robots.txt or the sitemap index.',
  'sitemaps-cut':
    'Let them name only pages that exist, or name the sitemap that matters as the only one in robots.txt.',
  'staging-leak':
    'Take it out of the text of the page that it comes from. If the password is an ordinary word of the site, choose a longer one, with letters and digits.',
  'extraction-failed': 'Look at some of them with `vitrina preview`, and name what is missing in content.keep.',
  'own-text-lost': KEEP,
  'thin-page': KEEP,
  'unrendered-shortcode': 'Write the text, switch on the plugin that the code belongs to, or take it out of the page.',
  'unlinked-files':
    'If they belong to the site, link to them, list them in the sitemap, or name these patterns in --seed or crawl.seeds.',
  'unreadable-files':
    'Allow this user to read them (chmod -R a+rX FOLDER), or run the command as the user to whom they belong.',
  'unread-language':
    'State the facts in the config (company.hours, company.address…), and see with `vitrina query` whether what your customers ask is found; groups of words in search.synonyms help.',
  'unreadable-page':
    'Look for what fills its HTML (generated lists, tags that are never closed, styles) and spread it over several pages, or name the page in crawl.exclude. If it is an ordinary page, Vitrina is at fault: tell its authors.',
};
