/** The example that comes with the package: compiled, and replaced, inside the package's own folder only. */

import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#shared/artifacts.ts';

const packageFolder = realpathSync(join(import.meta.dirname, '../../..'));

/** Config that a command in `folder` goes by when nothing is named: the example's in the package's own, none elsewhere. */
export function findExampleConfig(folder: string): string | undefined {
  return realpathSync(folder) === packageFolder ? join(packageFolder, 'compiler/site.config.ts') : undefined;
}

/**
 * Whether `out` holds the compiled example that a checkout comes with, in whose place any site may come. Its name is one
 * that nobody can own (RFC 6761, section 6.5), so a site compiled there later is told from it.
 * @param out Absolute.
 */
export function isBundledExample(out: string, { site }: Partial<Manifest>): boolean {
  return (
    out === join(packageFolder, 'dist-content') && site !== undefined && /\.example$/.test(new URL(site.url).hostname)
  );
}
