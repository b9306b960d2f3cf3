import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesPatterns } from '../../../compiler/company/company-config.ts';
import { toPatterns } from '../../../compiler/init/proposal.ts';

describe('patterns for a list of pages', () => {
  it('names the folder where all its pages are wanted', () => {
    expect(
      toPatterns(['/servicios/a/', '/servicios/b/'], ['/', '/servicios/', '/servicios/a/', '/servicios/b/']),
    ).toEqual(['/servicios/*']);
  });

  it('takes the few pages out that are not', () => {
    const all = ['/s/a/', '/s/b/', '/s/c/', '/s/todos/'];
    expect(toPatterns(['/s/a/', '/s/b/', '/s/c/'], all)).toEqual(['/s/*', '!/s/todos/']);
  });

  it('names each page where the folder is shared', () => {
    expect(
      toPatterns(['/fontanero/', '/electricista/'], ['/', '/contacto/', '/precios/', '/fontanero/', '/electricista/']),
    ).toEqual(['/electricista/', '/fontanero/']);
  });

  it('names a page that is alone in its folder', () => {
    expect(toPatterns(['/a/b/'], ['/', '/a/b/', '/c/'])).toEqual(['/a/b/']);
  });

  it('says nothing rather than something wrong', () => {
    expect(toPatterns(['/a*b/'], ['/a*b/', '/axb/'])).toBeUndefined();
  });

  it('means just the wanted pages, whatever the site looks like', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', 'c.html', 'd*', 'ñ', '%20'), { minLength: 1, maxLength: 3 })
      .map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(
        fc.uniqueArray(path, { minLength: 1, maxLength: 12 }),
        fc.array(fc.boolean(), { minLength: 12 }),
        (all, choice) => {
          const wanted = all.filter((_, index) => choice[index]);
          const patterns = toPatterns(wanted, all);
          if (patterns) expect(all.filter((one) => matchesPatterns(one, patterns))).toEqual(wanted);
          else expect(wanted.some((one) => one.includes('*'))).toBe(true);
        },
      ),
    );
  });
});
