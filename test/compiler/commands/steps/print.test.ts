import { expect, it, vi } from 'vitest';
import { print, tell } from '../../../../compiler/commands/steps/print.ts';

it('print and tell write the lines of a text without control sequences and CI commands', () => {
  let said = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
  }
  print('  uno  dos\n::error::a\u001b[31m\n');
  tell('Error: b\n    at ##[group]c\u202e');
  vi.restoreAllMocks();
  expect(said).toBe('  uno  dos\n: :error::a [31m\nError: b\n    at ## [group]c\n');
});
