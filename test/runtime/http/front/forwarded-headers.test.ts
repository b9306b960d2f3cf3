import { describe, expect, it } from 'vitest';
import { toForwardedHeaders } from '../../../../runtime/http/front/forwarded-headers.ts';

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
];

function forward(sent: Record<string, string>, address: string | undefined, trusted: boolean): Map<string, string> {
  const site = new URL('https://www.example.es');
  const flat = toForwardedHeaders(new Headers(sent), { peer: { address, trusted }, host: 'inner', site });
  const pairs = new Map<string, string>();
  for (let index = 0; index < flat.length; index += 2) pairs.set(flat[index] ?? '', flat[index + 1] ?? '');
  return pairs;
}

describe('where a request came from', () => {
  it('is never what anybody says', () => {
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

  it('is what a trusted proxy says, with its own address after it', () => {
    const headers = forward({ 'X-Real-IP': '203.0.113.9', 'X-Forwarded-For': '203.0.113.9' }, '192.0.2.7', true);
    expect(headers.get('x-real-ip')).toBe('203.0.113.9');
    expect(headers.get('x-forwarded-for')).toBe('203.0.113.9, 192.0.2.7');
  });

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8::1'],
    [undefined, 'unknown'],
  ])('from %s is written as %s', (address, written) => {
    expect(forward({}, address, false).get('x-forwarded-for')).toBe(written);
  });
});
