/** `vitrina serve`: becomes the runtime, which serves the compiled content. */

import { resolve } from 'node:path';
import { loadProgram } from '#shared/build/program.js';
import { endWithParent } from './steps/end-with-parent.ts';
import { contentFolderOf, type RegisterCommand, toNumber } from './steps/options.ts';

export const examples = `
  vitrina serve
  PORT=8080 vitrina serve ./content
  vitrina serve --out content
  UPSTREAM_URL=http://127.0.0.1:8080 vitrina serve
`;

export const register: RegisterCommand = (command, { environment, folder }) => {
  command
    .argument('[content]', 'folder of the content; else CONTENT_DIR or dist-content')
    // As all other commands name it.
    .option('--out <folder>', 'folder of the compiled content')
    .option('--port <number>', 'port to listen on; else PORT or 3000', (text) => toNumber('--port', text, 0, 65_535))
    .addHelpText(
      'after',
      `
runtime/README.md: PORT, HOST, CONTENT_DIR, DATA_DIR, UPSTREAM_URL, UPSTREAM_HOST, TRUST_PROXY, REDIS_URL,
REDIS_PREFIX, METRICS_TOKEN, LOG_LEVEL`,
    )
    .action(
      async (
        content: string | undefined,
        { out, port, language }: { out?: string; port?: number; language?: string },
      ) => {
        const named = contentFolderOf(content, out);
        if (named !== undefined) Object.assign(environment, { CONTENT_DIR: resolve(folder, named) });
        if (port !== undefined) Object.assign(environment, { PORT: String(port) });
        // The environment is all that the runtime reads.
        if (language !== undefined) Object.assign(environment, { LC_ALL: language });
        endWithParent(environment);
        // A program of its own: compiler and runtime meet in files only.
        await loadProgram('runtime', 'server');
      },
    );
};
