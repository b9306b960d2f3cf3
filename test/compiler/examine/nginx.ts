/** A website of static files behind a real nginx, for tests that need one to answer as servers do. */

import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port.ts';
import { type RunningProxy, runNginx } from '../../run-proxy.ts';

/** When all files were last changed: what was written this very moment has no date to ask by yet. */
const WRITTEN = new Date('2026-01-15T10:00:00Z');

/**
 * Runs a real nginx before a website of static files.
 * @returns it, with the folder of its website
 * @param server Directives of its server block, `http` those around it; `snippet` is its `snippets/vitrina.conf`.
 * @throws Error when nginx is not there or takes no such configuration
 */
export async function startNginx(
  files: Record<string, string>,
  { server, snippet = '', http = '' }: { server: string; snippet?: string; http?: string },
): Promise<RunningProxy & { site: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  for (const [name, text] of Object.entries({
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`site/${name}`, text])),
    'snippets/vitrina.conf': snippet,
  })) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
    await utimes(join(folder, name), WRITTEN, WRITTEN);
  }
  const port = await freePort();
  const proxy = await runNginx(
    folder,
    `types { text/html html; text/plain txt; application/xml xml; }
     ${http}
     server { listen 127.0.0.1:${port}; root ${join(folder, 'site')}; absolute_redirect off;
       ${server}
     }`,
    port,
  );
  return { ...proxy, site: join(folder, 'site') };
}
