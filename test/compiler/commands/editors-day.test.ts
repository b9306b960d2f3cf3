import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../service/running-service.ts';
import { runCommand, writeFolder } from './run-cli.ts';

/** Of the example site, what its compile needs for all that is told here. */
const COPIED = /^(?:$|blog|contacto|precios|zonas|index\.html$)/;

const USES_CONFIG = new Set(['compile', 'check']);

/** The example site in a folder of its own, and what an editor does there. */
async function openDay() {
  const folder = await writeFolder();
  const example = join(root, 'test/fixtures/site');
  const filter = (path: string) => COPIED.test(relative(example, path));
  await cp(example, join(folder, 'sitio'), { recursive: true, filter });
  const site = { url: 'https://www.hogarcalima.example' };
  let configs = 0;
  let file = '';
  return {
    folder,
    run: (...args: string[]) =>
      runCommand(folder, [...args, ...(USES_CONFIG.has(args[0] ?? '') ? ['--config', file] : [])], {
        LC_ALL: 'es_ES.UTF-8',
      }),
    // A module is imported once in a process, so each config has a name of its own.
    configure: (config: Record<string, Record<string, unknown>>) => {
      file = `${++configs}.config.ts`;
      const text = JSON.stringify({ site, ...config, crawl: { from: './sitio', ...config.crawl } });
      return writeFile(join(folder, file), `export default ${text};`);
    },
    manifest: async () => JSON.parse(await readFile(join(folder, 'dist-content/manifest.json'), 'utf8')),
    page: (name: string) => readFile(join(folder, 'dist-content/pages', name), 'utf8'),
    edit: async (name: string, from: string, to: string) => {
      const file = join(folder, 'sitio', name);
      const text = await readFile(file, 'utf8');
      expect(text).toContain(from);
      await writeFile(file, text.replaceAll(from, to));
    },
  };
}

describe('a day of an editor', () => {
  it('begins with a proposed config, and goes on with content and a change that is checked and explained', {
    timeout: 120_000,
  }, async () => {
    const day = await openDay();
    const init = await day.run('init', 'sitio');
    expect([init.code, init.stderr]).toEqual([
      0,
      expect.stringMatching(/escrito en .*site\.config\.ts\nAhora: repásalo/),
    ]);
    await day.configure({});

    const first = await day.run('compile');
    expect([first.code, first.stdout, first.stderr]).toEqual([
      0,
      expect.stringMatching(/^Hogar Calima: \d+ páginas para los agentes\n/),
      expect.stringMatching(/escrito en .*dist-content\nHecho en [\d,]+ s\. Ahora: `vitrina preview --config [^`]*`/),
    ]);
    expect(first.stdout).toMatch(/Horario, de \/contacto\/: «Recogemos avisos 24 horas.*…\n/);
    expect(first.stdout).not.toMatch(/Desde la última compilación/);
    expect((await day.run('compile', '--details')).stdout).toContain(
      '«Recogemos avisos 24 horas al día, 7 días a la semana, festivos incluidos. La oficina de la calle del Malpaís, en Arrecife, abre de lunes a viernes de 9 a 14 horas, solo para papeles; no se entregan ni se recogen aparatos.»\n',
    );

    await day.edit(
      'precios/index.html',
      'Cada profesional fija sus precios',
      'Cada profesional fija siempre sus precios',
    );
    const check = await day.run('check');
    expect([check.code, check.stderr]).toEqual([2, expect.stringMatching(/está anticuada \(.*1 página cambiada/)]);
    expect(check.stdout.match(/cambiada {2}\/precios\//g)).toHaveLength(1);
    expect((await day.run('compile')).stdout).toMatch(/Desde la última compilación/);

    const explained = await day.run('explain', '/contacto/');
    expect([explained.code, explained.stdout]).toEqual([0, expect.stringMatching(/Se corta: \d+ partes/)]);
  });

  it('pastes selectors of explain into the config, and the content follows', { timeout: 120_000 }, async () => {
    const day = await openDay();
    await day.configure({});
    await day.run('compile', '--quiet');
    const { page } = JSON.parse((await day.run('explain', '/contacto/', '--json')).stdout) as {
      page: { removed: { rule: string; selector: string; text: string }[] };
    };
    const cut = page.removed.find(({ text }) => text.includes('Calle del Malpaís'));
    expect(await day.page('contacto.md')).not.toContain('35500 Arrecife, Lanzarote');
    await day.configure({ content: { keep: [cut?.selector], drop: ['#content h2, #content h2 ~ ul'] } });
    await day.run('compile', '--quiet', '--accept-loss=pages');
    const contact = await day.page('contacto.md');
    expect(contact).toContain('35500 Arrecife, Lanzarote');
    expect(contact).not.toContain('## ');
    expect((await day.run('explain', '/contacto/')).stdout).toMatch(/quitado por ti/);
  });

  it('states a fact, guards a query, leaves a section out, and cannot lose half of the site', {
    timeout: 120_000,
  }, async () => {
    const day = await openDay();
    await day.configure({});
    await day.run('compile', '--quiet');
    const whole = await day.manifest();

    await day.configure({ company: { hours: 'De 8 a 20.' }, crawl: { exclude: ['/blog/', '/nada/*'] } });
    const stated = await day.run('compile');
    // What the config leaves out is not lost, however much it is.
    expect([stated.code, stated.stdout]).toEqual([
      0,
      expect.stringMatching(/Horario, de la configuración: «De 8 a 20\.»/),
    ]);
    expect(stated.stdout).toMatch(
      /«\/nada\/\*» no encaja con ninguna dirección del sitio\.\n {4}→ Corrígelo o quítalo/,
    );
    expect((await day.manifest()).pages.length).toBeLessThan(whole.pages.length * 0.9);

    await day.configure({ search: { golden: [{ query: 'mudanza imposible', expect: '/mudanzas-imposibles/' }] } });
    const broken = await day.run('compile');
    expect([broken.code, broken.stderr]).toEqual([
      2,
      expect.stringMatching(/«mudanza imposible»: no encuentra \/mudanzas-imposibles\//),
    ]);
    expect(broken.stderr).toMatch(/--accept-loss=golden$/);

    await day.configure({});
    expect((await day.run('compile', '--quiet')).code).toBe(0);
    const before = await day.manifest();
    for (const name of await readdir(join(day.folder, 'sitio'))) {
      if (/^(?:servicios|zonas|blog)$/.test(name)) await rm(join(day.folder, 'sitio', name), { recursive: true });
    }
    const refused = await day.run('compile');
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(
        /no se ha escrito nada, lo publicado antes sigue como estaba:[\s\S]*Han desaparecido \d+ de \d+ páginas/,
      ),
    ]);
    expect(refused.stderr).toMatch(/--accept-loss=pages$/);
    expect(await day.manifest()).toEqual(before);

    expect((await day.run('compile', '--quiet', '--accept-loss=pages')).code).toBe(0);
    const back = await day.run('rollback');
    expect([back.code, back.stderr]).toEqual([
      0,
      expect.stringMatching(/vuelve a ser la versión [0-9a-f]{12} \(\d+ páginas\)/),
    ]);
    expect(await day.manifest()).toEqual(before);
  });
});
