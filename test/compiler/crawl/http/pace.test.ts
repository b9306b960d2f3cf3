import { describe, expect, it } from 'vitest';
import { createPace } from '../../../../compiler/crawl/http/fetch-source.ts';

/** Creates a pace whose clock only moves with its own pauses. */
function start() {
  let time = 0;
  const pace = createPace(
    () => time,
    async (milliseconds) => {
      time += milliseconds;
    },
  );
  /** Returns the time at which a request may start. */
  const turn = async () => {
    await pace.turn();
    return time;
  };
  return { pace, turn };
}

describe('the pace of requests', () => {
  it('has no delay at first', async () => {
    const { turn } = start();
    expect([await turn(), await turn(), await turn()]).toEqual([0, 0, 0]);
  });

  it('keeps the crawl delay between two starts', async () => {
    const { pace, turn } = start();
    pace.setDelay(700);
    expect([await turn(), await turn(), await turn()]).toEqual([0, 700, 1_400]);
  });

  it('counts answers to requests from before a pause as part of it', async () => {
    const { pace, turn } = start();
    for (let answer = 0; answer < 6; answer++) pace.pause(5_000);
    expect([await turn(), await turn()]).toEqual([5_000, 5_062.5]);
  });

  it('slows down with each pause that a busy server asks for, to one request a second at the slowest', async () => {
    const { pace, turn } = start();
    const distances: number[] = [];
    for (let pause = 0; pause < 8; pause++) {
      pace.pause(5_000);
      const first = await turn();
      distances.push((await turn()) - first);
    }
    expect(distances).toEqual([62.5, 125, 250, 500, 1_000, 1_000, 1_000, 1_000]);
  });
});
