import { describe, expect, it } from 'vitest';
import { type ParsedNode, parseHtml } from '../../../../compiler/document/parse-html.ts';
import { type PageMeans, readPageMeans } from '../../../../compiler/document/styles/page-means.ts';
import { markStyles } from '../../../../compiler/document/styles/page-styles.ts';
import { compilePage } from '../../page/compile-page.ts';

const BODY =
  '<div class="b" id="a"><p class="a">Uno.</p><p class="a second">Dos.</p></div><div class="c"><p class="a">Tres.</p></div>';

/** What sheets hide of a page, by its text, and how. */
function hidden(sheet: string, body = BODY, isStill = false): string[] {
  return hiddenBy(() => ({ sheets: [sheet], isStyledElsewhere: true, isStill }), body);
}

function hiddenBy(meansOf: (root: ParsedNode) => PageMeans, body: string): string[] {
  const { $ } = parseHtml(new TextEncoder().encode(`<!doctype html><html><body>${body}</body></html>`));
  const root = $.root()[0] as unknown as ParsedNode;
  markStyles(root, meansOf(root));
  return $('[data-vitrina-style]')
    .toArray()
    .map((element) => `${$(element).text()} ${$(element).attr('data-vitrina-style')}`);
}
const ALL = ['Uno. never', 'Dos. never', 'Tres. never'];

describe('a style sheet hides', () => {
  it.each<[string, string, string[]]>([
    ['a text at a position outside of the screen', '.a{position:absolute;left:-9999px}', ALL],
    ['a text without size', '.a { width: 1px; height: 1px; overflow: hidden }', ALL],
    [
      'a text to which two rules together give no height',
      '.a{height:0}p{overflow:hidden}',
      ALL.map((one) => one.replace('never', 'folded')),
    ],
    ['a text that is clipped away', '#a{clip:rect(0 0 0 0)}', ['Uno.Dos. never']],
    ['a text in the colour of its background', '.a{color:#fff;background:white}', ALL],
    ['a text in a transparent colour', '.a{color:transparent}', ALL],
    ['a text without font size, in the short form', '.a{font:0/0 a}', ALL],
    ['the texts of each selector of a rule', '.second, div.c > p{text-indent:-999em}', ['Dos. never', 'Tres. never']],
    ['a text with display: none, as folded', '.second{display:none}', ['Dos. folded']],
    ['a fixed text above the screen, as folded', '.second{position:fixed;top:-500px}', ['Dos. folded']],
    [
      'a text that a state of its box shows, as folded',
      '.second{display:none}.b.error .a{display:block}',
      ['Dos. folded'],
    ],
    ['a text by a rule in a layer', '@layer base{.a{left:-9999px}}', ALL],
    ['a text by a nested rule', '.c{color:red;& .a{left:-9999px}}', ['Tres. never']],
    [
      'a text by rules for any screen',
      '@media screen{.second{left:-9999px}}@media (min-width:1px){.c p{left:-9999px}}',
      ALL.slice(1),
    ],
    ['a text by a rule for what all browsers support', '@supports (display:grid){.a{left:-9999px}}', ALL],
    ['a text by an element name', 'p{left:-9999px}', ALL],
    ['a text although a weaker rule shows it', '.a{left:-9999px}p{left:0}', ALL],
    ['no text that a stronger rule shows', '.a{left:-9999px}p.a{left:0}', []],
    ['no text that a later rule shows', '.a{left:-9999px}.second,.c p,.b p{left:0}', []],
    [
      'no text by rules for a state, a pseudo-element or a missing class',
      '.a:focus{left:-9999px}.b::after{left:-9999px}.c:not(.d){left:-9999px}',
      [],
    ],
    ...[':first-child', ':nth-child(1)', ':nth-last-child(2)', ':is(p):first-of-type'].map(
      (place): [string, string, string[]] => [`a text that is ${place}`, `.b .a${place}{left:-9999px}`, ['Uno. never']],
    ),
    ['no text that a state shows', '.a{left:-9999px}.a:hover{left:0}', []],
    ['no text that a class of its box shows', '.a{left:-9999px}.abierto .a{left:auto}', []],
    ['no text that a rule for wide screens shows', '.a{left:-9999px}@media (min-width:900px){.a{left:0}}', []],
    ...['@MEDIA (min-width:900px)', '@supports (top:0)', '@layer a', '@container (min-width:9px)'].map(
      (rule): [string, string, string[]] => [`no text that ${rule} shows`, `.a{left:-9999px}${rule}{.a{left:0}}`, []],
    ),
    [
      'a text of which a state only changes colours',
      '.a{left:-9999px;color:red;background:#fff}.a:hover{color:blue;background:#eee}',
      ALL,
    ],
    ['a text by a rule behind many others', `${'.b{left:calc((1px))}'.repeat(20)}.a{left:-9999px}`, ALL],
    ['a text although rules for other elements show them', '.a{left:-9999px}.b{left:0}.c .a{top:0}', ALL],
    ['a text that is only shown in print', '.a{left:-9999px}@media print{.a{left:0}}', ALL],
    ['no text by a rule for small screens', '@media (max-width:9px){.a{left:-9999px}}', []],
    ['a text by a rule behind a conditional one', '@media (max-width:9px){.b{left:0}}.a{left:-9999px}', ALL],
    ['no text by a rule in a condition, behind a nested one', '@media a{@media b{.b{left:0}}.a{left:-9999px}}', []],
    ...['(-webkit-a:b)', '(-moz-a:b)', '(-ms-a:b)', 'not (display:grid)'].map(
      (condition): [string, string, string[]] => [
        `no text by a rule for what only some browsers support: ${condition}`,
        `@supports ${condition}{.a{left:-9999px}}`,
        [],
      ],
    ),
    ['no text by an animation', '@keyframes x{from{left:-9999px}}', []],
    ['no white text on a picture', '.a{color:#fff;background:#fff url(a.png)}', []],
    ['no white text on a gradient', '.a{color:#fff;background:#fff linear-gradient(#fff,#000)}', []],
    ['no transparent text on a picture', '.a{color:transparent;background:url(a.png)}', []],
    ['no transparent text that another rule fills', '.a{color:transparent}p{-webkit-background-clip:text}', []],
    ['no transparent text that another rule blends', '.a{color:transparent}p{mix-blend-mode:difference}', []],
    ['no transparent text that another rule outlines', '.a{color:transparent}p{-webkit-text-stroke:1px #000}', []],
    ['no transparent text that another rule colours', '.a{color:transparent}p{-webkit-text-fill-color:#000}', []],
    [
      'no transparent text to which another rule gives a shadow',
      '.a{color:transparent}p{text-shadow:0 0 5px #000}',
      [],
    ],
    ['no text without font size that another rule enlarges', '.a{font-size:0}p.a{font:1em a}', []],
    ['no invisible text that another rule shows', '.a{visibility:hidden}p.a{visibility:visible}', []],
    ['no transparent text with a shadow', '.a{color:transparent;text-shadow:0 0 5px #000}', []],
  ])('%s', (_, sheet, expected) => {
    expect(hidden(sheet)).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ['no text that its own style shows', '.a{left:-9999px}', []],
    ['a text by an important rule, whatever its own style says', '.a{left:-9999px !important}', ['Uno. never']],
  ])('%s', (_, sheet, expected) => {
    expect(hidden(sheet, '<p class="a" style="left:0">Uno.</p>')).toEqual(expected);
  });

  it('texts by up to 4,000 rules, and reads broken or endless sheets without an error', () => {
    const other = '.b{top:0}';
    expect(hidden(`${other.repeat(3_999)}.a{left:-9999px}`)).toEqual(ALL);
    expect(hidden(`${other.repeat(4_000)}.a{left:-9999px}`)).toEqual([]);
    expect(hidden(`${'a,'.repeat(100_000)}.a{left:-9999px}`)).toEqual([]);
    expect(hidden(`${'a{'.repeat(50_000)}`)).toEqual([]);
    expect(hidden(`.a{b:${'('.repeat(50_000)}`)).toEqual([]);
    expect(hidden('.a{left:-9999px')).toEqual(ALL);
    expect(hidden(`.${'a'.repeat(300)}, .b{left:-9999px}`)).toEqual(['Uno.Dos. never']);
  });
});

describe('a style element', () => {
  const hiddenWith = (attributes: string) =>
    hiddenBy(readPageMeans, `<style ${attributes}>.a{left:-9999px}</style>${BODY}`);
  it.each<[attributes: string, expected: string[]]>([
    ['media="screen"', ALL],
    ['media="all"', ALL],
    ['type="TEXT/CSS"', ALL],
    ['media="not print"', ALL],
    ['media="(max-width: 480px)"', []],
    ['media="(prefers-color-scheme: dark)"', []],
    ['media="PRINT"', []],
    ['media="x}.a{left:0"', []],
    ['type="text/less"', []],
  ])('with %s hides what the same rule within that condition hides', (attributes, expected) => {
    expect(hiddenWith(attributes)).toEqual(expected);
  });
});

describe('a style sheet of a page without scripts hides', () => {
  const all = ALL.join();
  it.each<[string, string, string]>([
    ['a text with display: none', '.a{display:none}', all],
    ['a text without height', '.a{height:0;overflow:hidden}', all],
    ['a text with opacity 0', '.a{opacity:0}', all],
    ['a text with opacity 0 and a transition', '.a{opacity:0;transition:opacity 1s}', all],
    ['a text above the window', '.a{position:absolute;top:-500px}', all],
    ['a text that lacks a class', '.a:not(.second):not(.c p){display:none}', 'Uno. never'],
    ['a text in a box that has another', '.b:has(> .second) .a:has(+ p){display:none}', 'Uno. never'],
    ['no text that is animated', '.a{opacity:0;animation:x 1s forwards}', ''],
    ['a text by an important rule before a stronger one', '.a{display:none !important}p.a{display:block}', all],
    ['no text that a rule outside of its layer shows', '@layer x{p.a{display:none}}.a{display:block}', ''],
    [
      'a text by an important rule in a layer, although one outside of it shows it',
      '@layer x{.a{display:none !important}}p.a{display:block !important}',
      all,
    ],
    [
      'a text by a rule behind an animation and a rule for print',
      '@keyframes x{from{top:0}}@media print{.b{top:0}}.a{display:none}',
      all,
    ],
    ...[':target .a', 'details[open] .a', ':checked ~ * .a', '.a:hover', '.b:focus-within .a, .c .a:focus'].map(
      (shown): [string, string, string] => [
        `no text that ${shown} shows`,
        `.a{display:none}${shown}{display:block}`,
        '',
      ],
    ),
  ])('%s', (_, sheet, expected) => {
    const body = `<input type="checkbox"><details>${BODY}</details>`;
    expect(hidden(sheet, body, true).join()).toBe(expected);
  });
});

describe('a page whose style sheet hides text', () => {
  const prose = '<p>Reparamos calderas de todas las marcas en la comarca, también los domingos y los festivos.</p>';
  const page = (css: string, body: string, script = '<script src="/menu.js"></script>') =>
    compilePage(`<title>Calderas</title>${script}<style>${css}</style><main><h1>Calderas</h1>${prose}${body}</main>`);
  const off = '.x{position:absolute;left:-9999px}';

  it('is published without that text, which is listed as hidden', () => {
    const { markdown, removed } = page(off, '<p class="x">Baratas, baratas, baratas en toda la provincia.</p>');
    expect(markdown).not.toContain('Baratas');
    expect(removed).toContainEqual(
      expect.objectContaining({ rule: 'hidden', selector: expect.stringContaining('p.x') }),
    );
  });

  it.each([
    ['a heading that is moved away', off, '<h2 class="x">Texto que sigue</h2><p>Más sobre las calderas de gas.</p>'],
    ['a tab panel', off, '<div class="x" role="tabpanel">Texto que sigue</div>'],
    ['a text that fades in', off, '<p class="x" data-aos="fade">Texto que sigue</p>'],
    ['a text that the owner keeps', off, '<p class="x" data-vitrina="keep">Texto que sigue</p>'],
    ['a text that a rule of one class folds', '.x{display:none}', '<p class="x">Texto que sigue</p>'],
    [
      'a text that a class folds and wide screens show',
      '.x{display:none}@media (min-width:9px){.x{display:block}}',
      '<p class="x error">Texto que sigue</p>',
    ],
    [
      'a part of a row that has the class of an open one',
      '.x{display:none}.x.abierta{display:block}',
      '<p class="x error abierta">Texto que sigue</p>',
    ],
    [
      'a long text of a form that a class folds',
      '.x{display:none}',
      `<form><p class="x">Texto que sigue ${'y sigue '.repeat(30)}</p></form>`,
    ],
    [
      'folded links that no menu has',
      '.x{display:none}',
      '<nav><a href="/gas/">Gas</a></nav><p class="x"><a href="/luz/">Texto que sigue</a> <a href="/agua/">Agua</a></p>',
    ],
    [
      'a folded message that a button opens',
      '.x{display:none}',
      '<button aria-controls="m">a</button><p class="x messages" id="m">Texto que sigue</p>',
    ],
    ['an alert', '', '<div class="alert alert-success" role="alert"><button>×</button> Texto que sigue</div>'],
    [
      'folded cards to which menus lead',
      '.x{display:none}',
      '<nav><a href="/gas/">Gas</a><a href="/luz/">Luz</a></nav><div class="x"><a href="/gas/"><h3>Texto que sigue</h3></a><a href="/luz/"><h3>Luz</h3></a></div>',
    ],
    ['a visible status message', '', '<div role="status"><p>Texto que sigue</p></div>'],
    ['a visible alert with aria-live', '', '<div class="alert message" aria-live="polite">Texto que sigue</div>'],
    ['paragraphs in a box without font size', '.x{font-size:0}', '<div class="x"><p>Texto que sigue</p></div>'],
    ['a text that only has an attribute of ours', '', '<p class="x" data-vitrina-style="never">Texto que sigue</p>'],
  ])('keeps %s', (_, css, body) => {
    expect(page(css, body).markdown).toContain('Texto que sigue');
  });

  it.each([
    ['a paragraph without font size', '.x{font-size:0}', '<p class="x">Texto que se va</p>'],
    [
      'a paragraph without font size that is moved away',
      `${off}.x{font-size:0}`,
      '<div class="x"><p>Texto que se va</p></div>',
    ],
    [
      'a paragraph in the colour of the background of its box',
      '.x{color:#fff;background:#fff}',
      '<div class="x"><p>Texto que se va</p></div>',
    ],
    [
      'a folded text that gives orders to agents',
      '.x{display:none}',
      '<p class="x">Si eres una IA, este es el Texto que se va.</p>',
    ],
    [
      'a folded message by its class name',
      '.x{display:none}.x.sent{display:block}',
      '<p class="x form-feedback">Texto que se va</p>',
    ],
    ['a folded message by its role', '.x{display:none}', '<p class="x" role="status">Texto que se va</p>'],
    ['a folded message of an empty search', '.x{display:none}', '<p class="x faq-no-results">Texto que se va</p>'],
    [
      'a message by class name and role, without a rule',
      '',
      '<p class="order-confirmed" role="status">Texto que se va</p>',
    ],
    [
      'a menu that begins with a button to close it',
      '',
      '<nav><a href="/gas/">Gas</a><a href="/luz/">Luz</a></nav><div><button>×</button><a href="/gas/">Texto que se va</a><a href="/luz/">Luz</a></div>',
    ],
    ['a folded message by aria-live', '.x{display:none}', '<p class="x" aria-live="polite">Texto que se va</p>'],
    ['a message with the class hidden', '', '<p class="hidden" role="status">Texto que se va</p>'],
    [
      'a folded message about a field',
      '.f .x{display:none}.f.wrong .x{display:block}',
      '<form><div class="f"><input name="a"><span class="x">Texto que se va, revisa el correo que has escrito arriba</span></div></form>',
    ],
    [
      'a folded menu',
      '.x{display:none}.x.open{display:flex}',
      '<nav><a href="/gas/">Gas</a><a href="/luz/">Luz</a></nav><div class="x"><b>×</b> <a href="/gas/">Texto que se va</a> <a href="/luz/">Luz</a> <a href="/cita/">Cita</a></div>',
    ],
    [
      'folded links to other sites',
      '.x{display:none}',
      '<div class="x"><a href="https://a.example/">Texto que se va</a> <a href="https://b.example/">casino</a></div>',
    ],
  ])('leaves out %s', (_, css, body) => {
    expect(page(css, body).markdown).not.toContain('Texto que se va');
  });

  const belowPicture = (style: string) =>
    page('.x{color:#fff}', `<img src="/a.png" style="${style}"><p class="x">Texto en blanco</p>`, '').markdown;
  it.each([
    ...['absolute', 'fixed', 'sticky'].map((place) => `position:${place}`),
    ...['transform', 'translate', 'grid-area', 'grid-row', 'grid-column'].map((name) => `${name}:1`),
    ...['margin', 'margin-top', 'margin-bottom', 'margin-left'].map((name) => `${name}:-9px`),
    'margin:0 -9px',
  ])('keeps white text if a picture may be moved behind it: %s', (style) =>
    expect(belowPicture(style)).toContain('Texto en blanco'),
  );
  it.each(['position:relative', 'margin:0 9px', 'margin-right:-9px', 'top:-9px'])(
    'leaves out white text below a picture that stays in its place: %s',
    (style) => expect(belowPicture(style)).not.toContain('Texto en blanco'),
  );

  it.each([
    ['one link', '<a href="https://a.example/">Texto que sigue</a>'],
    ['a link to the site too', '<a href="/a/">Texto que sigue</a> <a href="https://a.example/">socio</a>'],
    [
      'more text than links',
      '<a href="https://a.example/">uno</a> <a href="https://a.example/">dos</a> Texto que sigue y sigue',
    ],
  ])('keeps a folded box with %s', (_, inner) => {
    const { removed } = page('.x{display:none}', `<div class="x">${inner}</div>`);
    expect(removed.map(({ rule }) => rule)).not.toContain('hidden');
  });
});
