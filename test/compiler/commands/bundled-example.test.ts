import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findExampleConfig, isBundledExample } from '../../../compiler/commands/steps/bundled-example.ts';
import exampleConfig from '../../../compiler/site.config.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const contentOf = (url: string) => ({ site: { url, apiPath: '/api/v1', language: 'es', brand: 'Ejemplo' } });

describe('the bundled example', () => {
  it('is what the package itself compiles, and nobody else', () => {
    expect(findExampleConfig(packageFolder)).toBe(join(packageFolder, 'compiler/site.config.ts'));
    expect(findExampleConfig(join(packageFolder, 'compiler'))).toBeUndefined();
    expect(findExampleConfig(temporaryFolder())).toBeUndefined();
  });

  it('gives way to any site where a checkout holds it; another site there does not', () => {
    const own = join(packageFolder, 'dist-content');
    expect(isBundledExample(own, contentOf(exampleConfig.site.url))).toBe(true);
    expect(isBundledExample(own, contentOf('https://www.ejemplo.es'))).toBe(false);
    expect(isBundledExample(join(temporaryFolder(), 'dist-content'), contentOf(exampleConfig.site.url))).toBe(false);
  });
});
