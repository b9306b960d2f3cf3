/** Preview: one page as the browser shows it: the original with its cuts, and the Markdown that agents get. */

import type { Element, ElementContent, Root } from 'hast';
import { isElement, selectorOf, textOf } from '../document/elements.ts';
import { toOriginalTree } from '../document/parse/original-tree.ts';
import type { CompiledPage, Removal } from '../model.ts';
import type { SaidDiagnostic } from '../report/say-complaint.ts';
import { toReadable } from '../words/readable-address.ts';
import { type LocatedRemovals, locateRemovals } from './locate-removals.ts';
import { toSafeHtml } from './to-safe-html.ts';

export interface PreviewPage {
  path: string;
  url: string;
  /** The same as people read it. */
  address: string;
  title: string;
  description: string;
  /** HTML of the original: `<del data-cut="index into cuts" data-rule="its name for an editor">` around what agents do not get. */
  original: string;
  markdown: string;
  /** Removals; `located` is false when the text was not found in the original. */
  cuts: (Removal & { label: string; located: boolean; line: string })[];
  /** Parts of which nothing was removed, in their order, with the line of the config that drops each. */
  kept: { text: string; line: string }[];
  problems: SaidDiagnostic[];
}

/** @param html The original, in UTF-8. */
export function toPreviewPage(
  page: CompiledPage,
  html: Uint8Array,
  problems: SaidDiagnostic[],
  sayRule: (rule: string) => string,
): PreviewPage {
  const { tree, unshown } = toOriginalTree(html);
  const located = locateRemovals(tree, page.removed);
  // Fields of forms and drawings have no place in it.
  const left = new Set(unshown.map(({ text }) => text));
  const missing = new Set(located.missing.filter((index) => !left.has(page.removed[index]?.text ?? '')));
  return {
    path: page.path,
    url: page.url,
    address: toReadable(page.url),
    title: page.title,
    description: page.description,
    kept: listKept(tree, located),
    original: toSafeHtml(markCuts(tree, located, page.removed, sayRule)),
    markdown: page.markdown,
    cuts: page.removed.map((removal, index) => ({
      ...removal,
      label: sayRule(removal.rule),
      located: !missing.has(index),
      line: toConfigLine('keep', removal.selector),
    })),
    problems,
  };
}

/** The tree with every removed run of text in a `del` that names its rule; the first of each removal is marked. */
function markCuts(
  tree: Root,
  { pieces }: LocatedRemovals,
  removals: readonly Removal[],
  sayRule: (rule: string) => string,
): Root {
  const begun = new Set<number>();
  const mark = (children: ElementContent[]): ElementContent[] =>
    children.flatMap((node): ElementContent[] => {
      if (node.type === 'element') return [{ ...node, children: mark(node.children) }];
      const parts = node.type === 'text' ? pieces.get(node) : undefined;
      if (!parts) return [node];
      return parts.map((part): ElementContent => {
        if (typeof part === 'string') return { type: 'text', value: part };
        const first = !begun.has(part.removal);
        begun.add(part.removal);
        return toMark(part.removal, sayRule(removals[part.removal]?.rule ?? ''), part.text, first);
      });
    });
  return { type: 'root', children: mark(tree.children as ElementContent[]) };
}

/** What stands around cut text: which removal took it, by which rule, and whether it is the first piece of it. */
function toMark(index: number, rule: string, text: string, first: boolean): Element {
  return {
    type: 'element',
    tagName: 'del',
    properties: { className: ['cut'], dataCut: String(index), dataRule: rule, ...(first && { dataFirst: '' }) },
    children: [{ type: 'text', value: text }],
  };
}

/** Parts that an owner would drop as a whole. */
const PARTS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'ul',
  'ol',
  'dl',
  'table',
  'blockquote',
  'figure',
  'pre',
] as const;

function listKept(tree: Root, { pieces }: LocatedRemovals): PreviewPage['kept'] {
  const kept: PreviewPage['kept'] = [];
  const isWhole = (node: ElementContent): boolean =>
    node.type === 'text' ? !pieces.has(node) : node.type !== 'element' || node.children.every(isWhole);
  const walk = (children: readonly ElementContent[], path: readonly Element[]): void => {
    for (const child of children) {
      if (child.type !== 'element') continue;
      const at = [...path, child];
      const text = isElement(child, ...PARTS) && isWhole(child) ? textOf([child]) : '';
      if (text) kept.push({ text, line: toConfigLine('drop', selectorOf(at)) });
      else walk(child.children, at);
    }
  };
  walk(tree.children as ElementContent[], []);
  return kept;
}

/** As it stands in a config file. */
const toConfigLine = (field: 'keep' | 'drop', selector: string): string =>
  `content: { ${field}: [${JSON.stringify(selector)}] }`;
