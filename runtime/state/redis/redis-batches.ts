/**
 * Puts what many requests ask of one script in the same turn of the event loop into one command: most of what Redis
 * costs a runtime is paid for each command.
 */

import type { RedisScript } from './redis-connection.ts';

/** Calls in one command at most, so that Redis is never kept from others for long. */
const MOST_CALLS = 200;

/** A script that does for many what `script`, which has so many keys and arguments, does for one. */
export function toBatchScript(script: string, keys: number, args: number): string {
  return `local all_keys, all_args = KEYS, ARGV
local function run(KEYS, ARGV)
${script}
end
local answers = {}
for i = 0, #all_keys / ${keys} - 1 do
  answers[i + 1] = run({ unpack(all_keys, i * ${keys} + 1, (i + 1) * ${keys}) }, { unpack(all_args, i * ${args} + 1, (i + 1) * ${args}) })
end
return answers`;
}

interface Call {
  keys: readonly string[];
  args: readonly (string | number)[];
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/** @param runAll a script of `toBatchScript`; what is returned calls it once a turn, and rejects as it does */
export function createBatches(runAll: RedisScript): RedisScript {
  let waiting: Call[] = [];

  function send(): void {
    const calls = waiting;
    waiting = [];
    const keys = calls.flatMap((call) => call.keys);
    const args = calls.flatMap((call) => call.args);
    runAll(keys, args).then(
      (answers) => calls.forEach(({ resolve }, index) => void resolve((answers as unknown[])[index])),
      (error) => calls.forEach(({ reject }) => void reject(error)),
    );
  }

  return (keys, args) =>
    new Promise((resolve, reject) => {
      waiting.push({ keys, args, resolve, reject });
      if (waiting.length === 1) setImmediate(() => waiting.length > 0 && send());
      else if (waiting.length >= MOST_CALLS) send();
    });
}
