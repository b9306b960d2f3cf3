/** `/desarrolladores/`: the page for people, with its style and its script beside it. */

import { join } from 'node:path';
import { buildSync, type OutputFile } from 'esbuild';
import { toOperationPath } from '#shared/addresses.ts';
import { packageFolder } from '#shared/build/program.js';
import { type ToolId, toolIds } from '#shared/contract/operations.ts';
import { documentPaths } from '#shared/documents.ts';
import type { PublishedDocument } from '../../model.ts';
import type { EmitContext } from '../emit-context.ts';
import { toConnectSection } from './connect-section.ts';
import { type Html, html } from './html.ts';
import { toContentSection, toLimitsSection, toOperationsSection, toVersioningSection } from './reference-sections.ts';
import type { ScriptFacts } from './script-facts.ts';
import { toTrySection } from './try-section.ts';

const script = 'page.js';
const stylesheet = 'page.css';

/** What the page may load and do (CSP Level 3): its own files, and requests to its own origin. */
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

export function toDeveloperPage(context: EmitContext): string {
  return `<!doctype html>\n${toPage(context).html}\n`;
}

/** Its style and its script. */
export function toPageAssets(): PublishedDocument[] {
  const files = bundle();
  return [
    { address: toAddress(stylesheet), mediaType: 'text/css; charset=utf-8', body: files('.css') },
    { address: toAddress(script), mediaType: 'text/javascript; charset=utf-8', body: files('.js') },
  ];
}

const toAddress = (name: string): string => documentPaths.developerPage + name;

/** Made once: they are the same for every site. */
let bundled: readonly OutputFile[] | undefined;

/** The sources of the browser, each with what it imports and as small as it travels, by their endings. */
function bundle(): (ending: string) => string {
  bundled ??= buildSync({
    entryPoints: ['main.ts', 'page.css'].map((name) =>
      join(packageFolder, 'compiler/emit/developer-page/browser', name),
    ),
    outdir: '.',
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    lineLimit: 160,
    write: false,
  }).outputFiles;
  return (ending) => bundled?.find(({ path }) => path.endsWith(ending))?.text ?? '';
}

function toPage(context: EmitContext): Html {
  const { site, guides, addresses, locale } = context;
  const { developerPage: text } = guides;
  return html`<html lang="${locale.language}">
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
<link rel="stylesheet" href="${toAddress(stylesheet)}">
<script type="module" src="${toAddress(script)}"></script>
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
</html>`;
}

/** The anchors are addresses, the same in every language: the versioning policy is published at `#versionado`. */
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
<h1>${text.heading(toUnbroken(site.brand))}</h1>
<p class="lede">${guides.apiSummary(site.brand)}</p>
<ul class="points" aria-label="${text.sections.about}">
${text.points.map((point) => html`<li><strong>${point.title}</strong> ${point.text}</li>`)}
</ul>
</section>`;
}

/** A short name stays on one line. */
const toUnbroken = (name: string): string => (name.length > 20 ? name : name.replaceAll(' ', '\u00a0'));

/** JSON for a `script` element, which it cannot end. */
const toScriptJson = (value: unknown): Html => ({ html: JSON.stringify(value).replaceAll('<', '\\u003c') });

/** Addresses and sentences for the script, as JSON inside the page. */
function toScriptFacts({ site, guides }: EmitContext): ScriptFacts {
  const operations = Object.fromEntries(toolIds.map((id) => [id, toOperationPath(id, site.apiPath)]));
  return { site: site.url, operations: operations as Record<ToolId, string>, text: guides.developerPage.script };
}
