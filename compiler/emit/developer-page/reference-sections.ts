/** The last sections of the developer page: limits, versions, and what is being served. */

import type { EmitContext } from '../emit-context.ts';
import { toDocumentRows, toLimitRows, toQuotaRows } from '../guides/guide-parts.ts';
import { type Html, html, toFieldList, toHtmlList, toInlineHtml, toParagraph } from './html.ts';
import { toSection, toSubheading } from './section.ts';

export function toLimitsSection(context: EmitContext): Html {
  const { quotaHeaders, developerPage: text } = context.guides;
  return toSection(
    'limites',
    text.sections.limits,
    toFieldList(toQuotaRows(context).map(([who = '', limit = '', policy = '']) => [who, policy, limit])),
    toParagraph(quotaHeaders),
    toFieldList(toLimitRows(context)),
  );
}

export function toVersioningSection({ guides }: EmitContext): Html {
  return toSection('versionado', guides.developerPage.sections.versioning, toHtmlList(guides.versioning));
}

/** What the compiler knows, and places for what only the running service can say. */
export function toContentSection(context: EmitContext): Html {
  const { pages, guides, site } = context;
  const { developerPage: text } = guides;
  const documents = toDocumentRows(context).filter(({ url }) => url !== context.addresses.documents.developerPage);
  return toSection(
    'contenido',
    text.sections.content,
    toParagraph(text.contentIntro),
    html`<dl class="served" id="served">
<div><dt>${text.menu.content}</dt><dd data-served="pages">${text.pageCount(pages.length)}</dd></div>
<div><dt>${text.generation}</dt><dd data-served="state">—</dd></div>
<div><dt>${text.digest}</dt><dd><code data-served="generation">—</code></dd></div>
</dl>`,
    toSubheading('documentos', text.documents),
    html`<ul class="documents">
${documents.map(({ url, description }) => {
  const path = url.slice(site.url.length);
  return html`<li><a href="${path}">${path}</a> <span>${toInlineHtml(description)}</span></li>`;
})}
</ul>`,
  );
}
