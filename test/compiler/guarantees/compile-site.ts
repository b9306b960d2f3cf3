/** Compiles a site of HTML files, for tests of what the compiler promises about its output. */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compile } from '../../../compiler/compile.ts';
import type { SiteConfig } from '../../../compiler/config/define-site.ts';
import { resolveConfig } from '../../../compiler/config/resolve-config.ts';
import type { Compilation } from '../../../compiler/to-compilation.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

export const siteUrl = 'https://www.ejemplo.es';

/** Returns paragraphs that contain the title, so that each page has its own: repeated text is not published. */
export function toProse(title: string): string {
  return ['Se repara', 'Se revisa', 'Se sustituye', 'Se ajusta']
    .map((verb) => `<p>${verb} todo lo de ${title} en el taller, con piezas de ${title} y técnicos de la zona.</p>`)
    .join('');
}

/** Returns a page of a small business: menu, content below a main heading, footer. */
export function toHtml(title: string, content: string, head = ''): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>
<header><a href="/">Ejemplo</a><nav><a href="/contacto/">Contacto</a></nav></header>
<main><h1>${title}</h1>${content}</main><footer><p>© 2026 Ejemplo</p></footer></body></html>`;
}

/** Compiles pages, given by path, in one thread and without a cache. */
export async function compilePages(
  pages: Readonly<Record<string, string>>,
  config: Partial<SiteConfig> = {},
): Promise<Compilation> {
  const folder = temporaryFolder();
  for (const [path, html] of Object.entries(pages)) {
    const file = join(folder, path, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  return await compile(
    resolveConfig(
      { ...config, site: { url: siteUrl, ...config.site }, crawl: { ...config.crawl, from: folder } },
      '/',
      {},
    ),
    { threads: 0 },
  );
}

/** Returns the files of the output as text, by path. In a binary file, each byte becomes a character. */
export function textsOf({ artifacts }: Pick<Compilation, 'artifacts'>): Map<string, string> {
  return new Map(
    artifacts.map(({ path, body }) => [
      path,
      typeof body === 'string' ? body : Buffer.from(body).toString(path.endsWith('.bin') ? 'latin1' : 'utf8'),
    ]),
  );
}
