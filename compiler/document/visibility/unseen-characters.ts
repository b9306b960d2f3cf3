/** What both readers of a page's text leave out: characters that are shown as nothing and can carry a message. */

/** Unicode's default ignorable characters. Joiners, and the selectors that tell emoji from signs, are judged apart. */
const UNSEEN = /(?![\u200c\u200d]|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/** Joiners mean something between letters of scripts that join, and in emoji; anywhere else they only hide. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f|[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]|[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Myanmar}])(?:\u200c|\u200d)+/gu;

/** Characters of terminals and halves of characters: they mean nothing in a text, and break its readers. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]|[\ufffe\uffff\p{Cs}]/gu;

/** The text without control characters but white space. All that is read of a page passes here. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/** A run long enough to spell something. */
const MESSAGE = /[\u{e0020}-\u{e007e}]{3,}|\p{Default_Ignorable_Code_Point}{6,}/gu;

/** A quick test that most texts fail. */
const MAY_BE_UNSEEN = /[\u00ad\u0250-\uffff]/;

/** The text as it is seen. */
export const withoutUnseen = (text: string): string =>
  MAY_BE_UNSEEN.test(text) ? text.replace(UNSEEN, '').replace(STRAY_JOINER, '') : text;

/** The runs of unseen characters of a text that may be a message. */
export const unseenMessages = (text: string): string[] => (MAY_BE_UNSEEN.test(text) && text.match(MESSAGE)) || [];
