import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../compiler/document/read-document.ts';

const targetsOf = (body: string) => {
  const html = Buffer.from(`<!doctype html><html lang="es"><body>${body}</body></html>`);
  const { repeatedIds, texts } = readDocument({ path: '/', url: 'https://www.ejemplo.es/', html, aliases: [] });
  return { repeatedIds, texts };
};
const seen = (body: string) => targetsOf(body).texts.map(({ text, isSeen }) => (isSeen ? text : `(${text})`));

describe('the link targets of a page', () => {
  it('list an id of two elements as repeated, also if they are hidden or named', () => {
    const html =
      '<h2 id="a">A</h2><p id="b"></p><a name="b">B</a><div hidden id="c"></div><i id="c"></i><a id="d" name="d"></a>';
    expect(targetsOf(html).repeatedIds).toEqual(['b', 'c']);
  });

  it('have a text for each block, with single blanks', () => {
    expect(seen('<p>Uno  <b>dos</b>\n tres</p>cuatro<ul><li>cinco<br>seis</li></ul>')).toEqual([
      'Uno dos tres',
      'cuatro',
      'cinco',
      'seis',
    ]);
  });

  it('divide a text at a span or small', () => {
    expect(seen('<p>Uno <span>dos</span> <small>tres</small></p>')).toEqual(['Uno', 'dos', 'tres']);
  });

  it('have the positions at which inline elements begin and end', () => {
    expect(targetsOf('<p>Uno <b>dos</b> tres</p>').texts[0]?.seams).toEqual([4, 7]);
  });

  it.each([
    '<div hidden><p>A</p></div>',
    '<p style="display:none">A</p>',
    '<p style="visibility: hidden">A</p>',
    '<div class="accordion-collapse"><p>A</p></div>',
    '<div class="tab-pane">A</div>',
    '<style>.x{display:none}</style><p class="x">A</p>',
  ])('mark a text as unseen if the page hides it: %s', (html) => {
    expect(seen(html)).toEqual(['(A)']);
  });

  it('mark the text of `details` as seen, and leave out scripts, fields and drawings', () => {
    expect(seen('<details><summary>A</summary>B</details>')).toEqual(['A', 'B']);
    expect(seen('<script>1</script><textarea>2</textarea><svg><title>3</title></svg><noscript>4</noscript>5')).toEqual([
      '5',
    ]);
  });
});
