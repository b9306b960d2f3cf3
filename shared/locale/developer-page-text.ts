/** What a language must say on the page for people. Sentences are Markdown without line breaks, those of the script plain text. */

/** Programs that the page shows how to connect, as their makers write them. */
export type AgentClientId =
  | 'claude'
  | 'claudeCode'
  | 'chatGpt'
  | 'cursor'
  | 'vsCode'
  | 'geminiCli'
  | 'codex'
  | 'inspector';

/** Sentences of the script in the browser. `{name}` stands for a value. */
export type ScriptText =
  | 'loading'
  | 'oneResult'
  | 'manyResults'
  | 'noResults'
  | 'noResultsHint'
  | 'moreResults'
  | 'back'
  | 'rendered'
  | 'openPage'
  | 'nextPart'
  | 'table'
  | 'image'
  | 'yes'
  | 'no'
  | 'retry'
  | 'wait'
  | 'waitOver'
  | 'offlineTitle'
  | 'offlineHint'
  | 'unreadableTitle'
  | 'unreadableHint'
  | 'unreached'
  | 'milliseconds'
  | 'left'
  | 'refill'
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'onePage'
  | 'manyPages'
  | 'served'
  | 'notServed';

export interface DeveloperPageText {
  heading(brand: string): string;
  /** A few words above the heading. */
  tagline: string;
  /** What the service is, point by point. */
  points: readonly { title: string; text: string }[];
  sections: Record<'about' | 'try' | 'connect' | 'operations' | 'limits' | 'versioning' | 'content', string>;
  /** Short names for the menu, of the sections whose heading is longer. */
  menu: Record<'try' | 'connect' | 'content', string>;
  menuLabel: string;
  skip: string;
  tryIntro: string;
  noScript: string;
  searchLabel: string;
  searchButton: string;
  searchPlaceholder: string;
  suggestions: string;
  company: string;
  /** Of the parts of the company information. */
  companySections: Record<'all' | 'contact' | 'service_model' | 'coverage' | 'services', string>;
  request: string;
  requestIntro: string;
  quotaLeft: string;
  headers: string;
  asCommand: string;
  connectIntro: string;
  mcpHeading: string;
  mcpAddress: string;
  httpHeading: string;
  /** What to do with the copied line. */
  clients: Record<AgentClientId, string>;
  answerFields: string;
  operationErrors: string;
  contentIntro: string;
  /** Before the address at which programs are told the same. */
  servedSource: string;
  generation: string;
  digest: string;
  documents: string;
  script: Record<ScriptText, string>;
}
