/** `vitrina doctor`: asks a live site for everything that is published, and prints the proxy block that repairs it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { toVersionsPath } from '#shared/addresses.ts';
import { packageFolder } from '#shared/build/program.js';
import { apiPathForm, defaultApiPath } from '#shared/contract/policy.ts';
import { CommandError, exitCodes } from '../command-error.ts';
import type { Finding } from '../examine/examination.ts';
import { examineSite } from '../examine/examine-site.ts';
import { countFindings, toExaminationSections } from '../examine/to-examination-sections.ts';
import { type Line, section } from '../report/sections.ts';
import { addReportOptions, printReport, type ReportFlags, requireReportPlace } from './steps/print-report.ts';
import { type CommandIo, printJson, type RegisterCommand, toWebAddress } from './steps/settings.ts';

interface DoctorFlags extends ReportFlags {
  public?: string;
  apiPath?: string;
}

export const register: RegisterCommand = (command, io) => {
  command
    .argument('<site_url>', 'address of the site as agents reach it')
    .option('--public <url>', 'address that the documents must name, when another is asked')
    .option('--api-path <path>', 'path of the API (default: read from openapi.json)');
  addReportOptions(command)
    .addHelpText(
      'before',
      `Examples:
  vitrina doctor https://www.example.es                                  the live site
  vitrina doctor http://127.0.0.1:8080 --public https://www.example.es   before it goes live
  vitrina doctor https://www.example.es --json | jq '.findings[] | select(.ok | not)'
`,
    )
    .action(async (target: string, flags: DoctorFlags) => {
      process.exitCode = await runDoctor(target, flags, io);
    });
};

async function runDoctor(target: string, flags: DoctorFlags, io: CommandIo): Promise<number> {
  const origin = toWebAddress(target).origin;
  await requireReportPlace(flags, io);
  const examined = await examineSite({
    origin,
    ...(flags.public !== undefined && { publicOrigin: toWebAddress(flags.public, '--public').origin }),
    ...(flags.apiPath !== undefined && { apiPath: toApiPath(flags.apiPath) }),
    fetch,
    sleep: io.sleep ?? setTimeout,
    words: io.words.examine,
  });
  const { unreachable, findings, apiPath, site } = examined;
  if (unreachable !== undefined)
    throw new CommandError('unreachable', (errors) => errors.unreachable(origin, unreachable));
  const repair = toRepair(findings, apiPath);
  const counts = countFindings(findings);
  if (flags.json) printJson({ ...examined, counts, repair });
  const sections = toExaminationSections(`${site}${apiPath}`, findings, io.words);
  const blocks = Object.entries(repair).flatMap(([name, text]) => section(name, toLines(text)));
  await printReport([...sections, ...blocks], flags, io);
  return counts.errors > 0 ? exitCodes.refused : exitCodes.ok;
}

/** Recipes by which a proxy hands the addresses of the service to the runtime, tested as they stand. */
const recipes = [
  'nginx/snippets/vitrina.conf',
  'nginx/snippets/vitrina-addresses.conf',
  'caddy/vitrina-addresses.caddy',
];

/** As they are to be pasted; none when no proxy is to blame. */
function toRepair(findings: readonly Finding[], apiPath: string): Record<string, string> {
  if (!findings.some(({ ok, mender }) => !ok && mender === 'proxy')) return {};
  const read = (name: string) => readFileSync(join(packageFolder, 'runtime/deploy', name), 'utf8');
  return Object.fromEntries(
    recipes.map((name) => [name, read(name).replaceAll('^/api/', `^${toVersionsPath(apiPath)}`)]),
  );
}

const toLines = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => ({ text: line, depth: 0 }));

function toApiPath(text: string): string {
  if (apiPathForm.test(text)) return text;
  throw new CommandError('configuration', (errors) => errors.notApiPath(text, defaultApiPath));
}
