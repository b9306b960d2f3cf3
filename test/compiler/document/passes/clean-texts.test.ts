import { describe, expect, it } from 'vitest';
import { rehypeCleanTexts } from '../../../../compiler/document/passes/rehype-clean-texts.ts';
import { createRemovals } from '../../../../compiler/document/removals.ts';
import { changeHtml } from '../../change-html.ts';

/** What is left of HTML, and what was noted. */
function cleaned(html: string): [left: string, ...noted: string[]] {
  const removals = createRemovals();
  const left = changeHtml(html, rehypeCleanTexts({ removals }));
  return [left, ...removals.removed.map(({ rule, selector, text }) => `${rule} ${selector} ${text}`)];
}

describe('rehypeCleanTexts', () => {
  it.each([
    ...[
      '[galeria ids="1,2"]',
      '[boton a=b c="d e" /]',
      '[vc_row]',
      '[/vc_row_2]',
      '[/row]',
      '{{ nombre }}',
      '{% if a %}',
    ],
    // Quotation marks that a content system has set.
    ...[`[a b='c d']`, '[a b=“c d”]', '[a b=”c d”]', '[a b=”c d″]', '[a b=″c d″]'],
  ])('removes and lists code of a template: %s', (code) => {
    expect(cleaned(`<p>a${code}b</p>`)).toEqual(['<p>a b</p>', `shortcode body > p ${code}`]);
  });

  it.each(['FOTO_DEL_TALLER', ' PONER_FOTO ', 'TODO_PREGUNTAR: precio de la hora'])(
    'removes and lists a placeholder that is the whole text: %s',
    (code) => {
      expect(cleaned(`<p>a <b>${code}</b></p>`)).toEqual([
        '<p>a <b> </b></p>',
        `shortcode body > p > b ${code.trim()}`,
      ]);
    },
  );

  it.each(['No items found.', 'No se encontraron entradas', '— No posts were found —'])(
    'removes and lists a message of an empty list, and keeps it with more words: %s',
    (text) => {
      expect(cleaned(`<div>${text}</div>`)).toEqual(['<div data-taken=""></div>', `noscript body > div ${text}`]);
      expect(cleaned(`<div>${text} en tu zona</div>`)).toEqual([`<div>${text} en tu zona</div>`]);
    },
  );

  it('keeps «No hay entradas», which may be sold-out tickets', () =>
    expect(cleaned('<td>No hay entradas</td>')[0]).toContain('No hay entradas'));

  it('removes a placeholder up to the end of its sentence', () => {
    const [left] = cleaned('<p>TODO_PREGUNTAR: precio de la hora. Cerramos los lunes.</p>');
    expect(left).toBe('<p>  Cerramos los lunes.</p>');
  });

  it.each(['Cargando obras…', '⏳ Cargando...', 'Loading more items...'])(
    'removes and lists a request to wait: %s',
    (text) => {
      expect(cleaned(`<p>${text}</p>`)).toEqual(['<p></p>', `noscript body > p ${text}`]);
    },
  );

  it.each(['Lorem ipsum', 'LOREM IPSUM…', 'Lorem ipsum dolor sit amet, consectetur elit. Quid?'])(
    'removes and lists filler text: %s',
    (text) => expect(cleaned(`<p>${text}</p>`)).toEqual(['<p></p>', `shortcode body > p ${text}`]),
  );

  it.each(['data-tabs="obras" data-wide="true">', 'width="3" />', '/* ]]> */', '//]]>'])(
    'removes and lists what a broken tag or script left: %s',
    (text) => expect(cleaned(`<p>${text}</p>`)).toEqual(['<p></p>', `shortcode body > p ${text}`]),
  );

  it.each(['Escribe a="b" en la celda', 'a="b'])('keeps a sentence with an attribute in it: %s', (text) =>
    expect(cleaned(`<p>${text}</p>`)).toEqual([`<p>${text}</p>`]),
  );

  it('removes and lists an error message of PHP, and keeps one without a line number', () => {
    const error = (end: string) => `<b>Warning</b>: Undefined variable $x in <b>/srv/horno/a.php</b> on line ${end}`;
    const text = 'Warning: Undefined variable $x in /srv/horno/a.php on line 12';
    expect(cleaned(`<p>a ${error('<b>12</b>')} b</p>`)).toEqual(['<p>a  b</p>', `noscript body > p ${text}`]);
    expect(cleaned(`<p>${error('<b>doce</b>')}</p>`)).toEqual([`<p>${error('<b>doce</b>')}</p>`]);
  });

  it.each(['tel:', 'mailto:', 'https://wa.me/'])(
    'removes and lists a label with a dash that links to %s, and keeps longer ones',
    (href) => {
      const box = (text: string, label = 'Correo') => `<li><b>${label}</b> <a href="${href}">${text}</a></li>`;
      expect(cleaned(box('—'))).toEqual(['<li></li>', 'noscript body > li Correo —']);
      for (const kept of [
        box('Escríbenos'),
        box(''),
        box('—', 'Te contestamos de lunes a viernes y los sábados'),
        '<li><b>Lunes</b> —</li>',
        '<li><b>Correo</b> <a href="/correo/">—</a></li>',
      ])
        expect(cleaned(kept)).toEqual([kept]);
    },
  );

  it.each(['El texto lorem ipsum dolor…', 'Lorem Ipsum, imprenta', 'Lorem y Dolores'])(
    'keeps a text about filler text: %s',
    (text) => expect(cleaned(`<p>${text}</p>`)).toEqual([`<p>${text}</p>`]),
  );

  it.each(['Cargando camiones desde 1990.', 'Cargamos…', 'Cargando…\nHoy abrimos'])(
    'keeps a sentence that begins like a request to wait: %s',
    (text) => {
      expect(cleaned(`<p>${text}</p>`)).toEqual([`<p>${text}</p>`]);
    },
  );

  it('keeps a heading that reads like a request to wait', () => {
    const heading = '<h2>Cargando tu coche en casa…</h2>';
    expect(cleaned(heading)).toEqual([heading]);
  });

  it.each([
    '[sic]',
    'REF_12',
    'FOTO',
    'a FOTO_DEL_TALLER',
    '[1]',
    'a ]]> b',
    '[ver foto]',
    '[a b=c d]',
    '{a}',
    '{{a\nb}}',
    '{% a\nb %}',
  ])('keeps a text that only resembles code: %s', (text) =>
    expect(cleaned(`<p>${text}</p>`)).toEqual([`<p>${text}</p>`]),
  );

  it.each(['pre', 'code', 'kbd', 'samp'])('keeps code in an element of code: %s', (tag) => {
    const html = `<${tag}><b><i>[vc_row]</i></b></${tag}>`;
    expect(cleaned(html)).toEqual([html]);
  });
});

describe('rehypeCleanTexts, for invisible characters,', () => {
  const zero = '\u200b';
  it('removes them from texts, alternative texts and links', () => {
    expect(cleaned(`<p>a${zero}b<img alt="c${zero}"></p>`)).toEqual(['<p>ab<img alt="c"></p>']);
    expect(cleaned(`<a href="/a${zero}">b\u00adc</a>`)).toEqual(['<a href="/a">bc</a>']);
    expect(cleaned(`<code>a${zero}b</code>`)).toEqual(['<code>ab</code>']);
    for (const name of ['alt', 'title', 'aria-label', 'alttext', 'href', 'src'])
      expect(cleaned(`<p ${name}="c${zero}d">e</p>`)).toEqual([`<p ${name}="cd">e</p>`]);
  });
  it('lists six or more of them, or three tag characters', () => {
    expect(cleaned(`<p>a${zero.repeat(5)}</p>`)).toEqual(['<p>a</p>']);
    expect(cleaned(`<p>a${zero.repeat(6)}</p>`)).toEqual([
      '<p>a</p>',
      `invisible-characters body > p ${zero.repeat(6)}`,
    ]);
    const tags = '\u{e0061}\u{e0062}\u{e0063}';
    expect(cleaned(`<p>a${tags}</p>`)).toEqual(['<p>a</p>', `invisible-characters body > p ${tags}`]);
  });
  it('keeps them if they join Persian letters or emoji', () => {
    expect(cleaned('<p>می\u200cخواهم 👩\u200d🔧 ❤\ufe0f</p>')).toEqual(['<p>می\u200cخواهم 👩\u200d🔧 ❤\ufe0f</p>']);
    expect(cleaned('<p>a\u200db\u200cc</p>')).toEqual(['<p>abc</p>']);
  });
});
