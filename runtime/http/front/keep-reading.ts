/** Front mode: connections to the website that are still read when it takes no more, since it may have answered before. */

import type { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/**
 * A website that refuses an upload answers, and closes while the rest is on its way. Node gives a connection up with its
 * first write that fails, and what has come and is not read yet with it: the answer. So failing writes are passed over;
 * reading finds the answer, or the end.
 */
export function keepReading(socket: Socket): Socket {
  const { _write: write, _writev: writev } = socket;
  socket._write = (chunk, encoding, done: Done) => write.call(socket, chunk, encoding, unlessClosed(done));
  if (writev) socket._writev = (chunks, done: Done) => writev.call(socket, chunks, unlessClosed(done));
  return socket;
}

const unlessClosed =
  (done: Done): Done =>
  (error) =>
    done(isClosed(error) ? null : error);

/** What the other side's end of a connection looks like to whoever writes. */
const isClosed = (error: NodeJS.ErrnoException | null | undefined): boolean =>
  error?.code === 'EPIPE' || error?.code === 'ECONNRESET';
