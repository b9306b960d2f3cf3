/** Page stage, rewriting: code blocks keep their language and lose copy buttons. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, isElement } from '../../document/elements.ts';

/** A class that names a language: highlight.js, Prism, Pandoc, GitHub. */
const LANGUAGE = /^(?:language|lang|highlight-source|brush)[-:]([a-z][a-z0-9+#-]*);?$/i;
/** SyntaxHighlighter writes options into the class attribute. */
const BRUSH = /brush:\s*([a-z][a-z0-9+#-]*)/i;
const NOT_A_LANGUAGE = /^(?:plain|plaintext|text|none|nohighlight|source|default|code|block|wrapper)$/i;

/** Every `pre` becomes `pre > code.language-x`. */
export function rehypeCode() {
  const rewrite = (node: Root | Element, language: string): void => {
    node.children.forEach((child, position) => {
      if (child.type !== 'element') return;
      const own = languageOf(child) || language;
      if (isElement(child, 'pre')) {
        node.children[position] = toCodeBlock(child, languageOf(child) || languageWithin(child) || language);
      } else {
        // A language named on a wrapper holds for what it wraps directly.
        rewrite(child, isElement(child, 'div', 'figure', 'td', 'tr', 'tbody') ? own : '');
      }
    });
  };
  return (tree: Root): void => rewrite(tree, '');
}

function languageOf(element: Element): string {
  const names = attribute(element, 'className');
  const named = names.split(/\s+/).map((name) => LANGUAGE.exec(name)?.[1] ?? '');
  const found =
    attribute(element, 'dataLang') ||
    attribute(element, 'dataLanguage') ||
    named.find(Boolean) ||
    (BRUSH.exec(names)?.[1] ?? '');
  return /^[a-z][a-z0-9+#-]*$/i.test(found) && !NOT_A_LANGUAGE.test(found) ? found.toLowerCase() : '';
}

function languageWithin(pre: Element): string {
  for (const child of pre.children) if (isElement(child, 'code')) return languageOf(child);
  return '';
}

function toCodeBlock(pre: Element, language: string): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: language ? { className: [`language-${language}`] } : {},
    children: linesOf(pre),
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}

/** The lines themselves: `code` inside `code` would lose the line breaks of its wrapper. */
function linesOf(pre: Element): ElementContent[] {
  return pre.children.flatMap((child) => {
    if (isElement(child, 'button')) return [];
    return isElement(child, 'code', 'pre') ? linesOf(child) : [child];
  });
}
