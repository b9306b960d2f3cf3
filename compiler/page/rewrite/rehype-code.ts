/** Page stage, rewriting: code blocks keep the language that their class names, and lose copy buttons. */

import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { attribute, isElement, replaceElements } from '../../document/elements.ts';

/** Matches the class of a code block that names its language, except plain text (HTML Standard §4.5.15). */
const LANGUAGE = /(?:^|\s)lang(?:uage)?-(?!(?:plain|plaintext|text|none)(?:\s|$))([a-z][a-z0-9+#-]*)(?=\s|$)/i;

/** Turns every `pre` into `pre > code`, with `language-x` if its class or that of its `code` names one, no buttons. */
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

/** Returns the content of a `pre` without buttons and inner `code`, which would lose line breaks. */
function linesOf(pre: Element): ElementContent[] {
  return pre.children.flatMap((child) => {
    if (isElement(child, 'button')) return [];
    return isElement(child, 'code', 'pre') ? linesOf(child) : [child];
  });
}
