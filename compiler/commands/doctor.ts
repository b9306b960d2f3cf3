/** `vitrina doctor`: asks a live site for everything that is published, and prints the proxy block that repairs it. */

import { setTimeout } from 'node:timers/promises';
import { apiPathForm, defaultApiPath } from '#shared/contract/policy.ts';
import { CommandError, exitCodes } from '../command-error.ts';
import { examineSite } from '../doctor/examine-site.ts';
import { toDoctorText } from '../doctor/to-doctor-text.ts';
import { toProxyBlocks } from '../doctor/to-proxy-blocks.ts';
import { type CommandIo, colorsFor, type RegisterCommand } from './steps/settings.ts';

interface DoctorFlags {
  public?: string;
  apiPath?: string;
  runtime: string;
  front?: boolean;
  json?: boolean;
  verbose?: boolean;
  color: boolean;
}

export const registerDoctor: RegisterCommand = (command, io) => {
  command
    .argument('<site_url>', 'address of the site as agents reach it')
    .option('--public <url>', 'address that the documents must name, when another is asked')
    .option('--api-path <path>', 'path of the API (default: read from openapi.json)')
    .option('--runtime <host:port>', 'where the runtime listens, for the proxy block', '127.0.0.1:3000')
    .option('--front', 'print the block that hands all pages to the runtime too')
    .option('--json', 'print every finding as JSON')
    .option('--verbose', 'list the checks that passed too')
    .option('--no-color', 'no colours')
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
  const origin = toOrigin('site_url', target);
  const examination = await examineSite({
    origin,
    ...(flags.public !== undefined && { publicOrigin: toOrigin('--public', flags.public) }),
    ...(flags.apiPath !== undefined && { apiPath: toApiPath(flags.apiPath) }),
    fetch,
    sleep: io.sleep ?? setTimeout,
  });
  const { unreachable, findings, apiPath } = examination;
  if (unreachable !== undefined)
    throw new CommandError('unreachable', (errors) => errors.unreachable(origin, unreachable));
  const blocks = toProxyBlocks(findings, {
    runtime: toRuntime(flags.runtime),
    apiPath,
    front: flags.front ?? false,
  });
  const failed = findings.filter(({ ok }) => !ok);
  const errors = failed.filter(({ severity }) => severity === 'error').length;
  if (flags.json) {
    const counts = { passed: findings.length - failed.length, errors, warnings: failed.length - errors };
    process.stdout.write(`${JSON.stringify({ ...examination, counts, repair: blocks ?? null }, null, 2)}\n`);
  } else {
    const colors = colorsFor(flags, io);
    process.stdout.write(toDoctorText(examination, blocks, colors, flags.verbose ?? false));
    if (failed.some(({ repair }) => repair === 'front') && !flags.front) {
      process.stderr.write('With --front the block hands all pages to the runtime, which mends the rest too.\n');
    }
  }
  return errors > 0 ? exitCodes.refused : exitCodes.ok;
}

function toOrigin(name: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError('configuration', (errors) => errors.notAnAddress(`${name} "${text}"`));
  return url.origin;
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
