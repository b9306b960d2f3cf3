/** `vitrina doctor`: asks a live site for everything that is published, and prints the proxy block that repairs it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { toVersionsPath } from '#shared/addresses.ts';
import { packageFolder } from '#shared/build/program.js';
import { aiUserAgents } from '#shared/contract/policy.ts';
import { CommandError, exitCodes, invalid } from '../command-error.ts';
import { countFindings, type Finding, toExaminationSections } from '../examine/examination.ts';
import { toExaminationFile } from '../examine/examination-file.ts';
import { examineSite } from '../examine/examine-site.ts';
import { line, section } from '../report/sections.ts';
import type { NetworkFault } from '../words/es/report/network.ts';
import { type Flags, printReport, type RegisterCommand, toWebAddress } from './steps/options.ts';
import { addReportOptions, writeReport } from './steps/report-file.ts';

export const examples = `
  vitrina doctor https://www.example.es
  vitrina doctor http://127.0.0.1:8080 --public https://www.example.es
  vitrina doctor https://www.example.es --as GPTBot,ClaudeBot
  vitrina doctor https://www.example.es --json | jq '.findings[] | select(.ok | not)'
`;

export const register: RegisterCommand = (command, io) => {
  command
    .argument('<site_url>', 'address of the site as agents reach it', toOrigin)
    .option(
      '--public <url>',
      'address that the documents must name, if another',
      (text) => toWebAddress(text, '--public').origin,
    )
    .option('--as <agents>', 'ask the website as these AI services too: "GPTBot,ClaudeBot"', toAgents);
  addReportOptions(command, io).action(async (origin: string, flags: Flags & { public?: string; as?: string[] }) => {
    const { words } = io;
    const { public: publicOrigin, as: agents = [] } = flags;
    const sleep = io.sleep ?? setTimeout;
    const examined = await examineSite({ origin, publicOrigin, agents, fetch, sleep, words: words.examine });
    const { unreachable, findings, apiPath, site } = examined;
    if (unreachable !== undefined)
      throw new CommandError('unreachable', (errors) =>
        errors.unreachable(origin, words.detail(unreachable), words.network[unreachable as NetworkFault]?.mend),
      );
    const repair = toRepair(findings, apiPath);
    const counts = countFindings(findings);
    const sections = toExaminationSections(`${site}${apiPath}`, findings, words);
    const blocks = Object.entries(repair).flatMap(([name, text]) => {
      const lines = text.trimEnd().split('\n');
      return section(
        name,
        lines.map((one) => ({ text: one, depth: 0 })),
      );
    });
    const address = `${site}${apiPath}`;
    await writeReport(flags, io, (date) => toExaminationFile(address, findings, date, words, blocks));
    const welcome = findings.filter(({ check, ok }) => check === 'as-agent' && ok);
    const asked = welcome.flatMap(({ expected, address, found }) => line(`✓ ${address} ${expected}: ${found}`, 'good'));
    const report = [...sections, ...section(words.examine.asked, asked), ...blocks];
    printReport({ ...examined, counts }, report, flags, io, { repair });
    process.exitCode = counts.errors > 0 ? exitCodes.refused : exitCodes.ok;
  });
};

/** Returns the origin of an address. @throws CommandError for one with a password, which agents do not have */
function toOrigin(text: string): string {
  const { origin, username, password } = toWebAddress(text);
  if (username + password === '') return origin;
  throw new CommandError('configuration', (errors) => errors.noLogin(origin));
}

/** Reads a list of AI services with commas between them. @throws CommandError for one that is not known */
function toAgents(text: string): string[] {
  return text.split(',').map((part) => {
    const known = aiUserAgents.find((agent) => agent.toLowerCase() === part.trim().toLowerCase());
    if (!known) throw invalid(`--as ${part.trim()}`, aiUserAgents.join(', '));
    return known;
  });
}

/** Recipes for proxies in front of the runtime, tested as published. */
const recipes = [
  'nginx/snippets/vitrina.conf',
  'nginx/snippets/vitrina-addresses.conf',
  'caddy/vitrina-addresses.caddy',
];

/** Returns the proxy recipes for this API path, by file name; none if the proxy causes no failure. */
function toRepair(findings: readonly Finding[], apiPath: string): Record<string, string> {
  if (!findings.some(({ ok, mender }) => !ok && mender === 'proxy')) return {};
  const read = (name: string) => readFileSync(join(packageFolder, 'runtime/deploy', name), 'utf8');
  return Object.fromEntries(
    recipes.map((name) => [name, read(name).replaceAll('^/api/', () => `^${toVersionsPath(apiPath)}`)]),
  );
}
