import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtml } from '../../../../compiler/crawl/read/read-html.ts';
import { compareWording } from '../../../../compiler/crawl/read/wording.ts';

describe('what the crawl reads of a page', () => {
  it('are links as written, in any form of tag, and nothing from comments, scripts or templates', () => {
    const facts = readHtml(
      `<A HREF='/a/'>a</A> <a href=/b/>b</a> <a href=" /c/ ">c</a> <a href="/d/?x=1&amp;y=2">d</a><!-- <a href="/no/"> --><script>"<a href='/no/'>"</script><template><a href="/no/"></a></template>`,
      'Vitrina',
    );
    expect(facts.links.map((href) => href.trim())).toEqual(['/a/', '/b/', '/c/', '/d/?x=1&y=2']);
  });

  it('are the first title, heading, base and canonical, and every robots directive for it', () => {
    const facts = readHtml(
      `<base href="/x/"><base href="/y/"><link rel="CANONICAL" href="/c/"><meta name="vitrina" content="NOINDEX"><meta name="googlebot" content="none"><title> A
       B </title><body class="Home  paged"><svg><title>icono</title></svg><h1>Uno <b>dos</b></h1><h1>Tres</h1>`,
      'Vitrina',
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

  it('is the wording: pages differ by words and pictures, not by markup, menus apart', () => {
    const wording = (html: string) => readHtml(html, 'Vitrina').wording;
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
      readHtml(`${'<div>'.repeat(levels)}<a href="/hondo/">hondo</a>${'</div>'.repeat(levels)}`, 'Vitrina').links
        .length;
    expect([nested(998), nested(999), nested(20_000)]).toEqual([1, 1, 0]);
  });

  it('survives any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void readHtml(`<${text}><a href=${text}`, 'Vitrina')));
  });

  it.each([
    ['0; url=/x/', { seconds: 0, target: '/x/' }],
    ["5;URL='/x/'", { seconds: 5, target: '/x/' }],
    ['0.5, /x/', { seconds: 0.5, target: '/x/' }],
    ['30', { seconds: 30, target: '' }],
  ])('understands the refresh “%s”', (content, expected) => {
    expect(readHtml(`<meta http-equiv="refresh" content="${content}">`, 'Vitrina').refresh).toEqual(expected);
  });

  it('is a sample of the wording from all of the page, by which long pages compare', () => {
    const words = (from: number, to: number) =>
      readHtml(`<p>${Array.from({ length: to - from }, (_, i) => `w${from + i}`).join(' ')}</p>`, 'Vitrina').wording;
    expect(compareWording(words(0, 600), words(300, 900))).toBeGreaterThan(0.15);
    expect(compareWording(words(0, 600), words(600, 1200))).toBe(0);
  });
});
