/** The last sections of the developer page: limits, versions, and what is being served. */

import { toStatusPath } from '#shared/addresses.ts';
import type { EmitContext } from '../emit-context.ts';
import { toDocumentRows, toLimitRows, toQuotaRows } from '../guides/guide-parts.ts';
import {
  type Html,
  html,
  toFieldList,
  toHtmlList,
  toInlineHtml,
  toParagraph,
  toSection,
  toSubheading,
} from './html.ts';

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

/** Places for what only the running service can say, and the documents. */
export function toContentSection(context: EmitContext): Html {
  const { guides, site } = context;
  const status = toStatusPath(site.apiPath);
  const { developerPage: text } = guides;
  const documents = toDocumentRows(context).filter(({ url }) => url !== context.addresses.documents.developerPage);
  return toSection(
    'contenido',
    text.sections.content,
    toParagraph(text.contentIntro),
    html`<dl class="served" id="served">
<div><dt>${text.menu.content}</dt><dd data-served="pages">—</dd></div>
<div><dt>${text.generation}</dt><dd data-served="state">—</dd></div>
<div><dt>${text.digest}</dt><dd><code data-served="generation">—</code></dd></div>
</dl>
<p>${text.servedSource} <a href="${status}">${status}</a></p>`,
    toSubheading('documentos', text.documents),
    html`<ul class="documents">
${documents.map(({ url, description }) => {
  const path = url.slice(site.url.length);
  return html`<li><a href="${path}">${path}</a> <span>${toInlineHtml(description)}</span></li>`;
})}
</ul>`,
  );
}
