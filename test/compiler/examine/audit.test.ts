import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../compiler/examine/examination.ts';
import type { CheckId } from '../../../compiler/words/es/report/examine.ts';
import { loadContent } from '../../../runtime/content.ts';
import { contentFolder, root } from '../../service/running-service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { runCommand } from '../commands/run-cli.ts';

const run = (...words: string[]) => runCommand(root, ['audit', ...words]);
const findingsOf = async (...words: string[]): Promise<Finding[]> =>
  JSON.parse((await run(...words, '--json')).stdout).findings;
/** What fails besides that a file is not the one that the compile wrote. */
const failures = async (...words: string[]) =>
  (await findingsOf(...words))
    .filter(({ ok, check }) => !ok && check !== 'intact')
    .map(({ check, address }) => [check, new URL(address).pathname]);

/** The compiled example with one file changed, or without it. */
async function spoiled(file: string, change: (text: string) => string): Promise<string> {
  const copy = join(temporaryFolder(), 'content');
  await cp(contentFolder, copy, { recursive: true });
  const text = change(await readFile(join(copy, file), 'utf8'));
  await (text ? writeFile(join(copy, file), text) : rm(join(copy, file)));
  return copy;
}

describe('vitrina audit', () => {
  it('finds no failure in compiled content, and says so in both languages', async () => {
    expect(await failures('--out', contentFolder)).toEqual([]);
    const { code, stdout } = await run('--out', contentFolder, '--language', 'es');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/\d+ comprobaciones bien, 0 mal, 0 que se pueden mejorar/),
    ]);
    expect(stdout).toContain('vitrina doctor');
    expect((await run('--out', contentFolder)).stdout).toMatch(/\d+ checks passed, 0 failed, 0 could be better/);
  });

  it.each<[CheckId, string, string, (text: string) => string]>([
    ['status', '/llms.txt', 'llms.txt', () => ''],
    ['wrong-origin', '/agents.md', 'agents.md', (text) => `${text}\nhttp://localhost:3000/\n`],
    ['wrong-origin', '/agents.md', 'agents.md', (text) => text.replace('https://www.', 'http://www.')],
    ['says-its-address', '/openapi.json', 'openapi.json', (text) => text.replaceAll('/api/v1"', '/api/v9"')],
    ['says', '/api', 'api.json', () => '# API'],
    ['says', '/openapi.json', 'openapi.json', (text) => text.replace('"3.1.', '"3.0.')],
    [
      'status',
      '/.well-known/agent-skills/gone.md',
      '.well-known/agent-skills/index.json',
      (text) => text.replace(/[^/]+\/SKILL\.md/, 'gone.md'),
    ],
    ['page-mirror', '/index.md', 'pages/index.md', (text) => text.replace('canonical_url', 'url')],
  ])('reports %s at %s if %s is changed', async (check, path, file, change) => {
    const folder = await spoiled(file, change);
    expect(await failures('--out', folder)).toEqual([[check, path]]);
    const { code, stdout } = await run('--out', folder, '--language', 'es');
    expect([code, stdout]).toEqual([2, expect.stringContaining('En el contenido compilado')]);
    expect(stdout).not.toMatch(/nginx|proxy/);
  });

  it.each([
    '127.0.0.1:3000',
    '192.168.1.4',
    '10.0.0.7',
    '172.20.3.4',
    'taller.local',
    'web.internal',
    '[::1]:8080',
    '0.0.0.0',
  ])('reports %s as wrong origin for agents', async (host) => {
    const folder = await spoiled('agents.md', (text) => `${text}\nhttp://${host}/\n`);
    expect(await failures('--out', folder)).toEqual([['wrong-origin', '/agents.md']]);
  });

  it('ignores addresses in the texts of pages, and addresses of others', async () => {
    expect(await failures('--out', await spoiled('llms-full.txt', (text) => `${text}\nhttp://localhost/\n`))).toEqual(
      [],
    );
    expect(await failures('--out', await spoiled('agents.md', (text) => `${text}\nhttp://110.0.0.7/\n`))).toEqual([]);
  });

  it.each<[string, (text: string) => string]>([
    ['search-index.bin', () => ''],
    ['search-index.bin', (text) => text.slice(0, 100)],
    ['search-index.json', () => ''],
    ['company-info.json', () => ''],
    ['pages/contacto.md', (text) => `${text}x\n`],
  ])('reports %s as damaged if the server would not load it', async (file, change) => {
    const folder = await spoiled(file, change);
    const findings = (await findingsOf('--out', folder)).filter(({ ok }) => !ok);
    expect(findings).toEqual([expect.objectContaining({ check: 'intact', address: join(folder, file) })]);
    expect((await run('--out', folder)).code).toBe(2);
    if (file !== 'search-index.json') await expect(loadContent(folder)).rejects.toThrow(file);
  });

  it('accepts one folder, and names `vitrina doctor` for a website', async () => {
    expect((await run(contentFolder, '--out', contentFolder)).code).toBe(0);
    expect(await run(contentFolder, '--out', 'dist-content')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('two folders are named'),
    });
    expect(await run('https://www.ejemplo.es')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('`vitrina doctor https://www.ejemplo.es`'),
    });
  });

  it('names `vitrina compile` if there is no content', async () => {
    expect(await run('--out', 'nowhere')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('vitrina compile'),
    });
  });
});
