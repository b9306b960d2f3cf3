/** `vitrina doctor`: asks a live site for everything that is published, and prints the proxy block that repairs it. */

import { setTimeout } from 'node:timers/promises';
import { apiPathForm, defaultApiPath } from '#shared/contract/policy.ts';
import { CommandError, exitCodes } from '../command-error.ts';
import { examineSite } from '../examine/examine-site.ts';
import { countFindings, toExaminationSections } from '../examine/to-examination-sections.ts';
import { type ProxyBlocks, toProxyBlocks } from '../examine/to-proxy-blocks.ts';
import { type Section, section } from '../report/sections.ts';
import { addReportOptions, printReport, type ReportFlags, requireReportPlace } from './steps/print-report.ts';
import { type CommandIo, printJson, type RegisterCommand, toWebAddress } from './steps/settings.ts';

interface DoctorFlags extends ReportFlags {
  public?: string;
  apiPath?: string;
  runtime: string;
  front?: boolean;
}

export const register: RegisterCommand = (command, io) => {
  command
    .argument('<site_url>', 'address of the site as agents reach it')
    .option('--public <url>', 'address that the documents must name, when another is asked')
    .option('--api-path <path>', 'path of the API (default: read from openapi.json)')
    .option('--runtime <host:port>', 'where the runtime listens, for the proxy block', '127.0.0.1:3000')
    .option('--front', 'print the block that hands all pages to the runtime too');
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
  const runtime = toRuntime(flags.runtime);
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
  const repair = toProxyBlocks(findings, { runtime, apiPath, front: flags.front ?? false });
  const counts = countFindings(findings);
  if (flags.json) printJson({ ...examined, counts, repair: repair ?? null });
  const sections = toExaminationSections(`${site}${apiPath}`, findings, io.words);
  await printReport([...sections, ...toBlockSections(repair)], flags, io);
  return counts.errors > 0 ? exitCodes.refused : exitCodes.ok;
}

/** As they are to be pasted. */
function toBlockSections(blocks: ProxyBlocks | undefined): Section[] {
  if (!blocks) return [];
  const toLines = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((text) => ({ text, depth: 0 }));
  const { nginx, caddy } = blocks;
  return [...section('nginx', toLines(`${nginx.snippet}\n${nginx.server}`)), ...section('Caddy', toLines(caddy))];
}

function toApiPath(text: string): string {
  if (apiPathForm.test(text)) return text;
  throw new CommandError('configuration', (errors) => errors.notApiPath(text, defaultApiPath));
}

/** What goes into a config file of a proxy as it stands. */
function toRuntime(text: string): string {
  if (/^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(text)) return text;
  throw new CommandError('configuration', (errors) => errors.notAHost(text));
}
