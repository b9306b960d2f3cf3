/** Report stage: everything that is wrong with a compiled site, for its editor: titles, contents and addresses here. */

import { hash } from 'node:crypto';
import { readPageParameters } from '#shared/contract/schemas.ts';
import { groupBy } from '#shared/group-by.ts';
import { comparePaths } from '#shared/page.ts';
import { toPlainText } from '#shared/search/plain-text.ts';
import { type CompiledPage, complain, type Diagnostic, type LedgerEntry, type Severity } from '../model.ts';
import { isLocalSite } from '../site-key.ts';
import { countWords } from '../words/count-words.ts';
import { languages } from '../words/languages.ts';
import { checkHiddenText } from './checks/check-hidden-text.ts';
import { checkLinks } from './checks/check-links.ts';
import { checkLoss } from './checks/check-loss.ts';

/** Returns the language of a tag (RFC 5646): `fr` of `fr-CA`. */
const toPrimaryLanguage = (language: string): string => (language.split('-', 1)[0] ?? '').toLowerCase();

/** Languages with enough words in common with Spanish for its rules to find most facts. */
const NEAR_SPANISH: readonly string[] = ['ca', 'gl'];

/** Complains about a language without word lists: a warning, or a note if it is near to Spanish. */
function checkLanguage(language: string): Diagnostic[] {
  if (language in languages) return [];
  const severity = NEAR_SPANISH.includes(language) ? 'info' : 'warning';
  return [complain(severity, 'unread-language', 'site.language', { language })];
}

/** Returns the complaints of all checks of a whole site, in no particular order. @param pages sorted by path */
export function checkSite(
  pages: readonly CompiledPage[],
  ledger: readonly LedgerEntry[],
  siteUrl: string,
  language: string,
): Diagnostic[] {
  return [
    ...(pages.length > 0 && isLocalSite(siteUrl)
      ? [complain('warning', 'no-site-address', 'site.url', { url: siteUrl })]
      : []),
    ...(pages.length > 0 ? checkLanguage(toPrimaryLanguage(language)) : []),
    ...checkLoss(pages),
    ...checkTitles(pages),
    ...checkContents(pages),
    ...checkLinks(ledger),
    ...checkHiddenText(pages),
    ...checkAddresses(pages),
  ];
}

const SEVERITY_RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Returns a sorted copy: worst first, then by code, then by place, in code-point order. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity] ||
      comparePaths(a.code, b.code) ||
      comparePaths(a.where, b.where) ||
      comparePaths(JSON.stringify(a.about), JSON.stringify(b.about)),
  );
}

/** Shorter pages are not compared; the page stage reports them as thin. */
const MIN_COMPARED_WORDS = 25;

const LINK_ADDRESS = /(?<=\])\([^()]*\)/g;

/** Complains about each title that pages of a language share, in any case, at the first of them. */
export function checkTitles(pages: readonly CompiledPage[]): Diagnostic[] {
  const titled = pages.filter(({ title }) => title !== '');
  return [...groupBy(titled, ({ title, language }) => `${language} ${title.toLowerCase()}`).values()]
    .filter(([, ...others]) => others.length > 0)
    .map(([{ path, title }, ...others]) => {
      const pages = others.map((other) => other.path);
      return complain('warning', 'duplicate-title', path, { pages: pages.length + 1 }, { quote: title, pages });
    });
}

/** Complains about pages with the same content below the main heading but for link targets, at the first of them. */
export function checkContents(pages: readonly CompiledPage[]): Diagnostic[] {
  const bodyOf = ({ markdown }: CompiledPage) => markdown.replace(/^# .*\n/, '');
  return [...groupBy(pages, (page) => hash('sha256', bodyOf(page).replace(LINK_ADDRESS, ''))).values()]
    .filter(([page, ...others]) => others.length > 0 && countWords(toPlainText(bodyOf(page))) >= MIN_COMPARED_WORDS)
    .map(([{ path }, ...others]) => {
      const pages = others.map((other) => other.path);
      return complain('warning', 'duplicate-content', path, { pages: pages.length + 1 }, { pages });
    });
}

/** Complains about pages whose address is longer than `read_page` takes. */
export function checkAddresses(pages: readonly CompiledPage[]): Diagnostic[] {
  return pages
    .filter(({ url }) => !readPageParameters.shape.url.safeParse(url).success)
    .map(({ path, url }) => complain('warning', 'long-address', path, { length: url.length }));
}
