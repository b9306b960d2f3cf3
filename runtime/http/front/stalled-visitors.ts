/** Front mode: cuts off visitors who hold a connection to the website and do not move, so that they take it from nobody. */

import type { Duplex } from 'node:stream';

/** Bytes that somebody moves between two looks at the least: a slow telephone does. */
const LEAST_BYTES = 10_000;

/** Looks in a row at which a visitor has not moved. More than one, since bytes leave in blocks of up to 64 KiB. */
const PATIENCE = 2;

/** What is watched of a request. */
interface WatchedRequest {
  /** Whether all of it has come. */
  readonly complete: boolean;
  /** Bytes of it that came and that nobody took yet. */
  readonly readableLength: number;
  readonly socket: Pick<Duplex, 'writableLength' | 'destroy'> & {
    readonly bytesRead: number;
    readonly bytesWritten: number;
  };
}

export interface StalledVisitors {
  /** Watches a request until what is returned is called. */
  watch(request: WatchedRequest): () => void;
  /** Destroys the sockets of those for whom the website has waited since an earlier look; called at even intervals. */
  look(): void;
}

export function createStalledVisitors(): StalledVisitors {
  const watched = new Set<{ request: WatchedRequest; moved?: number; still: number }>();

  return {
    watch(request) {
      const visitor = { request, still: 0 };
      watched.add(visitor);
      return () => watched.delete(visitor);
    },
    look() {
      for (const visitor of watched) {
        const { request, moved: before } = visitor;
        const { socket } = request;
        const moved = socket.bytesRead + socket.bytesWritten;
        const stands = before !== undefined && moved - before < LEAST_BYTES && isAwaited(request);
        visitor.moved = moved;
        visitor.still = stands ? visitor.still + 1 : 0;
        if (visitor.still >= PATIENCE) socket.destroy();
      }
    },
  };
}

/** Whether it is the visitor's turn: to take what was sent, or to send the rest. Otherwise it is the website's. */
const isAwaited = ({ complete, readableLength, socket }: WatchedRequest): boolean =>
  socket.writableLength > 0 || (!complete && readableLength === 0);
