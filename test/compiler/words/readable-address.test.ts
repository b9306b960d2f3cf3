import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEscaped, toReadable } from '../../../compiler/words/readable-address.ts';

describe('an address as people read it', () => {
  it('has letters instead of escapes, except for control and reserved characters', () => {
    expect(toReadable('/acompa%C3%B1amiento/ → https://e.es/%e2%82%ac/ 100%')).toBe(
      '/acompañamiento/ → https://e.es/€/ 100%',
    );
    for (const path of ['/a%20b/', '/a%2Fb/', '/a%2Ab/', '/a%C2%A0b/', '/a%E2%80%8Bb/', '/a%F1o/'])
      expect(toReadable(path)).toBe(path);
  });

  it('gives the address again, with patterns as they are', () => {
    expect(toEscaped('/año/*')).toBe('/a%C3%B1o/*');
    expect(toEscaped('!/a%c3%b1o/**$')).toBe('!/a%C3%B1o/**$');
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const { pathname } = new URL(`https://e.es${path}`);
        const escaped = toEscaped(pathname);
        expect(toEscaped(toReadable(escaped))).toBe(escaped);
      }),
    );
  });
});
