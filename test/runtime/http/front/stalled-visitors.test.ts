import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStalledVisitors } from '../../../../runtime/http/front/stalled-visitors.ts';

/** A visitor's connection, the request that came over it, and the answer that is to come. */
async function visit(sent: string): Promise<{ visitor: Socket; request: IncomingMessage; response: ServerResponse }> {
  const server = createServer();
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  visitor.on('error', () => {});
  visitor.write(sent);
  const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  return { visitor, request, response };
}

/** As many looks as no standstill outlives. */
function lookOften(visitors: { look(): void }): void {
  for (let looks = 0; looks < 4; looks++) visitors.look();
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';

describe('a visitor', () => {
  it('who does not read is cut off', async () => {
    const visitors = createStalledVisitors();
    const { visitor, request, response } = await visit(GET);
    visitor.pause();
    visitors.watch(request);
    response.write(Buffer.alloc(50_000_000));
    expect(request.socket.writableLength).toBeGreaterThan(0);
    lookOften(visitors);
    expect(request.socket.destroyed).toBe(true);
  });

  it('who does not send the rest is cut off', async () => {
    const visitors = createStalledVisitors();
    const { request } = await visit(POST);
    visitors.watch(request);
    lookOften(visitors);
    expect(request.socket.destroyed).toBe(true);
  });

  it('who is kept waiting is not', async () => {
    const visitors = createStalledVisitors();
    const { request } = await visit(GET);
    visitors.watch(request);
    lookOften(visitors);
    expect(request.socket.destroyed).toBe(false);
  });

  it('who has sent what nobody takes is not', async () => {
    const visitors = createStalledVisitors();
    const { request } = await visit(`${POST}half`);
    await expect.poll(() => request.readableLength).toBe(4);
    visitors.watch(request);
    lookOften(visitors);
    expect(request.socket.destroyed).toBe(false);
  });

  it('who is no longer watched is not', async () => {
    const visitors = createStalledVisitors();
    const { request } = await visit(POST);
    visitors.watch(request)();
    lookOften(visitors);
    expect(request.socket.destroyed).toBe(false);
  });
});

describe('slowness', () => {
  /** A visitor who reads as much between looks as each number says. */
  function isCut(...steps: number[]): boolean {
    const visitors = createStalledVisitors();
    let destroyed = false;
    const socket = {
      writableLength: 1,
      bytesRead: 500,
      bytesWritten: 0,
      destroy() {
        destroyed = true;
        return this as never;
      },
    };
    visitors.watch({ complete: true, readableLength: 0, socket });
    visitors.look();
    for (const step of steps) {
      socket.bytesWritten += step;
      visitors.look();
    }
    return destroyed;
  }

  it('is borne from 10,000 bytes in a look up', () => {
    expect(isCut(10_000, 10_000, 10_000, 10_000)).toBe(false);
    expect(isCut(9_999, 9_999)).toBe(true);
  });

  it('is borne for one look, and only one in a row', () => {
    expect(isCut(0, 65_536, 0, 65_536, 0)).toBe(false);
    expect(isCut(65_536, 0, 0)).toBe(true);
  });
});
