import { connect } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { serveHook } from '../../../compiler/hook/serve-hook.ts';

const secret = 'geheim-'.repeat(6);

describe('the address that a CMS calls', () => {
  let calls = 0;
  let time = 0;
  let origin = '';
  beforeEach(async () => {
    calls = 0;
    const served = await serveHook(
      secret,
      () => calls++,
      0,
      () => time,
    );
    origin = served.origin;
    onTestFinished(() => served.close());
  });
  const call = (token: string | undefined, path = '/hook', method = 'POST') =>
    fetch(origin + path, {
      method,
      headers: token === undefined ? {} : { authorization: token },
      ...(method === 'POST' && { body: '{"post":7}' }),
    });

  it.each<[string, string | undefined, string, string, number]>([
    ['with the secret', `Bearer ${secret}`, '/hook', 'POST', 202],
    ['with the secret, whatever the letter case of the scheme', `bearer ${secret}`, '/hook', 'POST', 202],
    ['without it', undefined, '/hook', 'POST', 401],
    ['with another', `Bearer ${secret.slice(1)}x`, '/hook', 'POST', 401],
    ['with its beginning', `Bearer ${secret.slice(0, -1)}`, '/hook', 'POST', 401],
    ['with an empty one', 'Bearer', '/hook', 'POST', 401],
    ['as Basic', `Basic ${secret}`, '/hook', 'POST', 401],
    ['with the secret in the address', undefined, `/hook?token=${secret}`, 'POST', 401],
    ['by GET', `Bearer ${secret}`, '/hook', 'GET', 405],
    ['at another path', `Bearer ${secret}`, '/', 'POST', 404],
    ['at another path, without the secret', undefined, '/', 'POST', 401],
  ])('answers a call %s, and tells nothing more', async (_, token, path, method, status) => {
    const answer = await call(token, path, method);
    expect([answer.status, await answer.text(), calls]).toEqual([status, '', status === 202 ? 1 : 0]);
    expect(JSON.stringify([...answer.headers])).not.toContain('geheim');
  });

  it('lets thirty calls a minute through, and strangers who guess shut nobody out', async () => {
    for (let guess = 0; guess < 30; guess++) expect((await call(`Bearer ${guess}`)).status).toBe(401);
    const refused = await call('Bearer no');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    for (let one = 0; one < 30; one++) expect((await call(`Bearer ${secret}`)).status).toBe(202);
    expect((await call(`Bearer ${secret}`)).status).toBe(429);
    expect(calls).toBe(30);
    time += 60_000;
    expect((await call(`Bearer ${secret}`)).status).toBe(202);
  });

  it('reads no body, however long, and keeps no connection', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes;
    });
    socket.on('error', () => {});
    const ended = new Promise((done) => socket.once('close', done));
    socket.write(
      `POST /hook HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${secret}\r\nContent-Length: 1000000000\r\n\r\n`,
    );
    await ended;
    expect([said.slice(0, 12), calls]).toEqual(['HTTP/1.1 202', 1]);
  });
});
