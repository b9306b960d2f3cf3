import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSitemap, type SitemapEntry } from '../../../../compiler/crawl/read/read-sitemap.ts';

/** Reads at most `most` entries of a sitemap in chunks of `part` bytes. Returns pages, sitemaps and the bytes read. */
async function read(text: string | Uint8Array, { maxBytes = 1_000_000, most = 1_000, part = 1_000_000 } = {}) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const chunks = function* () {
    for (let start = 0; start < bytes.length; start += part) yield bytes.subarray(start, start + part);
  };
  const entries: SitemapEntry[] = [];
  const size = await readSitemap(chunks(), maxBytes, (entry) => entries.push(entry) < most);
  const pages = entries.flatMap(({ isSitemap, ...entry }) => (isSitemap ? [] : [entry]));
  return { pages, sitemaps: entries.flatMap(({ isSitemap, loc }) => (isSitemap ? [loc] : [])), size };
}

describe('a sitemap', () => {
  it('is read with CDATA, blanks, entities, prefixes, dates and the same page in other languages', async () => {
    const xml = `<?xml version="1.0"?><sm:urlset xmlns:sm="x" xmlns:xhtml="y" xmlns:image="z">
      <sm:url><sm:loc> https://e.es/a/?x=1&amp;y=2 \n</sm:loc><sm:lastmod>2025-01-02T03:04:05+00:00</sm:lastmod>
        <image:image><image:loc>https://e.es/a.jpg</image:loc></image:image><news:news><news:loc>n</news:loc></news:news><video:video><video:loc>v</video:loc></video:video></sm:url>
      <sm:url><sm:loc><![CDATA[https://e.es/b/]]></sm:loc><sm:lastmod>ayer</sm:lastmod>
        <xhtml:link rel="alternate" hreflang="es" href="https://e.es/b/"/><xhtml:link rel="alternate" hreflang="en" href="https://e.es/en/b/"/>
        <xhtml:link rel="alternate" media="handheld" href="https://e.es/m/"/><xhtml:link rel="canonical" hreflang="fr" href="https://e.es/c/"/></sm:url></sm:urlset>`;
    const found = {
      size: Buffer.byteLength(xml),
      sitemaps: [],
      pages: [
        { loc: 'https://e.es/a/?x=1&y=2', lastModified: '2025-01-02T03:04:05+00:00' },
        { loc: 'https://e.es/b/' },
        { loc: 'https://e.es/en/b/' },
      ],
    };
    for (const part of [1, 7, 100_000]) {
      expect(await read(xml, { part })).toEqual(found);
      expect(await read(gzipSync(xml), { part })).toEqual(found);
    }
  });

  it('does not expand its own entities, neither bombs nor files', async () => {
    const bomb = `<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/hostname">]>`;
    expect(
      await read(
        `<?xml version="1.0"?>${bomb}<urlset><url><loc>https://e.es/&b;</loc></url><url><loc>https://e.es/&x;</loc></url></urlset>`,
      ),
    ).toMatchObject({ pages: [], sitemaps: [] });
  });

  it('gives the entries before a break, and none of a web page or a gzip bomb', async () => {
    const pagesOf = async (text: string | Uint8Array) => (await read(text)).pages;
    expect(await pagesOf('<urlset><url><loc>https://e.es/a/</loc></url><url><loc>sin cerrar')).toEqual([
      { loc: 'https://e.es/a/' },
    ]);
    expect(await pagesOf('\n <urlset><url><loc>https://e.es/b/</loc></url></urlset>')).toEqual([
      { loc: 'https://e.es/b/' },
    ]);
    expect(await pagesOf('<!doctype html><p>No soy un mapa<br></p>')).toEqual([]);
    expect(await read(gzipSync(Buffer.alloc(5_000_000)))).toEqual({ pages: [], sitemaps: [], size: 1_000_000 });
  });

  it('that is gzipped and cut off, or too long, is read up to that point', async () => {
    const entry = (n: number) => `<url><loc>https://e.es/${n}/</loc></url>`;
    const xml = `<urlset>${Array.from({ length: 5_000 }, (_, n) => entry(n)).join('')}</urlset>`;
    const zipped = gzipSync(xml);
    const half = (await read(zipped.subarray(0, zipped.length / 2), { most: 9_999 })).pages.length;
    expect(half).toBeGreaterThan(1_000);
    expect(half).toBeLessThan(4_000);
    expect((await read(zipped, { most: 9_999, maxBytes: 8 + 2 * entry(0).length })).pages).toHaveLength(2);
  });

  it('in plain text is an address a line, as many as wanted', async () => {
    const text = ' https://e.es/a/ \r\nver https://e.es/no/\nHTTPS://e.es/b/\nhttps://e.es/c/';
    const pages = ['https://e.es/a/', 'HTTPS://e.es/b/'].map((loc) => ({ loc }));
    for (const part of [1, 9, 1_000]) expect((await read(text, { most: 2, part })).pages).toEqual(pages);
    expect((await read(`https://e.es/${'a'.repeat(2_000_000)}\nhttps://e.es/b/`, { maxBytes: 3e6 })).pages).toEqual([
      { loc: 'https://e.es/b/' },
    ]);
  });

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string().map((text) => `<${text}`),
          fc.string(),
        ),
        async (text) => void (await read(text)),
      ),
    );
  });
});

describe('a sitemap that was made to fill memory', () => {
  const entry = '<url><loc>https://www.ejemplo.es/</loc></url>';
  const pagesOf = async (xml: string) => (await read(xml)).pages.length;

  it('is read down to 32 tags', async () => {
    const nested = (levels: number) =>
      pagesOf(`<urlset>${entry}${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}${entry}</urlset>`);
    expect(await nested(31)).toBe(2);
    expect(await nested(32)).toBe(1);
  });

  it('is read up to a tag of more than 64 attributes', async () => {
    const attributes = (count: number) => Array.from({ length: count }, (_, n) => `b${n}="1"`).join(' ');
    const withTag = (count: number) => pagesOf(`<urlset>${entry}<a ${attributes(count)}/>${entry}</urlset>`);
    expect(await withTag(64)).toBe(2);
    expect(await withTag(65)).toBe(1);
  });

  it('is read without its addresses of more than 10,000 characters', async () => {
    const long = (length: number) => pagesOf(`<urlset><url><loc>${'a'.repeat(length)}</loc></url>${entry}</urlset>`);
    expect(await long(10_000)).toBe(2);
    expect(await long(10_001)).toBe(1);
  });
});
