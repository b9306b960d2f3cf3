import { describe, expect, it } from 'vitest';
import { readStyleRules } from '../../../../compiler/document/page-styles.ts';
import { compilePage } from '../../page/compile-page.ts';

const said = (sheet: string, most = 100) =>
  readStyleRules(sheet, most).map(({ selector, hiding }) => `${selector} ${hiding}`);

it('of a style sheet 200 selectors are tried', () => {
  const sheet = Array.from({ length: 201 }, (_, i) => `.a${i}{left:-9999px}`).join('');
  expect(said(sheet, 1_000)).toHaveLength(200);
});

describe('a style sheet hides', () => {
  it.each<[string, string, string[]]>([
    ['what it moves off the screen', '.a{position:absolute;left:-9999px}', ['.a never']],
    ['what has no size', '.a { width: 1px; height: 1px; overflow: hidden }', ['.a never']],
    ['what it clips away', '#a{clip:rect(0 0 0 0)}', ['#a never']],
    ['what has the colour of its ground', '.a{color:#fff;background:white}', ['.a never']],
    ['each of its selectors', '.a, div.b > p{text-indent:-999em}', ['.a never', 'div.b > p never']],
    ['what can be opened', '.a{display:none}', ['.a folded']],
    ['what a state opens', '.a{display:none}.b.error .a{display:block}', ['.a folded']],
    ['what it nests in a layer', '@layer base{.a{left:-9999px}}', []],
    ['nothing for one state', '.a:focus{left:-9999px}.b::after{left:-9999px}.c:not(.d){left:-9999px}', []],
    ...[':first-child', ':last-child', ':nth-child(2)', ':only-child', ':is(p)', ':where(p)', ':root'].map(
      (place): [string, string, string[]] => [`what is ${place}`, `.a${place}{left:-9999px}`, [`.a${place} never`]],
    ),
    ['nothing without a name', 'p{left:-9999px}*{font-size:0}', []],
    ['nothing that another state shows', '.a{left:-9999px}.a:hover{left:0}', []],
    ['nothing that a script opens', '.a{left:-9999px}.abierto .a{left:auto}', []],
    ['nothing that another screen shows', '.a{left:-9999px}@media (min-width:9px){.a{left:0}}', []],
    ...['@MEDIA (min-width:9px)', '@supports (top:0)', '@layer a', '@container (min-width:9px)'].map(
      (rule): [string, string, string[]] => [`nothing that ${rule} shows`, `.a{left:-9999px}${rule}{.a{left:0}}`, []],
    ),
    [
      'what another state only paints',
      '.a{left:-9999px;color:red;background:#fff}.a:hover{color:blue;background:#eee}',
      ['.a never'],
    ],
    ['what stands behind many other rules', `${'.b{left:calc((1px))}'.repeat(20)}.a{left:-9999px}`, ['.a never']],
    ['what is no other thing', '.a{left:-9999px}.b{left:0}.c .a{top:0}', ['.a never']],
    ['what is shown in print only', '.a{left:-9999px}@media print{.a{left:0}}', ['.a never']],
    ['nothing on a small screen only', '@media (max-width:9px){.a{left:-9999px}}', []],
    ['what it says after a condition', '@media (max-width:9px){.b{left:0}}.a{left:-9999px}', ['.a never']],
    ['nothing between two ends of conditions', '@media a{@media b{.b{left:0}}.a{left:-9999px}}', []],
    ['nothing of a movement', '@keyframes x{from{left:-9999px}}', []],
    ['no letters on a picture', '.a{color:#fff;background:#fff url(a.png)}', []],
    ['no letters on a gradient', '.a{color:#fff;background:#fff linear-gradient(#fff,#000)}', []],
    ['no letters that show a picture', '.a{color:transparent;background:url(a.png)}', []],
  ])('%s', (_, sheet, expected) => {
    expect(said(sheet)).toEqual(expected);
  });

  it('within its bounds, and whatever it is made of', () => {
    const many = '.a{left:-9999px}.b{left:-9999px}.c{left:-9999px}';
    expect(said(many, 2)).toEqual(['.a never', '.b never']);
    expect(said(`${'a{'.repeat(50_000)}`)).toEqual([]);
    expect(said(`.a{b:${'('.repeat(50_000)}`)).toEqual([]);
    expect(said('.a{left:-9999px')).toEqual(['.a never']);
    expect(said(`.${'a'.repeat(300)}{left:-9999px}`)).toEqual([]);
  });
});

describe('a page whose own sheet hides text', () => {
  const prose = '<p>Reparamos calderas de todas las marcas en la comarca, también los domingos y los festivos.</p>';
  const page = (css: string, body: string) =>
    compilePage(`<title>Calderas</title><style>${css}</style><main><h1>Calderas</h1>${prose}${body}</main>`);
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
