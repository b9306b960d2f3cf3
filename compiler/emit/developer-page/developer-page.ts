/** `/desarrolladores/`: the page for people, with the forms in which they try the service, its style and its script. */

import { toOperationPath } from '#shared/addresses.ts';
import { operations, type ToolId, toolIds } from '#shared/contract/operations.ts';
import { quotaHeaders } from '#shared/contract/policy.ts';
import { companySections } from '#shared/contract/schemas.ts';
import { toJsonSchema } from '#shared/contract/to-json-schema.ts';
import { documentPaths } from '#shared/documents.ts';
import { toOneLine } from '#shared/short-text.ts';
import type { PublishedDocument } from '../../model.ts';
import type { EmitContext } from '../emit-context.ts';
import { toCurl } from '../examples.ts';
import { assets } from './assets.inline.js';
import { type Html, html, toHtmlCode, toInlineHtml } from './html.ts';
import {
  toConnectSection,
  toContentSection,
  toLimitsSection,
  toOperationsSection,
  toVersioningSection,
} from './reference-sections.ts';
import type { ScriptFacts } from './script-facts.ts';

/** Policy of the page (CSP Level 3): it loads its own files, and sends requests to its own origin. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%230a6470'/%3E%3Cpath d='M4 5h8M4 8h8M4 11h5' stroke='%23fff' stroke-width='1.6' stroke-linecap='round'/%3E%3C/svg%3E";

const toAddress = (name: string): string => documentPaths.developerPage + name;

/** The style and the script of the page. */
export const pageAssets: readonly PublishedDocument[] = assets.map(({ name, text }) => ({
  address: toAddress(name),
  mediaType: `text/${name.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
  body: text,
}));

export function toDeveloperPage(context: EmitContext): string {
  const { site, guides, addresses, locale } = context;
  const { developerPage: text } = guides;
  return html`<!doctype html>
<html lang="${locale.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${{ html: contentSecurityPolicy }}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${guides.titles.developers(site.brand)}</title>
<meta name="description" content="${guides.apiSummary(site.brand)}">
<link rel="canonical" href="${addresses.documents.developerPage}">
<link rel="service-desc" type="application/json" href="${documentPaths.openapi}">
<link rel="alternate" type="text/markdown" href="${documentPaths.apiIndexMarkdown}">
<link rel="icon" href="${{ html: icon }}">
<link rel="stylesheet" href="${toAddress('page.css')}">
<script type="module" src="${toAddress('page.js')}"></script>
</head>
<body>
<a class="skip" href="#probar">${text.skip}</a>
${toTopBar(context)}
<main>
${toAboutSection(context)}
${toTrySection(context)}
${toConnectSection(context)}
${toOperationsSection(context)}
${toLimitsSection(context)}
${toVersioningSection(context)}
${toContentSection(context)}
</main>
<footer><p><a href="/">${site.brand}</a></p></footer>
<p id="announcement" class="unseen" role="status"></p>
<script type="application/json" id="facts">${toScriptJson(toScriptFacts(context))}</script>
</body>
</html>
`.html;
}

/** Makes the bar with brand and menu. Its anchors are equal in every language, since `#versionado` is published. */
function toTopBar({ site, guides }: EmitContext): Html {
  const { menu, sections, menuLabel } = guides.developerPage;
  const links = [
    ['probar', menu.try],
    ['conectar', menu.connect],
    ['operaciones', sections.operations],
    ['limites', sections.limits],
    ['versionado', sections.versioning],
    ['contenido', menu.content],
  ] as const;
  return html`<header class="bar">
<a class="brand" href="/">${site.brand}</a>
<nav aria-label="${menuLabel}"><ul>
${links.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}
</ul></nav>
</header>`;
}

function toAboutSection({ site, guides }: EmitContext): Html {
  const { developerPage: text } = guides;
  return html`<section id="que-es" class="hero">
<p class="tagline">${text.tagline}</p>
<h1>${text.heading(site.brand)}</h1>
<p class="lede">${guides.apiSummary(site.brand)}</p>
<ul class="points" aria-label="${text.sections.about}">
${text.points.map((point) => html`<li><strong>${point.title}</strong> ${point.text}</li>`)}
</ul>
</section>`;
}

/** Writes JSON for a `script` element, escaped so that it cannot end the element. */
const toScriptJson = (value: unknown): Html => ({ html: JSON.stringify(value).replaceAll('<', '\\u003c') });

/** Returns the addresses and sentences that the page's script reads. */
function toScriptFacts({ site, guides }: EmitContext): ScriptFacts {
  const paths = Object.fromEntries(toolIds.map((id) => [id, toOperationPath(id, site.apiPath)]));
  return { site: site.url, operations: paths as Record<ToolId, string>, text: guides.developerPage.script };
}

const MAX_SUGGESTED_SERVICES = 4;
const MAX_SUGGESTED_AREAS = 2;

/** Makes the forms, which work without script, and the place that shows request and answer. */
function toTrySection(context: EmitContext): Html {
  const { developerPage: text } = context.guides;
  return html`<section id="probar" class="try">
<div class="intro">
<h2>${text.sections.try}</h2>
<p>${text.tryIntro}</p>
<noscript><p>${text.noScript}</p></noscript>
</div>
<div class="stage">
${toSearchForm(context)}
<div id="output" class="output" tabindex="-1">
${toSuggestions(context)}
</div>
${toCompanyForm(context)}
</div>
${toWire(context)}
</section>`;
}

function toSearchForm({ site, guides, locale }: EmitContext): Html {
  const { developerPage: text } = guides;
  const { properties } = toJsonSchema(operations.search_pages.parameters, locale, 'input');
  const { minLength, maxLength } = (properties as { query: { minLength: number; maxLength: number } }).query;
  return html`<form id="search" role="search" action="${toOperationPath('search_pages', site.apiPath)}">
<label for="query">${text.searchLabel}</label>
<div class="row">
<input id="query" name="query" type="search" required minlength="${minLength}" maxlength="${maxLength}" placeholder="${text.searchPlaceholder}" autocomplete="off" enterkeyhint="search">
<button class="main">${text.searchButton}</button>
</div>
</form>`;
}

function toSuggestions({ site, company, guides, exampleInput }: EmitContext): Html {
  const action = toOperationPath('search_pages', site.apiPath);
  const names = [
    ...(company.services ?? []).slice(0, MAX_SUGGESTED_SERVICES),
    ...(company.areas ?? []).slice(0, MAX_SUGGESTED_AREAS),
  ].map(({ name }) => toOneLine(name));
  const queries = new Set([exampleInput.query, ...names].filter((name) => [...name].length > 1 && name.length <= 60));
  return html`<h3>${guides.developerPage.suggestions}</h3>
<ul class="chips" id="suggestions">
${[...queries].map((query) => html`<li><a href="${action}?${String(new URLSearchParams({ query }))}">${query}</a></li>`)}
</ul>
<h3>${guides.headings.steps}</h3>
<ol class="steps">
${Object.values(guides.steps).map((step) => html`<li>${toInlineHtml(step)}</li>`)}
</ol>`;
}

function toCompanyForm({ site, guides }: EmitContext): Html {
  const { developerPage: text } = guides;
  return html`<form id="company" action="${toOperationPath('get_company_info', site.apiPath)}">
<fieldset class="chips"><legend>${text.company}</legend>
${companySections.map((section) => html`<button name="section" value="${section}">${text.companySections[section]}</button>`)}
</fieldset>
</form>`;
}

/** Makes the place that shows the request. Before the first one it shows the example of the guides. */
function toWire({ guides, examples, addresses }: EmitContext): Html {
  const { developerPage: text } = guides;
  const headers = [...quotaHeaders, 'API-Version', 'Retry-After'];
  const path = examples.search.url.slice(addresses.site.length);
  return html`<aside id="wire" class="wire" aria-labelledby="wire-h">
<h3 id="wire-h">${text.request}</h3>
<p class="request"><b>GET</b> <span data-wire="path">${path}</span></p>
<p class="status"><span data-wire="status"></span> <span data-wire="time">${text.requestIntro}</span></p>
<dl data-wire="headers" aria-label="${text.headers}" hidden>
${headers.map((name) => html`<div><dt>${name}</dt><dd data-header="${name}"></dd></div>`)}
</dl>
${toHtmlCode(text.asCommand, toCurl(examples.search))}
</aside>`;
}
