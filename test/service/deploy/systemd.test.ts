import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../runtime/options.ts';
import { requireProgram } from '../../programs.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { root } from '../running-service.ts';

const unit = join(root, 'runtime/deploy/systemd/vitrina.service');

/** Highest exposure, out of 100, that `systemd-analyze security` may find. */
const EXPOSURE = 15;

function analyze(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(requireProgram('systemd-analyze'), args, { encoding: 'utf8' });
  expect([status, stderr], stdout).toEqual([0, '']);
  return stdout;
}

describe('the systemd unit', () => {
  it('is accepted by systemd-analyze verify', { tags: 'systemd-analyze' }, async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'vitrina.service');
    await writeFile(file, (await readFile(unit, 'utf8')).replace('/usr/bin/node', process.execPath));
    analyze('verify', file);
  });

  it('has a low exposure by systemd-analyze security', { tags: 'systemd-analyze' }, () => {
    analyze('security', '--offline=yes', `--threshold=${EXPOSURE}`, unit);
  });

  it('sets known options, and starts a file of the package', async () => {
    const text = await readFile(unit, 'utf8');
    const options = Object.fromEntries(
      [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(readOptions(options)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      contentDir: '/srv/vitrina/dist-content',
    });
    const { bin } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { bin: { vitrina: string } };
    expect(text).toContain(`/node_modules/vitrina/${bin.vitrina} serve\n`);
  });
});
