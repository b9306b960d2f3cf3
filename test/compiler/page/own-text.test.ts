/** Page stage: what is kept of the pages of one site, as golden Markdown. `UPDATE_GOLDEN=1` rewrites it for review. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../../compiler/document/read-document.ts';
import { fingerprintPage, learnTemplate } from '../../../compiler/page/learn-template.ts';
import { toPage } from '../../../compiler/page/to-page.ts';
import { readHtml, SITE } from './compile-page.ts';

const folder = new URL('../../fixtures/own-text/', import.meta.url);
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.html') ? [file.slice(0, -'.html'.length)] : []));
const read = (name: string) =>
  readHtml(readFileSync(new URL(`${name}.html`, folder), 'utf8'), {}, name === 'index' ? '/' : `/${name}/`);
const template = learnTemplate(names.map((name) => fingerprintPage(read(name))));

const compile = (name: string) => toCompiled(read(name));
const toCompiled = (document: Document) =>
  toPage(document, { siteUrl: SITE, ownOrigins: [SITE], language: 'es', template }).page;

describe('a page of a site keeps its own text', () => {
  it.each(names)('%s', (name) => {
    const { markdown } = compile(name);
    const golden = new URL(`${name}.md`, folder);
    if (process.env.UPDATE_GOLDEN) writeFileSync(golden, markdown);
    expect(markdown).toBe(readFileSync(golden, 'utf8'));
  });
});

describe('a box that is called what holds no sentences', () => {
  const kept = (name: string, text: string) =>
    toCompiled(
      readHtml(
        `<h1>Roble</h1><p>${'Lo cortamos en luna menguante. '.repeat(9)}</p><div class="${name}"><p>${text}</p></div>`,
      ),
    ).markdown.includes('encina');
  it.each(['social', 'search', 'account'])('keeps one of its own: %s', (name) => {
    expect(kept(name, 'De la encina sale el mango, y es caro')).toBe(true);
    expect(kept(name, 'Síguenos, compra la encina y regístrate')).toBe(false);
    expect(kept(name, '<a href="/">De la encina sale el mango y</a> es muy caro')).toBe(false);
  });
  it.each(['newsletter', 'comments', 'related'])('goes by a surer name: %s', (name) => {
    expect(kept(name, 'Suscríbete y te contamos de la encina cada mes')).toBe(false);
  });
});

describe('of its own words a page', () => {
  const prose = 'El roble lo cortamos en luna menguante y lo apilamos con rastreles.';
  it('counts those that no two other pages say, and how many it kept', () => {
    const html = `<nav><p>Muebles</p></nav><h1>Roble</h1><p>${prose}</p><aside><p>Se vende un torno viejo.</p></aside>`;
    expect(toCompiled(readHtml(html)).own).toEqual({ words: 13, kept: 13 });
  });
  it('names the rule that took most of the others', () => {
    const reply = '<div class="comment-respond"><p>Deja tu nombre y te avisamos.</p></div>';
    const html = `<h1>Roble</h1><p>${prose} ${prose} ${prose}</p>${reply}<div class="breadcrumb"><p>Roble</p></div>`;
    expect(toCompiled(readHtml(html)).own).toEqual({ words: 44, kept: 37, takenBy: 'comments' });
  });
});

it('a home page is never empty, though all of it stands on other pages too', () => {
  const shared = readFileSync(new URL('zarautz.html', folder), 'utf8').replace(/<h1>.*(?=<section class="band">)/s, '');
  expect(toCompiled(readHtml(shared, {}, '/')).markdown).toContain('Cuéntanos la idea');
  expect(toCompiled(readHtml(shared, {}, '/otra/')).markdown).not.toContain('Cuéntanos la idea');
});
