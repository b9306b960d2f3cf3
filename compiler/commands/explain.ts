/** `vitrina explain`: everything about one address, from what the last compile or check found. */

import { resolve } from 'node:path';
import { exitCodes } from '../command-error.ts';
import { workspaceOf } from '../output/workspace.ts';
import { explainAddress } from '../report/explain/explain-address.ts';
import { toExplanation } from '../report/explain/to-explanation.ts';
import { readLastReport, toLastReport } from '../report/last-report.ts';
import { sayComplaint } from '../report/say-complaint.ts';
import { toSectionText } from '../report/sections.ts';
import { type CompileFlags, compileAgainst } from './steps/compile-against.ts';
import {
  colorsFor,
  configOption,
  outOption,
  printJson,
  type RegisterCommand,
  targetArgument,
} from './steps/settings.ts';

export const register: RegisterCommand = (command, io) => {
  command
    .argument('<address>', 'address or path')
    .argument(...targetArgument)
    .option(...outOption)
    .option(...configOption)
    .option('--fresh', 'crawl again instead of telling what the last compile or check found')
    .addHelpText(
      'before',
      `Examples:
  vitrina explain /precios/                           why agents read of it what they read
  vitrina explain https://www.example.es/vieja/       why it is not published
`,
    )
    .action(async (address: string, target: string | undefined, flags: CompileFlags) => {
      const last = flags.fresh
        ? undefined
        : await readLastReport(workspaceOf(resolve(io.folder, flags.out)).lastReport);
      const report = last ?? toLastReport((await compileAgainst(target, { ...flags, fresh: false }, io)).compilation);
      const explanation = explainAddress(address, report);
      const { diagnostics } = explanation;
      if (flags.json) printJson({ ...explanation, diagnostics: diagnostics.map((one) => sayComplaint(one, io.words)) });
      else process.stdout.write(toSectionText(toExplanation(explanation, io.words), colorsFor(flags, io)));
      process.exitCode = explanation.entry ? exitCodes.ok : exitCodes.refused;
    });
};
