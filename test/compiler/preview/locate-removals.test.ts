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

describe('finding removals in the original', () => {
  it('takes the element that the selector and the text name', () => {
    const cut = locate('<body><nav><a>Inicio</a> <a>Precios</a></nav><main><p>Precios claros.</p></main>', [
      { rule: 'landmark-nav', selector: 'body > nav', text: 'Inicio Precios' },
    ]);
    expect(cut).toEqual(['Inicio|Precios']);
  });

  it('finds a removal whose element lost a part to an earlier rule', () => {
    const cut = locate('<body><footer>Aviso <span hidden>oculto</span> legal</footer>', [
      { rule: 'hidden', selector: 'body > footer > span', text: 'oculto' },
      { rule: 'landmark-footer', selector: 'body > footer', text: 'Aviso legal' },
    ]);
    expect(cut).toEqual(['oculto', 'Aviso | legal']);
  });

  it('takes the first of elements that are alike, and a whole text only', () => {
    const { tree } = toOriginalTree(Buffer.from('<body><p>Llama ya</p><p>Llama</p><p>Llama</p>'));
    const taken = locateRemovals(tree, [{ rule: 'call-to-action', selector: 'body > p', text: 'Llama' }]);
    const textsOf = (node: Nodes): Text[] =>
      node.type === 'text' ? [node] : 'children' in node ? node.children.flatMap(textsOf) : [];
    expect(textsOf(tree).map((text) => taken.has(text))).toEqual([false, true, false]);
  });

  it('finds bare text beside text that stays', () => {
    const cut = locate('<body><div><h1>Título</h1>Compartir en redes</div>', [
      { rule: 'share', selector: 'body > div', text: 'Compartir en redes' },
    ]);
    expect(cut).toEqual(['Compartir en redes']);
  });

  it('gives each of two equal removals its own place', () => {
    const cut = locate('<body><a class="b">Llama ya</a><p>Texto</p><a class="b">Llama ya</a>', [
      { rule: 'call-to-action', selector: 'body > a.b', text: 'Llama ya' },
      { rule: 'call-to-action', selector: 'body > a.b', text: 'Llama ya' },
    ]);
    expect(cut).toEqual(['Llama ya', 'Llama ya']);
  });

  it('finds the text where the page stage saw another element than the browser', () => {
    const cut = locate('<body><details><summary>Pie</summary>Texto del pie</details>', [
      { rule: 'landmark-footer', selector: 'body > p.folded', text: 'Texto del pie' },
    ]);
    expect(cut).toEqual(['Texto del pie']);
  });

  it('takes nothing of a page that does not have the text', () => {
    expect(
      locate('<body><p>Otra cosa</p>', [{ rule: 'consent', selector: 'body > div', text: 'Usamos cookies' }]),
    ).toEqual(['']);
  });

  it('loses and invents no character, whatever was removed', () => {
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
