/** `vitrina explain`: everything about one address, from the findings of the last compile or check. */

import { resolve } from 'node:path';
import { CommandError, exitCodes } from '../command-error.ts';
import { isAssetPath } from '../crawl/addresses.ts';
import { workspaceOf } from '../output/output.ts';
import { explainAddress, originOf, toExplanation } from '../report/explain-address.ts';
import { type LastReport, readLastReport, toLastReport } from '../report/last-report.ts';
import { sayComplaint } from '../report/sections.ts';
import { siteKeyOf } from '../site-key.ts';
import { type CompileFlags, compileAgainst } from './steps/compile-against.ts';
import {
  type CommandIo,
  configOption,
  outOption,
  printReport,
  type RegisterCommand,
  targetArgument,
} from './steps/options.ts';
import { loadSettings } from './steps/settings.ts';

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
      const out = resolve(io.folder, flags.out);
      const last = fresh ? undefined : await readLastReport(workspaceOf(out).lastReport);
      if (last && (target !== undefined || flags.config !== undefined)) await requireSameSite(last, target, flags, io);
      const report = last ?? toLastReport((await compileAgainst(target, flags, io)).compilation);
      await requireOwnAddress(address, report, target, flags, io);
      const explanation = explainAddress(address, report, isAssetPath);
      const diagnostics = explanation.diagnostics.map((one) => sayComplaint(one, io.words));
      const sections = toExplanation(explanation, io.words);
      printReport({ ...explanation, diagnostics }, sections, { ...flags, quiet: false }, io);
      process.exitCode = explanation.entry || explanation.unlinked ? exitCodes.ok : exitCodes.refused;
    });
};

/** Requires that the last compile was of the site that the command names. @throws CommandError that names both */
async function requireSameSite(last: LastReport, target: string | undefined, flags: CompileFlags, io: CommandIo) {
  const { site } = await loadSettings(target, flags, io);
  if (siteKeyOf(site.url) === siteKeyOf(last.siteUrl)) return;
  throw new CommandError('configuration', (errors) => errors.otherCompiled(last.siteUrl, target ?? site.url));
}

/** Requires an address of the site, or of the origin where it was read. @throws CommandError that names the site */
async function requireOwnAddress(
  address: string,
  { siteUrl }: LastReport,
  target: string | undefined,
  flags: CompileFlags,
  io: CommandIo,
): Promise<void> {
  const origin = originOf(address);
  if (origin === undefined || siteKeyOf(origin) === siteKeyOf(siteUrl)) return;
  // The config may be broken or gone: the answer is about the last compile.
  const from = await loadSettings(target, flags, io).then(
    (settings) => settings.from,
    () => ({}),
  );
  if ('origin' in from && siteKeyOf(from.origin) === siteKeyOf(origin)) return;
  throw new CommandError('configuration', (errors) => errors.otherAddress(address, siteUrl));
}
