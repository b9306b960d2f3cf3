/** Texts of the site as single lines: shortened to fit a field, or printable: read and not obeyed by whom it is shown to. */

/** In most texts every blank is single already. */
const UNEVEN_BLANK = /\s{2,}|[^\S ]/g;

/** White space as single blanks, none at the ends. */
export const toOneLine = (text: string): string => text.replace(UNEVEN_BLANK, ' ').trim();

/** One line of at most `limit` code points, cut between words where it is too long. */
export function toShortText(text: string, limit: number): string {
  const characters = [...toOneLine(text)];
  if (characters.length <= limit) return characters.join('');
  const cut = characters.slice(0, limit - 1).join('');
  return `${cut.replace(/(?<!\s)\s+\S*$/, '') || cut}…`;
}

/** What nobody sees: marks of direction and of joining, soft hyphens, tags, halves of a pair. */
const UNSEEN = /[\p{Cf}\p{Cs}]/gu;

const BLANKS = /[\s\p{Cc}]+/gu;

const MORE_THAN_BLANK = /[^\S ]|\p{Cc}/u;

/**
 * What the runner of a CI server obeys in a log: `::name` at the beginning of a line, `##[name]` and `##vso[name]` anywhere
 * in it (github.com/actions/runner, ActionCommand.cs; Azure Pipelines, TeamCity).
 */
const COMMAND = /^ *:(?=:)|##(?=\w*\[)/g;

/**
 * One line of what is seen: white space and control characters as a blank, the rest of what is unseen left out, and a blank
 * within what a CI server would obey. Blanks that stand together stay.
 */
export function toPrintable(text: string): string {
  const seen = text.replace(UNSEEN, '');
  const line = MORE_THAN_BLANK.test(seen) ? seen.replace(BLANKS, (run) => (/[^ ]/.test(run) ? ' ' : run)) : seen;
  return line.replace(COMMAND, '$& ');
}

/** The lines of a text, each printable. */
export const toPrintableLines = (text: string): string[] => text.split(/\r?\n/).map(toPrintable);

/** Without one of these nothing is to be escaped: JSON has no control characters below them. */
const PERHAPS_UNSEEN = /[\u007f-\uffff]|##/;

const UNSEEN_OR_OBEYED = /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u007f-\u009f]|#(?=#\w*\[)/gu;

/** JSON with the same strings, in which what is unseen or obeyed is escaped; it stays a literal of JavaScript. */
export function escapeUnseen(json: string): string {
  // Most lines of a log are ASCII, which costs less to see.
  if (!PERHAPS_UNSEEN.test(json)) return json;
  return json.replace(UNSEEN_OR_OBEYED, (text) =>
    [...Array(text.length).keys()].map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
}
