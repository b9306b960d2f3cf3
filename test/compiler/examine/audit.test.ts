import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../compiler/examine/examination.ts';
import { workspaceOf } from '../../../compiler/output/output.ts';
import { toLastReport } from '../../../compiler/report/last-report.ts';
import type { CheckId } from '../../../compiler/words/es/report/examine.ts';
import { contentFolder, root } from '../../service/running-service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { runCommand } from '../commands/run-cli.ts';
import { pageAt } from '../report/checked-site.ts';

const run = (...words: string[]) => runCommand(root, ['audit', ...words]);
const findingsOf = async (...words: string[]): Promise<Finding[]> =>
  JSON.parse((await run(...words, '--json')).stdout).findings;
const failures = async (...words: string[]) =>
  (await findingsOf(...words)).filter(({ ok }) => !ok).map(({ check, address }) => [check, new URL(address).pathname]);

/** The compiled example with one file changed, or without it. */
async function spoiled(file: string, change: (text: string) => string): Promise<string> {
  const copy = join(temporaryFolder(), 'content');
  await cp(contentFolder, copy, { recursive: true });
  const text = change(await readFile(join(copy, file), 'utf8'));
  await (text ? writeFile(join(copy, file), text) : rm(join(copy, file)));
  return copy;
}

describe('vitrina audit', () => {
  it('finds nothing to mend in what a compile wrote, and says so in both languages', async () => {
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
    ['dead-link', '/llms.txt', 'llms.txt', (text) => text.replace(/\((https:[^)]+)\/index\.md\)/, '($1/gone.md)')],
    ['page-mirror', '/index.md', 'pages/index.md', (text) => `${text}\n\`\`\`\n`],
    ['page-mirror', '/index.md', 'pages/index.md', (text) => text.replace(/^# .*$/m, '')],
  ])('finds that %s fails at %s when %s is spoiled', async (check, path, file, change) => {
    const folder = await spoiled(file, change);
    expect(await failures('--out', folder)).toEqual([[check, path]]);
    const { code, stdout } = await run('--out', folder, '--language', 'es');
    expect([code, stdout]).toEqual([2, expect.stringContaining('En el contenido compilado')]);
    expect(stdout).not.toMatch(/nginx|proxy/);
  });

  it('finds skills that are others than their list says', async () => {
    const file = '.well-known/agent-skills/index.json';
    const failed = await failures(
      '--out',
      await spoiled(file, (text) => text.replace(/sha256:[0-9a-f]{4}/, 'sha256:0000')),
    );
    expect(failed).toEqual([['digest', expect.stringMatching(/SKILL\.md$/)]]);
  });

  it('names the pages that lost most of their own words, where their compile is remembered', async () => {
    const copy = await spoiled('llms.txt', (text) => text);
    const { site } = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8')) as { site: { url: string } };
    const report = toLastReport({
      site: {
        site: { ...site, apiPath: '', language: 'es', brand: '' },
        pages: [pageAt('/a/', { own: { words: 40, kept: 19 } }), pageAt('/b/', { own: { words: 40, kept: 20 } })],
        facts: [],
        company: { brand: '', website: site.url },
        synonyms: [],
      },
      ledger: [],
      diagnostics: [],
    });
    const file = workspaceOf(copy).lastReport;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(report));
    const { code, stdout } = await run('--out', copy);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/own text \(warning\)\n.*\/a\/: 19 \/ 40\n/)]);
    await writeFile(file, JSON.stringify({ ...report, siteUrl: 'https://otra.example' }));
    expect(await failures('--out', copy)).toEqual([]);
  });

  it('names what it needs when there is no content', async () => {
    expect(await run('--out', 'nowhere')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('vitrina compile'),
    });
  });
});
