import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSitemap } from '../../../../compiler/crawl/read/read-sitemap.ts';

const read = (text: string | Uint8Array) =>
  readSitemap(typeof text === 'string' ? Buffer.from(text) : text, 1_000_000, 1_000);

describe('a sitemap', () => {
  it('is read with CDATA, blanks, entities, prefixes, dates and the same page in other languages', () => {
    const xml = `<?xml version="1.0"?><sm:urlset xmlns:sm="x" xmlns:xhtml="y" xmlns:image="z">
      <sm:url><sm:loc> https://e.es/a/?x=1&amp;y=2 \n</sm:loc><sm:lastmod>2025-01-02T03:04:05+00:00</sm:lastmod>
        <image:image><image:loc>https://e.es/a.jpg</image:loc></image:image><news:news><news:loc>n</news:loc></news:news><video:video><video:loc>v</video:loc></video:video></sm:url>
      <sm:url><sm:loc><![CDATA[https://e.es/b/]]></sm:loc><sm:lastmod>ayer</sm:lastmod>
        <xhtml:link rel="alternate" hreflang="es" href="https://e.es/b/"/><xhtml:link rel="alternate" hreflang="en" href="https://e.es/en/b/"/>
        <xhtml:link rel="alternate" media="handheld" href="https://e.es/m/"/><xhtml:link rel="canonical" hreflang="fr" href="https://e.es/c/"/></sm:url></sm:urlset>`;
    expect(read(xml)).toEqual({
      sitemaps: [],
      pages: [
        { loc: 'https://e.es/a/?x=1&y=2', lastModified: '2025-01-02T03:04:05+00:00' },
        { loc: 'https://e.es/b/' },
        { loc: 'https://e.es/en/b/' },
      ],
    });
  });

  it('expands no entity of its own making, neither bombs nor files', () => {
    const bomb = `<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/hostname">]>`;
    expect(
      read(
        `<?xml version="1.0"?>${bomb}<urlset><url><loc>https://e.es/&b;</loc></url><url><loc>https://e.es/&x;</loc></url></urlset>`,
      ).pages,
    ).toEqual([]);
  });

  it('gives what stands before a break, and nothing of a web page or a gzip bomb', () => {
    expect(read('<urlset><url><loc>https://e.es/a/</loc></url><url><loc>sin cerrar').pages).toEqual([
      { loc: 'https://e.es/a/' },
    ]);
    expect(read('\n <urlset><url><loc>https://e.es/b/</loc></url></urlset>').pages).toEqual([
      { loc: 'https://e.es/b/' },
    ]);
    expect(read('<!doctype html><p>No soy un mapa<br></p>').pages).toEqual([]);
    expect(read(gzipSync(Buffer.alloc(5_000_000))).pages).toEqual([]);
  });

  it('in plain text is an address a line, as many as wanted', () => {
    const text = ' https://e.es/a/ \r\nver https://e.es/no/\nHTTPS://e.es/b/\nhttps://e.es/c/';
    const pages = ['https://e.es/a/', 'HTTPS://e.es/b/'].map((loc) => ({ loc }));
    expect(readSitemap(Buffer.from(text), 1_000, 2)).toEqual({ pages, sitemaps: [] });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string().map((text) => `<${text}`),
          fc.string(),
        ),
        (text) => void read(text),
      ),
    );
  });
});

describe('a sitemap that was made to fill memory', () => {
  const read = (xml: string) => readSitemap(new TextEncoder().encode(xml), 50_000_000, 50_000);
  const entry = '<url><loc>https://www.ejemplo.es/</loc></url>';

  it('is read down to 32 tags', () => {
    const nested = (levels: number) =>
      read(`<urlset>${entry}${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}${entry}</urlset>`).pages.length;
    expect(nested(31)).toBe(2);
    expect(nested(32)).toBe(1);
  });

  it('is read up to a tag of more than 64 attributes', () => {
    const withTag = (count: number) =>
      read(`<urlset>${entry}<a ${Array.from({ length: count }, (_, n) => `b${n}="1"`).join(' ')}/>${entry}</urlset>`);
    expect(withTag(64).pages.length).toBe(2);
    expect(withTag(65).pages.length).toBe(1);
  });
});
