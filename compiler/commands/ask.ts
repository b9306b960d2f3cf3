/** `vitrina ask`: questions with expected results, as tests of the compiled content. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { attempt } from '#shared/attempt.ts';
import { gapsFile } from '#shared/gaps.ts';
import { CommandError, exitCodes } from '../command-error.ts';
import type { GoldenConfig } from '../config/check-config.ts';
import { resolveGolden } from '../config/resolve-config.ts';
import { requireManifest } from '../output/read-generation.ts';
import { judgeGaps } from '../report/search/gaps-report.ts';
import { type GoldenQuery, judgeGolden } from '../report/search/judge-golden.ts';
import { proposeQuestions } from '../report/search/propose-questions.ts';
import { toAskSections } from '../report/search/to-ask-sections.ts';
import {
  type CommandIo,
  configOption,
  type OutFlags,
  outOption,
  printJson,
  printReport,
  type RegisterCommand,
  toCommandLine,
} from './steps/options.ts';
import { print } from './steps/print.ts';
import { readMonths, searchFolder } from './steps/read-content.ts';
import { configFileOf, loadConfig } from './steps/settings.ts';

export const examples = `
  vitrina ask
  vitrina ask preguntas.json
  vitrina ask --propose > preguntas.json
`;

export const register: RegisterCommand = (command, io) => {
  command
    .argument('[file]', 'JSON list of questions; else search.golden of the config')
    .option(...outOption)
    .option(...configOption)
    .option('--propose', 'print questions from the site and from what was searched')
    .action(async (file: string | undefined, { propose, ...flags }: OutFlags & { propose?: boolean }) => {
      const folder = resolve(io.folder, flags.out);
      const content = await searchFolder(folder);
      const golden = propose ? [] : await readQuestions(file, flags, io);
      const judged = golden.map((one) => judgeGolden(one, content));
      const months = await readMonths(resolve(io.folder, io.environment.DATA_DIR ?? '.data', gapsFile));
      const asked = months ? judgeGaps(months, content).queries : [];
      const { pages } = await requireManifest(folder);
      const proposed = proposeQuestions(pages, asked, golden);
      if (propose && !flags.json) print(`${JSON.stringify(proposed, null, 2)}\n`);
      else if (propose) printJson({ questions: [], passed: 0, failed: 0, proposed });
      if (propose) return;
      const failed = judged.filter(({ failure }) => failure !== undefined).length;
      const value = { questions: judged, passed: judged.length - failed, failed, proposed };
      printReport(value, toAskSections(judged, proposed, io.words), { ...flags, quiet: false }, io);
      process.exitCode = failed > 0 ? exitCodes.refused : exitCodes.ok;
    });
};

/** Reads the questions of a file, or of the config. @throws CommandError unless there is a valid list with questions */
async function readQuestions(file: string | undefined, flags: OutFlags, io: CommandIo): Promise<GoldenQuery[]> {
  const place =
    file === undefined ? (configFileOf(undefined, flags.config, io.folder) ?? '') : resolve(io.folder, file);
  if (file !== undefined && /[\s?]/.test(file) && !existsSync(place)) {
    const query = toCommandLine('query', file, { out: flags.out });
    throw new CommandError('configuration', (errors) => errors.askedQuestion(file, query));
  }
  const golden = file === undefined ? (await loadConfig(place)).search?.golden : await readFileOfQuestions(place);
  // A check that asks nothing would pass for one that passed.
  if (!golden?.length)
    throw new CommandError('configuration', (errors) => errors.askNothing(place, file === undefined));
  return resolveGolden(golden);
}

/** Reads a JSON list of questions. @throws CommandError for a missing, undecodable or invalid file */
async function readFileOfQuestions(file: string): Promise<GoldenConfig[]> {
  const bytes = await readFile(file).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new CommandError('configuration', (errors) => errors.noQuestionFile(file));
  });
  const text = attempt(() => decode(bytes));
  if (text === undefined) throw new CommandError('configuration', (errors) => errors.otherEncoding(file));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const fault = findFault(text, String(error));
    throw new CommandError('configuration', (errors) => errors.noQuestions(file, fault.line, fault.isComma));
  }
  const { checkGolden } = await import('../config/check-config.ts');
  return checkGolden(value, file);
}

/**
 * Finds the line of a fault in JSON: that of a comma before a closing bracket (`isComma`), else the parser's; `{}` if
 * neither is known.
 * @param message of the parser, with a position or not
 */
function findFault(text: string, message: string): { line?: number; isComma?: boolean } {
  // Strings match as well, so that a comma in one does not count.
  const parts = text.matchAll(/"(?:[^"\\\n]|\\.)*"?|,\s*(?=[\]}])/g);
  const comma = [...parts].find(([part]) => part.startsWith(','))?.index;
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const at = comma ?? Number(position ?? Number.NaN);
  if (Number.isNaN(at)) return {};
  return { line: text.slice(0, at).split('\n').length, isComma: comma !== undefined };
}

/** Decodes UTF-8, or UTF-16 with its mark, as PowerShell writes it. @throws TypeError for other encodings */
function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
