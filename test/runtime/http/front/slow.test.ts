import { connect, createServer, type Server, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFront } from '../../../../runtime/http/front/front.ts';
import { startService } from '../../start-service.ts';

/** A website that is written byte by byte, with the runtime before it, both in this process, and clocks that stand still. */
async function startSlow(onData: (socket: Socket, text: string) => void) {
  const sockets: Socket[] = [];
  const website = createServer((socket) => {
    sockets.push(socket);
    socket.setEncoding('latin1').on('error', () => {});
    socket.on('data', (text) => onData(socket, String(text)));
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  const front = createFront({ url: `http://127.0.0.1:${portOf(website)}` });
  const lines: string[] = [];
  const log = pino(new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  const service = await startService({}, { log }, front.fallback);
  onTestFinished(() => {
    front.close();
    for (const socket of sockets) socket.destroy();
    website.close();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  return { sockets, lines, ...service };
}

const portOf = (server: Server): number => (server.address() as { port: number }).port;

/** A connection to the runtime, and what came back on it. */
function open(port: number, sent: string) {
  const socket = connect(port, '127.0.0.1');
  const state = { socket, received: '', closed: false };
  socket
    .setEncoding('latin1')
    .on('error', () => {})
    .on('close', () => {
      state.closed = true;
    })
    .on('data', (text) => {
      state.received += text;
    });
  socket.write(sent);
  onTestFinished(() => void socket.destroy());
  return state;
}

/** Lets what was sent arrive, in real time. */
const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

async function wait(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    vi.advanceTimersByTime(1_000);
    for (let turn = 0; turn < 5; turn++) await settle();
  }
}

const get = 'GET /algo HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a website that is slow', () => {
  it('has a minute for its headers, for any number of interim answers', async () => {
    const { port, sockets } = await startSlow(() => {});
    const visit = open(port, get);
    await vi.waitFor(() => expect(sockets).toHaveLength(1));
    for (let sent = 0; sent < 5; sent++) {
      sockets[0]?.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n');
      await wait(11);
    }
    expect(visit.received).toBe('');
    await wait(6);
    await vi.waitFor(() => expect(visit.received).toMatch(/^HTTP\/1\.1 502 /));
  });

  it('can be silent for a minute within a body, and not for two', async () => {
    const { port } = await startSlow((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nfirst'));
    const visit = open(port, get);
    await vi.waitFor(() => expect(visit.received).toContain('first'));
    await wait(59);
    expect(visit.closed).toBe(false);
    await wait(62);
    await vi.waitFor(() => expect(visit.closed).toBe(true));
  });

  it('does not count as silent if the client is slow', async () => {
    const size = 40_000_000;
    const { port } = await startSlow((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${size}\r\n\r\n`);
      socket.write(Buffer.alloc(size, 'x'));
    });
    const visit = open(port, get);
    await vi.waitFor(() => expect(visit.received).not.toBe(''));
    visit.socket.pause();
    await wait(200);
    visit.socket.resume();
    await vi.waitFor(() => expect(visit.received.length).toBeGreaterThan(size), { timeout: 20_000 });
  });
});

/** The head of an upload. */
const post = (size: number) => `POST /algo HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`;

describe('an upload to the website', () => {
  it('can last as long as it makes progress', async () => {
    let uploaded = '';
    const { port, sockets } = await startSlow((_socket, text) => {
      uploaded += text;
    });
    const visit = open(port, post(12 * 30_000));
    for (let sent = 1; sent <= 12; sent++) {
      visit.socket.write('x'.repeat(30_000));
      await vi.waitFor(() => expect(uploaded.length).toBeGreaterThan(sent * 30_000));
      await wait(50);
      expect(visit.closed).toBe(false);
    }
    sockets[0]?.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
    await vi.waitFor(() => expect(visit.received).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok$/));
  });

  it.each(['Content-Length: 1000', 'Transfer-Encoding: chunked'])(
    'that makes little progress ends in two minutes (%s)',
    async (length) => {
      const { port, sockets } = await startSlow(() => {});
      const visit = open(port, `POST /algo HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`);
      await vi.waitFor(() => expect(sockets).toHaveLength(1));
      for (let second = 0; second < 120 && !visit.closed; second += 5) {
        visit.socket.write(length.startsWith('T') ? '1\r\nx\r\n' : 'x');
        await wait(5);
      }
      expect(visit.closed).toBe(true);
      expect(sockets[0]?.destroyed).toBe(true);
    },
  );

  it('that was refused with a 503 and makes little progress ends after half a minute', async () => {
    const { port } = await startSlow(() => {});
    const others = Array.from({ length: 128 + 256 + 1 }, () => open(port, get));
    await expect.poll(() => others.filter(({ received }) => received.startsWith('HTTP/1.1 503 '))).toHaveLength(1);
    const visit = open(port, post(1_000));
    await expect.poll(() => visit.received).toMatch(/^HTTP\/1\.1 503 /);
    for (let second = 0; second < 30; second++) {
      expect(visit.closed).toBe(false);
      visit.socket.write('x');
      await wait(1);
    }
    await vi.waitFor(() => expect(visit.closed).toBe(true));
    for (const { socket } of others) socket.destroy();
  });

  it('is not cut while the website is slow', async () => {
    const { port, sockets } = await startSlow((socket) => socket.pause());
    const visit = open(port, post(8_000_000));
    visit.socket.write('x'.repeat(8_000_000));
    await vi.waitFor(() => expect(sockets).toHaveLength(1));
    await wait(40);
    expect(visit.closed).toBe(false);
  });
});

describe('a request with an invalid Host', () => {
  it.each(['a:99999', '1.2.3.4.5', 'xn--', '0x100000000', ':80', 'a%00b', '[1::2::3]', 'a<b'])(
    'is refused for %s, and neither passed nor logged',
    async (host) => {
      const { port, sockets, lines } = await startSlow(() => {});
      const visit = open(port, `GET /algo HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      await vi.waitFor(() => expect(visit.received).toMatch(/^HTTP\/1\.1 400 [\s\S]*"parameter":"Host"/));
      expect(sockets).toEqual([]);
      expect(lines.filter((line) => line.includes('"level":40'))).toEqual([]);
    },
  );

  it.each(['localhost:65535', '[::1]:80', '1.2.3.4', 'xn--caa-hoa.example', 'a_b', ''])(
    'is served for "%s"',
    async (host) => {
      const { port } = await startSlow((socket) => socket.end('HTTP/1.1 204 x\r\n\r\n'));
      const visit = open(port, `GET /algo HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      await vi.waitFor(() => expect(visit.received).toMatch(/^HTTP\/1\.1 204 /));
    },
  );
});
