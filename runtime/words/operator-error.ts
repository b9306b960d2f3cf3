/** How the runtime ends other than well: the sentence is for whoever starts it, in their language. */

import { en } from './en.ts';
import type { OperatorWords } from './es.ts';

export type SayError = (errors: OperatorWords['errors']) => string;

/** An expected failure, printed without a stack trace. Its message, which the log has, is English. */
export class OperatorError extends Error {
  readonly say: SayError;

  constructor(say: SayError) {
    super(say(en.errors));
    this.say = say;
  }
}
