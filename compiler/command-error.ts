/** Failures of a command: the message is for the person who ran it, the exit code for the script that did. */

import { toSaidText } from './report/sections.ts';
import type { ReportWords } from './words/es/report/report.ts';
import { reportLanguages } from './words/report-languages.ts';

/** Exit codes of every command. */
export const exitCodes = {
  ok: 0,
  unexpected: 1,
  /** A check or a guard said no. */
  refused: 2,
  /** The config, an option or an argument is wrong. */
  configuration: 3,
  unreachable: 4,
} as const;

type Errors = ReportWords['commands']['errors'];

/** An expected failure: printed without a stack trace. Its message is English; `say` gives it in other words. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;
  /** A sentence and, indented below it, further lines. */
  readonly say: (errors: Errors, words: ReportWords) => string;

  /** @param say the sentence, or it and its further lines */
  constructor(
    reason: Exclude<keyof typeof exitCodes, 'ok'>,
    say: (errors: Errors, words: ReportWords) => string | readonly string[],
  ) {
    super(toSaidText(say(reportLanguages.en.commands.errors, reportLanguages.en)));
    this.exitCode = exitCodes[reason];
    this.say = (errors, words) => toSaidText(say(errors, words));
  }
}

/** Makes the error for a wrong option, argument or variable, to be thrown. @param form valid form, in any language */
export const invalid = (what: string, form: string): CommandError =>
  new CommandError('configuration', (errors) => errors.invalid(what, form));
