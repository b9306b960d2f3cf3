import { expect, it } from 'vitest';
import { scheduleCompile } from '../../../compiler/hook/schedule-compile.ts';

/** A clock that is moved by hand, and compiles that end when they are told to. */
function createWorld() {
  let time = 0;
  let timers: { at: number; call: () => void }[] = [];
  const starts: number[] = [];
  let finish = () => {};
  const schedule = scheduleCompile(
    () => {
      starts.push(time / 1000);
      return new Promise<void>((done) => {
        finish = done;
      });
    },
    {
      now: () => time,
      after: (milliseconds, call) => {
        const timer = { at: time + milliseconds, call };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
    },
  );
  return {
    schedule,
    starts,
    async pass(seconds: number) {
      time += seconds * 1000;
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      for (const { call } of due) call();
      await Promise.resolve();
    },
    async finish() {
      finish();
      await new Promise((done) => setImmediate(done));
    },
  };
}

it('scheduleCompile starts one compile after a burst of calls', async () => {
  const { schedule, starts, pass } = createWorld();
  for (let call = 0; call < 4; call++) {
    schedule.ask();
    await pass(2);
  }
  expect(starts).toEqual([]);
  await pass(1);
  expect(starts).toEqual([9]);
});

it('scheduleCompile starts within thirty seconds of continuous calls', async () => {
  const { schedule, starts, pass } = createWorld();
  for (let call = 0; call < 20; call++) {
    schedule.ask();
    await pass(2);
  }
  expect(starts).toEqual([30]);
});

it('scheduleCompile starts a second compile for calls during the first, a minute after its start', async () => {
  const { schedule, starts, pass, finish } = createWorld();
  schedule.ask();
  await pass(3);
  for (let call = 0; call < 5; call++) schedule.ask();
  await pass(10);
  expect(starts).toEqual([3]);
  await finish();
  await pass(49);
  expect(starts).toEqual([3]);
  await pass(1);
  expect(starts).toEqual([3, 63]);
  await finish();
  await pass(600);
  expect(starts).toEqual([3, 63]);
});

it('scheduleCompile starts no compile after its end', async () => {
  const { schedule, starts, pass } = createWorld();
  schedule.ask();
  schedule.end();
  await pass(600);
  expect(starts).toEqual([]);
});

it('scheduleCompile forgets at its end what was asked for during a compile', async () => {
  const { schedule, starts, pass, finish } = createWorld();
  schedule.ask();
  await pass(3);
  schedule.ask();
  schedule.end();
  await finish();
  await pass(600);
  expect(starts).toEqual([3]);
});
