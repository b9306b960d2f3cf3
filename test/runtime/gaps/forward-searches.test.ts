import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forwardSearches, isSearchesMessage, type SearchesMessage } from '../../../runtime/gaps/forward-searches.ts';
import type { Search } from '../../../runtime/operations/operation.ts';

beforeEach(() => void vi.useFakeTimers());

const search: Search = { query: 'Nevera', words: 'nevera', isEmpty: false };

function start() {
  const sent: SearchesMessage[] = [];
  const gaps = forwardSearches(async (message) => void sent.push(message));
  return { gaps, counts: () => sent.map(({ searches }) => searches.length), sent };
}

describe('searches of a worker', () => {
  it('are gathered for a second', async () => {
    const { gaps, counts, sent } = start();
    gaps.note(search);
    gaps.note(search);
    await vi.advanceTimersByTimeAsync(999);
    expect(counts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ searches: [search, search] }]);
    expect(sent.every(isSearchesMessage)).toBe(true);
  });

  it('are told at once when there are many', () => {
    const { gaps, counts } = start();
    for (let noted = 0; noted < 1_001; noted++) gaps.note(search);
    expect(counts()).toEqual([500, 500]);
  });

  it('are all told when it ends, and none twice', async () => {
    const { gaps, counts } = start();
    gaps.note(search);
    await gaps.close();
    await gaps.close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(counts()).toEqual([1]);
  });
});
