/** Emits `/desarrolladores/`: the guide for people, one static page that needs nothing else. */

import { documentPaths } from '#shared/addresses.ts';
import { type OperationId, operationIds, operations } from '#shared/contract/operations.ts';
import type { ExampleId } from '#shared/locale/guide-text.ts';
import type { PublishedDocument } from '../../model.ts';
import type { EmitContext } from '../emit-context.ts';
import { toCurl } from '../examples.ts';
import { operationExamples } from './api-guide.ts';
import { developerStyle } from './developer-style.ts';
import {
  toDocumentRows,
  toErrorRows,
  toLimitRows,
  toParameterRows,
  toQuotaRows,
  toResultRows,
  toScopeRows,
} from './guide-parts.ts';
import { escapeHtml, toHtmlCode, toHtmlLink, toHtmlList, toHtmlTable, toInlineHtml, toParagraph } from './html.ts';

/** The anchors are addresses: `versionado` is the versioning policy's in every language. */
interface Section {
  id: string;
  heading: string;
  blocks: string[];
}

export function emitDeveloperPage(context: EmitContext): PublishedDocument[] {
  return [
    { address: documentPaths.developerPage, mediaType: 'text/html; charset=utf-8', body: toDeveloperPage(context) },
  ];
}

function toDeveloperPage(context: EmitContext): string {
  const { site, guides, addresses, locale } = context;
  const title = escapeHtml(guides.titles.developers(site.brand));
  const summary = guides.apiSummary(site.brand);
  const sections = toSections(context);
  return `<!doctype html>
<html lang="${escapeHtml(locale.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${escapeHtml(summary)}">
<link rel="canonical" href="${escapeHtml(addresses.documents.developerPage)}">
<link rel="service-desc" type="application/json" href="${escapeHtml(addresses.documents.openapi)}">
<link rel="alternate" type="text/markdown" href="${escapeHtml(addresses.documents.apiIndexMarkdown)}">
<style>
${developerStyle}
</style>
</head>
<body>
<a class="skip" href="#${sections[0]?.id ?? ''}">${escapeHtml(guides.headings.contents)}</a>
<header>
<h1>${title}</h1>
<p>${toInlineHtml(summary)}</p>
<p>${toHtmlLink(addresses.documents.llms, '/llms.txt')} · ${toHtmlLink(addresses.documents.apiIndexMarkdown, '/api.md')} · ${toHtmlLink(addresses.documents.openapi, '/openapi.json')}</p>
</header>
<main>
<nav aria-label="${escapeHtml(guides.headings.contents)}">
<ul>
${sections.map(({ id, heading }) => `<li><a href="#${id}">${escapeHtml(heading)}</a></li>`).join('\n')}
</ul>
</nav>
${sections.map(toSectionHtml).join('\n')}
</main>
<footer>
<p>${toHtmlLink(`${addresses.site}/`, site.brand)}</p>
</footer>
</body>
</html>
`;
}

function toSectionHtml({ id, heading, blocks }: Section): string {
  return `<section id="${id}" aria-labelledby="${id}-h">\n<h2 id="${id}-h">${escapeHtml(heading)}</h2>\n${blocks.join('\n')}\n</section>`;
}

function toSections(context: EmitContext): Section[] {
  const { guides, addresses } = context;
  const { headings, oauth, steps } = guides;
  const code = (...ids: ExampleId[]) => ids.map((id) => toExampleHtml(context, id));
  return [
    {
      id: 'primeros-pasos',
      heading: headings.steps,
      blocks: [
        toHtmlList([steps.search, steps.read, steps.company], 'ol'),
        ...code('search', 'read', 'company'),
        toParagraph(guides.sandbox),
      ],
    },
    {
      id: 'operaciones',
      heading: headings.operations,
      blocks: operationIds.flatMap((id) => toOperationBlocks(id, context)),
    },
    {
      id: 'mcp',
      heading: headings.mcp,
      blocks: [toParagraph(guides.mcp(addresses.mcp)), ...code('mcpTools', 'mcpCall')],
    },
    {
      id: 'identificacion',
      heading: headings.identification,
      blocks: [
        toParagraph(guides.authIntro(context.site.brand)),
        `<h3>${escapeHtml(headings.register)}</h3>`,
        toParagraph(oauth.register),
        ...code('register'),
        toParagraph(guides.placeholders),
        `<h3>${escapeHtml(headings.token)}</h3>`,
        toParagraph(oauth.token),
        ...code('token'),
        `<h3>${escapeHtml(headings.use)}</h3>`,
        toParagraph(oauth.use),
        ...code('searchIdentified'),
        `<h3>${escapeHtml(headings.check)}</h3>`,
        toParagraph(oauth.check),
        ...code('introspect', 'revoke'),
        toHtmlTable(headings.scopes, toScopeRows(context)),
        toHtmlTable(headings.limits, toLimitRows(context)),
        toHtmlList(guides.absent),
      ],
    },
    {
      id: 'cuota',
      heading: headings.quota,
      blocks: [
        toParagraph(guides.quota),
        toHtmlTable(headings.quota, toQuotaRows(context)),
        toParagraph(guides.quotaHeaders),
      ],
    },
    {
      id: 'errores',
      heading: headings.errors,
      blocks: [
        toParagraph(guides.errorShape),
        toHtmlTable(headings.errors, toErrorRows(context)),
        toParagraph(oauth.errors),
      ],
    },
    { id: 'versionado', heading: headings.versioning, blocks: [toHtmlList(guides.versioning)] },
    {
      id: 'documentos',
      heading: headings.documents,
      blocks: [
        `<ul>\n${toDocumentRows(context)
          .map(({ url, description }) => `<li>${toHtmlLink(url)}: ${toInlineHtml(description)}</li>`)
          .join('\n')}\n</ul>`,
      ],
    },
  ];
}

function toOperationBlocks(id: OperationId, context: EmitContext): string[] {
  const { locale, guides, addresses } = context;
  const { headings, labels } = guides;
  const operation = operations[id];
  const { title, description } = locale.operations[id];
  const scope = 'scope' in operation ? ` (\`${operation.scope}\`)` : '';
  const parameters = toParameterRows(id, context);
  return [
    `<h3 id="${id}">${escapeHtml(title)}: <code>${id}</code></h3>`,
    toParagraph(`\`GET ${addresses.operations[id]}\``),
    toParagraph(description),
    toParagraph(operation.token === 'optional' ? labels.tokenOptional : `${labels.tokenRequired}${scope}.`),
    ...(parameters.length > 1 ? [toHtmlTable(`${headings.parameters}: ${id}`, parameters)] : []),
    toHtmlTable(`${headings.answer}: ${id}`, toResultRows(id, context)),
    ...operationExamples[id].map((example) => toExampleHtml(context, example)),
  ];
}

const toExampleHtml = ({ examples, guides }: EmitContext, id: ExampleId): string =>
  toHtmlCode(guides.examples[id], toCurl(examples[id]));
