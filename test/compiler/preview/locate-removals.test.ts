import fc from 'fast-check';
import type { Nodes, Text } from 'hast';
import { describe, expect, it } from 'vitest';
import { toOriginalTree } from '../../../compiler/document/to-content-tree.ts';
import type { Removal } from '../../../compiler/model.ts';
import { locateRemovals } from '../../../compiler/preview/locate-removals.ts';

/** The texts that each removal took, one after the other. */
const locate = (html: string, removals: Removal[]) => {
  const taken = locateRemovals(toOriginalTree(Buffer.from(html)).tree, removals);
  return removals.map((removal) =>
    [...taken]
      .filter(([, by]) => by === removal)
      .map(([text]) => text.value)
      .join('|'),
  );
};

describe('locateRemovals', () => {
  it('finds the element of the selector and the text', () => {
    const cut = locate('<body><nav><a>Inicio</a> <a>Precios</a></nav><main><p>Precios claros.</p></main>', [
      { rule: 'landmark-nav', selector: 'body > nav', text: 'Inicio Precios' },
    ]);
    expect(cut).toEqual(['Inicio|Precios']);
  });

  it('finds an element that lost a part to an earlier rule', () => {
    const cut = locate('<body><footer>Aviso <span hidden>oculto</span> legal</footer>', [
      { rule: 'hidden', selector: 'body > footer > span', text: 'oculto' },
      { rule: 'landmark-footer', selector: 'body > footer', text: 'Aviso legal' },
    ]);
    expect(cut).toEqual(['oculto', 'Aviso | legal']);
  });

  it('finds the first of equal elements, by its whole text', () => {
    const { tree } = toOriginalTree(Buffer.from('<body><p>Llama ya</p><p>Llama</p><p>Llama</p>'));
    const taken = locateRemovals(tree, [{ rule: 'call-to-action', selector: 'body > p', text: 'Llama' }]);
    const textsOf = (node: Nodes): Text[] =>
      node.type === 'text' ? [node] : 'children' in node ? node.children.flatMap(textsOf) : [];
    expect(textsOf(tree).map((text) => taken.has(text))).toEqual([false, true, false]);
  });

  it('finds a text beside an element that stays', () => {
    const cut = locate('<body><div><h1>Título</h1>Compartir en redes</div>', [
      { rule: 'share', selector: 'body > div', text: 'Compartir en redes' },
    ]);
    expect(cut).toEqual(['Compartir en redes']);
  });

  it('finds a place of its own for each of two equal removals', () => {
    const cut = locate('<body><a class="b">Llama ya</a><p>Texto</p><a class="b">Llama ya</a>', [
      { rule: 'call-to-action', selector: 'body > a.b', text: 'Llama ya' },
      { rule: 'call-to-action', selector: 'body > a.b', text: 'Llama ya' },
    ]);
    expect(cut).toEqual(['Llama ya', 'Llama ya']);
  });

  it('finds a text in another element than that of the selector', () => {
    const cut = locate('<body><details><summary>Pie</summary>Texto del pie</details>', [
      { rule: 'landmark-footer', selector: 'body > p.folded', text: 'Texto del pie' },
    ]);
    expect(cut).toEqual(['Texto del pie']);
  });

  it('finds nothing if the page lacks the text', () => {
    expect(
      locate('<body><p>Otra cosa</p>', [{ rule: 'consent', selector: 'body > div', text: 'Usamos cookies' }]),
    ).toEqual(['']);
  });

  it('keeps every character of the page, for any removals', () => {
    const words = fc.array(fc.constantFrom('uno', 'dos', 'tres', 'ñ', 'cuatro'), { minLength: 1, maxLength: 4 });
    const parts = fc.array(fc.tuple(fc.constantFrom('p', 'div', 'li', 'nav'), words), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.array(fc.nat(7), { maxLength: 8 }), (blocks, removed) => {
        const html = `<body>${blocks.map(([tag, text]) => `<${tag}>${text.join(' ')}</${tag}>`).join('')}`;
        const removals = [...new Set(removed)].flatMap((at) => {
          const block = blocks[at];
          return block ? [{ rule: 'x', selector: `body > ${block[0]}`, text: block[1].join(' ') }] : [];
        });
        const cut = locate(html, removals);
        expect(cut.map((text) => text.replaceAll('|', ''))).toEqual(removals.map(({ text }) => text));
      }),
    );
  });
});
