import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { startCli } from '../commands/run-cli.ts';
import { linesAt, makePdf } from './make-pdf.ts';

/** What the libraries for scripts and PDFs are called where Node loads them, bundled or not. */
const LIBRARY = /playwright-core|pdfjs-dist|\/pdf(?:\.worker)?-[A-Z0-9]{8}\.mjs/;

const NOTE =
  '<p>Aquí se arreglan bicicletas de todas las marcas, con cita y sin ella, todos los días de la semana.</p>';

/** Compiles a folder in a process of its own. Returns the scripts that its threads loaded, as their coverage lists them. */
async function scriptsLoadedFor(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const [folder, coverage] = [temporaryFolder(), temporaryFolder()];
  for (const [name, body] of Object.entries(files)) await writeFile(join(folder, name), body);
  const args = ['compile', '.', '--url', 'https://www.ejemplo.es', '--out', 'content', '--quiet'];
  expect(await startCli(folder, args, { NODE_V8_COVERAGE: coverage }).ended).toMatchObject({ code: 0 });
  const written = await Promise.all((await readdir(coverage)).map((name) => readFile(join(coverage, name), 'utf8')));
  return written.flatMap((json) => (JSON.parse(json) as { result: { url: string }[] }).result.map(({ url }) => url));
}

describe('the libraries for scripts and PDFs', { timeout: 120_000 }, () => {
  it('are not loaded for a site without empty pages and PDFs', async () => {
    const scripts = await scriptsLoadedFor({
      'index.html': `<!doctype html><title>Taller</title><h1>Taller</h1>${NOTE}`,
    });
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((url) => LIBRARY.test(url))).toEqual([]);
  });

  it('are loaded for a linked PDF, without that for scripts', async () => {
    const scripts = await scriptsLoadedFor({
      'index.html': `<!doctype html><title>Taller</title><h1>Taller</h1>${NOTE}<a href="/precios.pdf">Precios</a>`,
      'precios.pdf': makePdf([linesAt(50, 100, ['El pinchazo cuesta ocho euros, y la puesta a punto cuarenta.'])]),
    });
    const loaded = scripts.filter((url) => LIBRARY.test(url));
    expect(loaded).not.toEqual([]);
    expect(loaded.filter((url) => url.includes('playwright'))).toEqual([]);
  });
});
