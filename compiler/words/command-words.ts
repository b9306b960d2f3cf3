/** Words: what the commands say besides their reports, as a type. */

export interface CommandWords {
  /** What was done. */
  said: {
    written(folder: string): string;
    upToDate(folder: string): string;
    stale(folder: string, headline: string): string;
    nothingPublished(folder: string): string;
    /** Before the reasons why a compile would write nothing. */
    wouldStop: string;
    nothingWritten(isPublished: boolean): string;
    mendFirst: string;
    anyway: string;
  };
}
