import { expect, it, onTestFinished } from 'vitest';
import { createProgress } from '../../../compiler/commands/steps/compile-with-progress.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { runCommand, toSite, writeFolder } from './run-cli.ts';

it('progress without a terminal is a line every five seconds, in both stages', () => {
  const said: string[] = [];
  let now = 0;
  const stream = { isTTY: false, write: (text: string) => said.push(text) > 0 };
  const progress = createProgress(stream as unknown as NodeJS.WriteStream, reportLanguages.es.progress, () => now);
  for (now = 1000; now <= 10_000; now += 1000) progress.onCrawl({ done: now / 1000, queued: 5, failed: 1 });
  now = 14_999;
  progress.onPages(1, 9);
  now = 15_000;
  progress.onPages(2, 9);
  expect(said).toEqual([
    'leyendo el sitio: 5 de 10 direcciones conocidas, 1 han fallado\n',
    'leyendo el sitio: 10 de 15 direcciones conocidas, 1 han fallado\n',
    'haciendo Markdown: 2 de 9 páginas\n',
  ]);
});

it('progress on a terminal is one line, which is removed at the end', () => {
  const said: string[] = [];
  const stream = { isTTY: true, write: (text: string) => said.push(text) > 0 };
  const progress = createProgress(stream as unknown as NodeJS.WriteStream, reportLanguages.en.progress, () => 0);
  progress.onCrawl({ done: 1, queued: 2, failed: 0 });
  progress.onPages(2, 3);
  progress.stop();
  expect(said.join('').split('\r\u001b[K').slice(1)).toEqual([
    reportLanguages.en.progress.crawled(1, 3, 0),
    reportLanguages.en.progress.converted(2, 3),
    '',
  ]);
});

it('progress is shown on a terminal, and neither with --quiet nor to a script', async () => {
  const before = process.stderr.isTTY;
  onTestFinished(() => {
    process.stderr.isTTY = before;
  });
  process.stderr.isTTY = true;
  const folder = await writeFolder(toSite(2));
  const shown = async (...flags: string[]) =>
    (await runCommand(folder, ['compile', 'sitio', ...flags])).stderr.includes('\r\u001b[K');
  expect([await shown(), await shown('--quiet'), await shown('--json')]).toEqual([true, false, false]);
});
