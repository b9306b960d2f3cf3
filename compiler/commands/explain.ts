/** `vitrina explain`: everything about one address, from the findings of the last compile or check. */

import { resolve } from 'node:path';
import { exitCodes } from '../command-error.ts';
import { isAssetPath } from '../crawl/addresses.ts';
import { workspaceOf } from '../output/output.ts';
import { explainAddress, toExplanation } from '../report/explain-address.ts';
import { readLastReport, toLastReport } from '../report/last-report.ts';
import { sayComplaint } from '../report/sections.ts';
import { type CompileFlags, compileAgainst } from './steps/compile-against.ts';
import { configOption, outOption, printReport, type RegisterCommand, targetArgument } from './steps/options.ts';

export const examples = `
  vitrina explain /precios/
  vitrina explain https://www.example.es/vieja/
`;

export const register: RegisterCommand = (command, io) => {
  command
    .argument('<address>', 'address or path')
    .argument(...targetArgument)
    .option(...outOption)
    .option(...configOption)
    .option('--fresh', 'crawl again instead of telling what was found last')
    .action(async (address: string, target: string | undefined, { fresh, ...flags }: CompileFlags) => {
      const last = fresh ? undefined : await readLastReport(workspaceOf(resolve(io.folder, flags.out)).lastReport);
      const report = last ?? toLastReport((await compileAgainst(target, flags, io)).compilation);
      const explanation = explainAddress(address, report, isAssetPath);
      const diagnostics = explanation.diagnostics.map((one) => sayComplaint(one, io.words));
      const sections = toExplanation(explanation, io.words);
      printReport({ ...explanation, diagnostics }, sections, { ...flags, quiet: false }, io);
      process.exitCode = explanation.entry || explanation.unlinked ? exitCodes.ok : exitCodes.refused;
    });
};
