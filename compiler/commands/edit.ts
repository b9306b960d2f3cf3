/** `vitrina edit`: the local page with buttons, which write an editor's decisions into the config file. */

import { configOption, outOption, type RegisterCommand } from './steps/options.ts';
import { addPortOption, type DeskFlags, serveDesk } from './steps/serve-desk.ts';
import { configFileOf } from './steps/settings.ts';

export const examples = `
  vitrina edit
  vitrina edit --config shop.config.ts --port 4000
`;

export const register: RegisterCommand = (command, io) => {
  addPortOption(command.option(...outOption).option(...configOption)).action((flags: DeskFlags) =>
    serveDesk(undefined, configFileOf(undefined, flags.config, io.folder), flags, io, true),
  );
};
