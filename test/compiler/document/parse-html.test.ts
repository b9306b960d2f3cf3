import { describe, expect, it } from 'vitest';
import { boundHtml, isLargePage } from '../../../compiler/bounds.ts';
import { parseHtml } from '../../../compiler/document/parse-html.ts';

describe('boundHtml', () => {
  const prose = '<p>Texto.</p>';

  it('keeps the HTML up to 20,000 tags, and counts the characters after them', () => {
    const unread = (tags: number) => boundHtml('<b>x'.repeat(tags)).unread;
    expect([19_999, 20_000, 20_002].map(unread)).toEqual([0, 4, 12]);
  });

  it('removes scripts, styles, drawings and comments before any text', () => {
    const bulk = `<script>${'<b>'.repeat(9_000)}</script><style>${'<b>'.repeat(9_000)}</style><!--${'<b>'.repeat(9_000)}-->`;
    expect(boundHtml(bulk + prose)).toEqual({ html: prose, unread: 0 });
  });

  it('keeps scripts of structured data or with an address, and elements that are never closed', () => {
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

  it('empties attributes of a thousand characters or more', () => {
    const image = (quote: string, length: number) => `<img src=${quote}${'x'.repeat(length)}${quote}>`;
    const long = image('"', 1_000) + image("'", 1_000);
    const short = image('"', 999) + image("'", 999);
    expect(boundHtml(`<script>${'<b>'.repeat(20_001)}</script>${short}${long}`).html).toBe(
      short + image('"', 0).repeat(2),
    );
  });

  it('is not needed for a page of less than half the tags, not counting drawings', () => {
    const bytes = (html: string) => new TextEncoder().encode(html);
    expect(isLargePage(bytes('<b>x'.repeat(9_999)))).toBe(false);
    expect(isLargePage(bytes('<b>x'.repeat(10_000)))).toBe(true);
    expect(isLargePage(bytes(`<svg>${'<b>x'.repeat(10_001)}</svg>${prose}`))).toBe(false);
  });
});

describe('the end tag of a script without a start tag', () => {
  const textIn = (html: string) => parseHtml(new TextEncoder().encode(html)).$('body').text();
  it.each([
    ['removes code before it', 'a<p>abre();}\n</script>', 'a'],
    ['keeps prose before it', '<p>Abrimos hoy.</script>', 'Abrimos hoy.'],
    ['is needed to remove code: code before another end tag stays', '<p>abre();</b>', 'abre();'],
    ['removes no code before a complete script', '<p>a;</p><script>b;</script>', 'a;b;'],
  ])('%s', (_, html, left) => expect(textIn(html)).toBe(left));
});
