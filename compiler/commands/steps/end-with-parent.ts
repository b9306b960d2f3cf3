/** Ends a command that serves when the npm or npx that started it is gone: they pass no signal on. */

import type { CommandIo } from './options.ts';

/** Milliseconds between two looks at the parent. */
const PARENT_POLL_MS = 500;

/** Ends this process with SIGTERM once the npm that started it has ended. One that a shell started stays. */
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
