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
import { colorsFor, configOption, outOption, type RegisterCommand, targetArgument } from './steps/settings.ts';

export const registerExplain: RegisterCommand = (command, io) => {
  command
    .argument('<address>', 'address or path')
    .argument(...targetArgument)
    .option(...outOption)
    .option(...configOption)
    .option('--fresh', 'crawl again instead of telling what the last compile or check found')
    .option('--json', 'print JSON')
    .option('--quiet', 'no progress')
    .option('--no-color', 'no colours')
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
      const colors = colorsFor(flags, io);
      process.stdout.write(
        flags.json
          ? `${JSON.stringify({ ...explanation, diagnostics: explanation.diagnostics.map((one) => sayComplaint(one, io.words)) }, null, 2)}\n`
          : toSectionText(toExplanation(explanation, io.words), colors),
      );
      process.exitCode = explanation.entry ? exitCodes.ok : exitCodes.refused;
    });
};
