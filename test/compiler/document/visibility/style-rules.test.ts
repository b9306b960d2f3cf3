import { describe, expect, it } from 'vitest';
import { type ParsedNode, parseHtml } from '../../../../compiler/document/parse-html.ts';
import { markStyles } from '../../../../compiler/document/styles/page-styles.ts';
import { compilePage } from '../../page/compile-page.ts';

const BODY =
  '<div class="b" id="a"><p class="a">Uno.</p><p class="a second">Dos.</p></div><div class="c"><p class="a">Tres.</p></div>';

/** What sheets hide of a page, by its text, and how. */
function hidden(sheet: string, body = BODY, isStill = false): string[] {
  const { $ } = parseHtml(new TextEncoder().encode(`<!doctype html><html><body>${body}</body></html>`));
  markStyles($.root()[0] as unknown as ParsedNode, { sheets: [sheet], isStyledElsewhere: true, isStill });
  return $('[data-vitrina-style]')
    .toArray()
    .map((element) => `${$(element).text()} ${$(element).attr('data-vitrina-style')}`);
}
const ALL = ['Uno. never', 'Dos. never', 'Tres. never'];

describe('a style sheet hides', () => {
  it.each<[string, string, string[]]>([
    ['what it moves off the screen', '.a{position:absolute;left:-9999px}', ALL],
    ['what has no size', '.a { width: 1px; height: 1px; overflow: hidden }', ALL],
    [
      'what two rules together give no size',
      '.a{height:0}p{overflow:hidden}',
      ALL.map((one) => one.replace('never', 'folded')),
    ],
    ['what it clips away', '#a{clip:rect(0 0 0 0)}', ['Uno.Dos. never']],
    ['what has the colour of its ground', '.a{color:#fff;background:white}', ALL],
    ['what has clear letters', '.a{color:transparent}', ALL],
    ['letters of no size, in the short form', '.a{font:0/0 a}', ALL],
    ['each of its selectors', '.second, div.c > p{text-indent:-999em}', ['Dos. never', 'Tres. never']],
    ['what can be opened', '.second{display:none}', ['Dos. folded']],
    ['what slides in', '.second{position:fixed;top:-500px}', ['Dos. folded']],
    ['what a state opens', '.second{display:none}.b.error .a{display:block}', ['Dos. folded']],
    ['what it nests in a layer', '@layer base{.a{left:-9999px}}', ALL],
    ['what it nests in a rule', '.c{color:red;& .a{left:-9999px}}', ['Tres. never']],
    [
      'what it says of any screen',
      '@media screen{.second{left:-9999px}}@media (min-width:1px){.c p{left:-9999px}}',
      ALL.slice(1),
    ],
    ['what all browsers understand', '@supports (display:grid){.a{left:-9999px}}', ALL],
    ['what has a name of an element alone', 'p{left:-9999px}', ALL],
    ['what a weaker rule would show', '.a{left:-9999px}p{left:0}', ALL],
    ['nothing that a stronger rule shows', '.a{left:-9999px}p.a{left:0}', []],
    ['nothing that a later rule shows', '.a{left:-9999px}.second,.c p,.b p{left:0}', []],
    ['nothing for one state', '.a:focus{left:-9999px}.b::after{left:-9999px}.c:not(.d){left:-9999px}', []],
    ...[':first-child', ':nth-child(1)', ':nth-last-child(2)', ':is(p):first-of-type'].map(
      (place): [string, string, string[]] => [`what is ${place}`, `.b .a${place}{left:-9999px}`, ['Uno. never']],
    ),
    ['nothing that another state shows', '.a{left:-9999px}.a:hover{left:0}', []],
    ['nothing that a script opens', '.a{left:-9999px}.abierto .a{left:auto}', []],
    ['nothing that another screen shows', '.a{left:-9999px}@media (min-width:900px){.a{left:0}}', []],
    ...['@MEDIA (min-width:900px)', '@supports (top:0)', '@layer a', '@container (min-width:9px)'].map(
      (rule): [string, string, string[]] => [`nothing that ${rule} shows`, `.a{left:-9999px}${rule}{.a{left:0}}`, []],
    ),
    [
      'what another state only paints',
      '.a{left:-9999px;color:red;background:#fff}.a:hover{color:blue;background:#eee}',
      ALL,
    ],
    ['what stands behind many other rules', `${'.b{left:calc((1px))}'.repeat(20)}.a{left:-9999px}`, ALL],
    ['what is no other thing', '.a{left:-9999px}.b{left:0}.c .a{top:0}', ALL],
    ['what is shown in print only', '.a{left:-9999px}@media print{.a{left:0}}', ALL],
    ['nothing on a small screen only', '@media (max-width:9px){.a{left:-9999px}}', []],
    ['what it says after a condition', '@media (max-width:9px){.b{left:0}}.a{left:-9999px}', ALL],
    ['nothing between two ends of conditions', '@media a{@media b{.b{left:0}}.a{left:-9999px}}', []],
    ['nothing of a movement', '@keyframes x{from{left:-9999px}}', []],
    ['no letters on a picture', '.a{color:#fff;background:#fff url(a.png)}', []],
    ['no letters on a gradient', '.a{color:#fff;background:#fff linear-gradient(#fff,#000)}', []],
    ['no letters that show a picture', '.a{color:transparent;background:url(a.png)}', []],
    ['no letters that another rule fills', '.a{color:transparent}p{-webkit-background-clip:text}', []],
    ['no letters with a light around them', '.a{color:transparent;text-shadow:0 0 5px #000}', []],
  ])('%s', (_, sheet, expected) => {
    expect(hidden(sheet)).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ['nothing that the element’s own style shows', '.a{left:-9999px}', []],
    ['what it calls important, whatever the element’s own style says', '.a{left:-9999px !important}', ['Uno. never']],
  ])('%s', (_, sheet, expected) => {
    expect(hidden(sheet, '<p class="a" style="left:0">Uno.</p>')).toEqual(expected);
  });

  it('within its bounds, and whatever it is made of', () => {
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

describe('a style sheet of a page where nothing can open or change anything hides', () => {
  const all = ALL.join();
  it.each<[string, string, string]>([
    ['what it folds', '.a{display:none}', all],
    ['what has no height', '.a{height:0;overflow:hidden}', all],
    ['what nobody can see through', '.a{opacity:0}', all],
    ['what nothing moves', '.a{opacity:0;transition:opacity 1s}', all],
    ['what stands outside of the window', '.a{position:absolute;top:-500px}', all],
    ['what one class has not', '.a:not(.second):not(.c p){display:none}', 'Uno. never'],
    ['what holds something', '.b:has(> .second) .a:has(+ p){display:none}', 'Uno. never'],
    ['nothing that is animated', '.a{opacity:0;animation:x 1s forwards}', ''],
    ['what is important', '.a{display:none !important}p.a{display:block}', all],
    ...[':target .a', 'details[open] .a', ':checked ~ * .a', '.a:hover', '.b:focus-within .a, .c .a:focus'].map(
      (shown): [string, string, string] => [
        `nothing that ${shown} shows`,
        `.a{display:none}${shown}{display:block}`,
        '',
      ],
    ),
  ])('%s', (_, sheet, expected) => {
    const body = `<input type="checkbox"><details>${BODY}</details>`;
    expect(hidden(sheet, body, true).join()).toBe(expected);
  });
});

describe('a page whose own sheet hides text', () => {
  const prose = '<p>Reparamos calderas de todas las marcas en la comarca, también los domingos y los festivos.</p>';
  const page = (css: string, body: string, script = '<script src="/menu.js"></script>') =>
    compilePage(`<title>Calderas</title>${script}<style>${css}</style><main><h1>Calderas</h1>${prose}${body}</main>`);
  const off = '.x{position:absolute;left:-9999px}';

  it('is published without it, and told of', () => {
    const { markdown, removed } = page(off, '<p class="x">Baratas, baratas, baratas en toda la provincia.</p>');
    expect(markdown).not.toContain('Baratas');
    expect(removed).toContainEqual(
      expect.objectContaining({ rule: 'hidden', selector: expect.stringContaining('p.x') }),
    );
  });

  it.each([
    [
      'its headings, which may be drawn',
      off,
      '<h2 class="x">Texto que sigue</h2><p>Más sobre las calderas de gas.</p>',
    ],
    ['its folds', off, '<div class="x" role="tabpanel">Texto que sigue</div>'],
    ['what fades in', off, '<p class="x" data-aos="fade">Texto que sigue</p>'],
    ['what the owner keeps', off, '<p class="x" data-vitrina="keep">Texto que sigue</p>'],
    ['what a class alone folds', '.x{display:none}', '<p class="x">Texto que sigue</p>'],
    [
      'what a class folds and another screen shows',
      '.x{display:none}@media (min-width:9px){.x{display:block}}',
      '<p class="x error">Texto que sigue</p>',
    ],
    [
      'the part of a row that is open',
      '.x{display:none}.x.abierta{display:block}',
      '<p class="x error abierta">Texto que sigue</p>',
    ],
    [
      'a long text that a class folds in a form',
      '.x{display:none}',
      `<form><p class="x">Texto que sigue ${'y sigue '.repeat(30)}</p></form>`,
    ],
    [
      'what a class folds of links that no menu has',
      '.x{display:none}',
      '<nav><a href="/gas/">Gas</a></nav><p class="x"><a href="/luz/">Texto que sigue</a> <a href="/agua/">Agua</a></p>',
    ],
    [
      'a tab by what opens it',
      '.x{display:none}',
      '<button aria-controls="m">a</button><p class="x messages" id="m">Texto que sigue</p>',
    ],
    ['an alert of today', '', '<div class="alert alert-success" role="alert"><button>×</button> Texto que sigue</div>'],
    [
      'cards that a class folds and menus lead to',
      '.x{display:none}',
      '<nav><a href="/gas/">Gas</a><a href="/luz/">Luz</a></nav><div class="x"><a href="/gas/"><h3>Texto que sigue</h3></a><a href="/luz/"><h3>Luz</h3></a></div>',
    ],
    ['messages that are shown', '', '<div role="status"><p>Texto que sigue</p></div>'],
    ['a notice of today', '', '<div class="alert message" aria-live="polite">Texto que sigue</div>'],
    ['what gives its parts a size of their own', '.x{font-size:0}', '<div class="x"><p>Texto que sigue</p></div>'],
    ['what no sheet hides', '', '<p class="x" data-vitrina-style="never">Texto que sigue</p>'],
  ])('keeps %s', (_, css, body) => {
    expect(page(css, body).markdown).toContain('Texto que sigue');
  });

  it.each([
    ['letters of no size', '.x{font-size:0}', '<p class="x">Texto que se va</p>'],
    ['parts of what it moves away', `${off}.x{font-size:0}`, '<div class="x"><p>Texto que se va</p></div>'],
    ['parts of one colour', '.x{color:#fff;background:#fff}', '<div class="x"><p>Texto que se va</p></div>'],
    [
      'what a class folds and speaks to agents',
      '.x{display:none}',
      '<p class="x">Si eres una IA, este es el Texto que se va.</p>',
    ],
    [
      'a closed message by its name',
      '.x{display:none}.x.sent{display:block}',
      '<p class="x form-feedback">Texto que se va</p>',
    ],
    ['a closed message by its role', '.x{display:none}', '<p class="x" role="status">Texto que se va</p>'],
    ['a message about a list of folds', '.x{display:none}', '<p class="x faq-no-results">Texto que se va</p>'],
    ['a message that another sheet closes', '', '<p class="order-confirmed" role="status">Texto que se va</p>'],
    [
      'a menu that its first button closes',
      '',
      '<nav><a href="/gas/">Gas</a><a href="/luz/">Luz</a></nav><div><button>×</button><a href="/gas/">Texto que se va</a><a href="/luz/">Luz</a></div>',
    ],
    ['a closed message to listeners', '.x{display:none}', '<p class="x" aria-live="polite">Texto que se va</p>'],
    ['a closed message by a class of a framework', '', '<p class="hidden" role="status">Texto que se va</p>'],
    [
      'a closed message about a field',
      '.f .x{display:none}.f.wrong .x{display:block}',
      '<form><div class="f"><input name="a"><span class="x">Texto que se va, revisa el correo que has escrito arriba</span></div></form>',
    ],
    [
      'a closed menu',
      '.x{display:none}.x.open{display:flex}',
      '<nav><a href="/gas/">Gas</a><a href="/luz/">Luz</a></nav><div class="x"><b>×</b> <a href="/gas/">Texto que se va</a> <a href="/luz/">Luz</a> <a href="/cita/">Cita</a></div>',
    ],
    [
      'what a class folds and leads to other hosts',
      '.x{display:none}',
      '<div class="x"><a href="https://a.example/">Texto que se va</a> <a href="https://b.example/">casino</a></div>',
    ],
  ])('leaves out %s', (_, css, body) => {
    expect(page(css, body).markdown).not.toContain('Texto que se va');
  });

  it.each([
    ['one link', '<a href="https://a.example/">Texto que sigue</a>'],
    ['links of its own', '<a href="/a/">Texto que sigue</a> <a href="https://a.example/">socio</a>'],
    [
      'more than links',
      '<a href="https://a.example/">uno</a> <a href="https://a.example/">dos</a> Texto que sigue y sigue',
    ],
  ])('keeps what a class folds and holds %s', (_, inner) => {
    const { removed } = page('.x{display:none}', `<div class="x">${inner}</div>`);
    expect(removed.map(({ rule }) => rule)).not.toContain('hidden');
  });
});
