import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CommandError } from '../../../compiler/command-error.ts';
import { createProgram } from '../../../compiler/commands/create-program.ts';
import { loadSettings } from '../../../compiler/commands/steps/settings.ts';
import { compile } from '../../../compiler/compile.ts';
import { checkConfig, type SiteConfig } from '../../../compiler/config/check-config.ts';
import type { Proposal } from '../../../compiler/init/proposal.ts';
import { toConfigFile } from '../../../compiler/init/proposal.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { foreignText, obeyedIn } from '../../foreign-text.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { runCommand } from '../commands/run-cli.ts';
import { linking, page as servedPage, serveSite } from '../crawl/serve-site.ts';

const services = ['Fontanería', 'Electricidad', 'Cerrajería', 'Persianas'];
const areas = ['Arrecife', 'Tías', 'Yaiza'];
const slug = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const menu = `<nav><a href="/">Inicio</a> <a href="/servicios/">Servicios</a> <a href="/zonas/">Zonas</a>
  <a href="/precios/">Precios</a> <a href="/contacto/">Contacto</a> <a href="/aviso-legal/">Aviso legal</a></nav>`;
const page = (title: string, body: string) =>
  `<!doctype html><html lang="es"><title>${title} | Casa Ejemplo</title>
  <meta property="og:site_name" content="Casa Ejemplo"><link rel="canonical" href="https://www.casaejemplo.example/">
  ${menu}<main><h1>${title}</h1>${body}</main>`.replace(/<link rel="canonical"[^>]*>/, '');
const list = (kind: string, names: string[]) =>
  `<ul>${names.map((name) => `<li><a href="/${kind}/${slug(name)}/">${name}</a></li>`).join('')}</ul>`;

const site: Record<string, string> = {
  'index.html': page(
    'Reparaciones en la isla',
    '<p>Atendemos averías de casa en toda la isla, con un técnico independiente que da su presupuesto por escrito.</p>',
  ),
  'servicios/index.html': page(
    'Servicios',
    `<p>Estos son los servicios que atendemos en la isla.</p>${list('servicios', services)}`,
  ),
  'zonas/index.html': page('Zonas', `<p>Estas son las zonas que atendemos.</p>${list('zonas', areas)}`),
  'precios/index.html': page(
    'Precios',
    '<p>Los precios son orientativos; cada profesional da el suyo por escrito antes de empezar.</p>',
  ),
  'contacto/index.html': page(
    'Contacto',
    '<p>Horario: atendemos avisos las 24 horas, todos los días del año.</p><form><input name="a"><button>Enviar</button></form>',
  ),
  'aviso-legal/index.html': page(
    'Aviso legal',
    '<p>Titular: Casa Ejemplo, S. L., NIF B00000000, domicilio en Arrecife.</p>',
  ),
  'robots.txt': 'User-agent: *\nAllow: /\nSitemap: https://www.casaejemplo.example/sitemap.xml\n',
  ...Object.fromEntries(
    services.map((name) => [
      `servicios/${slug(name)}/index.html`,
      page(
        name,
        `<p>${name} en toda la isla: reparamos, revisamos y dejamos la casa como estaba antes de empezar.</p>`,
      ),
    ]),
  ),
  ...Object.fromEntries(
    areas.map((name) => [
      `zonas/${slug(name)}/index.html`,
      page(name, `<p>En ${name} llegamos el mismo día a cualquier barrio, también los festivos y por la noche.</p>`),
    ]),
  ),
};
const paths = Object.keys(site)
  .filter((name) => name.endsWith('.html'))
  .map((name) => `/${name.replace('index.html', '')}`);
site['sitemap.xml'] = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
  .map((path) => `<url><loc>https://www.casaejemplo.example${path}</loc></url>`)
  .join('')}</urlset>`;

let folder: string;
beforeAll(async () => {
  folder = temporaryFolder();
  for (const [name, text] of Object.entries(site)) {
    await mkdir(join(folder, 'public', name, '..'), { recursive: true });
    await writeFile(join(folder, 'public', name), text);
  }
});
afterEach(() => {
  process.exitCode = 0;
});

async function init(...words: string[]): Promise<string> {
  let said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const args = ['init', ...words];
  const program = await createProgram(args, { environment: {}, folder });
  await program.parseAsync(args, { from: 'user' });
  return said;
}

const load = async (file: string): Promise<SiteConfig> =>
  ((await import(`${pathToFileURL(file).href}?${Math.random()}`)) as { default: SiteConfig }).default;

describe('vitrina init', () => {
  it.each([
    ['without stated facts', (text: string) => text],
    ['with stated facts', (text: string) => text.replace(/^( +)\/\/ (?=(?:hours|prices|legalNotice): ')/gm, '$1')],
  ])('proposes a valid config that compiles to the same company information, %s', async (name, edit) => {
    const file = `${name.replaceAll(' ', '-')}.config.ts`;
    await init('public', '--out', file);
    await writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')));
    const config = await load(join(folder, file));
    expect(config.company?.hours !== undefined).toBe(name === 'with stated facts');
    expect(() => checkConfig(config, 'site.config.ts')).not.toThrow();
    expect(config.company?.services).toEqual(['/servicios/*']);
    expect(config.company?.areas).toEqual(['/zonas/*']);
    expect(config.company?.pages).toMatchObject({ contact: '/contacto/', prices: '/precios/' });
    const io = { environment: {}, folder };
    const detected = await compile(await loadSettings('public', {}, io), { threads: 0 });
    const stated = await compile(await loadSettings(undefined, { config: file }, io), { threads: 0 });
    // What is stated is from no page.
    const { sources: _, cites: __, ...facts } = detected.site.company;
    expect(stated.site.company).toMatchObject(facts);
    expect(stated.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('writes the page and the sentence of each fact beside it', async () => {
    const text = await init('public', '--print');
    expect(text).toMatch(/\/\/ From \/contacto\/.*\n\s*\/\/ hours: '.*24 horas/);
    expect(existsSync(join(folder, 'site.config.ts'))).toBe(false);
  });

  it('writes the patterns and addresses that were given', async () => {
    await init(
      'public',
      '--only',
      '/servicios/*',
      '--only',
      '/$',
      '--exclude',
      '/servicios/persianas/',
      '--out',
      'part.ts',
    );
    expect((await load(join(folder, 'part.ts'))).crawl).toEqual({
      from: 'public',
      include: ['/servicios/*', '/$'],
      exclude: ['/servicios/persianas/'],
    });
    expect((await load(join(folder, 'with-stated-facts.config.ts'))).crawl).toEqual({ from: 'public' });
  });

  it('writes the start address of a website, and no other', async () => {
    const site = await serveSite({ '/': linking(), '/tienda/': linking('/tienda/a/'), '/tienda/a/': servedPage('A') });
    const { config } = JSON.parse(await init(`${site.origin}/tienda/`, '--print', '--json'));
    expect(config).toMatchObject({ site: { url: site.origin }, crawl: { seeds: ['/tienda/'] } });
    expect(config.crawl).not.toHaveProperty('from');
  });

  it('replaces an existing file only with --force', async () => {
    const file = join(folder, 'mine.config.ts');
    await writeFile(file, '// mine');
    await expect(init('public', '--out', 'mine.config.ts')).rejects.toMatchObject({ exitCode: 2 });
    await expect(init('public', '--out', 'mine.config.ts')).rejects.toBeInstanceOf(CommandError);
    expect(await init('public', '--out', 'mine.config.ts', '--print')).toContain('export default defineSite({');
    expect(await readFile(file, 'utf8')).toBe('// mine');
    const force = await runCommand(folder, ['init', 'public', '--out', 'mine.config.ts', '--force']);
    expect(force.stderr).toContain(`written to ${file}\n`);
    expect((await runCommand(folder, ['init', 'public', '--out', 'a/new.ts'])).stderr).toContain(
      `written to ${folder}/a`,
    );
    expect(await readFile(file, 'utf8')).toContain('export default defineSite({');
  });

  it('prints what it found with --json', async () => {
    const found = JSON.parse(await init('public', '--print', '--json'));
    expect(found).toMatchObject({ file: null, pages: paths.length, config: { site: { brand: 'Casa Ejemplo' } } });
    expect(found.facts.map(({ field }: { field: string }) => field)).toContain('hours');
  });

  const root = join(import.meta.dirname, '../../..');
  it.each([
    ['around the program', '..', `./${basename(root)}/compiler`],
    ['of the program', '.', './compiler'],
    ['in the program', 'examples', '../compiler'],
  ])('in a folder %s imports the module by its path, not as a package', async (_, place, compiler) => {
    const text = await init('public', '--print', '--out', join(root, place, 'new.config.ts'));
    expect(text.split('\n')[0]).toContain(` from '${compiler}/config/define-site.ts';`);
  });
});

describe('the proposed config file', () => {
  it('has 160 characters of the text of each fact, in the language of the editor or the site', () => {
    const shownOf = (evidence: string) => {
      const facts = [{ field: 'hours' as const, value: 'v', from: '/', evidence }];
      const proposal = { config: { site: { url: 'https://www.example.es' } }, facts, notes: [] };
      return /: «(.*)»/.exec(toConfigFile(proposal, 'vitrina', reportLanguages.es))?.[1];
    };
    expect(shownOf('x'.repeat(160))).toBe('x'.repeat(160));
    expect([shownOf(''), shownOf('v')]).toEqual([undefined, undefined]);
    expect(shownOf('first paragraph')).toBe('primer párrafo');
    expect(shownOf('x'.repeat(161))).toBe(`${'x'.repeat(159)}…`);
  });

  const text = fc.string({ unit: 'binary', minLength: 1 });
  it('has the same values as the proposal, for any texts of the site', async () => {
    const hostile = fc.oneof(
      text,
      foreignText(),
      fc.constantFrom("'", '`$1`', '*/', '\\', '\n// x', '\u2028}', '\u2029', '"\'', '</script>'),
    );
    const place = temporaryFolder();
    await writeFile(join(place, 'define-site.ts'), 'export const defineSite = (config: unknown) => config;\n');
    let number = 0;
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (brand, value, evidence) => {
        const services = [`/${value}`, `/${evidence}`, `/${'larga'.repeat(20)}/*`].slice(0, 1 + (number % 3));
        const proposal: Omit<Proposal, 'names'> = {
          config: {
            site: { url: 'https://www.example.es', brand },
            crawl: { seeds: services },
            company: { services, pages: { contact: `/${value}` } },
          },
          facts: [
            { field: 'hours', value, from: '/contacto/', evidence },
            { field: 'serviceModel.warranty', value, from: evidence, evidence },
          ],
          notes: [evidence],
        };
        const file = join(place, `${number++}.config.ts`);
        const written = toConfigFile(proposal, './define-site.ts', reportLanguages.es);
        // What a reader does not see could turn the text around it.
        expect(obeyedIn(written)).toEqual([]);
        expect(written).toMatch(/ \/\/ serviceModel: \{\n[^\n]*\n *\/\/ warranty: .*\n *\/\/ \},\n/);
        await writeFile(file, written);
        const { site: read, company, crawl } = await load(file);
        expect(read).toEqual({ url: 'https://www.example.es', brand });
        expect(company).toEqual({ services, pages: { contact: `/${value}` } });
        expect(crawl).toEqual({ seeds: services });
      }),
      { numRuns: 40 },
    );
  });
});
