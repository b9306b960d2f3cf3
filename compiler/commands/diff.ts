/** `vitrina diff`: changes for agents if the site were published, for people or a pull request. */

import { toDiffMarkdown, toDiffSections } from '../report/diff/to-diff-sections.ts';
import { addCompileOptions, type CompileFlags, compileAgainst } from './steps/compile-against.ts';
import { printReport, type RegisterCommand } from './steps/options.ts';
import { print, tell } from './steps/print.ts';

export const examples = `
  vitrina diff
  vitrina diff --markdown >> "$GITHUB_STEP_SUMMARY"
`;

export const register: RegisterCommand = (command, io) => {
  addCompileOptions(command)
    .option('--markdown', 'print Markdown for a pull request or a CI summary')
    .action(async (target: string | undefined, flags: CompileFlags & { markdown?: boolean }) => {
      const { changes, compilation } = await compileAgainst(target, flags, io);
      const { words } = io;
      const sections = toDiffSections(changes, words);
      if (flags.markdown && !flags.json) print(toDiffMarkdown(changes, compilation.site.site.url, words));
      else printReport(changes, sections, { ...flags, quiet: false }, io);
      if (sections.length === 0) tell(words.diff.nothing);
    });
};
