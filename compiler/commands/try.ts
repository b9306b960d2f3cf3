/** `vitrina try`: a site compiled into a temporary folder, then website and API served as one origin by the runtime. */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkPort } from 'get-port-please';
import { toAddresses } from '#shared/addresses.ts';
import { packageFolder } from '#shared/build/program.js';
import { CommandError } from '../command-error.ts';
import { serveFolder } from '../crawl/serve-folder.ts';
import { toCurl, toExampleInput, toExamples } from '../emit/examples.ts';
import { writeArtifacts } from '../output/output.ts';
import { toSaidText } from '../report/sections.ts';
import type { Compilation } from '../to-compilation.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { compileWithProgress } from './steps/compile-with-progress.ts';
import { endWithParent } from './steps/end-with-parent.ts';
import {
  addTargetOptions,
  configOption,
  type Flags,
  printJson,
  type RegisterCommand,
  toNumber,
} from './steps/options.ts';
import { print, tell } from './steps/print.ts';
import { loadSettings, withExample } from './steps/settings.ts';

const MAX_PORTS_TRIED = 20;

/** Milliseconds between looks whether the runtime answers. */
const READY_POLL_MS = 100;

export const examples = `
  vitrina try https://www.example.es
  vitrina try ./public
  PORT=8080 vitrina try
`;

/** Serves until a signal ends it; exits with the code of the runtime. */
export const register: RegisterCommand = (command, io) => {
  addTargetOptions(command)
    .option(...configOption)
    .action(async (target: string | undefined, flags: Flags) => {
      const { environment } = io;
      endWithParent(environment);
      const settings = await loadSettings(target, withExample(target, flags, io), io);
      const port = await findFreePort(toNumber('PORT', environment.PORT ?? '3000', 1, 65_535), io.words);
      const url = `http://localhost:${port}`;
      const { from } = settings;
      const website =
        'folder' in from ? await serveFolder(from.folder, { url: from.url, shownOrigin: url }) : undefined;
      let folder: string | undefined;
      try {
        const compilation = await compileWithProgress({ ...settings, site: { ...settings.site, url } }, flags, io);
        // Not before: a signal during the compile would leave it behind.
        folder = await mkdtemp(join(tmpdir(), 'vitrina-try-'));
        await writeArtifacts(join(folder, 'content'), compilation.artifacts);
        const upstream = website?.origin ?? ('origin' in from ? from.origin : url);
        const runtime = spawn(process.execPath, [join(packageFolder, 'runtime/start.js')], {
          stdio: ['ignore', 'inherit', 'pipe'],
          env: {
            ...environment,
            // For this machine alone. Log lines of every request would bury the welcome.
            HOST: '127.0.0.1',
            LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
            PORT: String(port),
            CONTENT_DIR: join(folder, 'content'),
            DATA_DIR: join(folder, 'data'),
            UPSTREAM_URL: upstream,
            UPSTREAM_HOST: new URL(upstream).host,
          },
        });
        const forward = (signal: NodeJS.Signals) => runtime.kill(signal);
        process.on('SIGINT', forward).on('SIGTERM', forward);
        const ended = new Promise<number>((resolve, reject) => {
          runtime.on('exit', (code) => resolve(code ?? 0)).on('error', reject);
        });
        // The welcome replaces the runtime's first messages, which are printed only if it does not start.
        const start: Uint8Array[] = [];
        const hold = (bytes: Uint8Array) => void start.push(bytes);
        runtime.stderr.on('data', hold);
        const ready = await isReady(url, ended);
        runtime.stderr.off('data', hold).pipe(process.stderr);
        if (ready) welcome(compilation, url, flags, io.words);
        else print(Buffer.concat(start).toString(), 'stderr');
        process.exitCode = await ended;
      } finally {
        await website?.close();
        if (folder) await rm(folder, { recursive: true, force: true });
      }
    });
};

/** Waits until the runtime answers; false if it ended instead. */
async function isReady(url: string, ended: Promise<number>): Promise<boolean> {
  const over = ended.then(() => true);
  for (;;) {
    const answered = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return true;
    if (await Promise.race([over, setTimeout(READY_POLL_MS, false)])) return false;
  }
}

/** Prints addresses and three working requests: as JSON for a script, or as first steps for a person. */
function welcome({ site: compiled }: Compilation, url: string, { json }: Flags, words: ReportWords): void {
  const { site, pages } = compiled;
  const addresses = toAddresses({ url, apiPath: site.apiPath });
  const { mcp } = addresses;
  const { developerPage, agentsGuide } = addresses.documents;
  const { search, read, company } = toExamples(addresses, toExampleInput(compiled));
  const requests = [search, read, company].map(toCurl);
  if (json) {
    printJson({ url, brand: site.brand, pages: pages.length, mcp, requests }, {}, 0);
    return;
  }
  const { said } = words.commands;
  const rows = said.welcome(`${url}/`, developerPage, agentsGuide, mcp);
  const title = toSaidText(words.summary.title(site.brand, pages.length));
  print(`\n${title}\n\n${rows}\n\n${requests.map((line) => `  ${line}`).join('\n')}\n\n${said.ending}\n`);
}

/**
 * Returns the port, or the next free one with a notice: free on all local addresses, where another would answer.
 * @throws CommandError if none of 20 is free
 */
async function findFreePort(wanted: number, { commands }: ReportWords): Promise<number> {
  for (let port = wanted; port < wanted + MAX_PORTS_TRIED && port <= 65_535; port++) {
    if (!(await checkPort(port, [undefined, '127.0.0.1']))) continue;
    if (port !== wanted) tell(commands.said.otherPort(wanted, port));
    return port;
  }
  throw new CommandError('configuration', (errors) => errors.portTaken(wanted, 'PORT'));
}
