/** The example that comes with the package: compiled inside the package's own folder only. */

import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '#shared/build/program.js';

/** Config that a command in `folder` goes by when nothing is named: the example's in the package's own, none elsewhere. */
export function findExampleConfig(folder: string): string | undefined {
  return realpathSync(folder) === realpathSync(packageFolder)
    ? join(packageFolder, 'compiler/site.config.ts')
    : undefined;
}

/** `site.url` of the example, whose content gives way to any other site's: nobody can own its name (RFC 6761, section 6.5). */
export const exampleSiteUrl = 'https://www.hogarcalima.example';
