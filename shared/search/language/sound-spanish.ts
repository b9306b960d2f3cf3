/** How a Spanish word sounds, since most misspellings sound like the word: `labadora`, `serrajero`, `abitacion`. */

/** Letters and what is heard of them, one rule after the other; `C` stands for `ch`. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'C'],
  [/h/g, ''],
  [/qu(?=[ei])|c(?![ei])/g, 'k'],
  [/[czx]/g, 's'],
  [/s+/g, 's'],
  [/ll/g, 'y'],
  [/[vw]/g, 'b'],
  [/g(?=[ei])/g, 'j'],
  [/m(?=[bp])/g, 'n'],
];

/** The same for folded words that sound alike. */
export function soundSpanish(word: string): string {
  return HEARD.reduce((sound, [letters, heard]) => sound.replace(letters, heard), word);
}
