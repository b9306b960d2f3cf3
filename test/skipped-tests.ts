/** Ends the report of a test run with what was skipped because a program is missing, and the command that installs it. */

import type { Reporter, TestModule } from 'vitest/node';
import { type Program, toInstallLine } from './programs.ts';

/** @param missing Programs that this machine lacks; the tests that ask them carry their name as a tag. */
export function createSkippedTests(missing: readonly Program[]): Reporter {
  return {
    onTestRunEnd(modules) {
      const skipped = missing
        .map((program) => ({ program, counts: countSkipped(program, modules) }))
        .filter(({ counts }) => counts.length > 0);
      if (skipped.length === 0) return;
      const lines = skipped.map(({ program, counts }) => `  ${program}: ${counts.join(', ')}\n`);
      const install = toInstallLine(skipped.map(({ program }) => program));
      process.stdout.write(`Skipped, since programs are missing:\n${lines.join('')}To run them: ${install}\n`);
    },
  };
}

/** The files whose tests ask a missing program, each with how many of them. */
function countSkipped(program: Program, modules: readonly TestModule[]): string[] {
  return modules
    .flatMap(({ relativeModuleId, children }) => {
      const count = [...children.allTests('skipped')].filter(({ tags }) => tags.includes(program)).length;
      return count > 0 ? `${relativeModuleId} (${count})` : [];
    })
    .sort();
}
