import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand, toSite, writeFolder } from './run-cli.ts';

const config = (url: string, from = './sitio') =>
  `export default { site: { url: '${url}' }, crawl: { from: '${from}' } };`;

let folder: string;
beforeAll(async () => {
  folder = await writeFolder({
    ...toSite(2),
    'site.config.ts': config('https://www.ejemplo.es'),
    'otro.config.ts': config('https://www.otro.es'),
    'documentos/leeme.txt': 'Sin HTML.',
  });
  expect((await runCommand(folder, ['compile'])).code).toBe(0);
});
const explain = (...args: string[]) => runCommand(folder, ['explain', ...args], { LC_ALL: 'es' });

describe('vitrina explain', () => {
  it.each([
    ['--config otro.config.ts', 'https://www.otro.es'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
    ['documentos', 'documentos'],
  ])('ends with 3 if %s names another site than the compiled one', async (more, named) => {
    const { code, stdout, stderr } = await explain('/', ...more.split(' '));
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain(`lo último que se compiló o comprobó aquí es https://www.ejemplo.es, y nombras ${named},`);
    expect(stderr).toContain('--fresh');
  });

  it.each(['https://www.google.com/', 'google.com/pagina-1/', 'http://www.ejemplo.es:8080/'])(
    'ends with 3 for %s, an address of another site',
    async (address) => {
      const { code, stdout, stderr } = await explain(address);
      expect([code, stdout]).toEqual([3, '']);
      expect(stderr).toMatch(/es una dirección de otro sitio, y aquí se compiló https:\/\/www\.ejemplo\.es/);
    },
  );

  it('explains the compiled site by any of its names', async () => {
    for (const args of [
      ['/pagina-1/'],
      ['pagina-1'],
      ['http://ejemplo.es/pagina-1/'],
      ['ejemplo.es/pagina-1/'],
      ['/pagina-1/', 'sitio'],
      ['/pagina-1/', '--config', 'site.config.ts'],
    ])
      expect(await explain(...args)).toMatchObject({ code: 0, stdout: expect.stringContaining('publicada') });
  });
});
