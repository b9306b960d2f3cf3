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
    /** @param option that accepts what was refused */
    anyway(option: string): string;
    /** Ended by the person before anything was written. */
    interrupted: string;
    otherPort(wanted: number, port: number): string;
    welcome(addresses: Record<'website' | 'developerPage' | 'agentsGuide' | 'mcp', string>): string;
    /** How to end what serves. */
    ending: string;
    /** After a trial. */
    tried: string;
    open(pages: number): string;
    initNext(file: string, isReplaced: boolean): string;
    restored(folder: string, generation: string, pages: number): string;
    generation(pages: number, compiled: string): string;
    published(generation: string | undefined, pages: number): string;
  };
  /** What is wrong, where, and what to do. */
  errors: {
    /** @param what is wrong with the command line */
    usage(what: string): string;
    unknownGuard(name: string, known: readonly string[]): string;
    notANumber(option: string, text: string, from: number, to: number): string;
    notAPattern(option: string, text: string): string;
    noVariable(field: string, name: string): string;
    notAnAddress(what: string): string;
    noFolder(folder: string): string;
    isFile(folder: string): string;
    noContent(folder: string): string;
    /** Files of another make in the output folder. */
    foreignFiles(folder: string, files: readonly string[]): string;
    notContent(folder: string, manifest: string): string;
    damaged(folder: string, files: readonly string[]): string;
    /** @param above a file, or with a `code` a folder that takes no new file */
    noPlace(option: string, path: string, above: string, code?: string): string;
    badConfig(file: string, complaints: readonly string[]): string;
    noConfig(folder: string): string;
    noConfigFile(file: string): string;
    noDefaultExport(file: string): string;
    unreadableConfig(place: string, message: string, mend: 'line' | 'import' | 'file'): string;
    noFreePort(from: number): string;
    portTaken(port: number): string;
    noGaps(file: string): string;
    foreignGaps(file: string): string;
    unreachable(origin: string, why: string): string;
    givesNone(target: string, pages: number): string;
    notApiPath(text: string, example: string): string;
    notAHost(text: string): string;
    noEarlier: string;
    unknownGeneration(name: string, kept: readonly string[]): string;
    notSearchable(folder: string, why: string): string;
    exists(file: string): string;
    noPages(reasons: readonly string[]): string;
    /** Where pages lie in a folder without a start page. */
    noStart(folder: string, found: { folders: readonly string[]; page?: string }): string;
  };
}
