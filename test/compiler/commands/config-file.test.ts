import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { startCli, writeFolder } from './run-cli.ts';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));
const loader = new URL('../../../compiler/commands/steps/settings.ts', import.meta.url);

const importing = `import { defineSite } from 'vitrina';\n`;

/** Configs, each with the complaint about it. */
const faulty: [string, RegExp][] = [
  [
    `${importing}export default defineSite({\n  site: { url: 'https://www.ejemplo.es' }\n  crawl: { from: './sitio' },\n});\n`,
    /site\.config\.ts .*line 4, column 3, .*"crawl"/,
  ],
  [
    `${importing}import { x } from './no-existe.ts';\nexport default defineSite(x);\n`,
    /site\.config\.ts .*no-existe\.ts/,
  ],
  [`import { defineSite } from 'vitrinna';\nexport default defineSite({});\n`, /site\.config\.ts .*«vitrinna»/],
  [`${importing}\nexport default defineSite({ site: { url: nada } });\n`, /site\.config\.ts .*nada is not defined/],
  [
    `${importing}export default defineSite({ site: { url: 'https://www.ejemplo.es' }, crawl: { form: './sitio' } });\n`,
    /site\.config\.ts is not valid:\n.*did you mean "from"/,
  ],
  ['', /site\.config\.ts .*«export default defineSite.* is missing/],
  ["site:\n  url: 'https://www.ejemplo.es'\n", /site\.config\.ts .*«export default defineSite.* is missing/],
  [`export const config = {};\n`, /site\.config\.ts .*«export default defineSite.* is missing/],
];
const good = `${importing}export default defineSite({ site: { url: 'https://www.ejemplo.es' } });\n`;

const projects = [
  ['an ordinary npm project', { name: 'sitio' }],
  ['a project of ES modules', { name: 'sitio', type: 'module' }],
] as const;

/** A project with the package installed, whose config says this. @returns its config file */
async function writeProject(packageJson: object, config: string): Promise<string> {
  const folder = await writeFolder({ 'package.json': JSON.stringify(packageJson), 'site.config.ts': config });
  const installed = join(folder, 'node_modules/vitrina');
  await mkdir(dirname(installed));
  await symlink(packageFolder, installed);
  return join(folder, 'site.config.ts');
}

/** What became of each file in a process of Node alone, where nothing else resolves and compiles the owner's modules. */
function loadAll(files: readonly string[]): object[] {
  const script = `
    import { loadConfig } from '${loader}';
    const loaded = [];
    for (const file of process.argv.slice(1))
      loaded.push(await loadConfig(file).catch(({ exitCode, message }) => ({ exitCode, message })));
    console.log(JSON.stringify(loaded));
  `;
  const node = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', script, ...files];
  return JSON.parse(execFileSync(process.execPath, node, { cwd: dirname(files[0] ?? ''), encoding: 'utf8' }));
}

describe.each(projects)('a config of %s', (_name, packageJson) => {
  let loaded: object[];
  beforeAll(async () => {
    loaded = loadAll(
      await Promise.all([good, ...faulty.map(([config]) => config)].map((text) => writeProject(packageJson, text))),
    );
  });

  it('is loaded', () => expect(loaded[0]).toEqual({ site: { url: 'https://www.ejemplo.es' } }));

  it.each(faulty)('gives an error that names the fault: %j', (config, complaint) => {
    const index = faulty.findIndex(([text]) => text === config);
    expect(loaded[index + 1]).toEqual({ exitCode: 3, message: expect.stringMatching(complaint) });
  });
});

it.each(['await new Promise(() => {});', 'process.exit(0);'])(
  'a config that does not finish loading is named: %s',
  async (line) => {
    const folder = await writeFolder({ 'site.config.mts': `${line}\nexport default {};` });
    const { code, stdout, stderr } = await startCli(folder, ['check', '--config', 'site.config.mts']).ended;
    expect([code, stdout, stderr]).toEqual([
      3,
      '',
      `vitrina: ${join(folder, 'site.config.mts')} cannot be read as a config: it never ends to load: it awaits what does not come, or calls process.exit; take that out\n`,
    ]);
  },
);
