/** Words, English: sentences that state a fact, by topic. */

import type { Words } from '../../words.ts';
import { coverage } from './coverage.ts';
import { howToAsk } from './how-to-ask.ts';
import { legalNotice, tax } from './legal.ts';
import { prices } from './prices.ts';
import { work } from './work.ts';

export const topics: Words['topics'] = {
  coverage,
  how_to_ask: howToAsk,
  legal_notice: legalNotice,
  tax,
  prices,
  ...work,
  no_online_sale: {
    holds: [
      /\b(?:do|does) not (?:sell|charge|take|accept|book)|\bnothing is (?:sold|charged|paid)|\bno (?:online )?payments?\b|\bwithout charging\b/,
      /\bonline\b|\bwebsite\b|\binternet\b|\bsite\b/,
    ],
    label: /\b(?:what we do not do|what we don't do)\b/,
    cues: [
      [
        /\b(?:do|does) not (?:sell|charge|take|accept)|\bnothing is (?:sold|charged|paid)|\bno (?:online )?payments?\b/,
        3,
      ],
      [/\bor (?:sell|charge)/, 1],
      [/\bonline\b|\bwebsite\b|\binternet\b|\bsite\b/, 2],
    ],
  },
};
