import type { CompiledPage, LedgerEntry } from '../../../compiler/model.ts';
import type { Publication } from '../../../compiler/report/publish-guard.ts';
import type { AskedContent } from '../../../compiler/report/search/judge-golden.ts';
import { countWords } from '../../../compiler/words/count-words.ts';

/** Returns a page of about 50 words; `page` replaces fields. */
export function pageAt(path: string, page: Partial<CompiledPage> = {}): CompiledPage {
  const title = page.title ?? `Página ${path}`;
  return {
    path,
    url: `https://www.ejemplo.es${path}`,
    title,
    description: '',
    language: 'es',
    markdown: `# ${title}\n\nEn ${path} ${'se explica con detalle lo que hacemos y cuánto cuesta, '.repeat(5)}y nada más.\n`,
    headings: [],
    aliases: [],
    imageAlts: [],
    words: countWords(page.markdown ?? 'palabra '.repeat(50)),
    own: { words: 0, kept: 0 },
    removed: [],
    ...page,
  };
}

/** Returns the ledger's row of a published address; `row` replaces fields. */
export function rowAt(address: string, row: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    url: `https://www.ejemplo.es${address}`,
    outcome: 'published',
    reason: 'ok',
    status: 200,
    foundOn: ['/'],
    ...row,
  };
}

/** Publication that the guard lets pass, as it has no pages and names none. */
export const soundPublication: Publication = {
  siteUrl: 'https://www.ejemplo.es',
  pages: [],
  ledger: [],
  allowedLoss: 0.1,
  pinned: [],
  named: [],
  golden: [],
  isLeftOut: () => false,
};

/** Returns content in which each search finds these pages, and no fact is known. */
export const finding = (...paths: string[]): AskedContent => ({
  explain: (_query, limit) => ({
    results: paths.slice(0, limit).map((path) => ({ path, excerpt: `Lo que dice ${path}` })),
    isUnsure: false,
  }),
  factText: () => undefined,
});
