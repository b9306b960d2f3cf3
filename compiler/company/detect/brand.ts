/** Company stage: the name of the business, stated by the owner or by vote of everything that names it. */

import { countAll } from '#shared/group-by.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import { titleParts } from '../../signs/title-separator.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { countWords } from '../../words/count-words.ts';
import { contactComplaint } from '../company-config.ts';
import type { CompanyPart, Finding } from '../facts.ts';
import { rolesLike, withoutOrnament } from '../names.ts';
import type { SiteView } from '../site-view.ts';
import { nameWithoutContactData } from '../without-contact-data.ts';

/** A name, with points by the sign that names it and the share of pages that have it. */
interface Vote extends Finding {
  weight: number;
}

/** Whole folded names that name a page or nothing, not a business. */
const NO_NAME = new RegExp(
  `^(?:logo|copyright|localhost|${inCompleteLanguages(({ home }) => home.map(foldFully))}|${inCompleteLanguages(({ noBrands }) => noBrands)})$`,
);
/** A greeting at the beginning of a title. */
const GREETING = new RegExp(`^${inCompleteLanguages(({ greetings }) => greetings)}\\s+`, 'i');
/** Bonus in points for a name that the home page shows to visitors. */
const SEEN = 3;
/** A whole name of one or two lower-case letters; initials are written in capitals. */
const TOO_SHORT = /^\p{Ll}{1,2}$/u;
/** Characters of a name, and words of a main heading that may be one. */
const MAX_LENGTH = 60;
const MAX_HEADING_WORDS = 5;

/**
 * Names the business as `site.brand` does (`stated`), else as its pages vote, else by its host. `name` is as written;
 * `company.brand` is without contact data, or the host if nothing is left. A stated name with contact data gets an
 * error.
 */
export function nameBusiness(view: SiteView, stated: string | undefined): CompanyPart & { name: string } {
  const { host } = new URL(view.url);
  const { text, from, evidence } = stated
    ? { text: stated, from: 'config', evidence: 'site.brand' }
    : (winner(votesOf(view), view) ?? {
        text: host,
        from: view.index.home?.path ?? '/',
        evidence: 'address of the site',
      });
  const complaint = stated ? contactComplaint('site.brand', stated) : undefined;
  return {
    name: text,
    company: { brand: nameWithoutContactData(text) || host },
    sources: [{ field: 'brand', from, evidence }],
    diagnostics: complaint ? [complaint] : [],
  };
}

/**
 * Votes of every page's `og:site_name`, logo, copyright line, title and JSON-LD names, and of the home page's title
 * and short main heading. The weights of one sign on all pages add up to its points.
 */
function votesOf({ index: { home }, facts }: SiteView): Vote[] {
  const votes: Vote[] = [];
  const vote = (text: string | undefined, weight: number, from: string, evidence: string): void => {
    if (text) votes.push({ text, weight, from, evidence });
  };
  const count = facts.length;
  // A part that different titles share names the business. One title on several pages counts once: it may be a motto.
  const titles = countAll(facts.map(({ documentTitle }) => documentTitle));
  const parts = countAll([...titles.keys()].flatMap((title) => [...new Set(namesIn(title).map(foldWords))]));
  const named = facts.flatMap(({ business }) => business).filter(({ name }) => name !== undefined).length;
  for (const { path, siteName, logo, copyright, documentTitle, business, mainHeading } of facts) {
    vote(withoutMotto(siteName), 5 / count, path, 'og:site_name');
    vote(logo, 3 / count, path, 'link to the home page');
    vote(copyright, 2 / count, path, 'copyright line');
    namesIn(documentTitle).forEach((part, at) => {
      if (isSeveral(parts, foldWords(part))) vote(part, 5 / count, path, 'titles');
      else if (at === 0 && isSeveral(titles, documentTitle)) vote(part, 0.75 / count, path, 'titles');
    });
    for (const { name } of business) vote(name, 3 / named, path, 'JSON-LD name');
    if (path !== home?.path) continue;
    vote(namesIn(documentTitle)[0], 1, path, 'title');
    if (mainHeading.split(' ').length <= MAX_HEADING_WORDS) vote(mainHeading, 1.5, path, 'main heading');
  }
  return votes;
}

/** Whether a text was counted more than once. */
const isSeveral = (counts: ReadonlyMap<string, number>, text: string): boolean => (counts.get(text) ?? 0) > 1;

/** The home page's title, heading, logo, copyright name and Markdown, folded, with a blank before and behind. */
function textSeen({ index: { home }, facts }: SiteView): string {
  const page = facts.find(({ path }) => path === home?.path);
  const names = [page?.documentTitle, page?.mainHeading, page?.logo, page?.copyright, home?.markdown];
  return ` ${foldWords(names.join(' '))} `;
}

/** Whether a name has no lower-case letter, as logos write it. */
const isShouted = (name: string): boolean => name === name.toUpperCase();

/**
 * The name with most points; `undefined` without one. Spellings that fold alike are one name, in the first spelling
 * that is not all in capitals, unless a later vote outweighs all before it. One that the home page shows gets `SEEN`.
 * Names of pages and roles, too short or too long ones do not count.
 */
function winner(votes: readonly Vote[], view: SiteView): Finding | undefined {
  const seen = textSeen(view);
  // A link to the home page may call it `La empresa`.
  const isOfRole = (key: string): boolean => rolesLike(key, view.language)[0]?.likeness === 1;
  const sums = new Map<string, Vote>();
  for (const vote of votes) {
    const key = foldWords(vote.text);
    const isFit = !TOO_SHORT.test(vote.text) && vote.text.length <= MAX_LENGTH;
    if (key === '' || !isFit || NO_NAME.test(key) || isOfRole(key)) continue;
    const sum = sums.get(key) ?? { ...vote, weight: 0 };
    const isHeavier = vote.weight > sum.weight || (vote.weight === sum.weight && vote.text < sum.text);
    const isBetter = isShouted(sum.text) === isShouted(vote.text) ? isHeavier : isShouted(sum.text);
    sums.set(key, { ...(isBetter ? vote : sum), weight: sum.weight + vote.weight });
  }
  return [...sums]
    .map(([key, vote]) => ({ ...vote, weight: vote.weight + (seen.includes(` ${key} `) ? SEEN : 0) }))
    .sort((a, b) => b.weight - a.weight)[0];
}

/**
 * The name without ornament, or its first part if three words or more follow that: `Averías Norte | Tu casa, en buenas
 * manos`.
 */
function withoutMotto(name = ''): string {
  const [first = '', ...rest] = titleParts(name);
  return countWords(rest.join(' ')) > 2 ? first : withoutOrnament(name);
}

/**
 * Parts of a title that may be a name, without a greeting: those between separators and colons, `Contacto | Averías
 * Norte`; if there is only one, its parts between commas, and itself.
 */
function namesIn(title: string): string[] {
  const parts = titleParts(title.replace(GREETING, '')).flatMap((part) => part.split(/:\s+/));
  return parts.length > 1 ? parts : [...(parts[0] ?? '').split(/,\s+/), ...parts];
}
