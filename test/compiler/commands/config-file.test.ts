import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startCli, toSite, writeFolder } from './run-cli.ts';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** A project with the package installed, whose config says this. */
async function writeProject(packageJson: object, config: string): Promise<string> {
  const folder = await writeFolder({
    ...toSite(2),
    'package.json': JSON.stringify(packageJson),
    'site.config.ts': config,
  });
  const installed = join(folder, 'node_modules/vitrina');
  await mkdir(dirname(installed));
  await symlink(packageFolder, installed);
  return folder;
}

const importing = `import { defineSite } from 'vitrina';\n`;

it.each([
  ['an ordinary npm project', { name: 'sitio' }],
  ['a project of ES modules', { name: 'sitio', type: 'module' }],
])(
  'a config of %s is compiled, or told by file and line what is wrong with it',
  { timeout: 120_000 },
  async (_what, packageJson) => {
    const cases: [string, RegExp][] = [
      [
        `${importing}export default defineSite({\n  site: { url: 'https://www.ejemplo.es' }\n  crawl: { from: './sitio' },\n});\n`,
        /site\.config\.ts:4 .*"crawl"\n.*comma/,
      ],
      [
        `${importing}import { x } from './no-existe.ts';\nexport default defineSite(x);\n`,
        /site\.config\.ts .*no-existe\.ts/,
      ],
      [
        `import { defineSite } from 'vitrinna';\nexport default defineSite({});\n`,
        /site\.config\.ts .*'vitrinna'.*\n.*install/,
      ],
      [
        `${importing}\nexport default defineSite({ site: { url: nada } });\n`,
        /site\.config\.ts:3 .*nada is not defined/,
      ],
      [
        `${importing}export default defineSite({ site: { url: 'https://www.ejemplo.es' }, crawl: { form: './sitio' } });\n`,
        /site\.config\.ts is not valid:\n.*did you mean "from"/,
      ],
      [`export const config = {};\n`, /site\.config\.ts must have "export default/],
    ];
    const ended = await Promise.all(
      cases.map(async ([config]) => startCli(await writeProject(packageJson, config), ['compile']).ended),
    );
    ended.forEach(({ code, stderr }, index) => {
      expect([code, stderr]).toEqual([3, expect.stringMatching(cases[index]?.[1] ?? '')]);
      expect(stderr).not.toMatch(/\n {4}at /);
    });
    const good = `${importing}export default defineSite({ site: { url: 'https://www.ejemplo.es' }, crawl: { from: './sitio' } });\n`;
    expect(await startCli(await writeProject(packageJson, good), ['compile', '--quiet']).ended).toMatchObject({
      code: 0,
    });
  },
);
