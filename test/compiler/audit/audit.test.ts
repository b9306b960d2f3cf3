import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Audit } from '../../../compiler/audit/audit-content.ts';
import { contentRows } from '../../../compiler/audit/content-rows.ts';
import { siteRows } from '../../../compiler/audit/site-rows.ts';
import { CommandError } from '../../../compiler/command-error.ts';
import { createProgram } from '../../../compiler/commands/create-program.ts';
import { workspaceOf } from '../../../compiler/output/workspace.ts';
import { toLastReport } from '../../../compiler/report/last-report.ts';
import { contentFolder, root } from '../../service/running-service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { pageAt } from '../report/checked-site.ts';

const exampleSite = join(root, 'test/fixtures/site');
const folder = temporaryFolder();
afterEach(() => {
  process.exitCode = 0;
});

async function run(...words: string[]): Promise<{ said: string; code: unknown }> {
  let said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const args = ['audit', ...words];
  const program = await createProgram(args, { environment: {}, folder });
  await program.parseAsync(args, { from: 'user' });
  return { said, code: process.exitCode };
}
const audit = async (...words: string[]): Promise<Audit> => JSON.parse((await run(...words, '--json')).said) as Audit;
const lost = ({ rows }: Audit): string[] => rows.filter(({ status }) => status === 'lost').map(({ id }) => id);

/** The compiled example with one file changed. */
async function spoiled(file: string, change: (text: string) => string): Promise<string> {
  const copy = temporaryFolder();
  await cp(contentFolder, copy, { recursive: true });
  await writeFile(join(copy, file), change(await readFile(join(copy, file), 'utf8')));
  return copy;
}

describe('vitrina audit', () => {
  it('finds nothing lost in compiled content but what no program can publish, and adds up', async () => {
    const found = await audit('--out', contentFolder);
    expect(found.rows.filter(({ status, mender }) => status === 'lost' && mender === 'vitrina')).toEqual([]);
    const of = (...statuses: string[]) => found.rows.filter(({ status }) => statuses.includes(status)).length;
    expect(found.score).toMatchObject({ points: of('met', 'served'), of: found.rows.length - of('unknown') });
    expect(found.reachable.points).toBe(found.score.points + of('lost'));
    expect(found.level).toBe(5);
    expect(found.assumed).toEqual(['sitemap.xml']);
  });

  it('counts the pages that lost most of their own words, where their compile is remembered', async () => {
    const copy = join(temporaryFolder(), 'content');
    await cp(contentFolder, copy, { recursive: true });
    const row = async () => (await audit('--out', copy)).rows.find(({ id }) => id === 'VI-1');
    expect(await row()).toBeUndefined();
    const { site } = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8')) as { site: { url: string } };
    const report = toLastReport({
      site: {
        site: { ...site, apiPath: '', language: 'es', brand: '' },
        pages: [pageAt('/a/', { own: { words: 40, kept: 19 } }), pageAt('/b/', { own: { words: 40, kept: 20 } })],
      },
      ledger: [],
      facts: [],
      diagnostics: [],
    });
    const file = workspaceOf(copy).lastReport;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(report));
    expect(await row()).toMatchObject({ status: 'lost', detail: '/a/', mender: 'site owner' });
    await writeFile(file, JSON.stringify({ ...report, siteUrl: 'https://otra.example' }));
    expect(await row()).toBeUndefined();
  });

  it('says in its text which scanner each short name stands for', async () => {
    const { said } = await run('--out', contentFolder);
    const legend = said.split('\n').find((line) => line.startsWith('Asked for by: '));
    const words = [...siteRows, ...contentRows].flatMap(({ askedBy }) => askedBy.split(' '));
    for (const name of new Set(words.filter((word) => /^(?:[A-Z]{2}|A14|AR\.dev|STD)$/.test(word)))) {
      expect(legend).toMatch(new RegExp(`[ ,]${name} [a-zA-Z]`));
    }
  });

  it('looks at the pages of the website when asked, and tells whom each lost point concerns', async () => {
    const found = await audit('--out', contentFolder, '--site', exampleSite);
    expect(found.rows.filter(({ status }) => status === 'unknown')).toEqual([]);
    expect(found.rows.find(({ id }) => id === 'AR-7')?.status).toBe('met');
    expect(found.assumed).toEqual([]);
    expect(found.rows.filter(({ status }) => status === 'lost').every(({ mender }) => mender !== 'nobody')).toBe(true);
  });

  it.each<[string, string, (text: string) => string]>([
    ['AR-29', 'llms.txt', (text) => text.replace(/\((https:[^)]+)\/index\.md\)/, '($1/gone.md)')],
    ['AR-54', '.well-known/agent-skills/index.json', (text) => text.replace(/sha256:[0-9a-f]{4}/, 'sha256:0000')],
    ['AR-58', 'openapi.json', (text) => text.replaceAll('/api/v1"', '/api/v9"')],
    [
      'AR-40',
      '.well-known/oauth-protected-resource.json',
      (text) => text.replace(/"resource": "[^"]+"/, '"resource": "https://other.example"'),
    ],
    ['AR-23', 'pages/index.md', (text) => `${text}\n\`\`\`\n`],
    ['AR-20', 'pages/index.md', (text) => text.replace(/^# .*$/m, '')],
    ['AR-41', '.well-known/api-catalog.json', () => '{}'],
    ['AR-46', '.well-known/mcp/server-card.json', (text) => text.replaceAll('/mcp"', '/sse"')],
  ])('loses %s when %s does not hold it', async (id, file, change) => {
    expect(lost(await audit('--out', await spoiled(file, change)))).toContain(id);
  });

  it('takes a level away with what it asks for, and names it', async () => {
    const site = join(folder, 'no-sitemap');
    await cp(exampleSite, site, { recursive: true });
    await rm(join(site, 'sitemap.xml'));
    const found = await audit('--out', contentFolder, '--site', site);
    expect(found.level).toBe(0);
    expect(found.next).toContain('sitemap.xml');
  });

  it('finds agents that robots.txt shuts out', async () => {
    const site = join(folder, 'shut');
    await cp(exampleSite, site, { recursive: true });
    await writeFile(
      join(site, 'robots.txt'),
      'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /privado/\n',
    );
    const row = (await audit('--out', contentFolder, '--site', site)).rows.find(({ id }) => id === 'AR-5');
    expect(row).toMatchObject({ status: 'lost', detail: 'gptbot, ccbot', mender: 'site owner' });
  });

  it('ends with 2 below the score asked for, and with 0 at it', async () => {
    const { score } = await audit('--out', contentFolder);
    expect((await run('--out', contentFolder, '--least-score', String(score.percent))).code).toBe(0);
    expect((await run('--out', contentFolder, '--least-score', '100')).code).toBe(2);
  });

  it('names what it needs when there is no content, or no such score', async () => {
    await expect(run('--out', 'nowhere')).rejects.toThrow(/vitrina compile/);
    await expect(run('--out', contentFolder, '--least-score', 'all')).rejects.toBeInstanceOf(CommandError);
  });
});
