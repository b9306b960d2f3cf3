/** Generates HTML documents in which every text has a word of its own, so that a test can follow it to the output. */

import fc from 'fast-check';

interface HtmlNode {
  tag: string;
  attributes: string;
  /** A string is a text node. */
  children: (HtmlNode | string)[];
}

/** Elements whose text browsers do not show. */
export const neverShown = new Set(
  'script style template title iframe canvas audio video object datalist noframes noembed head'.split(' '),
);

const blocks =
  'div section article main aside header footer nav p h1 h2 h3 h6 blockquote pre address figure center'.split(' ');
const lines = 'a strong em span code b i small mark sup sub abbr time label cite q u del kbd font x-note button'.split(
  ' ',
);
const groups: readonly (readonly [string, readonly string[]])[] = [
  ['ul', ['li']],
  ['ol', ['li', 'li', 'div']],
  ['dl', ['dt', 'dd']],
  ['table', ['tr', 'caption', 'thead', 'tbody', 'td']],
  ['tr', ['td', 'th']],
  ['details', ['summary', 'p']],
  ['figure', ['img', 'figcaption']],
  ['form', ['label', 'input', 'button', 'fieldset', 'select', 'textarea']],
  ['fieldset', ['legend', 'label']],
  ['select', ['option', 'optgroup']],
  ['svg', ['text', 'title', 'g']],
  ['math', ['mi', 'mo']],
  ['ruby', ['rt', 'rp']],
  ['picture', ['source', 'img']],
];
const empty = new Set('br hr img input wbr source'.split(' '));

/** Attributes: names of chrome, ways of hiding, marks of the owner, folds, languages of code and others. */
const attributes = fc.constantFrom(
  ...[
    'class="menu"',
    'class="content entry"',
    'class="sidebar widget"',
    'class="footer legal"',
    'class="breadcrumb"',
    'class="cookie-banner"',
    'class="cta"',
    'class="related-posts"',
    'class="accordion"',
    'class="sr-only"',
    'class="language-js"',
    'class="gutter"',
    'class="line-numbers"',
    'class="copy-btn"',
    'class="rouge-table highlight"',
    'class="share"',
    'id="comments"',
    'role="dialog"',
    'role="navigation"',
    'role="tabpanel" id="t1"',
    'role="main"',
    'role="presentation"',
    'role="tab" aria-controls="t1"',
    'aria-expanded="false"',
    'aria-hidden="true"',
    'hidden',
    'style="display:none"',
    'style="visibility:hidden"',
    'style="visibility:visible"',
    'style="font-size:0"',
    'style="color:#fff;background:#fff"',
    'style="color:#000"',
    'data-vitrina="drop"',
    'data-vitrina="keep"',
    'href="/contacto/"',
    'href="#t1" data-toggle="tab"',
    'title="Explicado"',
    'colspan="2"',
    'rowspan="3"',
    'lang="en"',
    'id="uno"',
    'name="dos"',
  ],
);

/** Generates documents of up to some hundred texts. The n-th text, from 0, has the word `w${n}x`. */
export function htmlDocuments(): fc.Arbitrary<string> {
  const { node } = fc.letrec<{ node: HtmlNode | string }>((tie) => {
    const children = (most: number) => fc.array(tie('node'), { maxLength: most });
    const attribute = fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: attributes });
    const element = (tags: readonly string[], most: number) =>
      fc.record({ tag: fc.constantFrom(...tags), attributes: attribute, children: children(most) });
    const group = fc.constantFrom(...groups).chain(([tag, parts]) =>
      fc.record({
        tag: fc.constant(tag),
        attributes: attribute,
        children: fc.array(
          fc.oneof({ weight: 4, arbitrary: element(parts, 3) }, { weight: 1, arbitrary: tie('node') }),
          { maxLength: 4 },
        ),
      }),
    );
    return {
      node: fc.oneof(
        { maxDepth: 6, depthSize: 'medium' },
        { weight: 4, arbitrary: fc.constantFrom('word', 'prose', 'link', 'entity') },
        { weight: 5, arbitrary: element(blocks, 4) },
        { weight: 3, arbitrary: element(lines, 2) },
        { weight: 3, arbitrary: group },
        {
          weight: 1,
          arbitrary: element(
            [...neverShown].filter((tag) => tag !== 'head').concat('noscript', 'dialog', 'br', 'hr'),
            1,
          ),
        },
      ) as fc.Arbitrary<HtmlNode | string>,
    };
  });
  return fc.tuple(fc.array(node, { minLength: 1, maxLength: 8 }), fc.boolean()).map(([nodes, titled]) => {
    let count = 0;
    const toText = (kind: string): string => {
      const word = `w${count++}x`;
      if (kind === 'prose')
        return `${word} es una frase entera, con comas y verbos, que dice algo de las averías de la casa.`;
      if (kind === 'entity') return `${word}&nbsp;&amp; 5 &lt; 6 &#8211; *a* _b_ \`c\` [d] | e`;
      return kind === 'link' ? `<a href="/contacto/">${word} contacto</a>` : word;
    };
    const toHtml = (one: HtmlNode | string): string => {
      if (typeof one === 'string') return toText(one);
      const open = `<${one.tag}${one.attributes ? ` ${one.attributes}` : ''}>`;
      return empty.has(one.tag) ? open : `${open}${one.children.map(toHtml).join(' ')}</${one.tag}>`;
    };
    const body = nodes.map(toHtml).join('\n');
    return `<!doctype html><html lang="es"><head>${titled ? '<title>Título | Ejemplo</title>' : ''}</head><body>${body}</body></html>`;
  });
}
