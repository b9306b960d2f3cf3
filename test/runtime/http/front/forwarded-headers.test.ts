import { describe, expect, it } from 'vitest';
import { createPublicAddresses, toForwardedHeaders } from '../../../../runtime/http/front/forwarded-headers.ts';

const claims = [
  'X-Real-IP',
  'X_Real_IP',
  'Forwarded',
  'X-Client-IP',
  'Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'X-Cluster-Client-IP',
  'Forwarded-For',
  'X-Azure-ClientIP',
  'X-Azure-SocketIP',
  'CF-Connecting-IPv6',
  'CF-Pseudo-IPv4',
  'Remote-Addr',
  'X-Envoy-External-Address',
  'X.Real.IP',
  'CF.Connecting.IP',
  'Client.IP',
  'True.Client.IP',
  'X~Cluster!Client*IP',
  'Fastly-Client-IP',
  'X-RealIP',
  'X-Forward-For',
  'X-AppEngine-Remote-Addr',
  'X+Forwarded^Server',
];

/** Headers that the website gets, each once. */
function forward(sent: Record<string, string>, address: string | undefined, trusted: boolean): Map<string, string> {
  const site = new URL('https://www.example.es');
  const flat = toForwardedHeaders(new Headers(sent), { peer: { address, trusted }, host: 'inner', site });
  const pairs = new Map<string, string>();
  for (let index = 0; index < flat.length; index += 2) pairs.set(flat[index] ?? '', flat[index + 1] ?? '');
  expect(flat).toHaveLength(2 * pairs.size);
  return pairs;
}

describe('the headers on the origin of a request', () => {
  it('are not those that a client sends', () => {
    const sent = Object.fromEntries([...claims, 'X-Forwarded-For', 'X_Forwarded_For'].map((name) => [name, '1.2.3.4']));
    const headers = forward({ ...sent, 'X-Membership': '1.2.3.4' }, '192.0.2.7', false);
    expect(Object.fromEntries(headers)).toEqual({
      'x-membership': '1.2.3.4',
      host: 'inner',
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'www.example.es',
      'x-forwarded-proto': 'https',
    });
  });

  it('are not those of a client behind a trusted proxy, in another spelling', () => {
    const headers = forward({ 'X-Real-IP': '203.0.113.9', X_Real_IP: '1.2.3.4', 'X.Real.IP': '1.2.3.4' }, '::1', true);
    expect([...headers.keys()].filter((name) => /real/.test(name))).toEqual(['x-real-ip']);
    expect(headers.get('x-real-ip')).toBe('203.0.113.9');
  });

  it('are those of a trusted proxy, with its own address added', () => {
    const sent = { 'X-Real-IP': '203.0.113.9', 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'http' };
    const headers = forward(sent, '192.0.2.7', true);
    expect(headers.get('x-real-ip')).toBe('203.0.113.9');
    expect(headers.get('x-forwarded-for')).toBe('203.0.113.9, 192.0.2.7');
  });

  it('do not include headers with a similar name, and headers on framing or CGI are removed', () => {
    const kept = ['x-zip', 'x-membership', 'x-tooltip', 'max-forwards', 'x-forwards', 'x-original-url', 'content-type'];
    const gone = ['content-length', 'content.length', 'Transfer_Encoding', 'proxy', 'expect', 'h.o.s.t'];
    const headers = forward(Object.fromEntries([...kept, ...gone].map((name) => [name, '7'])), '::1', false);
    expect([...headers.keys()].filter((name) => !/^(?:host|x-forwarded-.*)$/.test(name)).sort()).toEqual(
      [...kept, 'h.o.s.t'].sort(),
    );
  });

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8::1'],
    [undefined, 'unknown'],
  ])('write %s as %s', (address, written) => {
    expect(forward({}, address, false).get('x-forwarded-for')).toBe(written);
  });
});

const siteUrl = 'https://www.example.es';
const toPublic = (upstream: string, host = 'www.example.es') =>
  createPublicAddresses(siteUrl, { upstream: new URL(upstream), host });

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
  ])('in %s is made public', (address) => {
    expect(inner('location', address)).toBe(`${siteUrl}/nuevo/?a=1#b`);
    expect(inner('content-location', address)).toBe(`${siteUrl}/nuevo/?a=1#b`);
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
  ])('is not changed in %s', (address) => expect(inner('location', address)).toBe(address));

  it('is changed without its bytes after the host', () => {
    const bytes = Buffer.from('caña/%2f').toString('latin1');
    expect(inner('location', `http://localhost:8080/${bytes}`)).toBe(`${siteUrl}/${bytes}`);
    expect(inner('location', 'http://localhost:8080')).toBe(siteUrl);
  });

  it('is recognized with its default port, with and without TLS', () => {
    const plain = toPublic('http://127.0.0.1');
    for (const address of ['http://localhost/a', 'https://127.0.0.1/a', 'https://127.0.0.1:443/a', '//[::1]:80/a']) {
      expect(plain('location', address)).toBe(`${siteUrl}/a`);
    }
    expect(plain('location', 'http://127.0.0.1:8080/a')).toBe('http://127.0.0.1:8080/a');
  });

  it('can be that of the requested host', () => {
    const asked = toPublic('http://127.0.0.1:8080', 'old.example:81');
    expect(asked('location', 'https://old.example:81/a')).toBe(`${siteUrl}/a`);
    expect(asked('location', 'http://old.example:8080/a')).toBe(`${siteUrl}/a`);
    expect(asked('location', 'http://old.example/a')).toBe('http://old.example/a');
    expect(asked('location', 'http://www.example.es/a')).toBe('http://www.example.es/a');
  });

  it.each([
    ['5; url=http://localhost:8080/a?b;c', `5; url=${siteUrl}/a?b;c`],
    ['0;URL="//web.internal:8080/a"', `0;URL="${siteUrl}/a"`],
    [`0, url = 'http://localhost:8080/a'`, `0, url = '${siteUrl}/a'`],
    ['3 http://localhost:8080/a', `3 ${siteUrl}/a`],
    ['3;http://localhost:8080/a', `3;${siteUrl}/a`],
    ['5; url=/a?de=http://localhost:8080/', '5; url=/a?de=http://localhost:8080/'],
    ['5; url=https://otro.example/', '5; url=https://otro.example/'],
    ['5', '5'],
    ['5; ', '5; '],
    ['5;url=', '5;url='],
    ['.5 , URL = http://localhost:8080/a', `.5 , URL = ${siteUrl}/a`],
    ['http://localhost:8080/a', 'http://localhost:8080/a'],
  ])('is changed in Refresh: %s', (value, expected) => expect(inner('refresh', value)).toBe(expected));

  it('is searched for in linear time, in any header', () => {
    const startedAt = performance.now();
    for (const text of ['x', '5', '5;', '5;url', '5;url=', '5;url="', '<', 'anchor', 'anchor=', '"', 'http:']) {
      for (const pump of [' ', '\t', '5', '5.', ';', ' ;', 'url=', 'url ', '"', '" ', 'anchor = ', '<', '//', '\xa0']) {
        for (const header of ['refresh', 'link', 'location', 'content-location']) {
          inner(header, `${text}${pump.repeat(16_000 / pump.length)}y`);
          inner(header, `${text}${pump.repeat(16_000 / pump.length)}"`);
        }
      }
    }
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('is changed in each target and anchor of Link', () => {
    expect(
      inner(
        'link',
        '<http://localhost:8080/wp-json/>; rel="https://api.w.org/", <//web.internal:8080/a>; rel=next; anchor="http://localhost:8080/b", <https://otro.example/>; rel="x"; title="http://localhost:8080/", </c>',
      ),
    ).toBe(
      `<${siteUrl}/wp-json/>; rel="https://api.w.org/", <${siteUrl}/a>; rel=next; anchor="${siteUrl}/b", <https://otro.example/>; rel="x"; title="http://localhost:8080/", </c>`,
    );
  });

  it('is not changed in other headers', () => {
    expect(inner('x-sent-by', 'http://localhost:8080/')).toBe('http://localhost:8080/');
  });
});
