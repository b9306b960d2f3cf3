/** Tells the pages that count little in a search unless it speaks of them: legal texts, and pages that say nothing. */

import type { PageKind } from '#shared/search/index/packed-index.ts';
import { concepts } from '#shared/search/language/concepts.ts';
import type { SearchLanguage } from '#shared/search/language/define-language.ts';
import { toWords } from '#shared/search/to-words.ts';
import type { FactSource } from '../../model.ts';
import type { SearchedText } from './searched-fields.ts';

/** Fields of the company information that are read from legal pages only. */
const LEGAL_FIELDS: ReadonlySet<string> = new Set(['pages.legal', 'pages.privacy', 'pages.cookies', 'pages.terms']);
/** Further telling words of the title of a legal page, where a phrase names it; a single word stands alone. */
const MAX_OTHER_WORDS = 3;

export function toPageKind(
  { page, isThin }: SearchedText,
  facts: readonly Pick<FactSource, 'field' | 'from'>[],
  language: SearchLanguage,
): PageKind {
  const isNamed = facts.some(({ field, from }) => from === page.path && LEGAL_FIELDS.has(field));
  if (isNamed || hasLegalTitle(page.title, language)) return 'legal';
  return isThin ? 'thin' : 'ordinary';
}

/** Whether a title consists of the words for a legal text (`Política de cookies`) and hardly any others. */
function hasLegalTitle(title: string, language: SearchLanguage): boolean {
  const words = toWords(title);
  const stems = words.map(language.stem);
  const countTelling = (some: readonly string[]) => some.filter((word) => !language.stopWords.has(word)).length;
  return stems.some((_, position) =>
    language
      .phrases()
      .find(stems, position)
      .some(({ concept, length }) => {
        const others = countTelling(words) - countTelling(words.slice(position, position + length));
        return concepts[concept]?.isLegal && others <= (length > 1 ? MAX_OTHER_WORDS : 0);
      }),
  );
}
