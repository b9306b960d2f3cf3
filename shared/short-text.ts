/** Turns texts of the site into single lines: shortened to fit a field, or safe to print in a terminal or a log. */

/** Matches only blanks that change, as most texts have single blanks. */
const UNEVEN_BLANK = /\s{2,}|[^\S ]/g;

/** Replaces each run of white space by a single blank, and removes it at the ends. */
export const toOneLine = (text: string): string => text.replace(UNEVEN_BLANK, ' ').trim();

/** Returns one line of at most `limit` code points. Cuts a longer text between words and adds `…`. */
export function toShortText(text: string, limit: number): string {
  const characters = [...toOneLine(text)];
  if (characters.length <= limit) return characters.join('');
  const cut = characters.slice(0, limit - 1).join('');
  return `${cut.replace(/(?<!\s)\s+\S*$/, '') || cut}…`;
}

/** Invisible characters: marks of direction and of joining, soft hyphens, tags, lone surrogates. */
const UNSEEN = /[\p{Cf}\p{Cs}]/gu;

const BLANKS = /[\s\p{Cc}]+/gu;

const MORE_THAN_BLANK = /[^\S ]|\p{Cc}/u;

/**
 * Commands that a CI server runs when a log has them: `::name` at the beginning of a line, `##[name]` and `##vso[name]`
 * anywhere in it (github.com/actions/runner, ActionCommand.cs; Azure Pipelines, TeamCity).
 */
const COMMAND = /^ *:(?=:)|##(?=\w*\[)/g;

/**
 * Returns one line that is safe to print: blanks for white space and control characters, no other invisible characters,
 * and a blank within commands of a CI server. Keeps several blanks in a row.
 */
export function toPrintable(text: string): string {
  const seen = text.replace(UNSEEN, '');
  const line = MORE_THAN_BLANK.test(seen) ? seen.replace(BLANKS, (run) => (/[^ ]/.test(run) ? ' ' : run)) : seen;
  return line.replace(COMMAND, '$& ');
}

/** Returns the lines of a text, each safe to print. */
export const toPrintableLines = (text: string): string[] => text.split(/\r?\n/).map(toPrintable);

/** Characters without which nothing needs an escape: JSON has no control characters below them. */
const PERHAPS_UNSEEN = /[\u007f-\uffff]|##/;

const UNSEEN_OR_OBEYED = /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u007f-\u009f]|#(?=#\w*\[)/gu;

/** Escapes invisible characters and commands of CI servers in JSON as `\u…`. Its value stays the same. */
export function escapeUnseen(json: string): string {
  // Most lines of a log are ASCII, and this test is cheaper.
  if (!PERHAPS_UNSEEN.test(json)) return json;
  return json.replace(UNSEEN_OR_OBEYED, (text) =>
    [...Array(text.length).keys()].map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
}
