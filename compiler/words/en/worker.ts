/** Words, English: who can do the work, in folded text. */

export const worker =
  /\b(?:technicians?|professionals?|compan(?:y|ies)|contractors?|engineers?|specialists?|installers?|tradesm[ae]n|team|staff|partners?)\b/;
