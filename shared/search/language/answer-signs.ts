/** What the answer to a question looks like whatever its words: an amount of money, hours or a length of time. */

import type { MatchedQuery } from '../rank/match-words.ts';
import { type AnswerSign, concepts } from './concepts.ts';

const patterns: Readonly<Record<AnswerSign, RegExp>> = {
  money: /[€$£]\s?\d|\d\s?(?:€|£|euros?\b|usd\b|mxn\b|eur\b|pesos?\b|d[oó]lar)/gi,
  time: /\b\d{1,2}[:.]\d{2}\b|\b\d{1,3}\s?(?:h|hs|hrs?|horas?|hours?|am|pm|min|minutos?|minutes?|d[ií]as?|days?|semanas?|weeks?|meses|months?)\b/gi,
};

/** The sign that a query asks for, with the word that asks for it: the first of those that do. */
export function toAnswerSign({ words, concepts: spokenOf }: Pick<MatchedQuery, 'words' | 'concepts'>) {
  for (const concept of spokenOf) {
    const sign = concepts[concept]?.sign;
    if (sign === undefined) continue;
    // A word of its own: beside what was asked it tells where the answer stands.
    const worth = Math.max(0, ...words.map(({ weight }) => weight)) / 2;
    return { pattern: patterns[sign], word: words.length, worth };
  }
  return undefined;
}
