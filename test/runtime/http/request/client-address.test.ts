import { describe, expect, it } from 'vitest';
import { toClientAddress } from '../../../../runtime/http/request/client-address.ts';
import { readOptions } from '../../../../runtime/options.ts';
import { startService } from '../../start-service.ts';

/** @param trusted as `TRUST_PROXY` has it */
const address = (peer: string, headers: Record<string, string> = {}, trusted = '') =>
  toClientAddress(peer, new Headers(headers), readOptions({ TRUST_PROXY: trusted }).trustProxy);

const forwardedFor = (list: string) => ({ 'x-forwarded-for': list });

describe('the counted address of a request', () => {
  it('is a whole IPv4 address, mapped into IPv6 or not', () => {
    expect(address('203.0.113.7')).toBe('203.0.113.7');
    expect(address('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(address('::ffff:cb00:7107')).toBe('203.0.113.7');
  });

  it('is the /56 of an IPv6 address, in any spelling', () => {
    const key = address('2001:db8:1:aa00::1');
    expect(address('2001:0DB8:0001:aaff:ffff:0:0:9')).toBe(key);
    expect(address('2001:db8:1:ab00::1')).not.toBe(key);
    expect(address('fe80::1%eth0')).toBe(address('fe80::2%eth1'));
  });

  it('is shared by requests without one', () => {
    expect(toClientAddress(undefined, new Headers())).toBe('unknown');
  });

  it('is that of the connection if no proxy is trusted', () => {
    expect(address('203.0.113.7', { ...forwardedFor('198.51.100.1'), forwarded: 'for=198.51.100.2' })).toBe(
      '203.0.113.7',
    );
  });

  it('is the one before the trusted hops', () => {
    expect(address('10.0.0.1', forwardedFor('198.51.100.1'), '1')).toBe('198.51.100.1');
    expect(address('10.0.0.1', forwardedFor('6.6.6.6, 198.51.100.1'), '1')).toBe('198.51.100.1');
    expect(address('10.0.0.1', forwardedFor('6.6.6.6, 198.51.100.1, 10.0.0.2'), '2')).toBe('198.51.100.1');
    expect(address('10.0.0.1', forwardedFor('198.51.100.1'), '3')).toBe('198.51.100.1');
    expect(address('10.0.0.1', {}, '1')).toBe('10.0.0.1');
  });

  it('is the last outside of the trusted ranges', () => {
    const trusted = '10.0.0.0/8, fd00::/8';
    expect(address('10.0.0.1', forwardedFor('6.6.6.6, 198.51.100.1, 10.9.9.9'), trusted)).toBe('198.51.100.1');
    expect(address('::ffff:10.0.0.1', forwardedFor('198.51.100.1'), trusted)).toBe('198.51.100.1');
    expect(address('fd00::1', forwardedFor('198.51.100.1'), trusted)).toBe('198.51.100.1');
    expect(address('203.0.113.7', forwardedFor('198.51.100.1'), trusted)).toBe('203.0.113.7');
    expect(address('10.0.0.1', forwardedFor('10.0.0.3, 10.0.0.2'), trusted)).toBe('10.0.0.3');
  });

  it('is the last valid one of a forged or cut list', () => {
    expect(address('10.0.0.1', forwardedFor('198.51.100.1, unknown'), '2')).toBe('10.0.0.1');
    expect(address('10.0.0.1', forwardedFor(''), '1')).toBe('10.0.0.1');
    expect(address('10.0.0.1', forwardedFor('<script>, 10.0.0.2'), '10.0.0.0/8')).toBe('10.0.0.2');
    for (const cut of ['[2001:db8::1]x', 'x[2001:db8::1]', '198.51.100.1:80:90'])
      expect(address('10.0.0.1', forwardedFor(cut), '1'), cut).toBe('10.0.0.1');
  });

  it('comes with or without a port', () => {
    expect(address('10.0.0.1', forwardedFor('198.51.100.1:4711'), '1')).toBe('198.51.100.1');
    const six = address('2001:db8:1:aa00::1');
    expect(address('10.0.0.1', forwardedFor('2001:db8:1:aa00::9'), '1')).toBe(six);
    expect(address('10.0.0.1', forwardedFor('2001:db8:1:aa00:0:0:0:9'), '1')).toBe(six);
    expect(address('10.0.0.1', forwardedFor('[2001:db8:1:aa00::1]:4711'), '1')).toBe(six);
    expect(address('10.0.0.1', forwardedFor('[2001:db8:1:aa00::1]'), '1')).toBe(six);
    expect(address('10.0.0.1', forwardedFor('198.51.100.1:_hidden'), '1')).toBe('198.51.100.1');
  });

  it('is read from Forwarded (RFC 7239) if there is no X-Forwarded-For', () => {
    const six = address('2001:db8:1:aa00::1');
    expect(address('10.0.0.1', { forwarded: 'proto=https;For="[2001:db8:1:aa00::1]:4711";by=x' }, '1')).toBe(six);
    expect(address('10.0.0.1', { forwarded: 'for=6.6.6.6, For = 198.51.100.1' }, '1')).toBe('198.51.100.1');
    expect(address('10.0.0.1', { forwarded: 'for=6.6.6.6, by=10.0.0.1;therefor=9.9.9.9' }, '1')).toBe('10.0.0.1');
    expect(address('10.0.0.1', { forwarded: 'for=6.6.6.6', ...forwardedFor('198.51.100.1') }, '1')).toBe(
      '198.51.100.1',
    );
  });
});

describe('the anonymous quota behind a proxy', () => {
  it('is counted for each client of a trusted proxy', async () => {
    const service = await startService({}, { trustProxy: (_, distance) => distance < 1 });
    const remaining = async (client: string) =>
      (await service.get('/api/v1/get_company_info', {}, { headers: forwardedFor(client) })).headers.get(
        'ratelimit-remaining',
      );
    expect(await remaining('198.51.100.1')).toBe('59');
    expect(await remaining('198.51.100.2')).toBe('59');
    expect(await remaining('9.9.9.9, 198.51.100.1')).toBe('58');
  });

  it('is shared by requests that forge addresses without being trusted', async () => {
    const service = await startService();
    const remaining = async (client: string) =>
      (await service.get('/api/v1/get_company_info', {}, { headers: forwardedFor(client) })).headers.get(
        'ratelimit-remaining',
      );
    expect(await remaining('198.51.100.1')).toBe('59');
    expect(await remaining('198.51.100.2')).toBe('58');
  });
});
