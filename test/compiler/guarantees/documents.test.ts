/** PDFs that pages link to, from the site's folder to what is published. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../compiler/compile.ts';
import type { SiteConfig } from '../../../compiler/config/define-site.ts';
import { resolveConfig } from '../../../compiler/config/resolve-config.ts';
import { artifactFiles, type Manifest } from '../../../shared/artifacts.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { linesAt, makePdf } from '../pdf/make-pdf.ts';
import { siteUrl, textsOf, toHtml, toProse } from './compile-site.ts';

const menu = makePdf([
  [
    { text: 'Carta de vinos', y: 60, size: 24 },
    ...linesAt(50, 110, ['Rioja crianza de la casa', 'Albariño joven', 'Verdejo de Rueda']),
    ...linesAt(450, 110, ['18 €', '22 €', '16 €']),
  ],
]);

const files: Record<string, string | Uint8Array> = {
  'index.html': toHtml(
    'Bar Ejemplo',
    `${toProse('el bar')}<p><a href="/docs/vinos.pdf" download>Vinos</a> <a href="docs/socios.pdf">Normas de los socios</a>
     <a href="/docs/alta.pdf">Descargar</a> <a href="/docs/plano.pdf">Plano</a> <a href="/docs/roto.pdf">Acta</a>
     <a href="https://otro.example/ajeno.pdf">Ajeno</a></p>`,
  ),
  'docs/vinos.pdf': menu,
  'docs/socios.pdf': makePdf([linesAt(50, 100, ['Cada socio puede traer a dos invitados.', 'Los lunes no se abre.'])]),
  'docs/alta.pdf': makePdf([linesAt(50, 100, ['Nombre y apellidos de quien se da de alta.'])]),
  'docs/plano.pdf': makePdf([[]]),
  'docs/roto.pdf': '%PDF-1.4 nada más',
  'docs/suelto.pdf': menu,
};

async function compileSite(config: Partial<SiteConfig> = {}) {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'docs'));
  for (const [name, body] of Object.entries(files)) await writeFile(join(folder, name), body);
  const settings = resolveConfig({ ...config, site: { url: siteUrl }, crawl: { from: folder } }, '/', {});
  return compile(settings, { threads: 0 });
}

describe('PDFs of a site', { timeout: 60_000 }, () => {
  it('are pages with their media type, without the date of the file', async () => {
    const compilation = await compileSite();
    const manifest = JSON.parse(textsOf(compilation).get(artifactFiles.manifest) ?? '') as Manifest;
    const shown = manifest.pages.map(({ path, title, media_type, last_modified }) => [
      path,
      title,
      media_type,
      last_modified,
    ]);
    expect(shown).toEqual([
      ['/', 'Bar Ejemplo', undefined, undefined],
      ['/docs/alta.pdf', 'alta', 'application/pdf', undefined],
      ['/docs/socios.pdf', 'Normas de los socios', 'application/pdf', undefined],
      ['/docs/vinos.pdf', 'Carta de vinos', 'application/pdf', undefined],
    ]);
    const page = compilation.site.pages.find(({ path }) => path === '/docs/vinos.pdf');
    expect(page?.markdown).toMatch(/^# Carta de vinos\n/);
    expect(page?.markdown).toContain('| Albariño joven | 22 € |');
  });

  it('are reported with the reason if they cannot be read', async () => {
    const { diagnostics, ledger } = await compileSite();
    const unread = diagnostics.filter(({ code }) => code === 'document-unread');
    expect(unread.map(({ where, about }) => [where, about])).toEqual([
      ['/docs/plano.pdf', { reason: 'pdf-without-text' }],
      ['/docs/roto.pdf', { reason: 'pdf-broken' }],
    ]);
    expect(ledger.map(({ url }) => url)).not.toContain(`${siteUrl}/docs/suelto.pdf`);
  });

  it('are not requested if the config leaves documents out', async () => {
    const { site, ledger } = await compileSite({ content: { documents: false } });
    expect(site.pages.map(({ path }) => path)).toEqual(['/']);
    expect(ledger.find(({ url }) => url.endsWith('vinos.pdf'))?.reason).toBe('not-html');
  });
});
