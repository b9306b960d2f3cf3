import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startService, type TestService } from '../start-service.ts';

const long = (text: string) => `# ${text}\n\n${`${text} en toda la isla. `.repeat(100)}\n`;

const fixture = {
  pages: [
    { path: '/', title: 'Inicio', markdown: long('Averías') },
    { path: '/corta/', title: 'Corta', markdown: '# Corta\n\nPoco texto.\n' },
  ],
  documents: [
    { address: '/llms.txt', file: 'llms.txt', mediaType: 'text/plain; charset=utf-8', body: long('Ejemplo') },
    { address: '/api', file: 'api.json', mediaType: 'application/json', body: '{}\n' },
  ],
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks without decompressing, which `fetch` would do. */
function ask({ url }: TestService, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    get(url + path, { headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

const decode = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const documents = ['/llms.txt', '/index.md', '/api/v1/read_page?url=/'];

describe('a stored answer', () => {
  it.each(documents.flatMap((path) => (['br', 'gzip'] as const).map((coding) => [path, coding] as const)))(
    'for %s is sent with the coding %s if it is accepted, with a tag and a length of its own',
    async (path, coding) => {
      const service = await startService(fixture);
      const plain = await ask(service, path);
      const { headers, body } = await ask(service, path, { 'accept-encoding': coding });
      expect(headers['content-encoding']).toBe(coding);
      expect(decode[coding](body)).toEqual(plain.body);
      expect(body.byteLength).toBeLessThan(plain.body.byteLength / 2);
      expect(headers['content-length']).toBe(String(body.byteLength));
      expect(headers.etag).not.toBe(plain.headers.etag);
      for (const answer of [plain.headers, headers]) expect(answer.vary).toMatch(/(?:^|, )Accept-Encoding$/);
      const head = await ask(service, path, { 'accept-encoding': coding }, 'HEAD');
      expect(head.headers).toMatchObject({ etag: headers.etag, 'content-encoding': coding });
      expect([head.headers['content-length'], head.body.byteLength]).toEqual([headers['content-length'], 0]);
    },
  );

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate, zstd', undefined],
    ['identity;q=0', undefined],
    ['', undefined],
    [`${'x,'.repeat(600)}gzip`, undefined],
  ])('is sent for «%.40s» with the coding %s', async (accepted, coding) => {
    const service = await startService(fixture);
    const { status, headers } = await ask(service, '/llms.txt', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding']]).toEqual([200, coding]);
  });

  it('is a 304 for its tag with or without coding, and a 200 for the tag of another coding', async () => {
    const service = await startService(fixture);
    const tagOf = async (coding: string) =>
      (await ask(service, '/llms.txt', { 'accept-encoding': coding })).headers.etag ?? '';
    const [plain, br, gzip] = [await tagOf('identity'), await tagOf('br'), await tagOf('gzip')];
    const condition = async (tag: string) => {
      const { status, headers } = await ask(service, '/llms.txt', { 'accept-encoding': 'br', 'if-none-match': tag });
      return [status, headers.etag, headers['content-encoding'], headers.vary];
    };
    expect(await condition(br)).toEqual([304, br, undefined, 'Accept-Encoding']);
    expect(await condition(plain)).toEqual([304, plain, undefined, 'Accept-Encoding']);
    expect(await condition('*')).toEqual([304, br, undefined, 'Accept-Encoding']);
    expect(await condition(gzip)).toEqual([200, br, 'br', 'Accept-Encoding']);
  });

  it('is compressed once', async () => {
    const service = await startService(fixture);
    const { compressed } = service.deps.content.documents.get('/llms.txt') ?? {};
    expect(compressed?.size).toBe(0);
    await ask(service, '/llms.txt', { 'accept-encoding': 'gzip' });
    const made = compressed?.get('gzip');
    await ask(service, '/llms.txt', { 'accept-encoding': 'gzip' });
    expect(compressed?.size).toBe(1);
    expect(compressed?.get('gzip')).toBe(made);
  });

  it('has the same body with and without a token', async () => {
    const service = await startService(fixture);
    const asked = { 'accept-encoding': 'br' };
    const authorization = `Bearer ${await service.token()}`;
    const [anonymous, identified] = [
      await ask(service, '/api/v1/read_page?url=/', asked),
      await ask(service, '/api/v1/read_page?url=/', { ...asked, authorization }),
    ];
    expect(identified.body).toEqual(anonymous.body);
    expect(identified.headers.etag).toBe(anonymous.headers.etag);
  });
});

describe('an answer', () => {
  it.each(['/api', '/corta.md', '/api/v1/read_page?url=/corta/', '/api/v1/nada'])(
    'such as %s is too short to be compressed',
    async (path) => {
      const service = await startService(fixture);
      const { headers } = await ask(service, path, { 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary ?? '').not.toContain('Accept-Encoding');
    },
  );

  it('of a search is compressed when it is requested again', async () => {
    const pages = Array.from({ length: 25 }, (_, index) => ({
      path: `/${index}/`,
      title: `Avería ${index}`,
      markdown: long('Averías'),
    }));
    const service = await startService({ pages });
    const path = '/api/v1/search_pages?query=averias&limit=25';
    const codings = [];
    for (let time = 0; time < 2; time++) {
      codings.push((await ask(service, path, { 'accept-encoding': 'gzip' })).headers['content-encoding']);
    }
    expect(codings).toEqual([undefined, 'gzip']);
  });
});
