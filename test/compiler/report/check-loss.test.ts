import { describe, expect, it } from 'vitest';
import type { CompiledPage } from '../../../compiler/model.ts';
import { checkLoss, keptShare } from '../../../compiler/report/checks/check-loss.ts';
import { sayComplaint } from '../../../compiler/report/sections.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { pageAt } from './checked-site.ts';

const { en, es } = reportLanguages;
const lossy = (path: string, kept: number, words: number, more: Partial<CompiledPage> = {}) =>
  pageAt(path, { own: { words, kept, ...(kept < words && { takenBy: 'unlike-content' }) }, ...more });
const codes = (...pages: CompiledPage[]) => checkLoss(pages).map(({ code, where }) => `${code} ${where}`);

describe('checkLoss, for own words of a page,', () => {
  it.each([
    ['more than half of 21', 10, 21, true],
    ['half of 20', 10, 20, false],
    ['more than half of 19', 9, 19, false],
    ['none of 20', 20, 20, false],
  ])('reports a loss of %s', (_, kept, words, isTold) => {
    expect(codes(lossy('/a/', kept, words))).toEqual(isTold ? ['own-text-lost /a/'] : []);
  });

  it('works with a share of 1 for a page without own words', () => {
    expect([lossy('/a/', 0, 0), lossy('/a/', 5, 20)].map(keptShare)).toEqual([1, 0.25]);
  });

  it('names the rule that removed most, and quotes its largest part', () => {
    const removed = [
      { rule: 'hidden', selector: 'div.oculto', text: 'x'.repeat(99) },
      { rule: 'unlike-content', selector: 'p.corto', text: 'corto' },
      { rule: 'unlike-content', selector: 'div.faq', text: `Una respuesta larga ${'x'.repeat(200)}` },
    ];
    const [found] = checkLoss([lossy('/a/', 3, 90, { removed })]);
    expect(found).toMatchObject({
      severity: 'warning',
      quote: `Una respuesta larga ${'x'.repeat(180)}`,
      about: { kept: 3, words: 90 },
    });
    for (const words of [en, es]) {
      const said = found && sayComplaint(found, words);
      expect(said?.message).toMatch(words === en ? /3 .*90 .*unlike content/ : /3 .*90 .*no parece contenido/);
      expect(said?.message).toMatch(/: div\.faq$/);
    }
    const [bare] = checkLoss([lossy('/a/', 3, 90)]);
    expect(bare && sayComplaint(bare, en).hint).not.toContain('keep: [');
  });
});

describe('checkLoss, for a site,', () => {
  const thin = { markdown: '# Nada\n' };
  it('reports a failed extraction if most of three pages are thin', () => {
    const failed = ['extraction-failed content'];
    expect(codes(pageAt('/a/', thin), pageAt('/b/', thin), pageAt('/c/'))).toEqual(failed);
    expect(codes(pageAt('/a/', thin), pageAt('/b/', thin), pageAt('/c/'), pageAt('/d/'))).toEqual([]);
    expect(codes(pageAt('/a/', thin), pageAt('/b/', thin))).toEqual([]);
    const short = ['/a/', '/b/', '/c/'];
    expect(codes(...short.map((path) => pageAt(path, { words: 24 })))).toEqual(failed);
    expect(codes(...short.map((path) => pageAt(path, { words: 25 })))).toEqual([]);
  });

  it('reports a failed extraction if one rule removed a fifth of most pages', () => {
    const pages = (lost: number) =>
      ['/a/', '/b/', '/c/'].map((path, at) => lossy(path, at < 2 ? 100 - lost : 100, 100));
    expect(codes(...pages(20))).toEqual(['extraction-failed content']);
    expect(codes(...pages(19))).toEqual([]);
    const [found] = checkLoss(pages(20));
    expect(found && sayComplaint(found, en).message).toMatch(/unlike content» .* 2 of 3 pages/);
  });
});
