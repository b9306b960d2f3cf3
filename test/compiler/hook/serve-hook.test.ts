import { connect } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { serveHook } from '../../../compiler/hook/serve-hook.ts';

const secret = 'geheim-'.repeat(6);

describe('the hook, for a call', () => {
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

  it.each<[what: string, status: number, token: string | undefined, path: string, method: string]>([
    ['with the secret', 202, `Bearer ${secret}`, '/hook', 'POST'],
    ['with the secret and a scheme in lower case', 202, `bearer ${secret}`, '/hook', 'POST'],
    ['without the secret', 401, undefined, '/hook', 'POST'],
    ['with another secret', 401, `Bearer ${secret.slice(1)}x`, '/hook', 'POST'],
    ['with the beginning of the secret', 401, `Bearer ${secret.slice(0, -1)}`, '/hook', 'POST'],
    ['with an empty secret', 401, 'Bearer', '/hook', 'POST'],
    ['with the secret as Basic', 401, `Basic ${secret}`, '/hook', 'POST'],
    ['with the secret in the address', 401, undefined, `/hook?token=${secret}`, 'POST'],
    ['with GET', 405, `Bearer ${secret}`, '/hook', 'GET'],
    ['to another path', 404, `Bearer ${secret}`, '/', 'POST'],
    ['to another path without the secret', 401, undefined, '/', 'POST'],
  ])('%s answers with %s and no body', async (_, status, token, path, method) => {
    const answer = await call(token, path, method);
    expect([answer.status, await answer.text(), calls]).toEqual([status, '', status === 202 ? 1 : 0]);
    expect(JSON.stringify([...answer.headers])).not.toContain('geheim');
  });

  it('accepts thirty a minute, which wrong secrets do not use up', async () => {
    for (let guess = 0; guess < 30; guess++) expect((await call(`Bearer ${guess}`)).status).toBe(401);
    const refused = await call('Bearer no');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    for (let one = 0; one < 30; one++) expect((await call(`Bearer ${secret}`)).status).toBe(202);
    expect((await call(`Bearer ${secret}`)).status).toBe(429);
    expect(calls).toBe(30);
    time += 60_000;
    expect((await call(`Bearer ${secret}`)).status).toBe(202);
  });

  it('reads no body of any length, and closes the connection', async () => {
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
