import { describe, expect, it } from 'vitest';
import { decodeHtml } from '../../../../compiler/crawl/read/decode-html.ts';

const windows = (text: string) =>
  Buffer.from([...text].map((c) => ({ '€': 0x80, '“': 0x93, '”': 0x94, '…': 0x85 })[c] ?? c.charCodeAt(0)));
const text = 'Reparación “fina” a 25 € …';

describe('the encoding of a page', () => {
  it('is that of its byte order mark before all', () => {
    expect(decodeHtml(Buffer.from(`\ufeff${text}`, 'utf16le'), 'text/html; charset=utf-8')).toBe(text);
    expect(decodeHtml(Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), undefined)).toBe(text);
    expect(decodeHtml(Buffer.from(`\ufeff${text}`), 'text/html; charset=iso-8859-1')).toBe(text);
  });

  it('is then that of the header, where iso-8859-1 means windows-1252', () => {
    expect(decodeHtml(windows(text), 'text/html; charset=ISO-8859-1')).toBe(text);
    expect(decodeHtml(Buffer.from(`<meta charset="iso-8859-1">${text}`), 'text/html;charset="utf-8"')).toContain(text);
  });

  it('is then that of the meta element', () => {
    expect(decodeHtml(windows(`<meta charset="windows-1252">${text}`), 'text/html')).toContain(text);
    const old = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">';
    expect(decodeHtml(windows(old + text), 'text/html')).toContain(text);
  });

  it('is UTF-8 when undeclared and valid as such, else windows-1252, and an unknown name is none', () => {
    expect(decodeHtml(Buffer.from(text), undefined)).toBe(text);
    expect(decodeHtml(windows(text), 'text/html')).toBe(text);
    expect(decodeHtml(Buffer.from(text), 'text/html; charset=marciano-9')).toBe(text);
  });
});
