import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Listens on a free port below 32768, above which systems choose ports by themselves. Returns the port and the server.
 */
export async function holdFreePort(): Promise<{ port: number; holder: Server }> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    const holder = createServer().listen(port, '127.0.0.1');
    const free = await once(holder, 'listening').then(
      () => true,
      () => false,
    );
    if (free) return { port, holder };
  }
}

/** Returns a port that no program listens on just now, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const { port, holder } = await holdFreePort();
  await new Promise((resolve) => holder.close(resolve));
  return port;
}
