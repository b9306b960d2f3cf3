import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { networkFaultOf } from '../../../compiler/crawl/http/network-fault.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { runCommand } from './run-cli.ts';

/** Starts a server on a free port. Returns its host and port. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const socketServer = (answer: (socket: Socket) => void) =>
  createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  });

const website = (handle: RequestListener) =>
  createHttpServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else handle(request, response);
  });

const compile = async (site: string) =>
  runCommand(await temporaryFolder(), ['compile', site, '--out', 'fuera', '--quiet', '--language', 'es']);

/** Error codes, which are for programs, and English words of libraries. */
const raw = /\b(?:E[A-Z]{5,}|UND_ERR\w*|ERR_\w+|HPE_\w+|getaddrinfo|self.signed|routines|closed)\b/;

describe('a site that does not answer', () => {
  it.each<[what: string, server: () => Server, scheme: string, advice: RegExp]>([
    ['https on a server of http', () => website((_, response) => response.end()), 'https', /Nómbralo con http:\/\//],
    ['a connection that breaks', () => socketServer((socket) => socket.resetAndDestroy()), 'http', /con https:\/\//],
    [
      'another protocol than HTTP',
      () => socketServer((socket) => socket.end('220 correo\r\n\r\n')),
      'http',
      /la dirección y el puerto/,
    ],
  ])('is reported with fitting advice: %s', async (_, server, scheme, advice) => {
    const { code, stderr } = await compile(`${scheme}://${await listen(server())}`);
    expect(code).toBe(4);
    expect(stderr).toMatch(advice);
    expect(stderr).not.toMatch(raw);
  });

  it('is reported by the doctor in the same words', async () => {
    const server = website(() => undefined);
    const host = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const { code, stderr } = await runCommand('/', ['doctor', `http://${host}`, '--language', 'es']);
    const { why, mend } = reportLanguages.es.network.refused;
    expect(code).toBe(4);
    expect(stderr).toBe(`no se puede llegar a http://${host}: ${why}\n  → ${mend}`);
  });

  it.each([
    ['ENOTFOUND', 'no-host'],
    ['EAI_AGAIN', 'no-names'],
    ['EHOSTUNREACH', 'no-route'],
    ['UND_ERR_CONNECT_TIMEOUT', 'slow-connection'],
    ['UND_ERR_HEADERS_TIMEOUT', 'slow-answer'],
    ['Z_DATA_ERROR', 'bad-coding'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed'],
    ['CERT_HAS_EXPIRED', 'expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'other-name'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'untrusted'],
    ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'no-agreement'],
    ['E1', undefined],
  ])('with the error code %s, also as a cause, has the fault %s', (code, fault) => {
    const error = Object.assign(new Error(), { code });
    expect(networkFaultOf(error)).toBe(fault);
    expect(networkFaultOf(new TypeError('fetch failed', { cause: new AggregateError([error]) }))).toBe(fault);
  });

  it('but with status 503 everywhere is in maintenance, without a word of robots.txt', async () => {
    const { stderr } = await compile(
      `http://${await listen(createHttpServer((_, response) => response.writeHead(503).end()))}`,
    );
    expect(stderr).toContain('está parado o en mantenimiento');
    expect(stderr).not.toContain('robots.txt');
  });
});

describe('a start page that cannot be read', () => {
  it.each<[what: string, handle: RequestListener, advice: RegExp]>([
    [
      'a redirect to another host',
      (_, response) => response.writeHead(302, { location: 'https://www.otra.example/' }).end(),
      /→ El sitio está en https:\/\/www\.otra\.example\/: nombra esa dirección/,
    ],
    [
      'JSON',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      /→ .* nombra la de la web/,
    ],
    ['a missing page', (_, response) => response.writeHead(404).end(), /→ .* --seed \/ruta\//],
  ])('is reported with the next step: %s', async (_, handle, advice) => {
    const { code, stderr } = await compile(`http://${await listen(website(handle))}`);
    expect(code).toBe(4);
    expect(stderr).toMatch(advice);
  });
});
