/** Texts of a site that a terminal or a CI server could obey, and a search for such parts. */

import fc from 'fast-check';

/** Parts of such texts: control and bidi characters, ends of lines, commands of CI servers, ends of literals. */
const parts = [
  ...['\n', '\r', '\r\n', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029', ' ', '  ', '\u00a0', '\u3000'],
  ...['\0', '\b', '\u0007', '\u001b[31m', '\u001b]0;title\u0007', '\u007f', '\u009b2J', '\u009d0;title\u009c'],
  ...['\u061c', '\u200b', '\u200d', '\u200e', '\u200f', '\u202e', '\u2066', '\u2069', '\ufeff', '\u00ad'],
  ...['\u{e0041}', '\ud800', '\udc00'],
  ...['::error title=x::y', '::', ':', '##[error]z', '##', '#', '[', '##vso[task.complete]', '##teamcity[x]'],
  ...["'", '"', '`', '```', '*/', '//', '$(a)', '{{a}}', '\\', '<script>', '</li>', '&lt;', 'año', '👩‍🔧', 'Precio'],
];

/** Generates texts of up to eight of these parts. */
export const foreignText = () => fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((some) => some.join(''));

/** Text with all of them, and commands at the beginning of a line. */
export const SHOUT = `\n::error title=x::y\n##[error]z ${parts.join('a')}`;

/** Matches the end of a line, as any reader may see it. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Lists the invisible characters of a text, line feeds aside, and its lines with CI commands. Our output has none. */
export function obeyedIn(text: string): string[] {
  const unseen = text.match(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu) ?? [];
  const commands = text.split(LINE_END).filter((line) => line.trimStart().startsWith('::') || /##\w*\[/.test(line));
  return [...unseen.filter((character) => character !== '\n').map((one) => JSON.stringify(one)), ...commands];
}
