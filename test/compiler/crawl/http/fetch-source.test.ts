import { describe, expect, it } from 'vitest';
import { createSiteAddresses } from '../../../../compiler/crawl/addresses.ts';
import {
  type CachedAnswer,
  createPace,
  fetchSource,
  toCachedAnswer,
} from '../../../../compiler/crawl/http/fetch-source.ts';
import { type Answer, FetchFailure, keepBody } from '../../../../compiler/crawl/http/http-client.ts';
import { DEFAULT_LIMITS } from '../../../../compiler/crawl/limits.ts';

const url = 'https://pruebas.test/a/';

/** Requests one address of a site that gives these answers in turn, and repeats the last. */
async function ask(answers: (Partial<Answer> | FetchFailure)[], kept?: CachedAnswer, sitemapDate?: string) {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const stored: CachedAnswer[] = [];
  const paused: number[] = [];
  const now = () => 0;
  const sleep = async () => {};
  const answer = await fetchSource(
    url,
    { wantsBody: () => true, readBody: keepBody(1_000) },
    {
      addresses: createSiteAddresses('https://pruebas.test', 'https://www.ejemplo.es', []),
      client: {
        async get(request) {
          const next = answers[Math.min(asked.push(request), answers.length) - 1] ?? {};
          if (next instanceof FetchFailure) throw next;
          return { status: 200, headers: {}, body: Buffer.from('hola'), truncated: false, ...next };
        },
        close: async () => {},
      },
      limits: DEFAULT_LIMITS,
      pace: { ...createPace(now, sleep), pause: (milliseconds) => paused.push(milliseconds) },
      slot: (task) => task(),
      headers: {},
      now,
      sleep,
      cache: { lookup: async () => kept, store: async (_, one) => void stored.push(one) },
      readThrough: async (_url, _html, read) => read(),
      keepHtml: (html) => () => html,
      sitemapDateOf: () => sitemapDate,
    },
  ).catch((error: FetchFailure) => error);
  return { answer, asked, stored, paused };
}

const to = (location: string, cookie?: string | string[]): Partial<Answer> => ({
  status: 302,
  headers: { location, ...(cookie !== undefined && { 'set-cookie': cookie }) },
});

describe('an address', () => {
  it.each<[reason: FetchFailure['reason'], times: number]>([
    ['too-slow', 1],
    ['invalid-answer', 1],
    ['timeout', 2],
    ['connection', DEFAULT_LIMITS.attempts],
  ])('whose request fails with %s is requested %s times', async (reason, times) => {
    const { answer, asked } = await ask([new FetchFailure(reason, 'no')]);
    expect([answer, asked.length]).toEqual([expect.objectContaining({ reason }), times]);
  });

  it.each([
    [429, [500, 1_000, 2_000]],
    [503, []],
  ])('that answers %s pauses the whole crawl for %j', async (status, paused) => {
    expect((await ask([{ status }])).paused).toEqual(paused);
  });

  it.each<[what: string, location: string, asked: string[]]>([
    ['itself with a session is requested again', '/a/?PHPSESSID=123', [url, `${url}?PHPSESSID=123`]],
    ['the same path with www. is requested again', 'https://www.pruebas.test/a/', [url, 'https://www.pruebas.test/a/']],
    ['the public site is not followed', 'https://www.ejemplo.es/a/', [url]],
    ['itself over http is not followed', 'http://pruebas.test/a/', [url]],
    ['another page is not followed', '/b/', [url]],
    ['itself without a cookie is not followed', '/a/', [url]],
  ])('that redirects to %s', async (_, location, expected) => {
    expect((await ask([to(location), {}])).asked.map((one) => one.url)).toEqual(expected);
  });

  it('is requested again with the cookies it set, and without a validator', async () => {
    const kept = { etag: '"1"', headers: {}, body: Buffer.from('ayer') };
    const { asked, answer } = await ask([to('/a/', 'a=1; Path=/'), to('/a/', ['b=2', 'c=3; Secure']), {}], kept);
    expect(asked.map(({ headers }) => [headers['if-none-match'], headers.cookie])).toEqual([
      ['"1"', undefined],
      [undefined, 'a=1'],
      [undefined, 'a=1; b=2; c=3'],
    ]);
    expect(answer).toMatchObject({ body: Buffer.from('hola') });
    // A wall that never opens is given up after five requests.
    expect((await ask([to('/a/', 'a=1')])).asked).toHaveLength(5);
  });

  it.each([200, 299, 400])('that answers %s is not a redirect, even with a Location header', async (status) => {
    expect((await ask([{ ...to('https://www.pruebas.test/a/'), status }, {}])).asked).toHaveLength(1);
  });

  it('that answers 304 gives the kept body with the new headers', async () => {
    const kept = {
      etag: '"1"',
      headers: { 'content-type': 'text/html', 'x-robots-tag': 'all' },
      body: Buffer.from('ayer'),
    };
    const { answer, stored } = await ask(
      [{ status: 304, headers: { 'x-robots-tag': 'noindex' }, body: Buffer.from('') }],
      kept,
    );
    expect(stored).toEqual([]);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html', 'x-robots-tag': 'noindex' },
      body: Buffer.from('ayer'),
    });
  });

  it('that answers 304 is kept with the new date of the sitemap', async () => {
    const kept = { etag: '"1"', headers: {}, body: Buffer.from('ayer'), sitemapDate: '2026-01-01' };
    const answers = [{ status: 304, headers: { date: 'Mon, 15 Jun 2026 12:00:00 GMT' } }];
    expect((await ask(answers, kept, '2026-05-05')).stored).toMatchObject([
      { body: kept.body, sitemapDate: '2026-05-05' },
    ]);
    expect((await ask(answers, kept, '2026-01-01')).stored).toEqual([]);
  });

  it.each<[what: string, answers: Partial<Answer>[], times: number]>([
    ['is kept if it is whole', [{}], 1],
    ['is not kept if it was cut', [{ truncated: true }], 0],
    ['is not kept if it is an error', [{ status: 404 }], 0],
    ['is not kept if it is behind a redirect', [to('/a/', 'a=1'), {}], 0],
  ])('with an ETag %s', async (_, answers, times) => {
    const tagged = answers.map((one) => ({ ...one, headers: { ...one.headers, etag: '"1"' } }));
    expect((await ask(tagged)).stored).toHaveLength(times);
  });
});

describe('toCachedAnswer', () => {
  const body = Buffer.from('hola');
  const keep = (headers: Answer['headers']) => toCachedAnswer({ headers, body });

  it.each<[headers: Answer['headers'], isKept: boolean]>([
    [{ etag: '"1"' }, true],
    [{}, false],
    [{ etag: '"1"', 'cache-control': 'private, No-Store' }, false],
    [{ etag: '"1"', 'cache-control': 'no-cache, max-age=0' }, true],
    [{ etag: '"1"', vary: '*' }, false],
    [{ etag: '"1"', vary: ['*', 'Cookie'] }, false],
    [{ etag: '"1"', vary: 'Cookie, Accept' }, true],
    [{ 'last-modified': 'Sat, 21 Nov 2026 20:00:10 GMT' }, true],
  ])('keeps an answer with %j: %s', (headers, isKept) => expect(keep(headers) !== undefined).toBe(isKept));

  it.each<[stated: string, answered: string, isKept: boolean]>([
    ['2026-01-31', 'Mon, 02 Feb 2026 02:00:00 GMT', false],
    ['2026-01-31', 'Mon, 02 Feb 2026 02:00:01 GMT', true],
    ['2026-01-31T12:00', 'Mon, 02 Feb 2026 14:00:00 GMT', false],
    ['2026-01-31T12:00Z', 'Sat, 31 Jan 2026 12:00:01 GMT', false],
    ['2026-01-31T12:00Z', 'Sat, 31 Jan 2026 12:00:02 GMT', true],
    ['2026-01-31T12:00+01:00 and a digest', 'Sat, 31 Jan 2026 11:00:02 GMT', true],
    ['2026-01-31', 'nunca', false],
  ])(
    'keeps the sitemap date %s without a validator, if its day has ended in all time zones at %s: %s',
    (stated, date, isKept) => {
      expect(toCachedAnswer({ headers: { date }, body }, stated)?.sitemapDate).toBe(isKept ? stated : undefined);
    },
  );

  it('removes the cookies', () => {
    const { headers } = keep({ etag: '"1"', 'set-cookie': ['a=1', 'b=2'], 'content-type': 'text/html' }) ?? {};
    expect(headers).toEqual({ etag: '"1"', 'set-cookie': undefined, 'content-type': 'text/html' });
  });
});
