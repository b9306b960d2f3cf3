/** What travels of a source file of the browser: the code. Its comments and its layout stay in the repository. */

/**
 * A module as a part of one script: without comments and indentation, and without its imports and exports, since the
 * parts share one scope. No string and no pattern of ours holds what looks like a comment.
 */
export function toScript(source: string): string {
  return source
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s+/gm, '')
    .replace(/^import .*\n/gm, '')
    .replace(/^export /gm, '');
}

/** A style sheet without comments, a rule a line. */
export function toStyle(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{;,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/ ([>+]) /g, '$1')
    .replace(/(?<![\d#])0\./g, '.')
    .replace(/;?} ?/g, '}\n')
    .trim()
    .concat('\n');
}
