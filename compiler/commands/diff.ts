/** `vitrina diff`: what publishing the site as it is now would change for agents, as text for people or for a pull request. */

import { exitCodes } from '../command-error.ts';
import { hasChanges } from '../report/diff/compare-content.ts';
import { toDiffMarkdown, toDiffSections } from '../report/diff/to-diff-sections.ts';
import { toSectionText } from '../report/sections.ts';
import { addCompileOptions, type CompileFlags, compileAgainst } from './steps/compile-against.ts';
import { colorsFor, type RegisterCommand } from './steps/settings.ts';

export const registerDiff: RegisterCommand = (command, io) => {
  addCompileOptions(command)
    .option('--markdown', 'print Markdown for a pull request or a CI summary')
    .option('--json', 'print the changes as JSON')
    .option('--quiet', 'no progress')
    .option('--no-color', 'no colours')
    .addHelpText(
      'before',
      `Examples:
  vitrina diff                                          for people
  vitrina diff --markdown >> "$GITHUB_STEP_SUMMARY"     for the summary of a CI run
`,
    )
    .action(async (target: string | undefined, flags: CompileFlags & { markdown?: boolean }) => {
      const { changes, compilation } = await compileAgainst(target, flags, io);
      const colors = colorsFor(flags, io);
      if (flags.json) process.stdout.write(`${JSON.stringify(changes, null, 2)}\n`);
      else if (flags.markdown) process.stdout.write(toDiffMarkdown(changes, compilation.site.site.url, io.words));
      else process.stdout.write(toSectionText(toDiffSections(changes, io.words), colors));
      if (!hasChanges(changes)) process.stderr.write(`${io.words.diff.nothing}\n`);
      process.exitCode = exitCodes.ok;
    });
};
