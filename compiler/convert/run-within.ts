/**
 * Runs a function and ends it, wherever it is, when it takes too long: V8 stops it, and no `catch` within sees that.
 */

import { createContext, Script } from 'node:vm';

let work: () => unknown = () => undefined;
const context = createContext({ run: () => work() });
const script = new Script('run()');

/**
 * Runs a synchronous function. @returns its result
 * @throws its error, or an Error with code `ERR_SCRIPT_EXECUTION_TIMEOUT` after `timeout` ms
 */
export function runWithin<Result>(timeout: number, run: () => Result): Result {
  work = run;
  return script.runInContext(context, { timeout }) as Result;
}
