/** `vitrina edit`: the local page with buttons, which write an editor's decisions into the config file. */

import { configOption, outOption, type RegisterCommand, targetArgument } from './steps/options.ts';
import { addPortOption, type DeskFlags, serveDesk } from './steps/serve-desk.ts';
import { configToEdit } from './steps/settings.ts';

export const examples = `
  vitrina edit
  vitrina edit ./public
  vitrina edit --config shop.config.ts --port 4000
`;

export const register: RegisterCommand = (command, io) => {
  command
    .argument(...targetArgument)
    .option(...outOption)
    .option(...configOption);
  addPortOption(command).action((target: string | undefined, flags: DeskFlags) => {
    const config = configToEdit(target, flags.config, io.folder);
    return serveDesk(target, config, { ...flags, config }, io, true);
  });
};
