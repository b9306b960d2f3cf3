import { describe, expect, it } from 'vitest';
import { boundHtml, isLargePage } from '../../../compiler/bounds.ts';
import { parseHtml } from '../../../compiler/document/parse-html.ts';

describe('the HTML that is read of a page', () => {
  const prose = '<p>Texto.</p>';

  it('is all of it up to the bound of tags, and loses its end beyond', () => {
    const unread = (tags: number) => boundHtml('<b>x'.repeat(tags)).unread;
    expect([19_999, 20_000, 20_002].map(unread)).toEqual([0, 4, 12]);
  });

  it('loses scripts, styles, drawings and comments before any of its text', () => {
    const bulk = `<script>${'<b>'.repeat(9_000)}</script><style>${'<b>'.repeat(9_000)}</style><!--${'<b>'.repeat(9_000)}-->`;
    expect(boundHtml(bulk + prose)).toEqual({ html: prose, unread: 0 });
  });

  it('keeps the scripts that state facts, and what was never closed', () => {
    const facts = '<script type="application/ld+json">{}</script><script src="https://desk.example/a.js"></script>';
    const bulk = `<script>${'<b>'.repeat(20_001)}</script>`;
    expect(boundHtml(bulk + facts + prose)).toEqual({ html: facts + prose, unread: 0 });
    expect(boundHtml(`${bulk}${prose}<script>a`).html).toBe(`${prose}<script>a`);
    for (const [start, left] of [
      ['<!--a<!--b', '<!--a<!--b'],
      ['<svg><style>a</style></svg>', ''],
    ])
      expect(boundHtml(start + bulk + prose).html).toBe(left + prose);
    const guide = '<style-guide>a</style-guide>';
    expect(boundHtml(`${bulk}${guide}<style></style>`).html).toBe(guide);
  });

  it('loses what attributes hold from a thousand characters on', () => {
    const image = (quote: string, length: number) => `<img src=${quote}${'x'.repeat(length)}${quote}>`;
    const long = image('"', 1_000) + image("'", 1_000);
    const short = image('"', 999) + image("'", 999);
    expect(boundHtml(`<script>${'<b>'.repeat(20_001)}</script>${short}${long}`).html).toBe(
      short + image('"', 0).repeat(2),
    );
  });

  it('is large when half of a bound is reached without its bulk', () => {
    const bytes = (html: string) => new TextEncoder().encode(html);
    expect(isLargePage(bytes('<b>x'.repeat(9_999)))).toBe(false);
    expect(isLargePage(bytes('<b>x'.repeat(10_000)))).toBe(true);
    expect(isLargePage(bytes(`<svg>${'<b>x'.repeat(10_001)}</svg>${prose}`))).toBe(false);
  });
});

describe('the end of a script that never began', () => {
  const textIn = (html: string) => parseHtml(new TextEncoder().encode(html)).$('body').text();
  it.each([
    ['takes with it what a cut file has left of the script', 'a<p>abre();}\n</script>', 'a'],
    ['leaves a text that is no code', '<p>Abrimos hoy.</script>', 'Abrimos hoy.'],
    ['leaves code before the end of another element', '<p>abre();</b>', 'abre();'],
    ['is none where the script began', '<p>a;</p><script>b;</script>', 'a;b;'],
  ])('%s', (_, html, left) => expect(textIn(html)).toBe(left));
});
