import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CommandError } from '../../../compiler/command-error.ts';
import { exampleSiteUrl } from '../../../compiler/commands/steps/compile-against.ts';
import { configFileOf } from '../../../compiler/commands/steps/settings.ts';
import exampleConfig from '../../../compiler/site.config.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

describe('the bundled example', () => {
  it('is compiled in the folder of the package only', () => {
    const configIn = (folder: string) => configFileOf(undefined, undefined, folder);
    expect(configIn(packageFolder)).toBe(join(packageFolder, 'compiler/site.config.ts'));
    for (const folder of [join(packageFolder, 'runtime'), temporaryFolder()])
      expect(() => configIn(folder)).toThrow(CommandError);
  });

  it('has a reserved name as host', () => {
    expect(exampleConfig.site.url).toBe(exampleSiteUrl);
    expect(new URL(exampleSiteUrl).hostname).toMatch(/\.example$/);
  });
});
