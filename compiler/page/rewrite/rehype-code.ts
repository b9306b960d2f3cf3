/** Page stage, rewriting: code blocks keep the language that their class names, and lose copy buttons. */

import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { attribute, isElement, replaceElements } from '../../document/elements.ts';

/** The class by which a block or the code in it names a language (HTML Standard §4.5.15); plain text is none. */
const LANGUAGE = /(?:^|\s)lang(?:uage)?-(?!(?:plain|plaintext|text|none)(?:\s|$))([a-z][a-z0-9+#-]*)(?=\s|$)/i;

/** Every `pre` becomes `pre > code.language-x`. */
export function rehypeCode() {
  const rewrite = (node: Root | Element): void =>
    replaceElements(node, (child) => {
      if (isElement(child, 'pre')) return [toCodeBlock(child)];
      rewrite(child);
      return [child];
    });
  return rewrite;
}

function toCodeBlock(pre: Element): Element {
  const named = [pre, ...pre.children].map((node) =>
    isElement(node, 'pre', 'code') ? attribute(node, 'className') : '',
  );
  const language = LANGUAGE.exec(named.join(' '))?.[1]?.toLowerCase();
  return h('pre', h('code', language ? { className: [`language-${language}`] } : {}, linesOf(pre)));
}

/** What a `pre` holds without buttons and inner `code`, which would lose line breaks. */
function linesOf(pre: Element): ElementContent[] {
  return pre.children.flatMap((child) => {
    if (isElement(child, 'button')) return [];
    return isElement(child, 'code', 'pre') ? linesOf(child) : [child];
  });
}
