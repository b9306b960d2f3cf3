import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText, toSearchedText } from '#shared/search/plain-text.ts';

/** Any UTF-16 unit, lone surrogates included. */
const anyUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

describe('toPlainText', () => {
  it('removes Markdown syntax', () => {
    const markdown = [
      '## Precios de **hoy**',
      '',
      '- [Lavadoras](https://www.ejemplo.es/lavadoras/ "Ver") desde *35 €*',
      '1. ![Técnico con furgoneta](https://www.ejemplo.es/a_(1).png) y más',
      '',
      '| Zona | Precio |',
      '| --- | ---: |',
      '| Norte | 48 € |',
      '',
      '> Nota con `código` y ~~tachado~~ y \\*asterisco\\*',
    ].join('\n');
    expect(toPlainText(markdown)).toBe(
      'Precios de hoy Lavadoras desde 35 € Técnico con furgoneta y más Zona Precio Norte 48 € Nota con código y tachado y *asterisco*',
    );
  });

  it.each([
    [
      'emphasis within and between words',
      '_Hoy_, __mañana__ y ___siempre___ con next_cursor',
      'Hoy, mañana y siempre con next_cursor',
    ],
    ['code', 'Con `npm ci`:\n\n```sh\nnpm start\n```\n', 'Con npm ci: npm start'],
    ['rules, lists and quotes', 'a\n\n---\n\n> 1. b\n> 2) c\n\n- [x] d\n+ e', 'a b c d e'],
    [
      'an address in angle brackets',
      'Véase <https://e.es/a> y [la página](<https://e.es/a b> "t")',
      'Véase y la página',
    ],
    ['a hard break', 'Planta baja.\\\nAbierto todo el año.\\', 'Planta baja. Abierto todo el año.'],
    ['a bare address', 'Véase https://e.es/a?b=1 hoy', 'Véase hoy'],
    ['an image in a link', '[![Hogar](https://e.es/l.png)](https://e.es/) Avisos', 'Hogar Avisos'],
    ['a line of images', '- ![Sala](/a_(1).png) [![Hogar](/l.png)](/)\\\nAvisos', 'Avisos'],
    [
      'a text with an image at its end but its address',
      'La sala ![de espera](/a.png)\nAvisos',
      'La sala de espera Avisos',
    ],
    ['tags and entities, which descriptions hold', '<p>Averías<br>y obras &amp; más</p>', 'Averías y obras & más'],
    ['a label cut before its end', 'Ver [nuestras zonas', 'Ver nuestras zonas'],
    ['a label cut after its beginning', 'zonas]](https://e.es/z/) de la isla', 'zonas de la isla'],
  ])('removes the syntax of %s', (_, markdown, plain) => {
    expect(toPlainText(markdown)).toBe(plain);
  });

  it.each<[markdown: string, plain: string]>([
    ['\\[sic] dijo', '[sic] dijo'],
    ['en C:\\\\\nluego', 'en C:\\ luego'],
    ['de 8 \\| de 9', 'de 8 | de 9'],
    ['| de 8 \\| de 9 | hoy |', 'de 8 | de 9 hoy'],
    ['2 \\* 3 \\*\\* 4', '2 * 3 ** 4'],
    ['\\_nota\\_', '_nota_'],
    ['\\# 4', '# 4'],
    ['5\\. de mayo', '5. de mayo'],
    ['&lt;b&gt; &quot;hoy&quot; &#39;no&#39; a&nbsp;b', '<b> "hoy" \'no\' a b'],
    ['&copy; queda', '&copy; queda'],
  ])('keeps escaped characters: %s', (markdown, plain) => expect(toPlainText(markdown)).toBe(plain));

  it('leaves words with underscores and plain text as they are', () => {
    expect(toPlainText('usa next_cursor, 5 - 3 y a < b')).toBe('usa next_cursor, 5 - 3 y a < b');
  });

  it('gives one line for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit, maxLength: 60 }), (text) => {
        expect(toPlainText(text)).not.toMatch(/[\n\t]| {2}|^ | $/);
      }),
    );
  });
});

describe('toSearchedText', () => {
  it('keeps labels, and removes destinations and bare addresses', () => {
    expect(toSearchedText('[Zonas](https://www.ejemplo.es/zonas/) y https://otra.es/x fin').split(/\s+/)).toEqual([
      '[Zonas]',
      'y',
      'fin',
    ]);
  });
});
