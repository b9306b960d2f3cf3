import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exampleSiteUrl, findExampleConfig } from '../../../compiler/commands/steps/bundled-example.ts';
import exampleConfig from '../../../compiler/site.config.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

describe('the bundled example', () => {
  it('is what the package itself compiles, and nobody else', () => {
    expect(findExampleConfig(packageFolder)).toBe(join(packageFolder, 'compiler/site.config.ts'));
    expect(findExampleConfig(join(packageFolder, 'compiler'))).toBeUndefined();
    expect(findExampleConfig(temporaryFolder())).toBeUndefined();
  });

  it('is told by its name, which nobody can own', () => {
    expect(exampleConfig.site.url).toBe(exampleSiteUrl);
    expect(new URL(exampleSiteUrl).hostname).toMatch(/\.example$/);
  });
});
