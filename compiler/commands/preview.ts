/** `vitrina preview`: a local page that shows each page's original, its cuts, and the Markdown that agents get. */

import { addTargetOptions, configOption, outOption, type RegisterCommand } from './steps/options.ts';
import { addPortOption, type DeskFlags, serveDesk } from './steps/serve-desk.ts';
import { configFileOf } from './steps/settings.ts';

export const examples = `
  vitrina preview
  vitrina preview https://www.example.es
  vitrina preview ./public --port 4000
`;

export const register: RegisterCommand = (command, io) => {
  addPortOption(
    addTargetOptions(command)
      .option(...outOption)
      .option(...configOption),
  ).action((target: string | undefined, flags: DeskFlags) =>
    serveDesk(target, configFileOf(target, flags.config, io.folder), flags, io, false),
  );
};
