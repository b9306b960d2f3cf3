/** What a language is called in the language of a reader. */

/** @param tag BCP 47 of the language that is named. @param reader BCP 47 of the one that it is named in */
export function toLanguageName(tag: string, reader: string): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(tag) ?? tag;
}
