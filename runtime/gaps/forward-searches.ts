/** Searches of a worker process on their way to the supervisor, who counts those of all workers together. */

import type { Search } from '../operations/operation.ts';
import type { Gaps } from './create-gaps.ts';

/** What a worker tells its supervisor. */
export interface SearchesMessage {
  searches: Search[];
}

/** Milliseconds, and searches, after which what was gathered is told. */
const patience = { time: 1_000, searches: 500 } as const;

/** @param send resolves once the message is out; must not reject */
export function forwardSearches(send: (message: SearchesMessage) => Promise<void>): Gaps {
  let gathered: Search[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const searches = gathered;
    gathered = [];
    if (searches.length > 0) await send({ searches });
  }

  return {
    note(search) {
      gathered.push(search);
      if (gathered.length >= patience.searches) void write();
      else timer ??= setTimeout(write, patience.time).unref();
    },
    write,
    close: write,
  };
}

/** Whether something that a worker said is about searches. */
export function isSearchesMessage(message: unknown): message is SearchesMessage {
  return Array.isArray((message as Partial<SearchesMessage> | null)?.searches);
}
