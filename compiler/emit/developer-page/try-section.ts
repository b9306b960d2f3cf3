/** The section in which a person tries the service: forms that work by themselves, and a place for what travelled. */

import { toOperationPath } from '#shared/addresses.ts';
import { operations } from '#shared/contract/operations.ts';
import { companySections } from '#shared/contract/schemas.ts';
import { toJsonSchema } from '#shared/contract/to-json-schema.ts';
import { toOneLine } from '#shared/short-text.ts';
import type { EmitContext } from '../emit-context.ts';
import { encodeParameter } from '../encode-parameter.ts';
import { toCurl } from '../examples.ts';
import { type Html, html, toHtmlCode, toInlineHtml } from './html.ts';

/** Searches offered before the first one. */
const SUGGESTED_SERVICES = 4;
const SUGGESTED_AREAS = 2;

/** Headers of an answer that are shown; the others say nothing about the quota or the version. */
const shownHeaders = /^(RateLimit|API-Version|Retry-After)/;

export function toTrySection(context: EmitContext): Html {
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
    ...(company.services ?? []).slice(0, SUGGESTED_SERVICES),
    ...(company.areas ?? []).slice(0, SUGGESTED_AREAS),
  ].map(({ name }) => toOneLine(name));
  const queries = new Set([exampleInput.query, ...names].filter((name) => [...name].length > 1 && name.length <= 60));
  return html`<h3>${guides.developerPage.suggestions}</h3>
<ul class="chips" id="suggestions">
${[...queries].map((query) => html`<li><a href="${action}?query=${encodeParameter(query)}">${query}</a></li>`)}
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

/** What travelled: before the first request, the one that every guide shows. */
function toWire({ guides, locale, examples, addresses }: EmitContext): Html {
  const { developerPage: text } = guides;
  const headers = Object.keys(locale.headers).filter((name) => shownHeaders.test(name));
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
