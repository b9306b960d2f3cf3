/** Removes invisible characters from text, which can carry a hidden message. Both readers of a page use it. */

/** Matches Unicode's default ignorable characters, except joiners and the selectors of emoji and text forms. */
const UNSEEN = /(?![\u200c\u200d]|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/** Matches joiners outside of emoji and of scripts whose letters join, where they have no visible effect. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f|[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]|[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Myanmar}])(?:\u200c|\u200d)+/gu;

/** Matches control characters and unpaired surrogates, which break readers of a text. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]|[\ufffe\uffff\p{Cs}]/gu;

/** Removes control characters except white space, and unpaired surrogates. Every text of a page passes through here. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/** Matches a run of invisible characters that is long enough to spell a message. */
const MESSAGE = /[\u{e0020}-\u{e007e}]{3,}|\p{Default_Ignorable_Code_Point}{6,}/gu;

/** A quick test that rejects most texts. */
const MAY_BE_UNSEEN = /[\u00ad\u0250-\uffff]/;

/** Removes invisible characters from a text; joiners and selectors stay where they change how a sign looks. */
export const withoutUnseen = (text: string): string =>
  MAY_BE_UNSEEN.test(text) ? text.replace(UNSEEN, '').replace(STRAY_JOINER, '') : text;

/** Lists the runs of invisible characters in a text that may be a message. */
export const unseenMessages = (text: string): string[] => (MAY_BE_UNSEEN.test(text) && text.match(MESSAGE)) || [];
