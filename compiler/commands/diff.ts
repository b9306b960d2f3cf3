/** `vitrina diff`: what publishing the site as it is now would change for agents, as text for people or for a pull request. */

import { hasChanges } from '../report/diff/compare-content.ts';
import { toDiffMarkdown, toDiffSections } from '../report/diff/to-diff-sections.ts';
import { toSectionText } from '../report/sections.ts';
import { addCompileOptions, type CompileFlags, compileAgainst } from './steps/compile-against.ts';
import { colorsFor, printJson, type RegisterCommand } from './steps/settings.ts';

export const register: RegisterCommand = (command, io) => {
  addCompileOptions(command)
    .option('--markdown', 'print Markdown for a pull request or a CI summary')
    .addHelpText(
      'before',
      `Examples:
  vitrina diff                                          for people
  vitrina diff --markdown >> "$GITHUB_STEP_SUMMARY"     for the summary of a CI run
`,
    )
    .action(async (target: string | undefined, flags: CompileFlags & { markdown?: boolean }) => {
      const { changes, compilation } = await compileAgainst(target, flags, io);
      if (flags.json) printJson(changes);
      else if (flags.markdown) process.stdout.write(toDiffMarkdown(changes, compilation.site.site.url, io.words));
      else process.stdout.write(toSectionText(toDiffSections(changes, io.words), colorsFor(flags, io)));
      if (!hasChanges(changes)) process.stderr.write(`${io.words.diff.nothing}\n`);
    });
};
