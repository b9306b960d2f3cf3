/** Report stage: everything that is known about one address, as a value and as titled lines. */

import { attempt } from '#shared/attempt.ts';
import { toPagePath } from '#shared/page.ts';
import { toShortText } from '#shared/short-text.ts';
import type { Diagnostic, LedgerEntry } from '../model.ts';
import { pathAndQuery } from '../site-key.ts';
import { configFieldOf } from '../words/config-field.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import type { LastReport, ReportedPage } from './last-report.ts';
import { type Line, line, type Section, sayComplaint, section } from './sections.ts';

const MAX_SIMILAR = 5;

export type Explanation = ReturnType<typeof explainAddress>;

/**
 * Finds all that a report has on an address.
 * @param asked address, path or its last part, as a person writes it
 * @param isAsset whether a path is that of a file that is never asked for, such as a style sheet
 */
export function explainAddress(
  asked: string,
  { siteUrl, ledger, pages, facts, diagnostics }: LastReport,
  isAsset: (path: string) => boolean = () => false,
) {
  const rows = new Map(ledger.map((entry) => [pathAndQuery(entry.url), entry]));
  const wanted = toWanted(asked, siteUrl);
  const address = [wanted, `${wanted}/`, wanted.replace(/\/$/, '')].find((one) => rows.has(one)) ?? wanted;
  const way: LedgerEntry[] = [];
  for (let at = rows.get(address); at && !way.includes(at); at = rows.get(at.target ?? '')) way.push(at);
  const [entry] = way;
  const last = way.at(-1);
  const path = last && pathAndQuery(last.url);
  const page = pages.find((one) => one.path === path);
  const unlinked = entry ? undefined : findUnlinked(wanted, diagnostics);
  const name = wanted.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? '';
  const alike = [...rows.keys()].filter((known) => name && isAlike(known.toLowerCase(), name));
  return {
    /** Path and query string. */
    address,
    /** Its row in the ledger; absent if the crawl never saw it. */
    ...(entry && { entry }),
    /** Its redirects and canonical links, to their end. */
    way,
    /** The page that it is or leads to. */
    ...(page && { page }),
    /** Company facts that were read from the page. */
    facts: facts.filter(({ from }) => from === path),
    diagnostics: diagnostics.filter(({ where, pages: more = [] }) =>
      [address, path].some((one) => one !== undefined && (where === one || more.includes(one))),
    ),
    /** The file of the folder that it is, when nothing leads there. */
    ...(unlinked !== undefined && { unlinked }),
    /** Whether pages may use it, though it was never asked for. */
    ...(!entry && isAsset(wanted.replace(/\?.*/s, '')) && { isAsset: true }),
    /** Known addresses that look like it, when it was never seen. */
    similar: entry || unlinked ? [] : alike.slice(0, MAX_SIMILAR),
  };
}

/** Finds the file that gives an address, among those of the folder that nothing leads to. */
function findUnlinked(wanted: string, diagnostics: readonly Diagnostic[]): string | undefined {
  const path = decodeIfEscaped(withoutIndex(wanted));
  const files = diagnostics.flatMap(({ code, about }) =>
    code === 'unlinked-files' ? about.files.map((file) => ({ file, at: `${about.base}/${file}` })) : [],
  );
  return files.find(({ at }) => withoutIndex(at) === path)?.file;
}

const decodeIfEscaped = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text;

/** Returns a path or file without query string, `.html`, `index` and final slash, as servers leave them out. */
const withoutIndex = (path: string): string =>
  path
    .replace(/\?.*/s, '')
    .replace(/\.html?$/i, '')
    .replace(/(?:^|\/)index$/, '')
    .replace(/\/$/, '');

/** Whether `known` contains the name, or the name its last part of four letters or more: `contactos`, `/contacto/`. */
function isAlike(known: string, name: string): boolean {
  const last = known.split('/').filter(Boolean).at(-1) ?? '';
  return known.includes(name) || (last.length > 3 && name.includes(last));
}

/** Returns the address with a scheme, if it begins with a host and a slash. */
const withScheme = (asked: string): string => (/^[\w-]+(?:\.[\w-]+)+\//.test(asked) ? `https://${asked}` : asked);

/** Returns the origin that an address as typed names; `undefined` for a path or a part of one. */
export function originOf(asked: string): string | undefined {
  const url = URL.parse(withScheme(asked));
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** Returns path and query string of an address as typed, or of a path below the site: `/precios` of `precios`. */
function toWanted(asked: string, siteUrl: string): string {
  const text = withScheme(asked);
  const base = `${siteUrl}/`;
  if (!URL.canParse(text, base)) return asked;
  const { pathname, search } = new URL(text, base);
  return toPagePath(pathname) + search;
}

const MAX_TEXT_LENGTH = 200;

/** Reports how an address was found, its outcome, its page with cuts, facts and problems, and pages that link to it. */
export function toExplanation(explanation: Explanation, words: ReportWords): Section[] {
  const { address, entry, way, page, facts, diagnostics, similar, unlinked, isAsset } = explanation;
  const { explain, outcomes, reasons } = words;
  if (!entry) {
    const unseen = isAsset ? explain.asset : explain.neverSeen;
    const seen = unlinked === undefined ? unseen : explain.unlinked(unlinked);
    const lines = [...line(seen), ...line(similar.length > 0 ? explain.similar : '')];
    return section(address, [...lines, ...similar.flatMap((one) => line(one, undefined, 2))]);
  }
  const linking = entry.foundOn.filter((one) => one.startsWith('/'));
  const shorten = (text: string) => toShortText(text, MAX_TEXT_LENGTH);
  const told = facts.flatMap(({ field, evidence }) =>
    // Of a page that the config names, the evidence is the field itself.
    line(
      `${configFieldOf(field)}: ${evidence === configFieldOf(field) ? words.summary.from('config') : shorten(words.detail(evidence))}`,
    ),
  );
  const problems = diagnostics.flatMap((diagnostic) => {
    const { severity, message, hint, quote } = sayComplaint(diagnostic, words);
    const quoted = quote ? ` «${shorten(quote)}»` : '';
    return [...line(`${words.severities[severity]}: ${message}${quoted}`), ...line(`→ ${hint}`, undefined, 2)];
  });
  return [
    ...section(address, [
      ...Object.entries(explain.foundBy).flatMap(([way, said]) => line(entry.foundOn.includes(way) ? said : '')),
      ...way.flatMap((step) => {
        // The detail of that reason is the status.
        const isSaid = step.status === undefined || step.reason === 'http-status';
        const status = isSaid ? '' : `, ${explain.status} ${step.status}`;
        const detail = step.detail === undefined ? '' : ` (${words.detail(step.detail)})`;
        const target = step.target === undefined ? '' : ` → ${step.target}`;
        const start = step === entry ? '' : `${step.url} `;
        return line(`${start}${outcomes[step.outcome]}: ${reasons[step.reason]}${detail}${status}${target}`);
      }),
    ]),
    ...(page ? toPageSections(page, words) : []),
    ...section(explain.facts, told),
    ...section(explain.problems, problems),
    ...section(explain.linkedFrom, [
      ...linking.flatMap((one) => line(one)),
      ...line(entry.foundOnMore ? explain.morePages(entry.foundOnMore) : ''),
    ]),
  ];
}

/** Reports a page: address, description, aliases, headings, and each removed part with its rule. */
function toPageSections(page: ReportedPage, { explain, rule: say }: ReportWords): Section[] {
  const lines: Line[] = [
    ...line(page.url),
    ...line(toShortText(page.description, MAX_TEXT_LENGTH)),
    ...line(page.aliases.length > 0 ? explain.aliases(page.aliases) : ''),
  ];
  return [
    ...section(page.title || page.path, lines),
    {
      title: explain.kept(page.words),
      lines: page.headings.flatMap(({ level, text }) => line(`${'#'.repeat(level)} ${text}`)),
    },
    ...section(
      explain.cut(page.removed.length),
      page.removed.flatMap(({ rule, selector, text }) => [
        ...line([say(rule), selector], 'warning'),
        ...line(`«${toShortText(text, MAX_TEXT_LENGTH)}»`, undefined, 2),
      ]),
    ),
  ];
}
