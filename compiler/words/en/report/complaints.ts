/** English: what an editor is told of a site. */

import type { ComplaintWords } from '../../es/report/complaints.ts';
import type { Failure } from '../../es/report/reasons.ts';
import { listSome } from '../../list-some.ts';
import { reasons } from './reasons.ts';
import { rule as say } from './rules.ts';

const pages = (number: number): string => (number === 1 ? '1 page' : `${number} pages`);

const toWhy = ({ reason, status, detail, end }: Failure): string =>
  [
    reasons[reason],
    status === undefined ? detail : `status ${status}`,
    ...(end === undefined ? [] : [`by way of ${end}`]),
  ]
    .filter(Boolean)
    .join(', ');

export const complaints: ComplaintWords = {
  'agent-instruction': () => ({
    kind: 'visible text that speaks to agents',
    message: 'The visible text speaks to agents rather than to visitors.',
    hint: 'Check who wrote it; take it out unless it is meant to be read.',
  }),
  'app-shell': () => ({
    kind: 'page that only a script fills',
    message: 'The page is the empty shell of an app: only a script fills it, and agents run none.',
    hint: 'Let the server or the build put the text into the HTML (server-side rendering, prerendering), or compile the folder that the build writes.',
  }),
  'broken-link': (about) => ({
    kind: 'broken link',
    message: `${about.pages === 1 ? 'A page links' : `${about.pages} pages link`} to this address, which leads nowhere (${toWhy(about)}).`,
    hint: 'Correct or remove the links, or redirect the address to the page that took its place.',
  }),
  'broken-listing': (about) => ({
    kind: 'listed address that leads nowhere',
    message: `${toWays(about.foundOn) || 'The site'} names this address, which leads nowhere (${toWhy(about)}).`,
    hint: 'Take it out of the sitemap, or out of crawl.seeds.',
  }),
  'canonical-broken': ({ named }) => ({
    kind: 'broken canonical link',
    message: `The canonical link (which tells robots the page's true address) leads to ${named}, which is not a page that can be published.`,
    hint: 'Name the address of the page itself.',
  }),
  'canonical-loop': ({ circle }, where) => ({
    kind: 'canonical links in a circle',
    message: `Canonical links (which tell robots a page's true address) run in a circle (${circle.join(', ')}); ${where} was taken.`,
    hint: 'Let all of them name the same page.',
  }),
  'canonical-off-site': ({ named }) => ({
    kind: 'canonical link to another site',
    message: `The canonical link (which tells robots the page's true address) names another site: ${named}`,
    hint: 'Name the address of the page on this site.',
  }),
  'canonical-to-home': () => ({
    kind: 'canonical link to the home page',
    message:
      "The canonical link (which tells robots the page's true address) names the home page, which says something else; it was ignored.",
    hint: 'Name the address of the page itself.',
  }),
  'contact-data': ({ holder }, where) => {
    const message = {
      'stated-phone': `${where} holds a telephone number, which is never published.`,
      'stated-email': `${where} holds an e-mail address, which is never published.`,
      entry:
        'The address or the name of this page holds a telephone number or an e-mail address: it is left out of the company information.',
      address:
        'The address of the page holds a telephone number or an e-mail address: no list or guide names the page.',
      caption:
        'The title or the description holds a telephone number or an e-mail address: lists and guides show them without it.',
    }[holder];
    const hint = 'Take it out: agents are sent to the contact page.';
    return {
      kind: 'telephone number or e-mail address',
      message,
      hint: holder === 'entry' ? 'Give the page a name without it.' : hint,
    };
  },
  'contradictory-fact': ({ one, other }, where) => ({
    kind: 'fact that is contradicted',
    message: `${one.from} says «${one.text}», but ${other.from} says «${other.text}»: neither is told.`,
    hint: `Correct the page that is wrong, or state ${where} in the config.`,
  }),
  'duplicate-content': (about) => ({
    kind: 'pages that say the same',
    message: `${pages(about.pages)} say the same.`,
    hint: 'Let one redirect to the other, or name the better one by a canonical link.',
  }),
  'duplicate-title': (about) => ({
    kind: 'title that pages share',
    message: `${pages(about.pages)} have the same title.`,
    hint: 'Give each a title of its own: agents choose by it.',
  }),
  'empty-page': () => ({
    kind: 'page without words of its own',
    message: 'The page has no words of its own, so it is not published.',
    hint: 'Write something on it, take it out of the site, or name what is missing in content.keep.',
  }),
  'fact-not-located': ({ from, text }, where) => ({
    kind: 'fact that is not where the config says',
    message: `Nothing was found for ${where}: «${text}» on ${from}.`,
    hint: `Correct the page or the selector of ${where} (what is dropped is not looked at), or write the fact itself.`,
  }),
  'golden-query-broken': ({ query, expect, within, finds }) => ({
    kind: 'golden query that fails',
    message: `«${query}» no longer finds ${expect} among the first ${within}; it finds ${listSome(finds, more) || 'nothing'}.`,
    hint: 'See with "vitrina query" why, or change search.golden.',
  }),
  'hidden-instruction': ({ selector }) => ({
    kind: 'hidden orders to agents',
    message: `Hidden text (${selector}) gives orders to agents. It was not published.`,
    hint: 'Find out who put it there and remove it: the site may have been tampered with.',
  }),
  'hidden-text': ({ rule, selector }) => ({
    kind: 'text hidden from visitors',
    message: `Text that visitors do not see was not published (${say(rule)}, ${selector}).`,
    hint: 'If it should be read, show it to visitors too, or mark it data-vitrina="keep".',
  }),
  'invalid-selector': ({ selector }, where) => ({
    kind: 'selector that is not CSS',
    message: `\`${selector}\` is not a CSS selector.`,
    hint: `Correct ${where} in the config.`,
  }),
  'long-address': ({ length }) => ({
    kind: 'address that is too long',
    message: `Its address has ${length} characters, more than agents can ask for.`,
    hint: 'Give the page a shorter address and redirect the old one.',
  }),
  'missing-fact': (_, where) => ({
    kind: 'fact that no page states',
    message: `No page was found that states ${where}.`,
    hint: `Add it to the site, or state ${where} in the config.`,
  }),
  'missing-title': ({ hasHeading }) => ({
    kind: 'page without a title',
    message: hasHeading ? 'The page states no title.' : 'The page has neither a title nor a main heading.',
    hint: 'Give it a <title> that says what it is about.',
  }),
  'named-page-missing': ({ address }, where) => ({
    kind: 'named page that is not published',
    message: `${where} names ${address}, which is not a published page.`,
    hint: `Correct the path in ${where}, or let the page be crawled.`,
  }),
  'orphan-page': ({ foundOn }) => ({
    kind: 'page that no page links to',
    message: `No page links to it; only ${toWays(foundOn) || 'nothing'} names it.`,
    hint: 'Link to it from the page where visitors would look for it.',
  }),
  'other-site': ({ published, compiled, pages: total, kept }) => ({
    kind: 'content of another site',
    message: `The output folder holds the content of ${published}, and this is ${compiled}: ${kept} of the ${total} pages there are pages here too.`,
    hint: `Is ${published} another site? Then name another folder with --out. Has it moved to ${compiled}? Then accept the change.`,
  }),
  'page-failed': (about) => ({
    kind: 'page without a usable answer',
    message: `The site gave no answer that could be used (${toWhy(about)}).`,
    hint: 'Open the page in a browser; if it works there, compile again.',
  }),
  'page-too-large': ({ unread }) => ({
    kind: 'page that is too large',
    message: `The page is so large that its last ${unread} characters of HTML were not read.`,
    hint: 'Spread its content over several pages. If it is not that large, look for tags that are never closed.',
  }),
  'pages-lost': ({ lost, pages: total, allowedLoss }) => ({
    kind: 'pages that are gone',
    message: `${lost.length} of ${total} pages are gone, and crawl.allowedLoss admits ${allowedLoss.toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 })}: ${listSome(lost, more)}`,
    hint: 'Check that the site is up and that its links and sitemap are whole.',
  }),
  'part-of-site': ({ missing, pages: total }, where) => ({
    kind: 'only a part of the site',
    message: `${where} reads a part of the site only: ${missing} of the ${total} published pages are not in it.`,
    hint: 'Name another folder for the trial with --out, or leave the option out.',
  }),
  'pattern-matches-nothing': ({ pattern }, where) => ({
    kind: 'pattern that fits no page',
    message: `«${pattern}» fits no address of the site.`,
    hint: `Correct ${where}, or remove it from the config: \`*\` stands for a part of an address, as in /services/*`,
  }),
  'pinned-page-gone': ({ path }, where) => ({
    kind: 'pinned page that is gone',
    message: `${path} is named in ${where} and is no longer a published page.`,
    hint: `Bring the page back or redirect it to the one that took its place, or change ${where}.`,
  }),
  'query-string-pages': ({ addresses }) => ({
    kind: 'addresses that differ by their query string (?)',
    message: `${addresses === 1 ? '1 address differs by its query string (what follows the ?) only and was' : `${addresses} addresses differ by their query string (what follows the ?) only and were`} left out, though they say something else.`,
    hint: 'If they are pages of their own, give them paths of their own.',
  }),
  'robots-forbid-all': ({ line, rule }) => ({
    kind: 'robots.txt that forbids everything',
    message: `robots.txt forbids robots the home page, and with it the site (line ${line}: «${rule}»).`,
    hint: 'Take that line out, or add the lines `User-agent: Vitrina` and `Allow: /`. For a host of your own, such as staging, set crawl.ignoreRobots.',
  }),
  'robots-unavailable': ({ status }) => ({
    kind: 'robots.txt that cannot be read',
    message: `robots.txt could not be read (${status === undefined ? 'no answer' : `status ${status}`}), so nothing may be fetched.`,
    hint: 'Make robots.txt answer 200 or 404, or set crawl.ignoreRobots for a host of your own.',
  }),
  'selector-matches-nothing': ({ selector }, where) => ({
    kind: 'selector that matches nothing',
    message: `\`${selector}\` matches nothing on any page.`,
    hint: `Correct ${where}, or remove it from the config.`,
  }),
  'site-unreachable': ({ why }) => ({
    kind: 'site that does not answer',
    message: `The site does not answer: ${why}.`,
    hint: 'Check that the address is right and that the site is up.',
  }),
  'sitemap-off-site': ({ entries, example }) => ({
    kind: 'sitemap with addresses of another site',
    message: `${entries} sitemap entries do not belong to this site and were left out, e.g. ${example}`,
    hint: 'If they are this site under another origin, set site.url or crawl.from to it.',
  }),
  'sitemap-unreadable': ({ why }) => ({
    kind: 'sitemap that cannot be read',
    message: `A sitemap that the site names could not be read: ${why}.`,
    hint: 'Correct the sitemap, or take it out of robots.txt or the sitemap index.',
  }),
  'staging-leak': ({ host }) => ({
    kind: 'crawled host or credential that would be published',
    message: `The file holds ${host === undefined ? 'a credential of the crawl' : `the crawled host ${host}`}, which must not be published.`,
    hint: 'Take it out of the text of the page that it comes from.',
  }),
  'extraction-failed': ({ pages, of, rule }) => ({
    kind: 'content that was not found',
    message: rule
      ? `The rule «${say(rule)}» took text of their own from ${pages} of ${of} pages: their content may not have been told from what stands around it.`
      : `${pages} of ${of} pages say next to nothing: a script may write their content, or it was not found.`,
    hint: 'Look at some of them with vitrina preview, and name what is missing in content.keep.',
  }),
  'own-text-lost': ({ kept, words, rule, selector }) => ({
    kind: 'page that lost text of its own',
    message: `${kept} of the ${words} words that only this page has were kept; the rule «${say(rule)}» took most of the others.`,
    hint: selector
      ? `If something is missing, put into the config: content: { keep: ['${selector}'] }`
      : 'If something is missing, name it in content.keep.',
  }),
  'thin-page': ({ words }) => ({
    kind: 'page with very little text',
    message: `All that is content of the page: ${words === 1 ? '1 word' : `${words} words`}.`,
    hint: 'If something is missing, name it in content.keep or mark it with data-vitrina="keep".',
  }),
  'unrendered-shortcode': () => ({
    kind: 'shortcode in sight',
    message: 'The page shows its visitors a shortcode instead of what it stands for.',
    hint: 'Switch on the plugin that it belongs to, or take it out of the page.',
  }),
  'unlinked-files': ({ files }) => ({
    kind: 'files that nothing leads to',
    message: `Nothing that was read leads to ${files.length === 1 ? '1 page' : `${files.length} pages`} of the folder, neither a link nor a sitemap: ${listSome(files, more)}`,
    hint: 'If they belong to the site, link to them, list them in the sitemap, or name them in crawl.seeds.',
  }),
  'unreadable-page': () => ({
    kind: 'page that could not be read',
    message: 'The page could not be read in the time and memory that a page may take, so it is not published.',
    hint: 'Look for what fills its HTML (generated lists, tags that are never closed) and spread it over several pages, or name the page in crawl.exclude.',
  }),
};

const more = (number: number): string => `and ${number} more`;

/** The ways in which an address was found, other than by a link. */
const toWays = (ways: readonly string[]): string =>
  ways.map((way) => ({ sitemap: 'the sitemap', seed: 'crawl.seeds' })[way] ?? way).join(' and ');
