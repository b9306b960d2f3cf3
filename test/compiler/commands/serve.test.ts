import { describe, expect, it, onTestFinished } from 'vitest';
import { writeContent } from '../../runtime/content-fixture.ts';
import { startCli, writeFolder } from './run-cli.ts';

/** What `serve` says before it serves. */
async function startServing(args: string[], environment: Record<string, string>): Promise<string> {
  const folder = await writeFolder();
  const run = startCli(folder, ['serve', await writeContent(), ...args], {
    HOST: '127.0.0.1',
    PORT: '0',
    ...environment,
  });
  onTestFinished(() => void run.process.kill('SIGKILL'));
  await expect
    .poll(() => run.output.stderr + run.output.stdout, { timeout: 30_000 })
    .toMatch(/^ +(?:estado|state) .*\n/m);
  return run.output.stderr + run.output.stdout;
}

describe('serve', { timeout: 60_000 }, () => {
  it.each([
    ['a Spanish environment', [], { LC_ALL: 'es_ES.UTF-8' }],
    ['a Catalan one', [], { LANG: 'ca_ES.UTF-8', LC_ALL: '' }],
    ['the option', ['--language', 'es'], { LC_ALL: 'en_GB.UTF-8' }],
  ])('prints its address in Spanish for %s', async (_, args, environment) => {
    const said = await startServing(args, environment);
    expect(said).toMatch(
      /: \d+ páginas?, versión \w+\n[\s\S]*\n {2}pública [\s\S]*\n {2}escucha en +http:\/\/127\.0\.0\.1:\d+/,
    );
    expect(said).not.toMatch(/listening|generation|public /);
  });

  it('says that a folder holds no content in Spanish, and in English for other languages', async () => {
    const folder = await writeFolder({ 'web/index.html': 'Hola' });
    const say = async (language: string) => {
      const { code, stderr } = await startCli(folder, ['serve', 'web'], { LC_ALL: language }).ended;
      expect(code).toBe(3);
      return stderr;
    };
    expect(await say('gl')).toMatch(/^vitrina: .*\/web no tiene contenido compilado .*Ejecuta `npx vitrina compile`/);
    expect(await say('fr')).toMatch(/^vitrina: .*\/web holds no compiled content/);
  });
});
