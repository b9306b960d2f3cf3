/** Pages that answer 200 and are still no content of their own: missing pages, archives, attachments, result lists. */

import type { HtmlFacts } from './read-html.ts';

export interface PageKind {
  /** Reason in the ledger. */
  reason: 'soft-404' | 'archive' | 'pagination' | 'attachment' | 'search-results' | 'password';
  detail: string;
}

/** Words for “page” and for “is not there”, in the languages that business sites are written in. */
const MISSING_PAGE =
  /(?:p[aá]gina|page|seite|contenido|content|recurso|url|enlace)\b.{0,30}(?:no (?:se )?(?:ha )?(?:sido )?(?:encontr|exist|localiz|disponible|est[aá] disponible)|not (?:be )?found|(?:does|do) ?n[o']t exist|can(?:no|')t be found|no longer (?:exists|available)|introuvable|n[’']existe pas|nicht gefunden|existiert nicht|non trovata|non esiste|n[aã]o (?:foi )?encontrad|n[aã]o existe|no s[’']ha trobat|no existeix)|(?:no (?:se )?(?:ha )?(?:encontr\w*|existe|hemos encontrado|podemos encontrar|encontramos)|can(?:no|')t find|could ?n[o']t find|couldn’t find) .{0,25}(?:p[aá]gina|page|contenido|content)|nothing (?:was )?found/i;

const NUMBER = /^(?:error\s*)?404\b|\b(?:error|http|status|c[oó]digo)\s*404\b/i;

const BARE =
  /^(?:oops|ups|vaya|uy|¡ups|no encontrad[oa]|not found|no existe|error|nicht gefunden|introuvable|non trovato)[!¡.… ]*$/i;

/** More words than this are content, whatever the heading says. */
const SHORT_PAGE = 150;

function readSoftMissing(facts: HtmlFacts): PageKind | undefined {
  if (facts.bodyClasses.includes('error404'))
    return { reason: 'soft-404', detail: 'marked as an error page by its CMS' };
  if (facts.wording.contentWords > SHORT_PAGE) return undefined;
  const names = [facts.heading, facts.title.split(/\s+[|–—·»-]\s+/)[0] ?? '', facts.title].filter(
    (name) => name !== '',
  );
  const says = names.find((name) => NUMBER.test(name) || MISSING_PAGE.test(name));
  if (says !== undefined) return { reason: 'soft-404', detail: `“${says.slice(0, 80)}”` };
  const bare = names.find((name) => BARE.test(name));
  return bare !== undefined && MISSING_PAGE.test(facts.wording.excerpt)
    ? { reason: 'soft-404', detail: `“${bare}”` }
    : undefined;
}

const TERM_ARCHIVES = ['category', 'tag', 'author', 'date'];

/** WordPress themes state on `body` what they show; this is their documented vocabulary (`get_body_class`). */
function readBodyClasses(classes: string[]): PageKind | undefined {
  const has = (name: string) => classes.includes(name);
  if (has('attachment') && classes.some((name) => name.startsWith('attachmentid-'))) {
    return { reason: 'attachment', detail: 'page of a media file' };
  }
  if (has('search-results') || has('search-no-results')) return { reason: 'search-results', detail: 'body class' };
  const isList = has('archive') || has('blog') || has('search');
  if (has('paged') && isList && !has('single') && !has('page')) return { reason: 'pagination', detail: 'body class' };
  const term = has('archive') ? TERM_ARCHIVES.find(has) : undefined;
  return term === undefined ? undefined : { reason: 'archive', detail: `list of posts by ${term}` };
}

function readPathForm(path: string): PageKind | undefined {
  if (/\/(?:page|pagina|p%C3%A1gina|pag|seite)\/(?:[2-9]|\d{2,})\/?$/i.test(path)) {
    return { reason: 'pagination', detail: 'by its address' };
  }
  if (/\/(?:tag|tags|etiqueta|etiquetas|author|autor|autores)\/[^/]+\/?$/i.test(path)) {
    return { reason: 'archive', detail: 'by its address' };
  }
  return /\/(?:19|20)\d{2}\/(?:0[1-9]|1[0-2])(?:\/\d{2})?\/?$/.test(path)
    ? { reason: 'archive', detail: 'list by date, by its address' }
    : undefined;
}

/** What kind of non-page `path` is, or `undefined` for a page like any other. Its links are followed all the same. */
export function readPageKind(path: string, facts: HtmlFacts): PageKind | undefined {
  if (facts.asksPassword) return { reason: 'password', detail: 'its content is behind a password' };
  return readSoftMissing(facts) ?? readBodyClasses(facts.bodyClasses) ?? readPathForm(path);
}
