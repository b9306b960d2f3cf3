/** What a command that serves does when npm or npx, which started it, is gone: they pass no signal on, and would leave it behind. */

import type { CommandIo } from './options.ts';

/** Milliseconds between two looks at the parent. */
const PARENT_POLL_MS = 500;

/** Ends this process, as SIGTERM does, once the npm that started it has ended. One that a shell started stays, as programs do. */
export function endWithParent({ npm_command: npm }: CommandIo['environment']): void {
  if (npm === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_POLL_MS);
  look.unref();
}
