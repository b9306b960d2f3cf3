import { describe, expect, it } from 'vitest';
import { createPublicAddresses } from '../../../../runtime/http/front/public-addresses.ts';

const site = 'https://www.example.es';
const toPublic = (upstream: string, host = 'www.example.es') =>
  createPublicAddresses(site, { upstream: new URL(upstream), host });

describe('an address of the website in a header', () => {
  const inner = toPublic('http://web.internal:8080');

  it.each([
    'http://web.internal:8080/nuevo/?a=1#b',
    'https://web.internal:8080/nuevo/?a=1#b',
    '//web.internal:8080/nuevo/?a=1#b',
    'HTTP://WEB.Internal:8080/nuevo/?a=1#b',
    'http://user@web.internal:8080/nuevo/?a=1#b',
    'http://localhost:8080/nuevo/?a=1#b',
    'https://127.0.0.1:8080/nuevo/?a=1#b',
    '//[::1]:8080/nuevo/?a=1#b',
    'http://www.example.es:8080/nuevo/?a=1#b',
    'http://www.example.es/nuevo/?a=1#b',
    '//www.example.es/nuevo/?a=1#b',
    'http://www.example.es:443/nuevo/?a=1#b',
    'https://www.example.es:80/nuevo/?a=1#b',
  ])('%s becomes public', (address) => {
    expect(inner('location', address)).toBe(`${site}/nuevo/?a=1#b`);
    expect(inner('content-location', address)).toBe(`${site}/nuevo/?a=1#b`);
  });

  it.each([
    '/nuevo/',
    'nuevo/?de=http://web.internal:8080/',
    'https://otro.example/?a=http://web.internal:8080/',
    'http://web.internal:8081/nuevo/',
    'http://web.internal/nuevo/',
    'http://web.internal.example:8080/nuevo/',
    'http://localhost:3000/nuevo/',
    'ftp://web.internal:8080/nuevo/',
    'http://web.internal:80800/nuevo/',
    'https://www.example.es:8443/nuevo/',
    '',
  ])('%s stays as it is', (address) => expect(inner('location', address)).toBe(address));

  it('keeps the bytes after the host as they came', () => {
    const bytes = Buffer.from('caña/%2f').toString('latin1');
    expect(inner('location', `http://localhost:8080/${bytes}`)).toBe(`${site}/${bytes}`);
    expect(inner('location', 'http://localhost:8080')).toBe(site);
  });

  it('is known by its default port with and without TLS', () => {
    const plain = toPublic('http://127.0.0.1');
    for (const address of ['http://localhost/a', 'https://127.0.0.1/a', 'https://127.0.0.1:443/a', '//[::1]:80/a']) {
      expect(plain('location', address)).toBe(`${site}/a`);
    }
    expect(plain('location', 'http://127.0.0.1:8080/a')).toBe('http://127.0.0.1:8080/a');
  });

  it('may be that of the host it is asked for', () => {
    const asked = toPublic('http://127.0.0.1:8080', 'old.example:81');
    expect(asked('location', 'https://old.example:81/a')).toBe(`${site}/a`);
    expect(asked('location', 'http://old.example:8080/a')).toBe(`${site}/a`);
    expect(asked('location', 'http://old.example/a')).toBe('http://old.example/a');
    expect(asked('location', 'http://www.example.es/a')).toBe('http://www.example.es/a');
  });

  it.each([
    ['5; url=http://localhost:8080/a?b;c', `5; url=${site}/a?b;c`],
    ['0;URL="//web.internal:8080/a"', `0;URL="${site}/a"`],
    [`0, url = 'http://localhost:8080/a'`, `0, url = '${site}/a'`],
    ['3 http://localhost:8080/a', `3 ${site}/a`],
    ['3;http://localhost:8080/a', `3;${site}/a`],
    ['5; url=/a?de=http://localhost:8080/', '5; url=/a?de=http://localhost:8080/'],
    ['5; url=https://otro.example/', '5; url=https://otro.example/'],
    ['5', '5'],
  ])('is found in Refresh: %s', (value, expected) => expect(inner('refresh', value)).toBe(expected));

  it('is found in each link of Link, and in what a link is of', () => {
    expect(
      inner(
        'link',
        '<http://localhost:8080/wp-json/>; rel="https://api.w.org/", <//web.internal:8080/a>; rel=next; anchor="http://localhost:8080/b", <https://otro.example/>; rel="x"; title="http://localhost:8080/", </c>',
      ),
    ).toBe(
      `<${site}/wp-json/>; rel="https://api.w.org/", <${site}/a>; rel=next; anchor="${site}/b", <https://otro.example/>; rel="x"; title="http://localhost:8080/", </c>`,
    );
  });

  it('stays in every other header', () => {
    expect(inner('x-sent-by', 'http://localhost:8080/')).toBe('http://localhost:8080/');
  });
});
