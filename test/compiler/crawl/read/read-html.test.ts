import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_STATED_LENGTH } from '../../../../compiler/bounds.ts';
import { readHtml, toUtf8 } from '../../../../compiler/crawl/read/read-html.ts';
import { compareWording } from '../../../../compiler/crawl/read/wording.ts';

describe('the reader of pages', () => {
  it('reads links as written from any form of tag, but not from comments, scripts or templates', () => {
    const facts = readHtml(
      `<A HREF='/a/'>a</A> <a href=/b/>b</a> <a href=" /c/ ">c</a> <a href="/d/?x=1&amp;y=2">d</a><!-- <a href="/no/"> --><script>"<a href='/no/'>"</script><template><a href="/no/"></a></template><iframe src="/e/"></iframe>`,
    );
    expect(facts.links.map((href) => href.trim())).toEqual(['/a/', '/b/', '/c/', '/d/?x=1&y=2', '/e/']);
  });

  it('reads links of maps, frames, the next page and other languages, but no downloads and no other formats', () => {
    const facts = readHtml(
      '<area href="/a/"><frame src="/b/"><link rel="next" href="/c/"><link rel="alternate" hreflang="en" href="/en/">' +
        '<a href="/no/" download>x</a><a href="/no/" download="x.pdf">x</a><link rel="alternate" href="/feed.json">',
    );
    expect(facts.links).toEqual(['/a/', '/b/', '/c/', '/en/']);
  });

  it('reads no links without an address', () => {
    expect(readHtml('<link rel="next"><a>a</a><area><iframe></iframe><base><link rel="canonical">')).toMatchObject({
      links: [],
      title: '',
    });
  });

  it('reads the first title, heading and base, the canonical, and all robots directives for the crawler', () => {
    const facts = readHtml(
      `<base href="/x/"><base href="/y/"><link rel="CANONICAL" href="/c/"><link rel="canonical" href="/c/"><meta name="vitrina" content="NOINDEX"><meta name="googlebot" content="none"><title> A
       B </title><title>C</title><body class="Home  paged"><svg><title>icono</title></svg><h1>Uno <b>dos</b></h1><h1>Tres</h1>`,
    );
    expect(facts).toMatchObject({
      base: '/x/',
      canonical: '/c/',
      robots: ['noindex'],
      title: 'A B',
      heading: 'Uno dos',
      bodyClasses: ['home', 'paged'],
    });
  });

  it.each([
    ['/c/', ['/c/']],
    ['', ['/c/', '/d/']],
    ['', ['/c/', '/d/', '/d/']],
    ['', ['', '/d/']],
  ])('reads the canonical %j if the page names %j', (canonical, named) => {
    expect(readHtml(named.map((href) => `<link rel="canonical" href="${href}">`).join('')).canonical).toBe(canonical);
  });

  it('reads the wording: pages differ by words and pictures outside of menus, and not by markup', () => {
    const wording = (html: string) => readHtml(html).wording;
    expect(wording('<p>Uno <b>dos</b></p>').fingerprint).toBe(wording('<div class="x">Uno</div> dos').fingerprint);
    expect(wording('<p>Uno</p><img src="a.jpg">').fingerprint).not.toBe(
      wording('<p>Uno</p><img src="b.jpg">').fingerprint,
    );
    expect(
      wording('<header>Menú del sitio</header><article><header>Un título</header>texto</article><footer>pie</footer>'),
    ).toMatchObject({ words: 7, contentWords: 3 });
  });

  it('reads a page down to a thousand open elements, and no further', () => {
    const nested = (levels: number) =>
      readHtml(`${'<div>'.repeat(levels)}<a href="/hondo/">hondo</a>${'</div>'.repeat(levels)}`).links.length;
    expect([nested(998), nested(999), nested(20_000)]).toEqual([1, 1, 0]);
  });

  it('cuts title and heading at the maximum length', () => {
    const { title, heading } = readHtml(`<title>${'a'.repeat(9_000)}</title><h1>${'b'.repeat(9_000)}</h1>`);
    expect([title.length, heading.length]).toEqual([MAX_STATED_LENGTH, MAX_STATED_LENGTH]);
  });

  it('reads any text without an error', () => {
    fc.assert(fc.property(fc.string(), (text) => void readHtml(`<${text}><a href=${text}`)));
  });

  it.each([
    ['0; url=/x/', { seconds: 0, target: '/x/' }],
    ["5;URL='/x/'", { seconds: 5, target: '/x/' }],
    ['0.5, /x/', { seconds: 0.5, target: '/x/' }],
    ['30', { seconds: 30, target: '' }],
    ['en 5; url=/x/', undefined],
    ['; url=/x/', undefined],
  ])('understands the refresh “%s”', (content, expected) => {
    expect(readHtml(`<meta http-equiv="refresh" content="${content}">`).refresh).toEqual(expected);
  });

  it('samples the wording of the whole page, so that long pages can be compared', () => {
    const words = (from: number, to: number) =>
      readHtml(`<p>${Array.from({ length: to - from }, (_, i) => `w${from + i}`).join(' ')}</p>`).wording;
    expect(compareWording(words(0, 600), words(300, 900))).toBeGreaterThan(0.15);
    expect(compareWording(words(0, 600), words(600, 1200))).toBe(0);
  });
});

const windows = (text: string) =>
  Buffer.from([...text].map((c) => ({ '€': 0x80, '“': 0x93, '”': 0x94, '…': 0x85 })[c] ?? c.charCodeAt(0)));
const decodeHtml = (bytes: Uint8Array, type: string | undefined) => Buffer.from(toUtf8(bytes, type)).toString();
const text = 'Reparación “fina” a 25 € …';

describe('the encoding of a page', () => {
  it('is that of its byte order mark first', () => {
    expect(decodeHtml(Buffer.from(`\ufeff${text}`, 'utf16le'), 'text/html; charset=utf-8')).toBe(text);
    expect(decodeHtml(Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), undefined)).toBe(text);
    expect(decodeHtml(Buffer.from(`\ufeff${text}`), 'text/html; charset=iso-8859-1')).toBe(text);
  });

  it('is then that of the header, where iso-8859-1 means windows-1252', () => {
    expect(decodeHtml(windows(text), 'text/html; charset=ISO-8859-1')).toBe(text);
    expect(decodeHtml(Buffer.from(`<meta charset="iso-8859-1">${text}`), 'text/html;charset="utf-8"')).toContain(text);
  });

  it('is then that of the meta element', () => {
    expect(decodeHtml(windows(`<meta charset="windows-1252">${text}`), 'text/html')).toContain(text);
    const old = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">';
    expect(decodeHtml(windows(old + text), 'text/html')).toContain(text);
  });

  it('is UTF-8 if its non-ASCII bytes are valid UTF-8, even if another one is declared', () => {
    for (const type of ['text/html', 'text/html; charset=iso-8859-1'])
      expect(decodeHtml(Buffer.from(`<meta charset="windows-1252">${text}`), type)).toContain(text);
    const japanese = 'text/html; charset=iso-2022-jp';
    expect(decodeHtml(Buffer.from('\x1b$B$"\x1b(B'), japanese)).toBe('あ');
  });

  it('is UTF-8 if undeclared or unknown and valid, else windows-1252', () => {
    for (const one of [text, 'ﬁjo', '￻￻']) expect(decodeHtml(Buffer.from(one), undefined)).toBe(one);
    expect(decodeHtml(windows(text), 'text/html')).toBe(text);
    expect(decodeHtml(Buffer.from(text), 'text/html; charset=marciano-9')).toBe(text);
    expect(decodeHtml(windows(text), 'text/html; charset=utf-8')).toBe(
      'Reparación “fina” a 25 € …'.replace(/[^ -~]/g, '\ufffd'),
    );
  });
});
