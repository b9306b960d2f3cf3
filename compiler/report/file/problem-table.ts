/** Report stage: complaints as tables: those to mend, and notes that need nothing, each with the pages where it appears. */

import { groupBy } from '#shared/group-by.ts';
import type { CompiledSite, ComplaintCode, Diagnostic } from '../../model.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import { toReadable } from '../../words/readable-address.ts';
import { type Section, sayComplaint, toAdvice } from '../sections.ts';
import { type Cell, type CellText, linkTo, shorten, type Table } from './report-file.ts';

const MAX_ROWS = 5_000;
/** Places of one complaint. */
const MAX_PLACES = 50;

const TONE = { error: 'bad', warning: 'warning', info: 'dim' } as const;

/** Whether a complaint is to be mended: an error, a warning, or a fact that the website lacks. */
export const isToMend = ({ severity, code }: Diagnostic): boolean => severity !== 'info' || code === 'missing-fact';

/** Complaints of an address, which appear on the pages that link to it. */
const OF_LINKS: readonly ComplaintCode[] = ['broken-link', 'page-failed', 'access-denied', 'access-login'];

const isOfLinks = ({ code, pages = [] }: Diagnostic): boolean => OF_LINKS.includes(code) && pages.length > 0;

/** Lists the paths of the pages where a problem appears, each once: of a broken link the pages that have it. */
export function pagesOf(one: Diagnostic): string[] {
  const { where, pages = [] } = one;
  const own = isOfLinks(one) ? [] : [where];
  return [...new Set([...own, ...pages, ...namedBy(one)])].filter((path) => path.startsWith('/'));
}

/** Lists the paths of the pages that a complaint about a fact names. */
function namedBy({ code, about }: Diagnostic): string[] {
  if (code === 'contradictory-fact')
    return [about.one, about.other].map(({ from }) => from.replace(/ \(JSON-LD\)$/, ''));
  return code === 'fact-not-indexed' ? [about.path] : [];
}

/** Makes a table of the problems to mend; without any, only its title. */
export function toProblemPart(
  diagnostics: readonly Diagnostic[],
  site: CompiledSite,
  words: ReportWords,
): Section | Table {
  const { file, summary } = words;
  const some = diagnostics.filter(isToMend);
  if (some.length === 0) return { title: summary.noProblems, lines: [] };
  const rows = toRows(some, site, words);
  return {
    title: `${summary.problems} (${file.inRows(some.length, rows.length)})`,
    columns: file.problemColumns,
    rows,
  };
}

/** Makes the part of notes; none without any. */
export function toNoteParts(diagnostics: readonly Diagnostic[], site: CompiledSite, words: ReportWords): Table[] {
  const { file } = words;
  const rows = toRows(
    diagnostics.filter((one) => !isToMend(one)),
    site,
    words,
  );
  return rows.length === 0
    ? []
    : [{ title: file.notes(rows.length), note: file.notesNote, columns: file.problemColumns, rows }];
}

/** Makes a row for each sentence: complaints that say the same stand together, with all their places. */
function toRows(diagnostics: readonly Diagnostic[], { site }: CompiledSite, words: ReportWords): Cell[][] {
  const { file, severities, diff } = words;
  const complaints = diagnostics.map((diagnostic) => {
    const said = sayComplaint(withoutWays(diagnostic), words);
    const { severity, code, where, message, quote, name } = said;
    const link = isOfLinks(diagnostic) ? `${toReadable(where)}: ` : '';
    // The sentence has already said the parts that differ.
    const quoted = quote && code !== 'contradictory-fact' ? ` «${shorten(quote)}»` : '';
    return {
      severity: { text: code === 'missing-fact' ? file.lacks : severities[severity], tone: TONE[severity] },
      named: name ?? (where.startsWith('/') ? [] : where),
      pages: pagesOf(diagnostic),
      said: link + message + quoted,
      advice: toAdvice(said),
    };
  });
  const alike = groupBy(complaints, ({ severity, said, advice }) => JSON.stringify([severity, said, advice]));
  return [...alike.values()].slice(0, MAX_ROWS).map((some): Cell[] => {
    const names = [...new Set(some.flatMap(({ named }) => named))].join(', ');
    const pages = [...new Set(some.flatMap((one) => one.pages))];
    const places: CellText[] = [
      ...(names === '' ? [] : [{ text: names }]),
      ...pages.slice(0, MAX_PLACES).map((path) => linkTo(path, site)),
      ...(pages.length > MAX_PLACES ? [{ text: diff.more(pages.length - MAX_PLACES) }] : []),
    ];
    const [{ severity, said, advice }] = some;
    return [severity, places, said, advice];
  });
}

/** Returns a complaint of a link without the pages in its sentence, as they stand beside it. */
const withoutWays = (one: Diagnostic): Diagnostic =>
  one.code === 'broken-link'
    ? { ...one, about: { ...one.about, foundOn: one.about.foundOn.filter((way) => !way.startsWith('/')) } }
    : one;
