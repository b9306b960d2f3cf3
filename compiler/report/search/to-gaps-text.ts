/** Report stage: what was searched and not found, as text for an editor at a terminal. */

import type { Colors } from 'picocolors/types.js';
import type { GapsReport, JudgedQuery } from './judge-gaps.ts';

/** Gaps first, then what is asked most, then lines to copy into the config. */
export function toGapsText(
  { months, searches, empty, queries, proposals }: GapsReport,
  shown: number,
  colors: Colors,
): string {
  const span = months.length > 1 ? `${months[0]} to ${months.at(-1)}` : (months[0] ?? 'no month');
  const lines = [colors.bold(`${searches} searches, ${span}; ${empty} found nothing`)];
  const section = (title: string, some: readonly JudgedQuery[], toEnd: (query: JudgedQuery) => string) => {
    if (some.length === 0) return;
    lines.push('', colors.bold(title));
    for (const one of some.slice(0, shown)) {
      lines.push(`  ${`${one.searches}×`.padStart(6)}  ${one.words}${colors.dim(toEnd(one))}`);
    }
    if (some.length > shown) lines.push(`          … and ${some.length - shown} more`);
  };
  section(
    'Finds nothing: a page to write, or a word to name in search.synonyms',
    queries.filter(({ finds }) => finds === null),
    () => '',
  );
  section(
    'Asks for a word that no page has',
    queries.filter(({ finds, missing }) => finds !== null && missing.length > 0),
    ({ missing, finds }) => `  no page says ${missing.map((word) => `«${word}»`).join(', ')}; first result ${finds}`,
  );
  section(
    'Found nothing when it was asked, and is found now',
    queries.filter((query) => isAnswered(query) && query.empty > 0),
    ({ finds }) => `  → ${finds}`,
  );
  section(
    'Asked most',
    queries.filter((query) => isAnswered(query) && query.empty === 0),
    ({ finds }) => `  → ${finds}`,
  );
  if (queries.length === 0) lines.push('', 'Nothing was asked often enough to be told without telling who asked.');
  if (proposals.golden.length + proposals.synonyms.length > 0)
    lines.push('', colors.bold('For the config, as far as you agree'), ...toConfigLines(proposals));
  return lines.map((line) => `${line}\n`).join('');
}

const isAnswered = ({ finds, missing }: JudgedQuery): boolean => finds !== null && missing.length === 0;

function toConfigLines({ golden, synonyms }: GapsReport['proposals']): string[] {
  return [
    '  search: {',
    ...(synonyms.length > 0
      ? ['    synonyms: [', ...synonyms.map((group) => `      [${group.map(quote).join(', ')}],`), '    ],']
      : []),
    ...(golden.length > 0
      ? [
          '    golden: [',
          ...golden.map(
            ({ query, expect, within }) =>
              `      { query: ${quote(query)}, expect: ${quote(expect)}, within: ${within} },`,
          ),
          '    ],',
        ]
      : []),
    '  },',
  ];
}

/** Words and paths hold no quotes: the first are letters and figures, the second are escaped. */
const quote = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
