import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedNode, parseHtml } from '../../../../compiler/document/parse-html.ts';
import { indexElements } from '../../../../compiler/document/styles/element-index.ts';
import { createSelectorMatcher } from '../../../../compiler/document/styles/match-selectors.ts';

const parse = (html: string) => parseHtml(new TextEncoder().encode(`<!doctype html><body>${html}`));

function matcherFor(html: string, isStill = true) {
  const { $ } = parse(html);
  const index = indexElements($.root()[0] as unknown as ParsedNode);
  return { $, index, ...createSelectorMatcher(index, isStill) };
}

const names = ['b', 'i', 'u'];
const classes = ['x', 'y', 'z'];
const tree = fc.letrec<{ node: string }>((tie) => ({
  node: fc
    .tuple(
      fc.constantFrom(...names),
      fc.subarray(classes),
      fc.constantFrom('', ' id=p', ' lang=es-mx', ' title="a b"'),
      fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('', 't'),
        fc.array(tie('node'), { maxLength: 4 }).map((all) => all.join('')),
      ),
    )
    .map(([name, some, more, inner]) => `<${name} class="${some.join(' ')}"${more}>${inner}</${name}>`),
}));
const html = fc.array(tree.node, { maxLength: 5 }).map((all) => all.join(''));

const nth = fc.constantFrom('1', '2', 'odd', 'even', '2n+1', '-n+2', '3n', 'n+2', '0n+1');
const place = fc.oneof(
  fc.constantFrom(
    ':first-child',
    ':last-child',
    ':only-child',
    ':first-of-type',
    ':last-of-type',
    ':only-of-type',
    ':empty',
    ':root',
  ),
  fc
    .tuple(fc.constantFrom('child', 'last-child', 'of-type', 'last-of-type'), nth)
    .map(([what, n]) => `:nth-${what}(${n})`),
);
const selector = fc.letrec<{ list: string; complex: string; compound: string }>((tie) => ({
  list: fc.array(tie('complex'), { minLength: 1, maxLength: 2 }).map((all) => all.join(', ')),
  complex: fc
    .array(fc.tuple(fc.constantFrom(' ', ' > ', ' + ', ' ~ '), tie('compound')), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.map(([by, part], at) => (at === 0 ? part : by + part)).join('')),
  compound: fc
    .tuple(
      fc.constantFrom('', '*', ...names),
      fc.array(
        fc.oneof(
          { maxDepth: 2, withCrossShrink: true },
          fc.constantFrom(
            ...classes.map((one) => `.${one}`),
            '#p',
            '[lang|=es]',
            '[title~=b]',
            '[title^="a "]',
            '[lang$=mx]',
            '[title*=" b"]',
            '[id=p]',
            '[class]',
          ),
          place,
          fc.tuple(fc.constantFrom('is', 'not'), tie('list')).map(([name, list]) => `:${name}(${list})`),
          fc.tuple(fc.constantFrom('', '> ', '+ ', '~ '), tie('compound')).map(([by, one]) => `:has(${by}${one})`),
        ),
        { maxLength: 2 },
      ),
    )
    .map(([name, more]) => name + more.join('') || '.x'),
}));

describe('the selector matcher', () => {
  it('finds the elements that cheerio finds, on any page', () => {
    fc.assert(
      fc.property(html, fc.array(selector.list, { minLength: 1, maxLength: 6 }), (body, selectors) => {
        const { $, index, match } = matcherFor(body);
        for (const one of selectors) {
          const found = [...(match(one)?.elements ?? [])].flatMap((is, at) => (is ? [at] : []));
          const expected = $(one)
            .toArray()
            .map((element) => index.elements.indexOf(element as unknown as ParsedNode));
          expect(found, one).toEqual(expected.sort((a, b) => a - b));
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['reads escapes in names', '<b class="md:x">', '.md\\:x', 1],
    ['reads an escaped digit that begins a class', '<b class="1x">', '.\\31 x', 1],
    ['ignores the case of attribute names, and of values with i', '<B DATA-x="A">', 'b[data-X="a" i]', 1],
    ['finds an :nth-child(… of …)', '<b></b><b class=x></b><b class=x>', 'b:nth-child(2 of .x)', 1],
    ['finds nothing for an incomplete selector', '<b>', 'b >', 0],
    ['finds nothing for an empty :is()', '<b>', ':is()', 0],
    ['finds nothing for an open bracket', '<b>', 'b:not(.x', 0],
  ])('%s', (_, body, text, count) => {
    expect([...(matcherFor(body).match(text)?.elements ?? [])].filter(Boolean)).toHaveLength(count);
  });

  it('finds every element that may get a state, and says that the selector asks for one', () => {
    const { match } = matcherFor('<b class=x></b><i class=x></i>');
    for (const text of ['b:hover', 'b::before', '.x:is(b:focus, u)', 'b[open]', 'b:not(.x:hover)'])
      expect(match(text), text).toMatchObject({ asksForState: true, elements: new Uint8Array([0, 0, 0, 1, 0]) });
    expect(matcherFor('<b class=x>', false).match('b:not(.x)')).toMatchObject({ asksForState: true });
    expect(match('b:first-child')?.asksForState).toBe(false);
  });

  it('orders selectors by ids, then classes, then element names', () => {
    const { match } = matcherFor('<b class=x id=p>');
    const order = ['*', ':where(#p)', 'b', 'body b', '.x', 'b.x', 'b.x:first-child', '#p', ':is(#p, b)', '#p[id]'];
    const weights = order.map((text) => match(text)?.specificity ?? -1);
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
    expect(match(':not(.x.y)')?.specificity).toBe(match('.x.x')?.specificity);
  });
});

describe('the steps of the selector matcher', () => {
  it.each([
    '.z~i~i~i~i~.none-such,.z~i~i~i~i',
    '.z:nth-last-child(2n+1) ~ i:nth-of-type(3n)',
    '.z:has(~ .z ~ .z ~ .z)',
    `${':is(.z,'.repeat(20)}.z${')'.repeat(20)}`,
    ':not(:not(:not(:not(.z)))) ~ i + i',
    '.z + .z + .z + .z + .z + .z',
  ])('grow in proportion to the page: %s', (text) => {
    for (const count of [100, 8_000]) {
      const { index } = matcherFor('<i class="z y">a</i>'.repeat(count));
      const { match } = createSelectorMatcher(index, true, count * 200);
      expect(() => match(text)).not.toThrow();
    }
  });

  it('are limited, and it throws beyond', () => {
    const { index } = matcherFor('<i class="z">a</i>'.repeat(100));
    const { match } = createSelectorMatcher(index, true, 10_000);
    match('.z ~ i');
    expect(() => match(`.z${' ~ i'.repeat(40)}`)).toThrow('its style sheets take too many steps');
  });
});
