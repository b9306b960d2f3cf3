import { describe, expect, it } from 'vitest';
import { matchesPattern, refuseAddress } from '../../../../compiler/crawl/address/address-rules.ts';
import { DEFAULT_LIMITS } from '../../../../compiler/crawl/crawl-options.ts';

describe('patterns of the owner', () => {
  it('are prefixes with * and a final $', () => {
    expect(matchesPattern('/a/', '/a/b')).toBe(true);
    expect(matchesPattern('/a/', '/b/a/')).toBe(false);
    expect(matchesPattern('/*/b/', '/a/b/c')).toBe(true);
    expect(matchesPattern('/*.php$', '/a.php')).toBe(true);
    expect(matchesPattern('/*.php$', '/a.php?x')).toBe(false);
    expect(matchesPattern('/a$', '/a')).toBe(true);
    expect(matchesPattern('/a$', '/ab')).toBe(false);
    expect(matchesPattern('/ab*ba$', '/aba')).toBe(false);
  });
});

describe('addresses that are left alone', () => {
  const reason = (address: string, isListed = false) => refuseAddress(address, DEFAULT_LIMITS, isListed)?.reason;

  it('do not include pages that merely sound like one', () => {
    for (const address of [
      '/feedback/',
      '/servicios/',
      '/busca-averias/',
      '/atomizadores/',
      '/pdf/',
      '/page.php',
      '/cart-of-the-week/',
      '/embed-design/',
      '/a.b/',
    ]) {
      expect(reason(address)).toBeUndefined();
    }
  });

  it('are too deep or repeat themselves, unless the sitemap lists them', () => {
    expect(reason('/a/b/a/b/a/b/')).toBe('path-trap');
    expect(reason('/a/b/a/b/a/b/', true)).toBeUndefined();
    expect(reason(`/${Array.from({ length: 20 }, (_, i) => `s${i}`).join('/')}/`)).toBe('path-trap');
    expect(reason(`/${'x'.repeat(3_000)}/`)).toBe('address-too-long');
  });
});
