/** The last sections of the developer page: limits, versions, and the documents. */

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

/** Where the running service says what it serves, and the documents. */
export function toContentSection(context: EmitContext): Html {
  const { guides, site } = context;
  const status = toStatusPath(site.apiPath);
  const { developerPage: text } = guides;
  const documents = toDocumentRows(context).filter(({ url }) => url !== context.addresses.documents.developerPage);
  return toSection(
    'contenido',
    text.sections.content,
    toParagraph(text.contentIntro),
    html`<p>${text.servedSource} <a href="${status}">${status}</a></p>`,
    toSubheading('documentos', text.documents),
    html`<ul class="documents">
${documents.map(({ url, description }) => {
  const path = url.slice(site.url.length);
  return html`<li><a href="${path}">${path}</a> <span>${toInlineHtml(description)}</span></li>`;
})}
</ul>`,
  );
}
