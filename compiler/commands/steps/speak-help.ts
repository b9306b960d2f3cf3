/** What the library of the command line says, and what stands with each option, in the language of the person who runs it. */

import type { Command, Help, Option } from 'commander';
import type { ReportWords } from '../../words/es/report.ts';

/** Made of a program before its commands are added, which inherit it. */
export function speakHelp(program: Command, { help, usage, commands }: ReportWords): void {
  const helper: Help = program.createHelp();
  const say = (text: string) => help[text] ?? text;
  // A command, and after some blanks what it is for.
  const sayExamples = (text: string) => text.replace(/^Examples:/, say).replace(/(?<=\S {2,})\S.*$/gm, say);
  program.helpOption('-h, --help', say('display help for command'));
  program.helpCommand('help [command]', say('display help for command'));
  // What a person puts there: `<file>`, `[files...]`.
  const sayPlaces = (text: string) => text.replace(/(?<=[<[])[\w:]+(?=(?:\.\.\.)?[>\]])/g, say);
  const sayNotes = (text: string) => text.replace(/\((default|choices):/g, (_, kind) => `(${say(`${kind}:`)}`);
  program
    .configureHelp({
      styleTitle: say,
      commandUsage: (command) => sayPlaces(helper.commandUsage(command)),
      commandDescription: (command) => say(helper.commandDescription(command)),
      subcommandDescription: (command) => say(helper.subcommandDescription(command)),
      subcommandTerm: (command) => sayPlaces(helper.subcommandTerm(command)),
      argumentTerm: (argument) => say(helper.argumentTerm(argument)),
      optionTerm: (option) => sayPlaces(helper.optionTerm(option)),
      argumentDescription: (argument) => sayNotes(say(helper.argumentDescription(argument))),
      optionDescription: (option) => sayNotes(helper.optionDescription(sayOption(option, say))),
    })
    .configureOutput({
      writeOut: (text) => process.stdout.write(sayExamples(text)),
      writeErr: (text) => process.stderr.write(sayExamples(text)),
      outputError: (text, write) => {
        const said = usage.reduce((all, [english, words]) => all.replace(english, words), text.trim());
        write(commands.errors.usage(sayPlaces(said.replace(/^error: /, ''))));
      },
    });
}

const sayOption = (option: Option, say: (text: string) => string): Option =>
  Object.assign(Object.create(option), { description: say(option.description) });
