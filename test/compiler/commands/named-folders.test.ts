import { describe, expect, it } from 'vitest';
import { createProgram } from '../../../compiler/commands/create-program.ts';
import { runCommand, toSite, writeFolder } from './run-cli.ts';

/** Commands that read no site, though the config says something to them. */
const READS_NO_SITE = new Set(['ask', 'audit', 'query', 'gaps', 'rollback', 'serve', 'doctor']);

describe('a folder as argument', () => {
  it('of a site is the first argument, and the content folder --out, in every command', async () => {
    const world = { environment: {}, folder: '/' };
    const names = (await createProgram([], world)).commands.map((command) => command.name());
    const unlike: string[] = [];
    for (const name of names) {
      const program = await createProgram([name], world);
      const command = program.commands.find((one) => one.name() === name);
      const takesTarget = command?.registeredArguments.some((argument) => argument.name() === 'target');
      const takesOut = command?.options.some(({ long }) => long === '--out');
      if (takesTarget === READS_NO_SITE.has(name)) unlike.push(`${name}: target`);
      // These two ask a website, or write a folder that nobody sees.
      if (takesOut === ['doctor', 'try'].includes(name)) unlike.push(`${name}: --out`);
    }
    expect(unlike).toEqual([]);
  });

  it('of content is audited as argument or by --out, and compile prints a line for the same site', async () => {
    const folder = await writeFolder(toSite(2));
    const { stderr } = await runCommand(folder, ['compile', 'sitio', '--out', 'mi web']);
    expect(stderr).toContain("`vitrina preview sitio --out 'mi web'`");
    const byPosition = await runCommand(folder, ['audit', 'mi web']);
    expect([byPosition.code, byPosition.stdout]).toEqual([
      0,
      expect.stringMatching(/^https:\/\/www\.ejemplo\.es: \d+/),
    ]);
    expect(await runCommand(folder, ['audit', '--out', 'mi web'])).toEqual(byPosition);
    expect((await runCommand(folder, ['audit', 'sitio'])).stderr).toMatch(/sitio holds no compiled content/);
  });

  it('of a site without a config cannot be edited, and the message names init with that site', async () => {
    const folder = await writeFolder(toSite(2));
    const { code, stderr } = await runCommand(folder, ['edit', './sitio'], { LC_ALL: 'es' });
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(
        /se escribe en un site\.config\.ts.*\n.*`vitrina init \.\/sitio`.*`vitrina preview \.\/sitio`/,
      ),
    ]);
    expect((await runCommand(folder, ['edit'], { LC_ALL: 'es' })).stderr).toContain(
      '`vitrina init https://www.example.es`',
    );
  });

  it('of pages that scripts fill gives one advice', async () => {
    const shell = '<!doctype html><title>Tienda</title><div id="root"></div><script src="/app.js"></script>';
    const pages = ['', 'a/', 'b/', 'c/'].map((path) => [`sitio/${path}index.html`, shell]);
    const folder = await writeFolder(
      Object.fromEntries([...pages, ['sitio/sitemap.xml', sitemapOf('a/', 'b/', 'c/')]]),
    );
    const { code, stderr } = await runCommand(folder, ['compile', 'sitio', '--url', 'https://www.ejemplo.es']);
    expect([code, stderr.match(/--render/g)?.length]).toEqual([4, 1]);
    for (const path of ['/', '/a/', '/b/', '/c/']) expect(stderr).toContain(`\n  ${path}: `);
  });
});

const sitemapOf = (...paths: string[]): string =>
  `<urlset>${paths.map((path) => `<url><loc>https://www.ejemplo.es/${path}</loc></url>`).join('')}</urlset>`;
