import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runCommand, toSite, writeFolder } from '../commands/run-cli.ts';
import { toHtml, toProse } from './compile-site.ts';

const login = 'editor:s3creto/largo+';
const token = 'tok-9f2c77aa41';

/** Forms in which a credential could stand in a page, each with the name of the form. */
const forms: readonly (readonly [string, string])[] = [
  ['the login', login],
  ['the password', 's3creto/largo+'],
  ['base64, as basic auth sends it', Buffer.from(login).toString('base64')],
  ['base64 without padding', Buffer.from(login).toString('base64').replace(/=+$/, '')],
  ['base64 for addresses', Buffer.from(login).toString('base64url')],
  ['base64 of a longer text', Buffer.from(`Authorization: Basic ${login}; q=1`).toString('base64')],
  ['percent-encoded', encodeURIComponent(login)],
  ['percent-encoded in a link', `https://www.ejemplo.es/?clave=${encodeURIComponent('s3creto/largo+')}`],
  ['hex', Buffer.from(login).toString('hex')],
  ['the token of a header', token],
  ['a cookie', 'sesion=c00kie-valor-77'],
];

let ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended) await end();
  ended = [];
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ended.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

const environment = { STAGING: login, TOKEN: `Bearer ${token}`, COOKIE: 'sesion=c00kie-valor-77' };

/** A folder whose config crawls a staging site behind a login, a header and a cookie. */
async function toStaging(words: () => string) {
  const port = await serve(({ headers, url }, response) => {
    const isKnown = headers.authorization === `Basic ${btoa(login)}` && headers['x-token'] === `Bearer ${token}`;
    if (!isKnown || headers.cookie !== 'sesion=c00kie-valor-77') {
      response.writeHead(401, { 'www-authenticate': 'Basic' }).end();
      return;
    }
    const origin = `http://127.0.0.1:${port}`;
    const links = `<p><a href="${origin}/precios/">Precios</a><img src="${origin}/foto.jpg" alt="La casa"></p>`;
    const pages: Record<string, string> = {
      '/': toHtml(
        'Inicio',
        `${toProse('la casa')}${links}<p>${words()}</p>`,
        `<link rel="canonical" href="${origin}/">`,
      ),
      '/precios/': toHtml('Precios', toProse('los precios')),
    };
    const html = pages[url ?? ''];
    response
      .writeHead(html ? 200 : 404, { 'content-type': 'text/html', etag: '"1"', 'set-cookie': `sesion=c00kie-valor-77` })
      .end(html ?? '');
  });
  const config = {
    site: { url: 'https://www.ejemplo.es' },
    crawl: {
      from: `http://127.0.0.1:${port}`,
      basicAuth: { env: 'STAGING' },
      headers: { 'x-token': { env: 'TOKEN' }, cookie: { env: 'COOKIE' } },
    },
  };
  const folder = await writeFolder({ 'vitrina.config.ts': `export default ${JSON.stringify(config)};` });
  return { port, folder };
}

const compile = (folder: string) => runCommand(folder, ['compile', '--config', 'vitrina.config.ts'], environment);

describe('a staging site behind a login, a header and a cookie', () => {
  it('is published under the public address, with no credential in any written file', async () => {
    const { folder, port } = await toStaging(() => 'Todo lo que hace falta saber.');
    expect(await compile(folder)).toMatchObject({ code: 0 });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name !== 'vitrina.config.ts');
    const kinds = new Set(
      files.map(({ parentPath }) =>
        parentPath
          .slice(folder.length + 1)
          .split('/')
          .slice(0, 2)
          .join('/'),
      ),
    );
    expect([...kinds]).toEqual(expect.arrayContaining(['dist-content', '.vitrina/cache', '.vitrina/reports']));
    for (const { parentPath, name } of files) {
      const file = join(parentPath, name);
      const bytes = await readFile(file, 'latin1');
      for (const [form, text] of forms) expect(bytes.includes(text), `${form} in ${file}`).toBe(false);
      const isPrivate = file.includes('/.vitrina/cache/');
      if (!isPrivate) expect(bytes, file).not.toContain(`127.0.0.1:${port}`);
      // What a login was needed for is for nobody but who has it.
      if (isPrivate) for (const kept of [parentPath, file]) expect((await stat(kept)).mode & 0o077, kept).toBe(0);
    }
    expect(await readFile(join(folder, 'dist-content/pages/index.md'), 'utf8')).toContain(
      '[Precios](https://www.ejemplo.es/precios/)',
    );
  });

  it.each(forms)('is refused if a page holds a credential as %s', async (_, text) => {
    const { folder } = await toStaging(() => `Nota interna: ${text} para entrar.`);
    const refused = await compile(folder);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('pages/index.md') });
    expect(refused.stderr).not.toMatch(/s3creto|9f2c77aa41|valor-77/);
    expect(await readdir(folder)).not.toContain('dist-content');
  });

  it.each(['ana:secreto', 'admin:agente', 'vitrina:vitrina', 'web:desarrolladores', 'ejemplo:ejemplo'])(
    'is published if the weak password of %s is an ordinary word of the documents',
    async (weak) => {
      const config = `export default { site: { url: 'https://www.ejemplo.es' }, crawl: { from: './sitio', basicAuth: { env: 'STAGING' } } };`;
      const folder = await writeFolder({ ...toSite(1), 'vitrina.config.ts': config });
      const args = ['compile', '--config', 'vitrina.config.ts'];
      expect(await runCommand(folder, args, { STAGING: weak })).toMatchObject({ code: 0 });
      expect(await readFile(join(folder, 'dist-content/api.md'), 'utf8')).toContain('agente');
    },
  );
});
