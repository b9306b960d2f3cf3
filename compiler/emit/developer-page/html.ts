/** HTML as a value: every text that goes into it is escaped, once, on its way in. */

import { escapeText, escapeUTF8 } from 'entities';
import type { Rows } from '../guides/guide-parts.ts';

/** Markup, as opposed to text. */
export interface Html {
  readonly html: string;
}

type HtmlValue = Html | string | number | readonly HtmlValue[];

/** Makes markup with values in it: texts and attribute values are escaped, markup and lists of it stay as they are. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { html: strings.reduce((before, after, index) => before + toMarkup(values[index - 1] ?? '') + after) };
}

function toMarkup(value: HtmlValue): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeUTF8(String(value));
  return 'html' in value ? value.html : value.map(toMarkup).join('\n');
}

/** Turns a sentence of the guides into HTML: its `code`, its **names** and its [links](address). */
export function toInlineHtml(sentence: string): Html {
  const marked = escapeUTF8(sentence)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^[\]]+)\]\((https?:[^()\s]+)\)/g, '<a href="$2">$1</a>');
  return { html: marked };
}

export const toParagraph = (sentence: string): Html => html`<p>${toInlineHtml(sentence)}</p>`;

/** Makes a list of rows without the head: the first cell as a name, the last as a sentence, those between in small. */
export function toFieldList([, ...rows]: Rows): Html {
  return html`<dl class="fields">
${rows.map(
  ([name = '', ...cells]) =>
    html`<dt>${toInlineHtml(name)} ${cells
      .slice(0, -1)
      .filter(Boolean)
      .map((cell) => html`<small>${toInlineHtml(cell)}</small>`)}</dt><dd>${toInlineHtml(cells.at(-1) ?? '')}</dd>`,
)}
</dl>`;
}

/** Makes code with a caption. The script gives it a button to copy it. */
export function toHtmlCode(caption: string, code: string): Html {
  return html`<figure><figcaption>${toInlineHtml(caption)}</figcaption><pre><code>${{ html: escapeText(code) }}</code></pre></figure>`;
}

/** Makes a section with a heading that can be linked to. */
export function toSection(id: string, heading: string, ...blocks: readonly Html[]): Html {
  return html`<section id="${id}">
<h2>${heading}</h2>
<div class="body">
${blocks}
</div>
</section>`;
}
