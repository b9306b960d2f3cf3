import type { CompiledPage, LedgerEntry } from '../../../compiler/model.ts';
import type { CheckedSite } from '../../../compiler/report/checks/checked-site.ts';
import { countWords } from '../../../compiler/words/count-words.ts';

/** A page with enough to say, unless told otherwise. */
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

export function siteOf(site: Partial<CheckedSite>): CheckedSite {
  const { pages = [], ledger = [] } = site;
  return { pages, ledger, stated: [], ...site };
}
