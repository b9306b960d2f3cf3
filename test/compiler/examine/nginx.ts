/** A website of static files behind a real nginx, for tests that need one to answer as servers do. */

import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port.ts';
import { type RunningProxy, runNginx } from '../../run-proxy.ts';

/** Date of all files. A recent one would not prove that a file is unchanged (RFC 9110 §8.8.2.2). */
const WRITTEN = new Date('2026-01-15T10:00:00Z');

/**
 * Runs a real nginx before a website of static files.
 * @param files by path in the website. Their folder is the result's `site`
 * @param options `server` and `http`: directives of these blocks; `snippet`: text of `snippets/vitrina.conf`
 * @throws Error if nginx is missing or refuses the configuration
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
