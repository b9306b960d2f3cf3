/** How a command ends other than well: the message is for the person who ran it, the code for the script that did. */

/** Exit codes of every command. */
export const exitCodes = {
  ok: 0,
  unexpected: 1,
  /** A check or a guard said no. */
  refused: 2,
  /** The config, an option or an argument is wrong. */
  configuration: 3,
  /** The site cannot be reached. */
  unreachable: 4,
} as const;

/** An expected failure: printed without a stack trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(reason: Exclude<keyof typeof exitCodes, 'ok' | 'unexpected'>, message: string) {
    super(message);
    this.exitCode = exitCodes[reason];
  }
}
