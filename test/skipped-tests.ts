/** Reporter that lists tests skipped because a program is missing, and the command that installs it. */

import type { Reporter, TestModule } from 'vitest/node';
import { type Program, toInstallLine } from './programs.ts';

/** Creates the reporter. @param missing programs, whose names are tags of the tests that need them */
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

/** Returns the files with skipped tests of a program, sorted, each with their number: `test/a.test.ts (2)`. */
function countSkipped(program: Program, modules: readonly TestModule[]): string[] {
  return modules
    .flatMap(({ relativeModuleId, children }) => {
      const count = [...children.allTests('skipped')].filter(({ tags }) => tags.includes(program)).length;
      return count > 0 ? `${relativeModuleId} (${count})` : [];
    })
    .sort();
}
