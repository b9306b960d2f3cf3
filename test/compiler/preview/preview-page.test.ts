import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import type { Removal } from '../../../compiler/model.ts';
import { readChoice } from '../../../compiler/preview/page-list.ts';
import { toPageArticle, toPreviewHtml } from '../../../compiler/preview/preview-page.ts';
import { toFactsView } from '../../../compiler/preview/views/facts-view.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { obeyedIn, SHOUT } from '../../foreign-text.ts';
import { problem as problemAt, toPage } from './preview-fixture.ts';

/** What the preview shows of a page of which these texts went. */
const preview = (html: string, ...removed: Removal[]) => {
  const page = { ...toPage('/años/', 'Años', 'Hola.').page, removed, url: 'https://www.ejemplo.es/a%C3%B1os/' };
  const words = { ...reportLanguages.en, rule: (rule: string) => rule.toUpperCase() };
  const article: Element = toPageArticle(page, Buffer.from(`<body>${html}</body>`), [], words);
  const shown = toHtml(article);
  return {
    shown,
    original: /<div id="original"[^>]*>(.*)<\/div><\/section>.*<pre/s
      .exec(shown)?.[1]
      ?.replace(/ data-part="\d+"/g, ''),
    parts: shown.match(/<li id="part-\d+"><details>.*?<\/li>/g)?.map((part) => part.replace(/<[^>]*>/g, '')),
  };
};
const cut = (text: string, selector = 'body > nav', rule = 'menu'): Removal => ({ rule, selector, text });

describe('the preview of a page', () => {
  it('marks each text of a removal, and names the rule at the first', () => {
    const html = '<nav><a href="/">Inicio</a> <a href="/b/">Blog</a></nav><footer>Pie</footer>';
    const { original } = preview(html, cut('Inicio Blog'), cut('Pie', 'body > footer', 'legal'));
    expect(original?.match(/<del[^>]*>[^<]*/g)).toEqual([
      '<del class="cut" data-rule="MENU">Inicio',
      '<del class="cut">Blog',
      '<del class="cut" data-rule="LEGAL">Pie',
    ]);
  });

  it('has for each removal the config line to keep it, and for each kept part the line to drop it', () => {
    const html = '<nav>Inicio</nav><div class="a b c"><p id="x">Hola</p><ul><li>Uno</li><li>Dos</li></ul></div>';
    const long = cut('uno '.repeat(40), 'aside');
    const { parts, shown } = preview(
      `${html}<p><b>Llama ya:</b> hoy</p>`,
      ...[cut('Inicio'), cut('Llama ya:', 'body > p > b'), long],
    );
    const { original, agents } = reportLanguages.en.preview;
    expect(shown.match(/<h3>.*?<\/h3>/g)).toEqual([`<h3>${original}</h3>`, `<h3>${agents}</h3>`]);
    expect(parts).toEqual([
      'keep this MENU: Iniciocontent: { keep: ["body > nav"] }',
      'keep this MENU: Llama ya:content: { keep: ["body > p > b"] }',
      `keep this MENU:${' uno'.repeat(28)}…content: { keep: ["aside"] }`,
      'drop this Holacontent: { drop: ["body > div.a.b > p#x"] }',
      'drop this Uno Doscontent: { drop: ["body > div.a.b > ul"] }',
    ]);
  });

  it('has parts of plain boxes too, with selectors that match nothing else around them', () => {
    const card = (label: string) => `<div><div class="label">${label}</div><h3>24 €</h3></div>`;
    const faq = '<details><summary>¿Lleváis pan?</summary><div>Sí, en Teruel.</div></details>';
    const { parts, original } = preview(
      `<main><div>${card('Pequeña')}${card('Grande')}</div>${faq}<div>Nota</div> fin</main>`,
    );
    const dropped = parts?.map((part) =>
      part.replace(/^drop this |content: \{ drop: \["body > main > |"\] \}$/g, ' ').trim(),
    );
    expect(dropped).toEqual([
      '(and 1 like it) Pequeña div > div > div.label',
      '(and 1 like it) 24 € div > div > h3',
      '(and 1 like it) Grande div > div > div.label',
      '(and 1 like it) 24 € div > div > h3',
      '¿Lleváis pan? details > summary',
      'Sí, en Teruel. details > div',
      'Nota div:nth-of-type(2)',
    ]);
    expect(original).toContain('Nota');
  });

  it('escapes what would turn or hide another part, and lines with valid selectors', () => {
    const selector = `body > p.${SHOUT.replaceAll(/\s/g, '')}`;
    const rows = [{ path: '/', title: SHOUT, language: 'es', kept: 1, cuts: 1, problems: 1 }];
    const problem = { ...problemAt('/', 'thin-page'), message: SHOUT, quote: SHOUT };
    const words = reportLanguages.en;
    const list = {
      ...{ version: 1, back: '/', total: 1, rows, languages: ['es'], siteProblems: [problem] },
      choice: readChoice(new URLSearchParams(), words),
    };
    const input = {
      ...{ brand: SHOUT, words, pages: [], diagnostics: [], trouble: SHOUT },
      readOriginal: async () => new Uint8Array(),
    };
    const page = { ...toPage('/', SHOUT, SHOUT).page, description: SHOUT, removed: [cut(SHOUT, selector)] };
    const article = toPageArticle(page, Buffer.from(`<p>${SHOUT}</p>`), [problem], reportLanguages.en);
    const html = toPreviewHtml(list, article, input);
    expect(obeyedIn(html)).toEqual([]);
    const code = /<code>content: \{ keep: \[(.*?)\] \}<\/code>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(code.replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&'))).toBe(selector);
  });

  it('has the advice for problems of one kind once, with the address of each', () => {
    const words = reportLanguages.en;
    const siteProblems = ['/a%C3%B1os/', '/b/'].map((where) => problemAt(where, 'app-shell'));
    const choice = readChoice(new URLSearchParams(), words);
    const list = { ...{ version: 1, back: '/', total: 0, rows: [], languages: [] }, siteProblems, choice };
    const input = { brand: 'Casa', words, pages: [], diagnostics: [], readOriginal: async () => new Uint8Array() };
    const html = toPreviewHtml(list, '', input);
    expect(html.split('Mend the app-shell.')).toHaveLength(2);
    expect(html).toContain('(2)</summary>');
    expect(html).toContain('<li>/años/: Something is wrong.</li><li>/b/: Something is wrong.</li>');
  });

  it('asks for words if the config states a fact in words', () => {
    const words = reportLanguages.es;
    const diagnostics = ['company.hours', 'company.services'].map((where) => problemAt(where, 'missing-fact'));
    const desk = { token: 't', canUndo: () => false, change: async () => {}, undo: async () => {} };
    const input = {
      ...{ brand: 'Casa', words, pages: [], diagnostics, desk },
      readOriginal: async () => new Uint8Array(),
    };
    const html = toHtml(toFactsView(input));
    expect(html).toContain('<strong>Horario</strong>: Something is wrong. <form');
    expect(html).toContain('<strong>Servicio</strong>: Something is wrong. </li>');
    expect(html.split('Mend the missing-fact.')).toHaveLength(2);
  });

  it('has a field for each fact that is neither found nor missing', () => {
    const words = reportLanguages.es;
    const desk = { token: 't', canUndo: () => false, change: async () => {}, undo: async () => {} };
    const tax = { field: 'tax', name: 'Impuestos', value: 'IVA incluido.', evidence: 'IVA incluido.', from: '/' };
    const input = {
      ...{
        brand: 'Casa',
        words,
        pages: [],
        desk,
        facts: [tax],
        diagnostics: [problemAt('company.hours', 'missing-fact')],
      },
      ...{ stated: new Set(['company.serviceModel.warranty']), readOriginal: async () => new Uint8Array() },
    };
    const [, unstated = ''] = /<ul id="unstated".*?>(.*?)<\/ul>/s.exec(toHtml(toFactsView(input))) ?? [];
    const offered = [...unstated.matchAll(/<strong>(.*?)<\/strong>: (.*?) (<form.*?)<\/li>/g)].map(([, ...one]) => one);
    const names = offered.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['Dónde trabaja', 'Quién factura', 'Garantía']));
    for (const other of ['Impuestos', 'Horario', 'Horario para programas', 'Servicio', 'Zona', 'Nombre'])
      expect(names).not.toContain(other);
    for (const [name, why, forms] of offered) {
      const isLeftOut = name === 'Garantía';
      expect(why).toBe(isLeftOut ? words.preview.leftOut : words.preview.notFound);
      expect(forms?.includes(words.preview.unstate)).toBe(isLeftOut);
      expect(forms).toContain(`>${words.preview.state}</button>`);
    }
    const { desk: _, ...seen } = input;
    expect(toHtml(toFactsView(seen))).not.toContain('<form');
  });

  it('runs, loads and links nothing of the original, and has none of its landmarks', () => {
    const html = `<script>x()</script><a href="/b/" onclick="x()">Blog</a><img src="/a.png" alt=" Sala "><img src="/b.png">
      <ul>Uno<li>Dos</li></ul><main>Tres</main><td>Cuatro</td>`;
    const { original, shown } = preview(html);
    expect(original).not.toMatch(/script|href|onclick|src=|<main|<td/);
    expect(original).toContain('<span class="image">Sala</span><span class="image">img</span>');
    expect(original).toContain('<ul>Uno<li>Dos</li></ul>');
    expect(shown).toContain('>https://www.ejemplo.es/años/</a>');
  });
});
