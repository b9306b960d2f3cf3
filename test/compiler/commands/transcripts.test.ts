/** What every command prints and writes, whole, on one small site. `UPDATE_GOLDEN=1` rewrites it for review. */

import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { it } from 'vitest';
import { createProgram } from '../../../compiler/commands/create-program.ts';
import { serializeGaps } from '../../../shared/gaps.ts';
import { expectGolden } from '../../expect-golden.ts';
import { maskGeneration, PROGRESS } from '../../record-tour.ts';
import { type CliResult, runCommand, writeFolder } from './run-cli.ts';

const page = (title: string, path: string, body: string) =>
  `<!doctype html><html lang="es"><title>${title} | Casa Ejemplo</title><meta property="og:site_name" content="Casa Ejemplo">` +
  `<link rel="canonical" href="https://www.ejemplo.es${path}"><main><h1>${title}</h1>${body}</main>`;
const links = ['contacto', 'obras', 'nada'].map((name) => `<a href="/${name}/">${name}</a>`).join(' ');
const works = (text: string) => page('Obras', '/obras/', `<p>Obras en toda la isla, hechas con ${text}.</p>`);

const site = {
  'sitio/index.html': page('Inicio', '/', `<p>Reparamos en toda la isla. ${links}</p>`),
  'sitio/contacto/index.html': page(
    'Contacto',
    '/contacto/',
    '<p>Horario: lunes a viernes de 9:00 a 14:00, siempre con cita previa por escrito y sin contar los festivos de la isla.</p>',
  ),
  'sitio/obras/index.html': works('cuidado'),
  'cerrado/index.html': '<meta name="robots" content="noindex"><h1>Obras</h1><a href="nada.html">Nada</a>',
  'nuevo/index.html': '<h1>Taller</h1><p>Una página que no dice dónde va a estar.</p>',
  'nota.txt': 'x',
  '.data/gaps.json': serializeGaps([
    {
      month: '2030-05',
      searches: 12,
      empty: 3,
      queries: [
        { words: 'obras isla', searches: 9, empty: 0 },
        { words: 'horario', searches: 4, empty: 0 },
        { words: 'zurcido', searches: 3, empty: 3 },
      ],
    },
  ]),
};

/** A command line, or what happens between two: a file that changes, or goes. */
type Step = string | Readonly<Record<string, string | undefined>>;

const day: readonly Step[] = [
  'check sitio',
  'rollback --list',
  'rollback',
  'compile sitio',
  'compile sitio --quiet',
  'check sitio',
  { 'sitio/obras/index.html': works('mucho cuidado') },
  'check sitio',
  'check sitio --details',
  'check sitio --quiet',
  'diff sitio',
  'diff sitio --markdown',
  'diff sitio --markdown --json',
  'compile sitio --json',
  'rollback --list',
  'rollback --list --json --quiet',
  'explain /nada/',
  'explain /contacto/ --quiet',
  'explain /obras/ --json',
  'explain /obra/',
  'query isla',
  'query isla --limit 1 --json',
  'query zurcido',
  'gaps',
  'gaps --limit 1 --quiet',
  'audit',
  'audit --details',
  'audit --quiet',
  'init sitio --print --out nota.txt/a.ts',
  'init sitio',
  'init sitio --force --json',
  'init sitio',
  'init nuevo --out nuevo/a.ts',
  'check sitio --only /$',
  { 'site.config.ts': undefined, 'sitio/obras/index.html': undefined },
  'check sitio --quiet',
  'compile sitio --report informes/a.html',
  'compile sitio --accept-loss',
  'rollback --quiet',
  'rollback --json --quiet',
  'rollback 7',
  {
    'dist-content/agents.md': 'http://localhost:3000/',
    'dist-content/api.json': '<!doctype html>',
    'dist-content/auth.md': '',
    'dist-content/openapi.json': '{"openapi":"3.0.0","servers":[{"url":"http://www.ejemplo.es/api/v1"}]}',
    'dist-content/pages/index.md': '```',
    'dist-content/pages/contacto.md': undefined,
  },
  'audit',
  'compile cerrado',
  'compile sitio --accept-loss=a',
  'compile --nada',
  'audit --out nada',
  'query isla --limit x',
  'query isla --out nada',
  'gaps nada',
  'gaps --limit 0',
  'gaps nota.txt',
  'preview sitio --port 65536',
  'try sitio',
  'doctor e.es',
  'doctor http://127.0.0.1:9/tienda/ --public e.es',
  'doctor http://127.0.0.1:9/tienda/',
];

const marked = (text: string, mark: string) => text.replace(/^(?=.)/gm, mark);

function show(line: string, { code, stdout, stderr }: CliResult): string {
  const complaints = stderr.split('\n').filter((said) => said && !PROGRESS.test(said));
  return `$ vitrina ${line}\n${marked(stdout, '  ')}${complaints.map((said) => `! ${said}\n`).join('')}= ${code}\n\n`;
}

/** Digests and times are others with each version, the place with each run. */
const mask = (text: string, folder: string) =>
  maskGeneration(text.replaceAll(folder, '/home/ana/web'))
    .replace(/\b[0-9a-f]{64}\b/g, 'c0ffee')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-11-21T23:40:00.000Z')
    .replace(/from '\S+\/define-site\.ts'/g, "from '…/define-site.ts'");

it.each(['es', 'en'])(
  'the output of a day of commands equals the golden transcript in %s',
  { timeout: 120_000 },
  async (language) => {
    const folder = await writeFolder(site);
    let said = '';
    for (const step of day) {
      if (typeof step === 'string') {
        said += show(step, await runCommand(folder, step.split(' '), { LC_ALL: language, PORT: 'abc' }));
        continue;
      }
      for (const [name, text] of Object.entries(step)) {
        const file = join(folder, name);
        await mkdir(dirname(file), { recursive: true });
        await (text === undefined ? rm(file) : writeFile(file, text));
      }
    }
    const left = readdirSync(folder).sort();
    expectGolden(`day.${language}.txt`, mask(`${said}${left.join('\n')}\n`, folder));
  },
);

it.each(['es', 'en'])('the help of all commands equals the golden transcript in %s', async (language) => {
  const root = join(import.meta.dirname, '../../..');
  const commands = (await createProgram([], { environment: {}, folder: root })).commands.map((one) => one.name());
  let said = '';
  for (const line of ['--help', '--version', ...commands.map((name) => `${name} --help`)])
    said += show(line, await runCommand(root, line.split(' '), { LC_ALL: language }));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expectGolden(`help.${language}.txt`, said.replace(`  ${version}\n`, '  0.0.0\n'));
});
