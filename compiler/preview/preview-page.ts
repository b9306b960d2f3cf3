/** Preview: the local page as HTML: the list of pages, and one page as original and as Markdown. */

import type { Element, ElementContent, Nodes, Root, RootContent, Text } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { groupBy } from '#shared/group-by.ts';
import { escapeUnseen, toPrintableLines, toShortText } from '#shared/short-text.ts';
import { selectorOf, textOf } from '../document/elements.ts';
import { toOriginalTree } from '../document/to-content-tree.ts';
import type { CompiledPage, Removal } from '../model.ts';
import type { SaidDiagnostic } from '../report/sections.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { toReadable } from '../words/readable-address.ts';
import type { Desk, DeskChange, PreviewInput } from './desk.ts';
import { locateRemovals } from './locate-removals.ts';
import { type PreviewList, toPageList } from './page-list.ts';
import { createPartSelectors, type PartSelectors } from './part-selectors.ts';
import { toChangeForm, toUndoForm } from './views/forms.ts';

/** Returns the whole page. @param list pages in the list @param shown content beside the list */
export function toPreviewHtml(list: PreviewList, shown: Element | string, input: PreviewInput): string {
  const { brand, words, trouble, refusal, desk } = input;
  const { preview: text, severities, language } = words;
  const { version, choice, back, siteProblems } = list;
  const tabs = Object.entries(text.tabs).map(([view, name]) =>
    h(
      'a',
      { href: view === 'pages' ? '/' : `?view=${view}`, ariaCurrent: view === choice.view ? 'page' : undefined },
      name,
    ),
  );
  const page = h('html', { lang: language, dataVersion: version }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('title', `${brand}: ${text.title}`),
      h('link', { rel: 'stylesheet', href: '/preview.css' }),
      h('script', { type: 'module', src: '/preview.js' }),
    ]),
    h('body', { dataView: choice.view }, [
      h('nav', { ariaLabel: text.pages }, [
        h('h1', `${text.title}: ${brand}`),
        h('p', { id: 'tabs' }, tabs),
        ...toAlert(text.notChanged, refusal),
        ...toAlert(text.trouble, trouble),
        toUndoForm(desk, back, text.undo),
        ...toPageList(list, words),
        toFold(text.siteProblems, toKindItems(siteProblems, severities), siteProblems.length),
      ]),
      h('main', shown),
    ]),
  ]);
  makePrintable(page);
  return toHtml([{ type: 'doctype' }, page]);
}

const toAlert = (label: string, why: string | undefined): Element[] =>
  why === undefined ? [] : [h('p', { role: 'alert', className: 'error' }, `${label} ${why}`)];

/** Makes texts below a node printable, in place, so that invisible characters neither turn nor hide other text. */
function makePrintable(node: Nodes): void {
  if (node.type === 'text') node.value = toPrintableLines(node.value).join('\n');
  else if ('children' in node) node.children.forEach(makePrintable);
}

/** Shows one page: the original with its cuts, and the Markdown that agents get. @param html the original, in UTF-8 */
export function toPageArticle(
  page: CompiledPage,
  html: Uint8Array,
  problems: readonly SaidDiagnostic[],
  { preview: text, rule, severities }: Pick<ReportWords, 'preview' | 'rule' | 'severities'>,
  desk?: Desk,
): Element {
  const { url, title, path, description, markdown, removed } = page;
  const { tree } = toOriginalTree(html);
  const taken = locateRemovals(tree, removed);
  const selectors = createPartSelectors(tree);
  const keptParts = listKept(tree, taken, selectors);
  const parts = new Map<Removal | Element, number>(
    [...removed, ...keptParts.map(({ element }) => element)].map((part, number) => [part, number]),
  );
  const original = sanitize({ type: 'root', children: toShown(tree.children, taken, rule, parts) }, schema) as Root;
  const back = `/?${new URLSearchParams({ path })}#title`;
  const toItem = (field: 'keep' | 'drop', part: Part, number = 0) => {
    const alike = selectors.countOf(part.selector);
    const label = (field === 'keep' ? text.keepThis : text.dropThis) + (alike > 1 ? ` ${text.alike(alike)}` : '');
    const place = { page: path, selector: selectors.toExact(part.node, part.selector) };
    return toPart(field, part, label, `part-${number}`, desk && { desk, back, place, hours: text.theseHours });
  };
  const firsts = new Map([...taken].reverse().map(([node, removal]) => [removal, node]));
  const cuts = removed.map((cut) =>
    toItem(
      'keep',
      { selector: cut.selector, text: `${rule(cut.rule)}: ${cut.text}`, node: firsts.get(cut) },
      parts.get(cut),
    ),
  );
  const kept = keptParts.map((part) => toItem('drop', { ...part, node: part.element }, parts.get(part.element)));
  return h('article', [
    h('header', [
      h('h2', { id: 'title', tabIndex: -1 }, title),
      h('p', h('a', { href: url, target: '_blank', rel: 'noreferrer' }, toReadable(url))),
      h('p', description),
      h('ul', { id: 'problems' }, toProblemItems(problems, severities)),
      toFold(text.cutParts, cuts),
      toFold(text.keptParts, kept),
    ]),
    h('div', { id: 'columns' }, [
      h('section', [
        h('h3', text.original),
        h('div', { id: 'original', tabIndex: 0 }, original.children as ElementContent[]),
      ]),
      h('section', [h('h3', text.agents), h('pre', { id: 'raw', tabIndex: 0 }, markdown)]),
    ]),
  ]);
}

/** Makes a list that opens, with the number of its items; nothing without items. */
function toFold(title: string, items: Element[], number = items.length): Element | undefined {
  if (items.length === 0) return undefined;
  return h('details', [h('summary', `${title} (${number})`), h('ul', { className: 'parts' }, items)]);
}

/** Lists problems of the site, or of addresses without a page, below the hint that they share. */
function toKindItems(problems: readonly SaidDiagnostic[], severities: ReportWords['severities']): Element[] {
  return [...groupBy(problems, ({ code, hint }) => `${code} ${hint}`).values()].map((alike) => {
    const [{ severity, hint }] = alike;
    const places = alike.map(({ where, message, quote }) =>
      h('li', `${toReadable(where)}: ${message}${quote ? ` «${quote}»` : ''}`),
    );
    return h('li', { className: severity }, [h('strong', `${severities[severity]}: `), hint, h('ul', places)]);
  });
}

/** Lists the problems of a page, each with its hint. */
const toProblemItems = (problems: readonly SaidDiagnostic[], severities: ReportWords['severities']): Element[] =>
  problems.map(({ severity, where, message, hint, quote }) =>
    h('li', { className: severity }, [
      h('strong', `${severities[severity]}: `),
      `${where.startsWith('/') ? '' : `${where}: `}${message}${quote ? ` «${quote}»` : ''} → ${hint}`,
    ]),
  );

/** Text and place of a part of a page. */
interface Part {
  text: string;
  selector: string;
  /** Its element or its first text; `undefined` if neither is found in the original. */
  node: Element | Text | undefined;
}

/** A part of the page that opens to its line for the config; at the desk, with the buttons that write it. */
function toPart(
  field: 'keep' | 'drop',
  { text, selector }: Part,
  label: string,
  id: string,
  writing?: { desk: Desk; back: string; place: { page: string; selector: string }; hours: string },
): Element {
  const short = toShortText(text, 120);
  if (writing) {
    const { desk, back, place, hours } = writing;
    const change: DeskChange = { kind: 'add', path: ['content', field], value: selector };
    const located: DeskChange = { kind: 'set', path: ['company', 'hours'], value: place };
    return h('li', { id, title: selector }, [
      toChangeForm(desk, back, label, change),
      ' ',
      h('span', { className: 'rare' }, toChangeForm(desk, back, hours, located)),
      ` ${short}`,
    ]);
  }
  const line = `content: { ${field}: [${escapeUnseen(JSON.stringify(selector))}] }`;
  return h('li', { id }, h('details', [h('summary', [h('b', label), ` ${short}`]), h('code', line)]));
}

/** Elements that an owner would drop as a whole. */
const DROPPABLE_ELEMENTS = new Set('h1 h2 h3 h4 h5 h6 p ul ol dl table blockquote figure pre'.split(' '));

/** Lists the outermost elements without a removed text: paragraphs and such, and boxes that hold a text directly. */
function listKept(tree: Root, taken: ReadonlyMap<Text, Removal>, selectors: PartSelectors) {
  const kept: { text: string; selector: string; element: Element }[] = [];
  const isWhole = (node: ElementContent): boolean =>
    node.type === 'text' ? !taken.has(node) : node.type !== 'element' || node.children.every(isWhole);
  const walk = (children: readonly RootContent[], path: readonly Element[]): void => {
    for (const child of children) {
      if (child.type !== 'element') continue;
      const at = [...path, child];
      const isPart = DROPPABLE_ELEMENTS.has(child.tagName) || isTextBox(child);
      const text = isPart && isWhole(child) ? textOf([child]) : '';
      if (text) kept.push({ text, selector: selectorOf(at), element: child });
      else walk(child.children, at);
    }
  };
  walk(tree.children, []);
  const listed = groupBy(kept, ({ selector }) => selector);
  return kept.map((part) => {
    // The selector of a box without a class may also fit the box around everything.
    const isSafe = listed.get(part.selector)?.length === selectors.countOf(part.selector);
    const isExact = !DROPPABLE_ELEMENTS.has(part.element.tagName) && !isSafe;
    return isExact ? { ...part, selector: selectors.toExact(part.element, part.selector) } : part;
  });
}

/** Whether an element other than a part of the whole page holds a text directly, as in `<div>Small</div>`. */
const isTextBox = ({ tagName, children }: Element): boolean =>
  tagName !== 'body' &&
  !LANDMARKS.has(tagName) &&
  children.some((one) => one.type === 'text' && one.value.trim() !== '');

/** The preview has landmarks of its own. */
const LANDMARKS = new Set(['article', 'aside', 'footer', 'header', 'main', 'nav', 'section']);

/** Returns nodes with removed texts struck out, the rule at the first of a removal, and images as alternative text. */
function toShown(
  nodes: readonly RootContent[],
  taken: ReadonlyMap<Text, Removal>,
  sayRule: ReportWords['rule'],
  parts: ReadonlyMap<Removal | Element, number>,
) {
  let last: Removal | undefined;
  const show = (node: RootContent): RootContent => {
    if (node.type === 'text' && taken.has(node)) {
      const removal = taken.get(node) as Removal;
      const isFirst = removal !== last;
      last = removal;
      const dataRule = isFirst ? sayRule(removal.rule) : undefined;
      return h('del', { className: 'cut', dataRule, dataPart: parts.get(removal) }, node.value);
    }
    if (node.type !== 'element') return node;
    const { tagName, properties } = node;
    if (tagName === 'img') return h('span', { className: 'image' }, String(properties.alt ?? '').trim() || 'img');
    const children = node.children.map(show) as ElementContent[];
    // The site's own attribute of this name would name another part.
    const dataPart = parts.get(node);
    return {
      ...node,
      tagName: LANDMARKS.has(tagName) ? 'div' : tagName,
      properties: { ...properties, dataPart },
      children,
    };
  };
  return nodes.map(show);
}

/** Elements and attributes of a foreign page that stay: it loads nothing, runs nothing and links nowhere. */
const schema: Schema = {
  tagNames: `a abbr address b blockquote br caption cite code dd del details dfn div dl dt em figcaption
    figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp small span strong sub
    summary sup table tbody td tfoot th thead time tr u ul`.split(/\s+/),
  attributes: {
    '*': ['dataPart'],
    del: [['className', 'cut'], 'dataRule'],
    span: [['className', 'image']],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
  },
  ancestors: Object.fromEntries(
    ['caption', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((name) => [name, ['table']]),
  ),
};
