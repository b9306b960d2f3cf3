/** Reads the characters of symbol fonts as signs: in such a font, a “4” may be drawn as a triangle. */

import type { Token } from '../sheet.ts';

/** Matches names of fonts that have signs in the place of letters and digits. */
const SIGN_FONT =
  /^(?:ITC ?)?(?:Web|Wing|Zapf ?)dings(?:\d|[-, ]|$)|Dingbats|SymbolsP\d|^(?:OpenSymbol|Marlett|Font ?Awesome|Glyphicons|icomoon|Material ?Icons)/i;

/** Matches names of typefaces of signs for print, `UnivNewsCommPi`; `Kopi` is one of letters. */
const PI_FONT = /[a-z]Pi(?:Std|BT|-|$)/;

export const isSignFont = (name: string): boolean => SIGN_FONT.test(name) || PI_FONT.test(name);

/** Signs by the codes that these fonts commonly have for bullets and boxes. Other signs have no known meaning. */
const SIGNS: Record<string, string> = {
  ...Object.fromEntries([...'lnuvwt·§¡\u009f'].map((code) => [code, '•'])),
  ...Object.fromEntries([...'4Øàð'].map((code) => [code, '▶'])),
  ...Object.fromEntries([...'üþ'].map((code) => [code, '✓'])),
  ...Object.fromEntries([...'ûý'].map((code) => [code, '✗'])),
  ...Object.fromEntries([...'oq¨'].map((code) => [code, '□'])),
};

/** Codes of symbol fonts may be written in this private area of Unicode. */
const PRIVATE_CODE = /[\uF020-\uF0FF]/g;

/** Replaces codes of a symbol font by the signs that they draw. Signs without a known meaning become blanks. */
const toSigns = (text: string): string =>
  text
    .replace(PRIVATE_CODE, (code) => String.fromCharCode(code.charCodeAt(0) - 0xf000))
    .replace(/[\u0021-\u00ff]/g, (code) => SIGNS[code] ?? ' ');

/** In a font of letters, only bullets are written with private codes; other private codes may be letters. */
const withBullets = (text: string): string => text.replace(/[\uF0B7\uF0A7]/g, '•');

/**
 * Returns a text with the signs that it shows, and with a blank on both sides of a sign.
 * @param isSign whether its font is one of signs
 */
export function withSigns(token: Token, isSign: boolean): Token[] {
  const text = isSign ? toSigns(token.text) : withBullets(token.text);
  if (text === token.text) return [token];
  const blank = { ...token, text: ' ', width: 0 };
  return [blank, { ...token, text: text.trim() || ' ' }, { ...blank, x: token.x + token.width }];
}
