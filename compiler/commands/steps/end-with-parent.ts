/** What a command that serves does when the one that started it is gone: `npx` passes no signal on, and would leave it behind. */

/** Milliseconds between two looks at the parent. */
const PARENT_POLL_MS = 500;

/** Ends this process, as SIGTERM does, once its parent has ended. Keeps no process alive. */
export function endWithParent(): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_POLL_MS);
  look.unref();
}
