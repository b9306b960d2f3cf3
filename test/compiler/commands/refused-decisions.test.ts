import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCli, toSite, writeFolder } from './run-cli.ts';

const written = "export default { site: { url: 'https://www.ejemplo.es' }, crawl: { from: './sitio' } };\n";

/** The desk over a small site, whose config has this name and text, and a form of its page. */
async function openDesk(name: string, config: string) {
  const folder = await writeFolder({ ...toSite(2), [name]: config });
  const run = startCli(folder, ['edit', '--config', name, '--json'], { LC_ALL: 'es' });
  onTestFinished(() => void run.process.kill('SIGKILL'));
  await expect.poll(() => run.output.stdout, { timeout: 60_000 }).toContain('\n');
  const { url } = JSON.parse(run.output.stdout) as { url: string };
  const form = await (await fetch(`${url}?path=/`)).text();
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(form) ?? [];
  const change = JSON.stringify({ kind: 'add', path: ['content', 'drop'], value: '.banner' });
  /** Sends a form, and returns what the page says of it. */
  const send = async (path: 'change' | 'undo') => {
    await fetch(url + path, { method: 'POST', body: new URLSearchParams({ change, token }), redirect: 'manual' });
    const page = await (await fetch(url)).text();
    return /role="alert"[^>]*>(.*?)<\/p>/s.exec(page)?.[1];
  };
  return { run, file: join(folder, name), send };
}

describe('a change at the desk that cannot be written', { timeout: 120_000 }, () => {
  it.each([
    ['site.config.ts', `const config = ${written.slice('export default '.length)}export default config;\n`],
    ['config.json', '{"site":{"url":"https://www.ejemplo.es"},"crawl":{"from":"./sitio"}}'],
  ])('gives a message on the page and in the terminal, if %s has no literal to change', async (name, config) => {
    const { run, file, send } = await openDesk(name, config);
    const said = await send('change');
    expect(said).toMatch(/^No se ha cambiado nada: .* escribe tú content\.drop en él/);
    expect(run.output.stderr).toContain('vitrina: No se ha cambiado nada:');
    expect(await readFile(file, 'utf8')).toBe(config);
  });

  it('shows the message of the file system, until one is written', async () => {
    const { run, file, send } = await openDesk('site.config.ts', written);
    const obstacle = `${file}.${run.process.pid}`;
    await mkdir(obstacle);
    expect(await send('change')).toBe(
      `No se ha cambiado nada: ${obstacle} es una carpeta, y aquí va un archivo: nombra otro, o llévatela a otro sitio`,
    );
    expect(await readFile(file, 'utf8')).toBe(written);
    await rm(obstacle, { recursive: true });
    expect(await send('change')).toBeUndefined();
    await writeFile(file, `${await readFile(file, 'utf8')}// A mano.\n`);
    expect(await send('undo')).toContain('ha cambiado desde entonces, así que no se deshace');
    await rm(file);
    expect(await send('change')).toContain(`No se ha cambiado nada: ${file} no existe`);
  });
});
