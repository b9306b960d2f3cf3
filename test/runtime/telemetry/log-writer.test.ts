import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogWriter } from '../../../runtime/telemetry/log-writer.ts';

let files = 0;

function open() {
  const path = join(tmpdir(), `log-${process.pid}-${++files}`);
  const fd = openSync(path, 'w');
  onTestFinished(() => {
    rmSync(path);
    try {
      closeSync(fd);
    } catch {}
  });
  return { fd, read: () => readFileSync(path, 'utf8'), ...createLogWriter(fd) };
}

const flushed = ({ flush }: { flush: (done: () => void) => void }) => new Promise<void>(flush);

describe('the writer of the log', () => {
  it('writes every line once and in order, however many come at a time', async () => {
    const log = open();
    const lines = Array.from({ length: 5_000 }, (_, index) => `${index} ñ ${'x'.repeat(index % 100)}\n`);
    for (const [index, line] of lines.entries()) {
      log.write(line);
      if (index % 700 === 0) await new Promise(setImmediate);
    }
    await flushed(log);
    expect(log.read()).toBe(lines.join(''));
  });

  it('waits with a few lines until they are asked for', async () => {
    const log = open();
    log.write('one\n');
    expect(log.read()).toBe('');
    await flushed(log);
    expect(log.read()).toBe('one\n');
    await flushed(log);
    expect(log.read()).toBe('one\n');
  });

  it('loses nothing at the end of the process', () => {
    const log = open();
    log.write('one\n');
    log.write('two\n');
    log.flushSync();
    expect(log.read()).toBe('one\ntwo\n');
  });

  it('drops lines instead of filling the memory when nobody reads them, and counts them', async () => {
    const log = open();
    const line = `${'x'.repeat(999_999)}\n`;
    for (let written = 0; written < 40; written++) log.write(line);
    await flushed(log);
    const [, dropped] = /"dropped":(\d+)/.exec(log.read()) ?? [];
    const kept = log
      .read()
      .split('\n')
      .filter((text) => text.startsWith('x')).length;
    expect(kept + Number(dropped)).toBe(40);
    expect(kept).toBeLessThan(20);
  });

  it('goes on without a log that cannot be written', async () => {
    const log = open();
    closeSync(log.fd);
    log.write('one\n');
    await flushed(log);
    log.write('two\n');
    log.flushSync();
  });
});
