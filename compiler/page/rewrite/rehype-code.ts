/** Page stage, rewriting: code blocks keep their language and lose copy buttons. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, isElement } from '../../document/elements.ts';

/** A class that names a language: highlight.js, Prism, Pandoc, GitHub, and SyntaxHighlighter, which writes options there. */
const NAMED = /(?:^|\s)(?:(?:language|lang|highlight-source)[-:]|brush[-:]\s*)([a-z][a-z0-9+#-]*)(?=[\s;]|$)/i;
const LANGUAGE = /^(?!(?:plain|plaintext|text|none|nohighlight|source|default|code|block|wrapper)$)[a-z][a-z0-9+#-]*$/i;

/** Every `pre` becomes `pre > code.language-x`. */
export function rehypeCode() {
  const rewrite = (node: Root | Element, language: string): void => {
    node.children.forEach((child, position) => {
      if (child.type !== 'element') return;
      const own = languageOf(child) || language;
      if (isElement(child, 'pre')) {
        node.children[position] = toCodeBlock(
          child,
          languageOf(child) || languageOf(child.children.find(isCode)) || language,
        );
      } else {
        // A language named on a wrapper holds for what it wraps directly.
        rewrite(child, isElement(child, 'div', 'figure', 'td') ? own : '');
      }
    });
  };
  return (tree: Root): void => rewrite(tree, '');
}

/** The language that an element's class or data names, in lower case; `''` for none. */
function languageOf(element: Element | undefined): string {
  if (!element) return '';
  const named = NAMED.exec(attribute(element, 'className'))?.[1] ?? '';
  const found = attribute(element, 'dataLang') || attribute(element, 'dataLanguage') || named;
  return LANGUAGE.test(found) ? found.toLowerCase() : '';
}

const isCode = (node: ElementContent): node is Element => isElement(node, 'code');

function toCodeBlock(pre: Element, language: string): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: language ? { className: [`language-${language}`] } : {},
    children: linesOf(pre),
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}

/** What a `pre` holds without buttons and inner `code`, which would lose line breaks. */
function linesOf(pre: Element): ElementContent[] {
  return pre.children.flatMap((child) => {
    if (isElement(child, 'button')) return [];
    return isElement(child, 'code', 'pre') ? linesOf(child) : [child];
  });
}
