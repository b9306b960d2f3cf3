/** Errors that end the runtime, with a sentence in the language of the person who starts it. */

import { en } from './en.ts';
import type { OperatorWords } from './es.ts';

export type SayError = (errors: OperatorWords['errors']) => string;

/** Expected failure, printed without a stack trace. Its message, for the log, is English. */
export class OperatorError extends Error {
  readonly say: SayError;

  constructor(say: SayError) {
    super(say(en.errors));
    this.say = say;
  }
}
